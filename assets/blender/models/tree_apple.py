"""An apple tree, 4.5 units high: a short leaning trunk, a low wide crown in three storeys, and a few red apples."""

import math

from tallow_model.chance import Chance
from tallow_model.foliage import SCREEN_RIGHT, TO_VIEWER, Clump, Crown, branch, clumps_in_storeys, leaf_crown, trunk
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.space import px_up, unit, vector

HEIGHT_UNITS = 4.5
NECK = vector(0.12, -0.06, HEIGHT_UNITS * 0.3)
FOOT_RADIUS, NECK_RADIUS = 0.24, 0.18
CROWN = Crown(vector(0.1, 0, HEIGHT_UNITS * 0.64), 2.0, "oak_leaf", tone=2.1, card_px=(8, 6), cards=170)
STOREYS = ((6, 1.25, 0.58, 0.66), (6, 1.4, 0.69, 0.8), (3, 0.75, 0.82, 0.82))
CLUMP_SIZES = (0.82, 1.0, 1.12)
APPLE_RADIUS = px_up(1.9)
# Right of a clump's middle and how far up it hangs, as shares of its radius; one clump in two bears any.
APPLES = ((-0.35, -0.1), (0.4, 0.15), (0.05, -0.35))


def boughs(model: Model) -> None:
    for index in range(4):
        around = index * math.pi / 2 - 0.1
        onward = vector(math.cos(around), math.sin(around), 1.2 + 0.3 * (index % 2))
        branch(model, NECK - (0, 0, 0.08), onward, HEIGHT_UNITS * 0.2, 0.11, 3)
    branch(model, NECK, (-0.1, 0, 1), HEIGHT_UNITS * 0.26, 0.12, 2)


def apples(model: Model, clumps: list[Clump]) -> None:
    """Apples of 4 px on the side of the clumps that the viewer sees."""
    ahead = unit(TO_VIEWER * (1, 1, 0))
    for index, clump in enumerate(clumps):
        if index % 2 or (clump.centre - CROWN.centre) @ ahead < -0.2:
            continue
        for right, up in APPLES[: 1 + index // 2 % 3]:
            out = unit(ahead * 0.85 + SCREEN_RIGHT * right + (0, 0, up + 0.35))
            middle = clump.centre + out * (1, 1, 0.66) * clump.radius * 1.08
            ball(model, middle, APPLE_RADIUS, "red_cloth", 3, debris=True)


def build(model: Model) -> None:
    trunk(model, NECK, FOOT_RADIUS, NECK_RADIUS, roots=4, strokes=8)
    boughs(model)
    # A chance of its own: boughs may be redrawn without disturbing a crown that is good.
    model.chance = Chance(21)
    clumps = clumps_in_storeys(model, HEIGHT_UNITS, STOREYS, CLUMP_SIZES, (0.1, 0, 0), wobble=0.12)
    leaf_crown(model, CROWN, clumps)
    apples(model, clumps)


SHEETS = [Sheet("tree_apple", build, seed=19, bare=True)]
