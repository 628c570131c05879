"""Lights of the wayside: a lantern set down on the ground, one on a shepherd's crook stuck in the earth, a lantern of stone; and candles on a rock."""

from tallow_model.glow import flame
from tallow_model.marks import SOUTH, mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, lathe, tube
from tallow_model.solids import beam, box
from tallow_model.space import px_ground, px_up, px_wall, shift, unit
from tallow_model.stones import moss_dabs, rock

EAST = (1, 0, 0)
POLE_HIGH, HOOK_EAST = px_up(44), px_wall(7)


def lantern(model: Model, wide: float, high: float) -> None:
    """Its foot at height 0: an iron dish, glass of two tones between four ribs, a hood and a ring; sizes of the glass in texels along walls."""
    glass, low, top = px_wall(wide), px_up(2), px_up(2 + high)
    half = glass / 2
    box(model, (0, 0, px_up(1)), (glass + px_wall(1.6), glass + px_wall(1.6), px_up(2)), "iron", 2, bevel=0.015)
    box(model, (0, 0, (low + top) / 2), (glass, glass, top - low), "glow", 2, bevel=0)
    heart = low + px_up(high * 0.6)
    mark(model, [(-half, -half, low), (half, -half, low), (half, -half, heart), (-half, -half, heart)], "glow", 3, SOUTH)
    mark(model, [(half, -half, low), (half, half, low), (half, half, heart), (half, -half, heart)], "glow", 3, EAST)
    for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
        box(model, (x, y, (low + top) / 2), (px_wall(1), px_wall(1), top - low), "iron", 1, bevel=0)
    box(model, (0, 0, top + px_up(0.8)), (glass + px_wall(2.4), glass + px_wall(2.4), px_up(1.6)), "iron", 2.4, bevel=0.015)
    tube(model, (0, 0, top + px_up(1.4)), (0, 0, top + px_up(4.4)), half * 1.25, 0.03, "iron", 3, sides=8, flat=True)


def standing(model: Model) -> None:
    """Set down beside the way, its handle upright."""
    lantern(model, 4, 8)
    top = px_up(14)
    for side in (-1, 1):
        beam(model, (side * 0.11, 0, top - px_up(2.4)), (side * 0.09, 0, top + px_up(4)), px_wall(1), px_wall(1), "iron", 1.6, bevel=0)
    box(model, (0, 0, top + px_up(4)), (0.22, px_wall(1), px_up(1.2)), "iron", 2.6, bevel=0)


def on_crook(model: Model) -> None:
    """A bent pole among three stones."""
    tube(model, (0, 0, 0), (0.02, 0, POLE_HIGH), 0.055, 0.045, "bark", 3, sides=6)
    bend = [(0.02, POLE_HIGH), (0.08, POLE_HIGH + px_up(4)), (0.22, POLE_HIGH + px_up(6)), (0.36, POLE_HIGH + px_up(4.5)), (HOOK_EAST, POLE_HIGH)]
    for (x0, z0), (x1, z1) in zip(bend, bend[1:]):
        tube(model, (x0, 0, z0), (x1, 0, z1), 0.045, 0.042, "bark", 3, sides=6)
    tube(model, (HOOK_EAST, 0, POLE_HIGH), (HOOK_EAST, 0, POLE_HIGH - px_up(3)), 0.02, 0.02, "iron", 1, sides=4, thin=True)
    with model.placed(shift(HOOK_EAST, 0, POLE_HIGH - px_up(15))):
        lantern(model, 3, 7)
    for x, y, radius in ((-0.14, -0.1, 0.13), (0.13, -0.12, 0.15), (0.12, 0.13, 0.12)):
        rock(model, (x, y), radius, sides=5)


def shrine(model: Model) -> None:
    """A stone lantern: foot, shaft, a fire box open to the south and the east, a roof of one stone with moss."""
    steps = ((14, 3, 2), (9, 2, 2.4), (5, 15, 2), (9, 3, 2.6))
    low = 0.0
    for wide, high, tone in steps:
        box(model, (0, 0, low + px_up(high / 2)), (px_wall(wide), px_wall(wide), px_up(high)), "stone", tone, edge=0.9)
        low += px_up(high)
    half, high = px_wall(3), px_up(11)
    box(model, (0, 0, low + high / 2), (2 * half - 0.02, 2 * half - 0.02, high), "glow", 2, bevel=0)
    for normal, corners in ((SOUTH, ((-half, -half), (half, -half))), (EAST, ((half, -half), (half, half)))):
        mark(model, [(*corners[0], low), (*corners[1], low), (*corners[1], low + high * 0.5), (*corners[0], low + high * 0.5)], "glow", 3, normal, lift=0.0)
    for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
        box(model, (x, y, low + high / 2), (px_wall(2), px_wall(2), high), "stone", 2, edge=0.6)
    low += high
    tube(model, (0, 0, low), (0, 0, low + px_up(2)), px_wall(4.6), px_wall(5), "stone", 2, sides=8, flat=True)
    tube(model, (0, 0, low + px_up(2)), (0, 0, low + px_up(8)), px_wall(5), px_wall(1.2), "stone", 2.4, sides=8, flat=True)
    ball(model, (0, 0, low + px_up(9)), px_ground(2), "stone", 2.8)
    moss_dabs(model, (-0.1, -0.2, low + px_up(4.6)), unit((-0.2, -0.7, 0.7)), [(0, 0, 0.12, 0.06), (0.1, 0.03, 0.08, 0.06)])


def candle_stump(model: Model) -> None:
    """Three candles of a wake, burned down on a flat stone."""
    rock(model, (0, 0), 0.36, (1.1, 1, 0.5), sides=6)
    for x, y, low, high in ((-0.1, 0.08, 6, 5), (0.12, -0.02, 6, 3.4), (-0.04, -0.14, 6, 2.4)):
        lathe(model, [(px_ground(1.6), px_up(low)), (px_ground(1.3), px_up(low + high)), (0, px_up(low + high))], "linen", (2.4, 4), 8, foot=(x, y, 0))
        flame(model, (x, y, px_up(low + high + 0.3)), 3, 5)


SHEETS = [
    Sheet("lantern_standing", standing, seed=171),
    Sheet("lantern_crook", on_crook, seed=172),
    Sheet("lantern_stone", shrine, seed=173),
    Sheet("candles_rock", candle_stump, seed=174),
]
