"""A joiner's bench: a thick top with a plane, a board in work and its shavings, a vice with its screw, tools in a rail behind, boards below."""

import math

import numpy as np

from tallow_model.joinery import at, block, board_row, leg, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, quads, tube
from tallow_model.solids import beam
from tallow_model.space import px_ground, px_up

HALF_LENGTH, HALF_DEPTH = 24.5, 11.5
TOP, THICKNESS = 17, 4
SHELF = 5
# Shavings: where, and how the roll is turned. Some have fallen on the floor.
CURLS = ((9, -5, TOP, 20), (15, -1, TOP, 75), (3, -8, TOP, -30), (-4, -17, 0, 10), (9, -19, 0, 60), (16, -16, 0, -20))
CURL_TEXELS = 1.7
# Along the rail: place, height over it, material of the shaft.
CHISELS = ((-16, 6, "plank"), (-10, 5, "iron"), (-4, 7, "plank"), (12, 5, "iron"))


def curl(model: Model, x: float, y: float, z: float, degrees: float) -> None:
    """A pale ribbon rolled once round."""
    turn, radius = math.radians(degrees), px_up(CURL_TEXELS)
    along = np.array((math.cos(turn), math.sin(turn), 0)) * px_ground(1.2)
    aside = np.array((-math.sin(turn), math.cos(turn), 0))
    middle = at(x, y, z) + (0, 0, radius)
    loop = [middle + aside * math.cos(a) * radius + np.array((0, 0, math.sin(a) * radius)) for a in np.linspace(-0.5, 1.5 * math.pi, 9)]
    rows = np.array([[point - along for point in loop], [point + along for point in loop]])
    model.add(quads(rows, closed=False), "thatch", 4, (0, -0.3, 0.95))
    model.add(quads(rows[::-1], closed=False), "thatch", 3, (0, -0.3, 0.95))


def vice(model: Model) -> None:
    """Two jaws at the west end of the front, a wooden screw between them, a bar through its head."""
    block(model, (-22.5, -16.5, TOP - 9), (-8.5, -13.5, TOP - 1), "plank", 3)
    tube(model, at(-15, -12, TOP - 5), at(-15, -20, TOP - 5), px_up(1.6), px_up(1.6), "timber", 2.4, sides=8)
    ball(model, at(-15, -20, TOP - 5), px_up(1.9), "timber", 2.8)
    beam(model, at(-19, -20, TOP - 7.5), at(-11, -20, TOP - 2.5), 0.05, 0.05, "timber", 3.4, bevel=0)


def plane(model: Model) -> None:
    """A jack plane on the board that it works, at the end of its stroke."""
    block(model, (-14, -6, TOP), (20, 1, TOP + 1.4), "thatch", 3)
    block(model, (-6, -5, TOP + 1.4), (9, 0, TOP + 5), "timber", 2.6)
    block(model, (-1, -4, TOP + 5), (2, -1, TOP + 8), "iron", 2.4, bevel=0)
    block(model, (-5, -3.5, TOP + 5), (-3, -1.5, TOP + 8), "timber", 3.4, bevel=0)


def build(model: Model) -> None:
    under = TOP - THICKNESS
    for x in (-19.5, 19.5):
        for y in (-7.5, 7.5):
            leg(model, x, y, under, width=5)
    board_row(model, (-20, -8, SHELF - 2), (20, 8, SHELF), (2, 1.6, 2))
    for low, y, half, tone in ((SHELF, -5, 15, 2.6), (SHELF, 1, 17, 3), (SHELF + 2, -3, 14, 2)):
        block(model, (-half, y, low), (half, y + 5, low + 2), "floor", tone, bevel=0)
    block(model, (-HALF_LENGTH, -HALF_DEPTH - 1, under), (HALF_LENGTH, HALF_DEPTH, TOP - 1), "plank", 2, bevel=0)
    board_row(model, (-HALF_LENGTH, -HALF_DEPTH - 1, TOP - 2), (HALF_LENGTH, HALF_DEPTH - 4, TOP), (3, 2.6, 3))
    block(model, (-HALF_LENGTH, HALF_DEPTH - 4, TOP - 2), (HALF_LENGTH, HALF_DEPTH, TOP + 4), "plank", 2.4)
    for x, rise, material in CHISELS:
        block(model, (x - 1, HALF_DEPTH - 3, TOP + 4), (x + 1, HALF_DEPTH - 1, TOP + 4 + rise), material, 3, bevel=0)
    vice(model)
    plane(model)
    beam(model, at(15, 4, TOP + 1), at(22, -8, TOP + 1), 0.05, px_up(1.6), "plank", 3.6, bevel=0)
    block(model, (12.5, 3, TOP), (18, 6, TOP + 3), "iron", 2, bevel=0)
    for place in CURLS:
        curl(model, *place)
    patch(model, (HALF_LENGTH - 7, -HALF_DEPTH - 1, under + 1), (HALF_LENGTH - 5, -HALF_DEPTH - 1, under + 2), "plank", 0)


SHEETS = [Sheet("workbench_joiner", build, seed=431, facings=4)]
