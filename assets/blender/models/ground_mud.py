"""Mud, twelve variants: drier swells that a low sun shows, wetter patches, and in five of them a puddle that shines."""

from tallow_model.ground import Kinds, Runs, Spot, chance_of, floor, kind_at, paint, patch, patch_rows, spots, swell, texel_of
from tallow_model.model import Model, Sheet

BASE = 2
WIDEST_PX, WIDEST_SWELL_PX, NARROWEST_SWELL_PX = 8, 12, 6
# Swells this small that lean much look like leaves.
SWELL_LEANS = (-0.5, 0.0, 0.5)
OWN: Kinds = ((0.26, "dry"), (0.58, "wet"), (0.70, "pock"))
BORDER_UNITS = 0.47
BORDER: Kinds = ((0.12, "wet"),)
POCKS: tuple[Runs, ...] = (((0, 2),), ((0, 2), (-1, 1)), ((0, 3),))
# By variant, right and down of the middle, a puddle, and the row and run of a streak of sky on it.
PUDDLES: dict[int, tuple[int, int, Runs, int, tuple[int, int]]] = {
    1: (0, 0, ((-2, 3), (-6, 5), (-8, 8), (-8, 9), (-5, 9), (-2, 6)), 2, (-5, 1)),
    3: (-3, 2, ((-5, -1), (-6, 3), (-4, 5), (-2, 4)), 1, (-4, -1)),
    6: (1, -1, ((-3, 5), (-7, 8), (-9, 8), (-9, 6), (-8, 3), (-5, 1)), 2, (-1, 5)),
    8: (4, 3, ((0, 4), (-3, 5), (-4, 3)), 1, (-1, 2)),
    11: (0, 1, ((-7, -3), (-8, 1), (-6, 6), (-3, 7), (0, 5)), 2, (-3, 2)),
}


def puddle(model: Model, right: int, down: int, rows: Runs, streak_row: int, streak: tuple[int, int]) -> None:
    """The bank behind the water is seen, a dark line; before it the shore is only wet."""
    around = tuple((first - 1, last + 1) for first, last in (rows[0], *rows, rows[-1]))
    open_water = tuple((first + 1, last - 1) for first, last in rows[1:])
    paint(model, around, right, down, "mud", BASE - 1, 0.005)
    paint(model, rows, right, down - 1, "mud", 0, 0.006)
    paint(model, rows, right, down, "puddle", 1, 0.007)
    top = down - len(rows) // 2
    paint(model, open_water, right, top + 1 + len(open_water) // 2, "puddle", 2, 0.008)
    paint(model, (streak,), right, top + streak_row, "puddle", 3, 0.009)


def draw(model: Model, spot: Spot) -> None:
    """What a spot bears."""
    kind = kind_at(spot, OWN, BORDER)
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    # "earth" and "dirt" have tones half a step over and under "mud".
    if kind == "dry":
        swell(model, patch_rows(chance, spot, WIDEST_SWELL_PX, NARROWEST_SWELL_PX, 0.4, SWELL_LEANS), right, down, "earth", 1, lift=0.003)
    elif kind == "wet":
        patch(model, chance, spot, WIDEST_PX, "dirt", 0)
    elif kind == "pock":
        paint(model, chance.pick(POCKS), right, down, "mud", BASE - 1)


def build(model: Model) -> None:
    floor(model, "mud", BASE)
    for spot in spots(142, model.variant, gap=0.25, border=BORDER_UNITS):
        draw(model, spot)
    if model.variant in PUDDLES:
        puddle(model, *PUDDLES[model.variant])


SHEETS = [Sheet("ground_mud", build, seed=12, kind="ground", variants=12)]
