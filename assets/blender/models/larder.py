"""What a larder keeps, at the north edge of its tile: shelves of jars, a rack of bread and cheese whose boards rise like stairs."""

import math

import numpy as np

from tallow_model.cabinets import long_loaf
from tallow_model.joinery import at, block, board_row, leg, patch
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.solids import polygon
from tallow_model.space import px_ground, px_up
from tallow_model.tableware import jug, pot

# The back clears a wall on the tile's edge.
BACK = 12.5
JARS_X, JARS_FRONT, JARS_HIGH, JAR_BOARDS = 23.5, 2.5, 30, (4, 17)
RACK_X, RACK_STEPS = 19.5, ((-8.5, 9), (-1.5, 19), (5.5, 29))
# Radius and height of the jars on each board, texels.
JARS = (((3.4, 9),) * 3, ((2.6, 7), (2.6, 8)) * 2)
CHEESE_SIDES = 18
GLAZES = (("shingle", 2), ("stone", 3), ("blue_cloth", 1.6), ("linen", 2), ("hide", 2))


def shelf_jars(model: Model) -> None:
    """Open ends, two boards of jars with tied lids; a crock, a pot and a jug on the top."""
    for x in (-JARS_X, JARS_X - 3):
        block(model, (x, JARS_FRONT, 0), (x + 3, BACK, JARS_HIGH - 2), "plank", 1.8)
    block(model, (-JARS_X + 3, BACK - 1, 2), (JARS_X - 3, BACK, JARS_HIGH - 2), "plank", 1)
    for x in (-14.5, -4.5, 5.5, 15.5):
        patch(model, (x, BACK, 2), (x + 2, BACK, JARS_HIGH - 2), "plank", 0, looks="north")
    for z in JAR_BOARDS:
        block(model, (-JARS_X + 3, JARS_FRONT, z - 2), (JARS_X - 3, BACK - 1, z), "plank", 3, bevel=0)
    board_row(model, (-JARS_X - 2, JARS_FRONT - 1, JARS_HIGH - 2), (JARS_X + 2, BACK, JARS_HIGH), (3, 2.6))
    middle = JARS_FRONT + 4.5
    for row, (z, sizes) in enumerate(zip(JAR_BOARDS, JARS)):
        pitch = (2 * JARS_X - 8) / len(sizes)
        for index, (radius, high) in enumerate(sizes):
            glaze, tone = GLAZES[(index * 2 + row) % len(GLAZES)]
            pot(model, at(-JARS_X + 4 + (index + 0.5) * pitch, middle, z), radius, high, glaze, tone, "linen" if glaze != "linen" else "leather")
    pot(model, at(-14, middle, JARS_HIGH), 4.4, 11, "hide", 2.4)
    pot(model, at(0, middle, JARS_HIGH), 3.2, 6, "blue_cloth", 2)
    jug(model, at(14, middle, JARS_HIGH))


def cheese(model: Model, x: float, y: float, z: float, radius: float, high: float, cut: bool = False) -> None:
    """A wheel in its rind, sizes in texels; a cut one lacks the eighth towards the viewer and shows its pale inside."""
    gap = math.pi / 4 if cut else 0.0
    angles = -math.pi / 4 + np.linspace(gap / 2, 2 * math.pi - gap / 2, CHEESE_SIDES + 1)
    middle = at(x, y, z)
    low = np.stack([np.cos(angles), np.sin(angles), angles * 0], -1) * px_ground(radius) + middle
    heart, top = middle + (0, 0, px_up(high)), low + (0, 0, px_up(high))
    inside = heart + (top - heart) * (1 - 1 / radius)
    for i in range(CHEESE_SIDES):
        polygon(model, [low[i], low[i + 1], top[i + 1], top[i]], "hide", 2)
        polygon(model, [heart, top[i], top[i + 1]], "hide", 3, UP)
        mark(model, [heart, inside[i], inside[i + 1]], "ochre", 3, UP)
    if cut:
        polygon(model, [heart, top[0], low[0], middle], "ochre", 4)
        polygon(model, [middle, low[-1], top[-1], heart], "ochre", 4)


def shelf_bread(model: Model) -> None:
    """Three boards that rise like stairs: loaves below, rolls in the middle, cheeses above."""
    for x in (-RACK_X + 2, RACK_X - 2):
        for y, z in RACK_STEPS:
            leg(model, x, y + 2, z - 2, 3)
        leg(model, x, BACK - 1.5, RACK_STEPS[-1][1] + 5, 3)
    for y, z in RACK_STEPS:
        block(model, (-RACK_X, y, z - 2), (RACK_X, y + 8, z), "plank", 2.8)
    block(model, (-RACK_X, BACK - 1, RACK_STEPS[-1][1] + 1), (RACK_X, BACK, RACK_STEPS[-1][1] + 5), "plank", 2)
    (low_y, low), (mid_y, mid), (top_y, top) = ((y + 4, z) for y, z in RACK_STEPS)
    for x in (-12.5, 0, 12.5):
        long_loaf(model, x, low_y - 0.5, low, 11, 8)
    block(model, (-RACK_X + 2, mid_y - 3.5, mid), (2, mid_y + 3, mid + 0.8), "linen", 3, bevel=0)
    patch(model, (-RACK_X + 2, mid_y - 4, mid - 2), (2, mid_y - 4, mid), "linen", 2)
    for x in (-13, -4):
        long_loaf(model, x, mid_y, mid + 0.8, 7, 6)
    cheese(model, 11, mid_y, mid, 4, 3)
    cheese(model, -10, top_y, top, 4, 3)
    cheese(model, -10, top_y, top + 3, 4, 3)
    cheese(model, 8, top_y - 1, top, 4.4, 4, cut=True)


SHEETS = [Sheet("shelf_jars", shelf_jars, seed=551, facings=4), Sheet("shelf_bread", shelf_bread, seed=552, facings=4)]
