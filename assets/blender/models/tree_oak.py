"""An oak, 6.6 units high, crown 6 across: four storeys of clumps of unequal size over a flared trunk; its bare twin is trunk and boughs."""

import math

from tallow_model.chance import Chance
from tallow_model.foliage import Crown, branch, clumps_in_storeys, leaf_crown, trunk
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.space import vector

HEIGHT_UNITS = 6.6
NECK = vector(0.05, -0.03, HEIGHT_UNITS * 0.32)
FOOT_RADIUS, NECK_RADIUS = 0.42, 0.30
CROWN = Crown(vector(0, 0, HEIGHT_UNITS * 0.66), 3.2, "oak_leaf")
# The lowest storey leaves the trunk free.
STOREYS = ((7, 1.9, 0.60, 0.92), (7, 2.05, 0.72, 1.12), (5, 1.3, 0.86, 1.1), (2, 0.45, 0.96, 0.95))
CLUMP_SIZES = (0.8, 0.95, 1.0, 1.2)


def boughs(model: Model) -> None:
    """Five round a leader, none of them straight at the viewer: it would hide the fork."""
    for index in range(5):
        around = index * 2 * math.pi / 5 - 0.16
        onward = vector(math.cos(around), math.sin(around), 1.4 + 0.2 * (index % 2))
        branch(model, NECK - (0, 0, model.chance.between(0.05, 0.2)), onward, HEIGHT_UNITS * 0.2, 0.18, 3)
    branch(model, NECK, (0.05, 0, 1), HEIGHT_UNITS * 0.26, 0.2, 2, twigs=3)


def build(model: Model) -> None:
    trunk(model, NECK, FOOT_RADIUS, NECK_RADIUS, roots=5, strokes=16)
    boughs(model)
    # A chance of its own: boughs may be redrawn without disturbing a crown that is good.
    model.chance = Chance(5)
    leaf_crown(model, CROWN, clumps_in_storeys(model, HEIGHT_UNITS, STOREYS, CLUMP_SIZES, wobble=0.22))
    # So that no sky shows through the middle.
    ball(model, (0, 0, HEIGHT_UNITS * 0.70), 1.7, "oak_leaf", 0.8, debris=True)


SHEETS = [Sheet("tree_oak", build, seed=13, bare=True)]
