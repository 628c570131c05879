"""Apple trees with a few red apples: one in its prime, an old one that leans on a prop, and a young one tied to its stake.

The first is 4.5 units high: a short leaning trunk and a low wide crown in three storeys. Each has a bare twin.
"""

import math

from tallow_model.chance import Chance
from tallow_model.foliage import SCREEN_RIGHT, TO_VIEWER, Clump, Crown, branch, clumps_in_storeys, leaf_crown, trunk
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, tube
from tallow_model.space import px_ground, px_up, unit, vector
from tallow_model.stems import Stem, boughs_to, clumps_at, place

HEIGHT_UNITS = 4.5
NECK = vector(0.12, -0.06, HEIGHT_UNITS * 0.3)
FOOT_RADIUS, NECK_RADIUS = 0.24, 0.18
CROWN = Crown(vector(0.1, 0, HEIGHT_UNITS * 0.64), 2.0, "oak_leaf", tone=2.1, card_px=(8, 6), cards=170)
STOREYS = ((6, 1.25, 0.58, 0.66), (6, 1.4, 0.69, 0.8), (3, 0.75, 0.82, 0.82))
CLUMP_SIZES = (0.82, 1.0, 1.12)
APPLE_RADIUS = px_up(1.9)
# Right of a clump's middle and how far up it hangs, as shares of its radius; one clump in two bears any.
APPLES = ((-0.35, -0.1), (0.4, 0.15), (0.05, -0.35))

# All of the others as right, ahead, up.
OLD = Stem(((-0.5, 0, 0), (-0.42, 0, 0.5), (0.0, 0, 1.05), (0.62, 0, 1.5), (1.3, 0.05, 1.75)), (0.36, 0.3, 0.28, 0.22, 0.18), flare=0.3)
OLD_LIMBS = (
    ((1.1, 0.05, 1.65), (1.8, 0.1, 2.1), (2.2, 0.1, 2.7)), ((0.7, 0, 1.5), (0.9, -0.2, 2.3), (0.8, -0.3, 3.0)),
    ((0.1, 0, 1.05), (-0.4, 0.1, 1.7), (-0.9, 0.1, 2.2)), ((0.9, 0.1, 1.6), (1.4, 0.5, 1.9), (1.7, 0.6, 2.4)),
)  # fmt: skip
OLD_CLUMPS = (
    (2.2, 0.3, 2.55, 0.85), (2.85, 0.0, 2.6, 0.6), (1.5, 0.5, 2.75, 0.72), (1.8, -0.3, 3.3, 0.85), (0.95, -0.2, 3.45, 0.82), (2.45, -0.4, 3.25, 0.62),
    (0.55, -0.4, 3.0, 0.62), (-0.85, 0.2, 2.45, 0.66), (-1.3, 0.0, 2.35, 0.46), (-0.6, -0.2, 2.9, 0.52), (1.3, -0.4, 4.0, 0.6),
)  # fmt: skip
OLD_CROWN = Crown(place(1.2, 0, 2.8), 2.1, "oak_leaf", tone=2.1, card_px=(8, 6), cards=170)
PROP = ((1.95, 0.55, 0), (1.5, 0.12, 1.72))
YOUNG = Stem(((0, 0, 0), (0.03, 0, 0.8), (0, 0, 1.6), (0.05, 0, 2.3)), (0.1, 0.085, 0.07, 0.05))
YOUNG_CLUMPS = (
    (-0.45, 0.15, 1.95, 0.5), (0.5, 0.1, 2.05, 0.52), (0.0, -0.35, 2.2, 0.5), (0.1, 0.2, 2.5, 0.6), (-0.4, -0.1, 2.65, 0.42), (0.15, -0.1, 3.0, 0.46),
)  # fmt: skip
YOUNG_CROWN = Crown(place(0, 0, 2.3), 1.1, "oak_leaf", tone=2.2, card_px=(7, 5), cards=200)
STAKE_RIGHT, STAKE_UNITS = 0.32, 1.5


