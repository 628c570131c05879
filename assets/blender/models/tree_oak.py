"""Oaks: the full one, a hollow veteran with three great limbs, and a young one that the wind has bent.

The first is 6.6 units high, its crown 6 across: four storeys of clumps of unequal size over a flared trunk. Each has a bare twin of wood alone.
"""

import math

import numpy as np

from tallow_model.chance import Chance
from tallow_model.foliage import TO_VIEWER, Crown, branch, clumps_in_storeys, leaf_crown, trunk
from tallow_model.marks import mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.space import px_ground, px_up, unit, vector
from tallow_model.stems import FRONT, Stem, boughs_to, clumps_at, place

HEIGHT_UNITS = 6.6
NECK = vector(0.05, -0.03, HEIGHT_UNITS * 0.32)
FOOT_RADIUS, NECK_RADIUS = 0.42, 0.30
CROWN = Crown(vector(0, 0, HEIGHT_UNITS * 0.66), 3.2, "oak_leaf")
# The lowest storey leaves the trunk free.
STOREYS = ((7, 1.9, 0.60, 0.92), (7, 2.05, 0.72, 1.12), (5, 1.3, 0.86, 1.1), (2, 0.45, 0.96, 0.95))
CLUMP_SIZES = (0.8, 0.95, 1.0, 1.2)

# The hollow oak, all as right, ahead, up: its bole, its limbs with their radius and how often their tips fork, and the masses that they bear
# with air between them.
BOLE_UNITS = 2.3
BOLE = Stem(((0, 0, 0), (-0.06, 0, 0.9), (0.04, 0, 1.9), (0.0, 0, BOLE_UNITS)), (0.74, 0.66, 0.62, 0.52), flare=0.3)
LIMBS = (
    (((-0.2, 0.05, 1.8), (-1.0, 0.2, 2.7), (-1.9, 0.3, 3.1), (-2.5, 0.2, 3.6)), 0.32, 2),
    (((0.25, 0, 1.8), (0.95, 0.1, 2.9), (1.7, 0.1, 3.9), (2.1, 0.1, 4.4)), 0.34, 2),
    (((0, -0.1, 1.9), (-0.2, -0.4, 3.2), (0.1, -0.5, 4.6), (-0.1, -0.6, 5.3)), 0.36, 3),
    (((0.1, -0.3, 2.0), (0.8, -1.3, 3.0), (1.2, -1.9, 3.5)), 0.24, 2),
)  # fmt: skip
BROKEN_LIMB = Stem(((0.3, 0.2, 1.5), (0.8, 0.5, 1.9), (1.15, 0.6, 2.35)), (0.2, 0.15))
MASSES = (
    (-2.3, 0.2, 3.75, 1.15), (-1.5, 0.5, 3.35, 0.8), (-3.15, -0.1, 3.6, 0.85), (-2.5, -0.5, 4.45, 0.9), (-1.75, -0.4, 4.4, 0.75),
    (2.25, 0.3, 4.4, 1.15), (3.1, -0.1, 4.1, 0.85), (1.75, 0.6, 3.75, 0.75), (2.1, -0.5, 5.15, 0.95), (2.9, -0.5, 4.85, 0.75),
    (0.0, -0.4, 5.7, 1.3), (-1.05, -0.2, 5.3, 0.9), (0.95, -0.5, 5.9, 0.9), (-0.45, -0.7, 6.4, 1.0), (0.2, 0.1, 5.0, 0.75),
    (1.2, -1.9, 3.8, 1.0), (0.3, -2.3, 4.2, 0.95), (-0.9, -1.7, 4.0, 0.8),
)  # fmt: skip
MASS_CROWN = Crown(place(0, -0.3, 4.5), 3.4, "oak_leaf", tone=1.9)
# Half widths of the opening in texels, from its foot up.
HOLLOW_PX = ((4, 4), (8, 5.5), (15, 6.4), (23, 5.6), (29, 3.6), (33, 1.2))

