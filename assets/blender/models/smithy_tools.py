"""What stands about a smithy: bellows on a frame, worked by a pole overhead, and a grindstone over its trough."""

import math

import numpy as np

from tallow_model.joinery import at, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import quads, tube
from tallow_model.solids import beam, polygon
from tallow_model.space import px_up

# Outline of the bellows from above, nozzle to the west.
PLAN = ((-16, -2.5), (-4, -8.5), (8, -9.5), (15, -6), (17, 0), (15, 6), (8, 9.5), (-4, 8.5), (-16, 2.5))
LOWER_BOARD, UPPER_RISE, FOLDS = 12, 0.32, 3
FRAME_X, FRAME_Y, FRAME_TOP = (-6, 19), 12.5, 31
STONE_Z, STONE_TEXELS, STONE_HALF, STONE_SIDES = 19, 9.5, 3.5, 20


def bellows(model: Model) -> None:
    """A pear of leather folds between two boards, the upper one lifted by its pole."""
    height = lambda x, share: LOWER_BOARD + 2 + (1.5 + (x - PLAN[0][0]) * UPPER_RISE) * share
    for fold in range(2 * FOLDS):
        rows = []
        for share in (fold / (2 * FOLDS), (fold + 1) / (2 * FOLDS)):
            rows.append([at(x, y, height(x, share)) for x, y in PLAN])
        model.add(quads(np.array(rows)), "leather", 0.4 if fold % 2 else 1.8)
    for share, under, over, tone in ((0, -2, 0, 1), (1, 0, 1.4, 3)):
        low, high = ([at(x * 1.04, y * 1.06, height(x, share) + rise) for x, y in PLAN] for rise in (under, over))
        model.add(quads(np.array([low, high])), "plank", tone - 0.8)
        polygon(model, high, "plank", tone)
        polygon(model, low[::-1], "plank", 0)
    tube(model, at(-14, 0, LOWER_BOARD), at(-26, 0, LOWER_BOARD - 2), px_up(2), px_up(1.2), "iron", 1.6, sides=8)
    block(model, (-18, -4, LOWER_BOARD - 3), (-12, 4, LOWER_BOARD + 3), "plank", 2)


def bellows_stand(model: Model) -> None:
    """Four posts, rails under the bellows, a beam on top and the pole over it with a chain to the upper board."""
    for x in FRAME_X:
        for y in (-FRAME_Y, FRAME_Y):
            block(model, (x - 2, y - 2, 0), (x + 2, y + 2, FRAME_TOP if x == FRAME_X[0] else LOWER_BOARD), "timber", 2.4, edge=0.5)
        block(model, (x - 1.5, -FRAME_Y, LOWER_BOARD - 4), (x + 1.5, FRAME_Y, LOWER_BOARD - 1), "timber", 2.8, bevel=0)
    for y in (-FRAME_Y, FRAME_Y):
        block(model, (FRAME_X[0], y - 1, 4), (FRAME_X[1], y + 1, 6), "timber", 2, bevel=0)
    block(model, (FRAME_X[0] - 2, -FRAME_Y - 3, FRAME_TOP), (FRAME_X[0] + 2, FRAME_Y + 3, FRAME_TOP + 3), "timber", 3)
    bellows(model)
    tube(model, at(-24, 0, FRAME_TOP + 1), at(20, 0, FRAME_TOP + 7), px_up(1.3), px_up(1.1), "plank", 3, sides=8)
    tube(model, at(15, 0, 24), at(15, 0, FRAME_TOP + 6), px_up(0.5), px_up(0.5), "iron", 2, sides=5, thin=True)
    tube(model, at(-22, 0, FRAME_TOP + 1), at(-22, 0, 20), px_up(0.5), px_up(0.5), "linen", 2, sides=5, thin=True)
    block(model, (-24, -1, 18), (-20, 1, 20), "plank", 3, bevel=0)


def grindstone(model: Model) -> None:
    """A wheel of sandstone on an iron axle with a crank, between two trestles, its foot in a trough of water."""
    for y in (-8.5, 8.5):
        for x in (-13, 13):
            beam(model, at(x, y, 1), at(x * 0.12, y, STONE_Z - 1), 0.13, 0.13, "plank", 2, bevel=0)
        block(model, (-3.5, y - 2, STONE_Z - 3), (3.5, y + 2, STONE_Z + 2), "plank", 3)
    trough(model)
    wheel(model)
    tube(model, at(0, -13, STONE_Z), at(0, 11, STONE_Z), px_up(1), px_up(1), "iron", 2, sides=8)
    beam(model, at(0, -12.5, STONE_Z), at(6, -12.5, STONE_Z - 5), 0.07, 0.07, "iron", 2.6, bevel=0)
    tube(model, at(6, -18, STONE_Z - 5), at(6, -12, STONE_Z - 5), px_up(1.1), px_up(1.1), "plank", 3, sides=8)


def trough(model: Model) -> None:
    block(model, (-11.5, -6.5, 3), (11.5, 6.5, 10), "plank", 1.6)
    patch(model, (-10, -5, 10), (10, 5, 10), "water", 1)
    for x in (-11.5, -4, 4):
        patch(model, (x, -6.5, 3), (x + 2, -6.5, 10), "plank", 2.6)


def wheel(model: Model) -> None:
    """Rim and two faces, a ring drawn where the axle is wedged in."""
    angles = [2 * math.pi * (index + 0.5) / STONE_SIDES for index in range(STONE_SIDES)]
    ring = lambda y, radius: [at(0, y, STONE_Z) + (math.cos(a) * px_up(radius), 0, math.sin(a) * px_up(radius)) for a in angles]
    tube(model, at(0, -STONE_HALF, STONE_Z), at(0, STONE_HALF, STONE_Z), px_up(STONE_TEXELS), px_up(STONE_TEXELS), "stone", 3, sides=STONE_SIDES)
    polygon(model, ring(-STONE_HALF, STONE_TEXELS), "stone", 2)
    polygon(model, ring(STONE_HALF, STONE_TEXELS)[::-1], "stone", 2)
    for y, turn in ((-STONE_HALF - 0.2, 1), (STONE_HALF + 0.2, -1)):
        for radius, material, tone in ((7.5, "stone", 2.6), (3, "plank", 1.6)):
            y -= 0.15 * turn
            polygon(model, ring(y, radius)[::turn], material, tone)


SHEETS = [Sheet("bellows_stand", bellows_stand, seed=421, facings=4), Sheet("grindstone", grindstone, seed=422, facings=4)]
