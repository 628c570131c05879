"""Tables: a long one on trestles that is laid for a meal, a round one with mugs, a round one under a cloth.

The long one's ground point is the middle of its west tile.
"""

import math

import numpy as np

from tallow_model.cabinets import candle_dish, long_loaf
from tallow_model.joinery import at, block, patch
from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, circle, disc, in_texels, lathe
from tallow_model.skins import skin
from tallow_model.solids import beam
from tallow_model.space import px_ground, px_up
from tallow_model.tableware import jug, mug, plate, pot

TOP, THICKNESS = 17, 2
WEST, EAST, HALF_DEPTH = -13.5, 45.5, 12.5
# Each trestle: a foot, two legs that lean together, a head; and the rail between them.
TRESTLES_AT, TRESTLE_HALF, RAIL_HIGH = (-4, 36), 9, 5
# Between its boards; they are only drawn, since cut ones crumble at low sun on a top as long as this.
JOINTS_AT, JOINT_LIFT_UNITS = (-6.5, 0.5, 6.5), 0.012
ROUND_RADIUS, STEM_RADIUS = 13, 2.2
CLOTH_RADIUS, CLOTH_HIGH, FOLDS, CLOTH_COLUMNS, CLOTH_SQUARE_STEPS = 11, 17, 9, 90, 9.5


def table_trestle(model: Model) -> None:
    under = TOP - THICKNESS
    for x in TRESTLES_AT:
        block(model, (x - 2, -TRESTLE_HALF - 1, 0), (x + 2, TRESTLE_HALF + 1, 2), "plank", 1)
        for side in (-1, 1):
            beam(model, at(x, side * (TRESTLE_HALF - 1), 1), at(x, side * 4, under), 4 / 32, 4 / 32, "plank", 1.6, bevel=0)
        block(model, (x - 2, -TRESTLE_HALF, under - 3), (x + 2, TRESTLE_HALF, under), "plank", 1.2, bevel=0)
    block(model, (TRESTLES_AT[0], -1.5, RAIL_HIGH), (TRESTLES_AT[1], 1.5, RAIL_HIGH + 3), "plank", 1.2, bevel=0)
    block(model, (WEST, -HALF_DEPTH, under), (EAST, HALF_DEPTH, TOP), "plank", 3)
    patch(model, (WEST + 1, -5.5, TOP), (EAST - 1, 0.5, TOP), "plank", 2.4)
    for y in JOINTS_AT:
        patch(model, (WEST + 1, y, TOP), (EAST - 1, y + 1, TOP), "plank", 1, lift=JOINT_LIFT_UNITS)
    candle_dish(model, at(16, 1, TOP))
    long_loaf(model, -5, 1, TOP, 14, 9)
    plate(model, at(26, -4, TOP))
    jug(model, at(36, 3, TOP))
    mug(model, at(7, -6, TOP))


def table_round(model: Model) -> None:
    """A top of boards in a rim on one turned post with three feet; two mugs and a jug."""
    for degrees in (-90, 20, 150):
        out = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        beam(model, at(0, 0, 6), (out[0] * px_ground(9), out[1] * px_ground(9), 0.075), px_ground(2.4), px_ground(3), "plank", 1.4, bevel=0)
    r = STEM_RADIUS
    stem = in_texels((r, 1), (r * 1.5, 4), (r * 1.5, 6), (r * 0.8, 8), (r * 0.8, 12), (r * 1.8, 15))
    lathe(model, stem, "plank", (1.4, 2, 2, 1.6, 1.2))
    radius, under = ROUND_RADIUS, TOP - THICKNESS
    lathe(model, in_texels((radius - 2, under - 2), (radius - 2, under)), "plank", 0.8, sides=24)
    lathe(model, in_texels((radius, under), (radius, TOP - 0.3), (radius - 0.4, TOP), (0, TOP)), "plank", (1.4, 3, 3), sides=28)
    disc(model, at(0, 0, TOP + 0.15), px_ground(radius - 1.6), "plank", 2.6, sides=28)
    for aside in (-7.5, -0.5, 6.5):
        reach = math.sqrt(((radius - 1.6) * math.sqrt(2)) ** 2 - aside**2)
        stroke(model, at(-reach, aside, TOP + 0.15), at(reach, aside, TOP + 0.15), 1 / 32, "plank", 1.4, UP)
    jug(model, at(-9, 3, TOP))
    for x, y, glaze in ((11, 4, "blue_cloth"), (-2, -10, "sage_cloth")):
        mug(model, at(x, y, TOP), glaze)


def table_cloth(model: Model) -> None:
    """Round; a sage cloth falls in folds nearly to the floor, a square of linen lies on it; a dish of fruit, a pot of honey."""
    rows = ((2, 1.4, 1), (1.2, 8, 0.7), (0, CLOTH_HIGH - 0.6, 0), (-0.5, CLOTH_HIGH, 0))
    skin(model, np.array([hem(CLOTH_RADIUS + out, high, waves) for out, high, waves in rows]), "sage_cloth", (0.6, 1.4, 1.4, 3))
    disc(model, (0, 0, px_up(CLOTH_HIGH)), px_ground(CLOTH_RADIUS - 0.4), "sage_cloth", 3, sides=28)
    half = CLOTH_SQUARE_STEPS
    patch(model, (-half, -half, CLOTH_HIGH), (half, half, CLOTH_HIGH), "linen", 1, lift=0.012)
    patch(model, (1 - half, 1 - half, CLOTH_HIGH), (half - 1, half - 1, CLOTH_HIGH), "linen", 3, lift=0.024)
    lathe(model, in_texels((1.4, 0), (3.8, 2), (3.8, 2.6), (0, 2)), "shingle", (1.6, 3, 1), foot=at(-3, 1, CLOTH_HIGH + 0.4))
    for x, y, z in ((-5, 0, 2.6), (-2, -1, 2.6), (-3, 3, 2.6), (-3, 0.6, 4.4)):
        ball(model, at(x, y, CLOTH_HIGH + z), px_ground(1.6), "red_cloth" if z < 4 else "ochre", 3, subdivisions=2)
    pot(model, at(7, -2, CLOTH_HIGH + 0.4), 2.2, 5, "hide", 2.4)


def hem(radius: float, high: float, waves: float) -> np.ndarray:
    """A level ring of cloth whose folds stand out by `waves`; all in texels."""
    around = circle(CLOTH_COLUMNS)
    folds = radius + waves * np.cos(FOLDS * np.arange(CLOTH_COLUMNS) * 2 * math.pi / CLOTH_COLUMNS)
    return np.column_stack([around * px_ground(1) * folds[:, None], np.full(CLOTH_COLUMNS, px_up(high))])


SHEETS = [
    Sheet("table_trestle", table_trestle, seed=531, footprint=(2, 1), facings=4),
    Sheet("table_round", table_round, seed=532),
    Sheet("table_cloth", table_cloth, seed=643),
]
