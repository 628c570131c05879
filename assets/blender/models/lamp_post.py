"""A street lamp: a post on a stone foot, an arm to the east, and a lantern with iron ribs 1 px wide that keep its shape when it burns."""

from tallow_model.marks import mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import tube
from tallow_model.solids import beam, box
from tallow_model.space import px_up, px_wall

POST_UNITS = px_wall(2)
TOP_UNITS = px_up(52)
LANTERN_EAST_UNITS = px_wall(7)
GLASS_UNITS, GLASS_LOW, GLASS_HIGH = px_wall(3), px_up(38), px_up(46)
RIB_UNITS = px_wall(1)
SOUTH, EAST = (0, -1, 0), (1, 0, 0)


def post(model: Model) -> None:
    box(model, (0, 0, px_up(2)), (0.34, 0.34, px_up(4)), "stone", 2, edge=0.8)
    box(model, (0, 0, TOP_UNITS / 2), (POST_UNITS, POST_UNITS, TOP_UNITS), "timber", 2)
    half = POST_UNITS / 2
    for low, high in ((10, 21), (26, 33)):
        mark(model, [(-half, -half, px_up(low)), (0, -half, px_up(low)), (0, -half, px_up(high)), (-half, -half, px_up(high))], "timber", 1, SOUTH)
    arm = TOP_UNITS - px_up(2.5)
    box(model, (px_wall(3), 0, arm), (px_wall(12), POST_UNITS, px_up(3)), "timber", 3)
    beam(model, (0.03, 0, arm - px_up(8)), (0.30, 0, arm - px_up(1)), 0.08, 0.08, "timber", 2, bevel=0)


def lantern(model: Model) -> None:
    """Cap, glass with a brighter heart, ribs at the corners, foot, and the hook it hangs from."""
    east, half = LANTERN_EAST_UNITS, GLASS_UNITS / 2
    middle = (GLASS_LOW + GLASS_HIGH) / 2
    box(model, (east, 0, GLASS_HIGH + px_up(3)), (0.035, 0.035, px_up(4)), "iron", 1, bevel=0)
    tube(model, (east, 0, GLASS_HIGH + px_up(1)), (east, 0, GLASS_HIGH + px_up(3.5)), 0.17, 0.04, "iron", 2, sides=8, flat=True)
    box(model, (east, 0, GLASS_HIGH + px_up(0.5)), (px_wall(5), px_wall(5), px_up(1.6)), "iron", 2, bevel=0.015)
    box(model, (east, 0, middle), (GLASS_UNITS, GLASS_UNITS, GLASS_HIGH - GLASS_LOW), "glow", 2, bevel=0)
    for normal in (SOUTH, EAST):
        for low, high, tone in ((0, 5, 3),):
            mark(model, pane(east, half, normal, GLASS_LOW + px_up(low), GLASS_LOW + px_up(high)), "glow", tone, normal)
    for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
        box(model, (east + x, y, middle), (RIB_UNITS, RIB_UNITS, GLASS_HIGH - GLASS_LOW), "iron", 1, bevel=0)
    box(model, (east, 0, GLASS_LOW - px_up(0.5)), (px_wall(4.5), px_wall(4.5), px_up(1.6)), "iron", 2, bevel=0.015)


def pane(east: float, half: float, normal, low: float, high: float) -> list[tuple[float, float, float]]:
    """A rectangle over the whole width of one face of the glass."""
    if normal == SOUTH:
        return [(east - half, -half, low), (east + half, -half, low), (east + half, -half, high), (east - half, -half, high)]
    return [(east + half, -half, low), (east + half, half, low), (east + half, half, high), (east + half, -half, high)]


def build(model: Model) -> None:
    post(model)
    lantern(model)


SHEETS = [Sheet("lamp_post", build, seed=19)]
