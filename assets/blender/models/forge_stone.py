"""A smith's forge two tiles long: a stone table with a pit of coals before the chimney, and bellows beside it.

The ground point is the middle of its west tile.
"""

import numpy as np

from tallow_model.glow import embers, fire
from tallow_model.hearths import stone_courses
from tallow_model.joinery import at, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import quads
from tallow_model.solids import beam, polygon
from tallow_model.space import px_up

WEST, EAST, FRONT, BACK = -15.5, 47.5, -10.5, 12.5
TABLE, SLAB = 14, 16
PIT = ((-10.5, -7.5), (12.5, 4.5))
RIM = 2
FLUE = ((-13.5, 3.5), (15.5, BACK))
STACK = ((-7.5, 5.5), (9.5, BACK))
HOOD = ((-15.5, 1.5), (17.5, BACK))
# Its slope takes more light than upright stones do: one tone, between them and the slab.
HOOD_TONE = 2.6
HOOD_LOW, BEAM, HOOD_HIGH, TOP = 27, 3, 39, 49
BELLOWS_RISE = 0.3
FIRE_UNITS, FIRE_TEXELS = 0.45, 8


def masonry(model: Model) -> None:
    stone_courses(model, (WEST, FRONT, 0), (EAST, BACK, TABLE), (5, 4, 5))
    block(model, (WEST - 2, FRONT - 2, TABLE), (EAST + 2, BACK, SLAB), "stone", 3)
    (x0, y0), (x1, y1) = PIT
    block(model, (x0 - 2, y0 - 2, SLAB), (x1 + 2, y0, SLAB + RIM), "stone", 2)
    for x in (x0 - 2, x1):
        block(model, (x, y0, SLAB), (x + 2, y1, SLAB + RIM), "stone", 2)
    patch(model, (x0, y0, SLAB), (x1, y1, SLAB), "stone", 0)
    stone_courses(model, (*FLUE[0], SLAB), (*FLUE[1], HOOD_LOW), (6, 5))
    patch(model, (-5, FLUE[0][1], SLAB), (7, FLUE[0][1], SLAB + 8), "stone", 0)
    stone_courses(model, (*STACK[0], HOOD_HIGH), (*STACK[1], TOP), (5, 5))


def hood(model: Model) -> None:
    """A sloped hood over the back of the pit, on a timber beam."""
    (x0, y0), (x1, y1) = HOOD
    block(model, (x0, y0, HOOD_LOW), (x1, y1, HOOD_LOW + BEAM), "timber", 2)
    low = [(x0 + 1, y0 + 1), (x1 - 1, y0 + 1), (x1 - 1, y1), (x0 + 1, y1)]
    high = [(STACK[0][0], STACK[0][1]), (STACK[1][0], STACK[0][1]), STACK[1], (STACK[0][0], STACK[1][1])]
    for index in range(4):
        onward = (index + 1) % 4
        foot, head = [at(*low[corner], HOOD_LOW + BEAM) for corner in (index, onward)], [at(*high[corner], HOOD_HIGH) for corner in (onward, index)]
        polygon(model, foot + head, "stone", HOOD_TONE)


def bellows(model: Model) -> None:
    """Two pear-shaped boards with leather folds between, the upper one raised at its wide end, and an iron nozzle into the fire."""
    plan = [(21, -3), (32, -7), (40, -7), (45, -3), (45, 1), (40, 5), (32, 5), (21, 1)]
    rows = [[at(x, y, SLAB + 1 + (1 + (x - 21) * BELLOWS_RISE) * share) for x, y in plan] for share in (0, 0.25, 0.5, 0.75, 1)]
    for low, high, tone in zip(rows, rows[1:], (2, 0, 2, 0)):
        model.add(quads(np.array([low, high])), "leather", tone)
    polygon(model, rows[-1], "plank", 3)
    block(model, (22, -5, SLAB), (44, 3, SLAB + 1), "plank", 1)
    beam(model, at(25, -1, SLAB + 2), at(PIT[1][0], -1, SLAB + 2), 0.09, 0.09, "iron", 1, bevel=0)


def build(model: Model) -> None:
    masonry(model)
    hood(model)
    bellows(model)
    (x0, y0), (x1, y1) = PIT
    middle = at((x0 + x1) / 2, (y0 + y1) / 2, SLAB)
    embers(model, middle, 6.5, 34)
    fire(model, middle + (0, 0, px_up(1)), FIRE_UNITS, FIRE_TEXELS)


SHEETS = [Sheet("forge_stone", build, seed=113, footprint=(2, 1), facings=4)]
