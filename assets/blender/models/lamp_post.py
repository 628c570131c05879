"""A street lamp: a pale post on a stone foot, an arm to the east, and a stout lantern whose iron ribs keep its shape when it burns."""

from tallow_model.marks import SOUTH, mark, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import tube
from tallow_model.solids import beam, box
from tallow_model.space import px_up, px_wall
from tallow_model.stones import moss_dabs

POST_UNITS = px_wall(2)
TOP_UNITS = px_up(54)
ARM_MIDDLE = px_up(50.5)
LANTERN_EAST_UNITS = px_wall(7)
GLASS_UNITS, GLASS_LOW, GLASS_HIGH = px_wall(3), px_up(38), px_up(46)
RIB_UNITS = px_wall(1)
FOOT_WIDE = px_wall(6)
EAST = (1, 0, 0)


def post(model: Model) -> None:
    """Lighter than house timber, before which it stands; the east side, mostly in shade, is a tone darker by drawing."""
    box(model, (0, 0, px_up(1.5)), (FOOT_WIDE, FOOT_WIDE, px_up(3)), "stone", 2, edge=0.8)
    box(model, (0, 0, px_up(4.5)), (px_wall(4), px_wall(4), px_up(3)), "stone", 2.6, edge=0.8)
    box(model, (0, 0, TOP_UNITS / 2), (POST_UNITS, POST_UNITS, TOP_UNITS), "plank", 2.6)
    half = POST_UNITS / 2
    mark(model, [(half, -half, px_up(6)), (half, half, px_up(6)), (half, half, px_up(53)), (half, -half, px_up(53))], "plank", 1, EAST)
    for low, high, left, right in ((6, 9, -half, half), (16, 25, 0, half)):
        wall_patch(model, left, px_up(low), right, px_up(high), -half, "plank", 1.4)
    moss_dabs(model, (-0.02, -FOOT_WIDE / 2, px_up(1.5)), SOUTH, [(0.05, 0, px_wall(1.5), px_up(1.4)), (-0.02, 0.02, px_wall(1), px_up(1))])


def arm(model: Model) -> None:
    """The arm, its strut, and an iron band round the post."""
    box(model, (px_wall(3.5), 0, ARM_MIDDLE), (px_wall(11), POST_UNITS, px_up(3)), "plank", 3)
    beam(model, (0.04, 0, ARM_MIDDLE - px_up(9)), (0.29, 0, ARM_MIDDLE - px_up(1.5)), px_wall(1.5), px_wall(1.5), "plank", 2, bevel=0)
    band = POST_UNITS + 0.02
    box(model, (0, 0, px_up(40)), (band, band, px_up(1.6)), "iron", 2, bevel=0)


def lantern(model: Model) -> None:
    """From the hook down: pointed hood, brim, glass with a brighter heart between ribs, foot."""
    east, half = LANTERN_EAST_UNITS, GLASS_UNITS / 2
    middle, high = (GLASS_LOW + GLASS_HIGH) / 2, GLASS_HIGH - GLASS_LOW
    box(model, (east, 0, GLASS_HIGH + px_up(3.5)), (0.05, 0.05, px_up(3)), "iron", 1, bevel=0)
    tube(model, (east, 0, GLASS_HIGH + px_up(1)), (east, 0, GLASS_HIGH + px_up(4)), 0.21, 0.04, "iron", 3, sides=8, flat=True)
    box(model, (east, 0, GLASS_HIGH + px_up(0.5)), (px_wall(6), px_wall(6), px_up(1.6)), "iron", 2, bevel=0.015)
    box(model, (east, 0, middle), (GLASS_UNITS, GLASS_UNITS, high), "glow", 2, bevel=0)
    for normal in (SOUTH, EAST):
        mark(model, pane(east, half, normal, GLASS_LOW, GLASS_LOW + px_up(5)), "glow", 3, normal)
    for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
        box(model, (east + x, y, middle), (RIB_UNITS, RIB_UNITS, high), "iron", 1, bevel=0)
    box(model, (east, 0, GLASS_LOW - px_up(0.8)), (px_wall(5), px_wall(5), px_up(2)), "iron", 2, bevel=0.015)
    box(model, (east, 0, GLASS_LOW - px_up(2.4)), (px_wall(2), px_wall(2), px_up(1.4)), "iron", 1, bevel=0)


def pane(east: float, half: float, normal, low: float, high: float) -> list[tuple[float, float, float]]:
    """A rectangle over the whole width of one face of the glass."""
    if normal == SOUTH:
        return [(east - half, -half, low), (east + half, -half, low), (east + half, -half, high), (east - half, -half, high)]
    return [(east + half, -half, low), (east + half, half, low), (east + half, half, high), (east + half, -half, high)]


def build(model: Model) -> None:
    post(model)
    arm(model)
    lantern(model)


SHEETS = [Sheet("lamp_post", build, seed=19)]
