"""Mud: trodden earth with prints, and soaked hollows that run on from tile to tile through crossed edges, in whose deepest places water stands
with the sky on it."""

import math

from tallow_model.chance import Chance
from tallow_model.ground import Kinds, Runs, Spot, chance_of, fits_inside, floor, kind_at, on_ground, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet, Wang
from tallow_model.wang import REACH_PX, VARIANT_BITS, Shape, Waves, depth, depth_at_texel, fill, shape_of, waver

BASE = 2
WIDEST_PX = 8
# "earth" has tones half a step over "mud", "dirt" half a step under it.
PATCHES = {"dry": ("earth", 1), "damp": ("dirt", 0)}
LAND: Kinds = ((0.12, "dry"), (0.36, "damp"), (0.66, "print"))
WATER: Kinds = ((0.7, "streak"),)
BORDER: Kinds = ((0.14, "damp"),)
GAP_UNITS, BORDER_UNITS = 0.2, 0.46
# Depths in units: soaked earth, the mire within it, water and where the sky lies on it, and how far off prints keep.
SOAKED, MIRE, SHORE, WATERLINE, OPEN, CLEAR = -0.015, 0.06, 0.17, 0.2, 0.25, -0.1
# What breaks the soaked earth's outline up, and what leaves of the water a puddle here and there.
RAGGED: Waves = ((0.07, 3, 2, 0.6), (0.06, -2, 4, 2.1))
PUDDLES: Waves = ((0.16, 0.8, -0.4, 0.4), (0.07, 1.3, 1.6, 2.6))
# Towards the border puddles dry up: by so much a unit from there on.
DRIES, DRY_FROM_UNITS = 1.6, 0.22
# Where streaks of sky lie.
STREAKS_FROM = 0.27
POOLS_SHARE = 0.7
# Boots and hooves: what was pressed in, over the light lip that it threw up.
PRINTS: tuple[Runs, ...] = (((0, 2), (0, 2), (-1, 1)), ((0, 2), (1, 3)), ((0, 3), (-1, 2)), ((0, 2),))
STREAKS: tuple[Runs, ...] = (((-3, 2),), ((-2, 3), (-4, 0)), ((-1, 4), (-3, 1)))


def water_at(shape: Shape, right: int, down: int) -> float:
    """How deep within a puddle a texel lies, units; each variant has puddles of its own, so none reaches the border."""
    x, y = on_ground(right + 0.5, down + 0.5)
    return depth(shape, x, y) + waver(x, y, PUDDLES, shape.turn) - DRIES * max(0.0, math.hypot(x, y) - DRY_FROM_UNITS)


def water_rows(shape: Shape, least: float) -> Runs:
    """Row by row the texels of puddles at least so deep, of which no row has a gap worth keeping."""
    rows = []
    for down in range(-REACH_PX, REACH_PX):
        wet = [right for right in range(-REACH_PX, REACH_PX) if water_at(shape, right, down) >= least]
        rows.append((wet[0], wet[-1] + 1) if wet else (0, 0))
    return tuple(rows)


def hollows(model: Model, shape: Shape) -> None:
    """Soaked earth, and puddles: the bank behind the water is seen, a dark line; before it the shore is only wet."""
    fill(model, shape, SOAKED, "dirt", 0, 0.003, breaks=RAGGED)
    fill(model, shape, MIRE, "mud", 1, 0.004, breaks=RAGGED)
    for least, up, material, tone, lift in ((SHORE, 0, "mud", 0, 0.005), (WATERLINE, 1, "mud", 0, 0.006), (WATERLINE, 0, "puddle", 1, 0.007),
                                            (OPEN, 0, "puddle", 2, 0.008)):  # fmt: skip
        for row, run in enumerate(water_rows(shape, least), -REACH_PX):
            if run[0] < run[1]:
                paint(model, (run,), 0, row - up, material, tone, lift)


def draw(model: Model, shape: Shape, spot: Spot) -> None:
    """What a spot bears on land or on water."""
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    deep, water = depth_at_texel(shape, right, down), water_at(shape, right, down)
    kind = kind_at(spot, WATER if water > STREAKS_FROM else LAND, BORDER)
    if kind in PATCHES:
        patch(model, chance, spot, WIDEST_PX, *PATCHES[kind])
    elif kind == "print" and deep < CLEAR:
        rows = chance.pick(PRINTS)
        if fits_inside(rows, right, down) and fits_inside(rows, right, down + 1):
            paint(model, rows, right, down + 1, "earth", 1, 0.009)
            paint(model, rows, right, down, "mud", 0, 0.01)
    elif kind == "streak":
        rows = chance.pick(STREAKS)
        top = down - len(rows) // 2
        if all(water_at(shape, right + side, row) > OPEN for row, run in enumerate(rows, top) for side in (run[0] - 1, run[1])):
            paint(model, rows, right, down, "puddle", 3, 0.01)


def build(model: Model) -> None:
    floor(model, "mud", BASE)
    shape = shape_of(model.variant, Chance(1040 + model.variant), POOLS_SHARE)
    for spot in spots(1042, model.variant, GAP_UNITS, BORDER_UNITS):
        draw(model, shape, spot)
    hollows(model, shape)


SHEETS = [Sheet("ground_mud", build, seed=12, kind="ground", variants=len(VARIANT_BITS), wang=Wang(0.45, VARIANT_BITS))]