def apples(model: Model, clumps: list[Clump], crown: Crown) -> None:
    """Apples of 4 px on the side of the clumps that the viewer sees."""
    ahead = unit(TO_VIEWER * (1, 1, 0))
    for index, clump in enumerate(clumps):
        if index % 2 or (clump.centre - crown.centre) @ ahead < -0.2:
            continue
        for right, up in APPLES[: 1 + index // 2 % 3]:
            out = unit(ahead * 0.85 + SCREEN_RIGHT * right + (0, 0, up + 0.35))
            middle = clump.centre + out * (1, 1, 0.66) * clump.radius * 1.08
            ball(model, middle, APPLE_RADIUS, "red_cloth", 3, debris=True)


def leaves(model: Model, crown: Crown, clumps: list[Clump]) -> None:
    leaf_crown(model, crown, clumps)
    apples(model, clumps, crown)


def apple(model: Model) -> None:
    trunk(model, NECK, FOOT_RADIUS, NECK_RADIUS, roots=4, strokes=8)
    for index in range(4):
        around = index * math.pi / 2 - 0.1
        onward = vector(math.cos(around), math.sin(around), 1.2 + 0.3 * (index % 2))
        branch(model, NECK - (0, 0, 0.08), onward, HEIGHT_UNITS * 0.2, 0.11, 3)
    branch(model, NECK, (-0.1, 0, 1), HEIGHT_UNITS * 0.26, 0.12, 2)
    # A chance of its own: boughs may be redrawn without disturbing a crown that is good.
    model.chance = Chance(21)
    leaves(model, CROWN, clumps_in_storeys(model, HEIGHT_UNITS, STOREYS, CLUMP_SIZES, (0.1, 0, 0), wobble=0.12))


def apple_old(model: Model) -> None:
    """It lies rather than stands; a forked prop holds it."""
    OLD.draw(model)
    OLD.roots(model, 5)
    OLD.strokes(model, 9)
    for points in OLD_LIMBS:
        limb = Stem(points, (0.15, 0.11, 0.08))
        limb.draw(model)
        tip, _, direction = limb.at(1.0)
        for turn in (-0.5, 0.5):
            branch(model, tip, direction + SCREEN_RIGHT * turn + (0, 0, 0.2), 0.4, 0.072, 1)
    foot, head = (place(*point) for point in PROP)
    tube(model, foot, head, px_ground(1.7), px_ground(1.4), "plank", 3, 8)
    for side in (-1, 1):
        tube(model, head - (0, 0, 0.12), head + SCREEN_RIGHT * 0.14 * side + (0, 0, 0.2), px_ground(1.2), px_ground(1), "plank", 3, 6)
    model.chance = Chance(22)
    leaves(model, OLD_CROWN, clumps_at(*OLD_CLUMPS))


def apple_young(model: Model) -> None:
    """Tied with a band of linen to a stake on its right."""
    YOUNG.draw(model)
    stake = place(STAKE_RIGHT, 0.05, 0)
    tube(model, stake, stake + (0, 0, STAKE_UNITS), px_ground(1.7), px_ground(1.7), "plank", 2.6, 8)
    ball(model, stake + (0, 0, STAKE_UNITS), px_ground(1.7), "plank", 3.4, scale=(1, 1, 0.5))
    tie = (STAKE_UNITS - px_up(8), STAKE_UNITS - px_up(5.5))
    tube(model, place(0.02, 0.07, tie[0]), place(STAKE_RIGHT, 0.12, tie[1]), px_ground(1.3), px_ground(1.3), "linen", 2.4, 8)
    boughs_to(model, YOUNG, clumps_at(*YOUNG_CLUMPS), 0.05, 0.6)
    model.chance = Chance(24)
    leaves(model, YOUNG_CROWN, clumps_at(*YOUNG_CLUMPS))


SHEETS = [
    Sheet("tree_apple", apple, seed=19, bare=True),
    Sheet("tree_apple_old", apple_old, seed=20, bare=True),
    Sheet("tree_apple_young", apple_young, seed=21, bare=True),
]
