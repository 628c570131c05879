"""Ploughed land, twelve variants: four ridges a tile along x that light draws, with crumbled edges, clods, and straw that was ploughed in.

Ridges cross the border as they are, so that furrows run on from tile to tile.
"""

from tallow_model.chance import Chance
from tallow_model.ground import blade, paint
from tallow_model.marks import UP
from tallow_model.model import Model, Sheet
from tallow_model.solids import polygon
from tallow_model.space import px_wall

RIDGES = 4
# Texels run diagonally here: one across the screen is 1/32 of a tile, and a ridge with its furrow takes eight.
TEXEL_UNITS = px_wall(0.5)
RIDGE_TEXELS = 8
REACH_TEXELS = 38
# What crumbles keeps this far from the border.
INNER_TEXELS = 13
SOUTH_FACE, NORTH_FACE = (0.0, -0.25, 1.0), (0.0, 0.3, 1.0)
# From a furrow northward: texels, material, tone, normal.
PROFILE = ((2, "mud", 2, UP), (2, "earth", 1, SOUTH_FACE), (3, "dirt", 2, UP), (1, "dirt", 1, NORTH_FACE))
# The lines, counted from the furrow, where earth crumbles, and what lies there then.
CRUMBLES = ((1, "earth", 1, SOUTH_FACE), (2, "mud", 2, UP), (4, "earth", 1, SOUTH_FACE), (6, "dirt", 1, NORTH_FACE), (7, "mud", 2, UP))
CRUMBLES_PER_RIDGE = 5
CLOD_SHARE, STRAW_SHARE = 0.35, 0.22
# The one variant of twelve where weeds have come up, right and down of the middle.
WEEDY = 7
WEEDS = ((-4, -3), (5, 1))


def strip(model: Model, x: int, y: int, length: int, width: int, material: str, tone: float, normal, lift: float) -> None:
    """Texels `length` along x and `width` along y from a corner, all counted from the tile's middle."""
    west, south, east, north = (texels * TEXEL_UNITS for texels in (x, y, x + length, y + width))
    polygon(model, [(west, south, lift), (east, south, lift), (east, north, lift), (west, north, lift)], material, tone, normal)


def ridge(model: Model, chance: Chance, south: int) -> None:
    """Where a ridge's edges have crumbled, and what lies on it."""
    for _ in range(CRUMBLES_PER_RIDGE):
        line, material, tone, normal = chance.pick(CRUMBLES)
        length = round(chance.between(2, 5))
        strip(model, round(chance.between(-INNER_TEXELS, INNER_TEXELS - length)), south + line, length, 1, material, tone, normal, 0.003)
    if chance.happens(CLOD_SHARE):
        x, y = round(chance.between(-INNER_TEXELS, INNER_TEXELS - 3)), south + chance.pick((2, 4))
        strip(model, x, y, 3, 1, "mud", 1, UP, 0.004)
        strip(model, x, y + 1, 3, 2, "earth", 2, UP, 0.005)
    if chance.happens(STRAW_SHARE):
        strip(model, round(chance.between(-INNER_TEXELS, INNER_TEXELS - 4)), south + chance.pick((3, 5)), 4, 1, "thatch", 1, UP, 0.006)


def build(model: Model) -> None:
    chance = Chance(700 + model.variant)
    for index in range(-RIDGES // 2 - 1, RIDGES // 2 + 1):
        south = index * RIDGE_TEXELS
        at = south
        for width, material, tone, normal in PROFILE:
            strip(model, -REACH_TEXELS, at, 2 * REACH_TEXELS, width, material, tone, normal, 0)
            at += width
        if -RIDGES // 2 <= index < RIDGES // 2:
            ridge(model, chance, south)
    for right, down in WEEDS if model.variant == WEEDY else ():
        paint(model, ((-1, 2),), right, down + 1, "mud", 1, 0.007)
        for aside, height in ((-1, 1), (0, 2), (1, 1)):
            blade(model, right + aside, down, height, "moss", 2, UP)


SHEETS = [Sheet("ground_farmland", build, seed=18, kind="ground", variants=12)]