YOUNG = Stem(((0, 0, 0), (0.05, 0, 0.9), (0.3, 0, 1.9), (0.72, 0, 3.0), (0.95, 0, 4.1)), (0.23, 0.17, 0.15, 0.09, 0.04), flare=0.35)
YOUNG_CLUMPS = (
    (-0.35, 0.1, 2.65, 0.66), (0.95, 0.3, 2.55, 0.6), (1.65, 0.1, 3.1, 0.72), (0.25, -0.2, 3.5, 0.78), (1.0, 0.2, 3.75, 0.85),
    (2.0, -0.1, 3.85, 0.58), (0.7, -0.3, 4.4, 0.72), (1.45, -0.2, 4.65, 0.8), (1.2, -0.3, 5.2, 0.55),
)  # fmt: skip
YOUNG_CROWN = Crown(place(0.8, 0, 3.6), 1.9, "oak_leaf", tone=2.1, card_px=(8, 6), cards=170)


def oak(model: Model) -> None:
    """Five boughs round a leader, none of them straight at the viewer: it would hide the fork."""
    trunk(model, NECK, FOOT_RADIUS, NECK_RADIUS, roots=5, strokes=16)
    for index in range(5):
        around = index * 2 * math.pi / 5 - 0.16
        onward = vector(math.cos(around), math.sin(around), 1.4 + 0.2 * (index % 2))
        branch(model, NECK - (0, 0, model.chance.between(0.05, 0.2)), onward, HEIGHT_UNITS * 0.2, 0.18, 3)
    branch(model, NECK, (0.05, 0, 1), HEIGHT_UNITS * 0.26, 0.2, 2, twigs=3)
    # A chance of its own: boughs may be redrawn without disturbing a crown that is good.
    model.chance = Chance(5)
    leaf_crown(model, CROWN, clumps_in_storeys(model, HEIGHT_UNITS, STOREYS, CLUMP_SIZES, wobble=0.22))
    # So that no sky shows through the middle.
    ball(model, (0, 0, HEIGHT_UNITS * 0.70), 1.7, "oak_leaf", 0.8, debris=True)


def oak_hollow(model: Model) -> None:
    BOLE.draw(model)
    BOLE.roots(model, 7, reach=1.75)
    BOLE.strokes(model, 15)
    hollow(model)
    for points, radius, forks in LIMBS:
        limb = Stem(points, (radius, radius * 0.5))
        limb.draw(model)
        limb.strokes(model, 4)
        for along, turn in ((0.8, 1.0), (1.0, -0.5), (1.0, 0.5)):
            start, thick, direction = limb.at(along)
            aside = unit(np.cross(direction, TO_VIEWER)) * turn
            branch(model, start - direction * 0.05, direction + aside + (0, 0, 0.2), 0.56, thick * 0.7, forks)
    BROKEN_LIMB.draw(model)
    BROKEN_LIMB.snapped(model, 0.3)
    model.chance = Chance(7)
    leaf_crown(model, MASS_CROWN, clumps_at(*MASSES))


def hollow(model: Model) -> None:
    """A tall opening in the bole with a lip of callus, lighter to the left."""
    for wider, tone, lift in ((1.6, 3.0, 0.04), (0.0, 0.0, 0.06)):
        sides = []
        for high, half in HOLLOW_PX:
            along = px_up(high) / BOLE_UNITS
            turn = min(px_ground(half + wider) / BOLE.at(along)[1], 1.2)
            sides.append([BOLE.on_bark(along, FRONT + 0.1 + side * turn)[0] for side in (-1, 1)])
        for (low_left, low_right), (left, right) in zip(sides, sides[1:]):
            mark(model, [low_left, low_right, right, left], "bark", tone, unit(place(0.1, 1, 0.05)), lift)


def oak_young(model: Model) -> None:
    YOUNG.draw(model)
    YOUNG.roots(model, 4)
    YOUNG.strokes(model, 6, reach=(0.05, 0.5))
    boughs_to(model, YOUNG, clumps_at(*YOUNG_CLUMPS), 0.08)
    model.chance = Chance(3)
    leaf_crown(model, YOUNG_CROWN, clumps_at(*YOUNG_CLUMPS))


SHEETS = [
    Sheet("tree_oak", oak, seed=13, bare=True),
    Sheet("tree_oak_hollow", oak_hollow, seed=14, bare=True),
    Sheet("tree_oak_young", oak_young, seed=15, bare=True),
]
