"""A birch, 5.6 units high: a slender white trunk with dark marks, and small airy clumps in a narrow crown."""

import math

from tallow_model.chance import Chance
from tallow_model.foliage import GOLDEN_ANGLE, Crown, branch, clumps_in_storeys, leaf_crown
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, tube
from tallow_model.space import px_up, unit, vector

HEIGHT_UNITS = 5.6
TRUNK_UNITS = HEIGHT_UNITS * 0.86
FOOT_RADIUS, TOP_RADIUS = 0.17, 0.03
LEAN = vector(0.14, 0.04, 0)
CROWN = Crown(vector(0.1, 0, HEIGHT_UNITS * 0.68), 1.9, "birch_leaf", card_px=(7, 5), cards=230)
# Small clumps with air between.
STOREYS = ((5, 0.95, 0.50, 0.52), (6, 1.05, 0.64, 0.6), (5, 0.8, 0.79, 0.58), (3, 0.4, 0.92, 0.5), (1, 0, 1.0, 0.42))
CLUMP_SIZES = (0.78, 1.0, 1.18)
MARKS = 17
# The side of the trunk that the viewer sees.
FRONT = -math.pi / 4


def trunk(model: Model) -> None:
    """White bark, shaded to the east, its dark marks 2 to 4 px long and as high as a texel or two; dark at the foot."""
    top = LEAN + (0, 0, TRUNK_UNITS)
    tube(model, (0, 0, 0), top, FOOT_RADIUS, TOP_RADIUS, "birch_bark", 3, sides=10, rings=6, tone_by=lambda out: -1.0 if out[0] > 0.5 else 0.0)
    for index in range(MARKS):
        height = px_up(9 + index * 4 + round(model.chance.between(0, 3)))
        side, half = -1 if index % 2 else 1, model.chance.between(0.35, 0.65)
        around = FRONT + side * model.chance.between(0.1, 1.0)
        mark_round(model, around - half, around + half, height, height + px_up(model.chance.pick((1, 1, 2))), 0.3)
    for around in (-2.2, -1.5, -0.7, 0.1):
        mark_round(model, around - 0.42, around + 0.42, 0, px_up(model.chance.pick((3, 5, 6))), 0.6)


def mark_round(model: Model, first: float, last: float, low: float, high: float, tone: float) -> None:
    """A patch that lies round the trunk from one angle to another."""
    angles = [first + (last - first) * step / 3 for step in range(4)]
    low_edge, high_edge = ([on_bark(angle, height) for angle in angles] for height in (low, high))
    for index in range(3):
        out = unit(vector(math.cos(angles[index]), math.sin(angles[index]), 0))
        corners = (low_edge[index], low_edge[index + 1], high_edge[index + 1], high_edge[index])
        model.add([(corners[0], corners[1], corners[2]), (corners[0], corners[2], corners[3])], "birch_bark", tone, [out, out])


def on_bark(around: float, height: float):
    along = height / TRUNK_UNITS
    radius = FOOT_RADIUS + (TOP_RADIUS - FOOT_RADIUS) * along + 0.012
    return LEAN * along + (math.cos(around) * radius, math.sin(around) * radius, height)


def boughs(model: Model) -> None:
    """Steep thin boughs that wind up the trunk."""
    for index in range(8):
        around = 0.3 + index * GOLDEN_ANGLE
        foot = LEAN * (0.42 + index * 0.07) + (0, 0, HEIGHT_UNITS * (0.36 + index * 0.06))
        length = HEIGHT_UNITS * (0.17 - index * 0.011)
        branch(model, foot, vector(math.cos(around), math.sin(around), 1.1), length, 0.055, 2)


def build(model: Model) -> None:
    trunk(model)
    boughs(model)
    # A chance of its own: boughs may be redrawn without disturbing a crown that is good.
    model.chance = Chance(8)
    # So that no crumbs of white bark show between the clumps.
    ball(model, LEAN + (0, 0, HEIGHT_UNITS * 0.73), 0.62, "birch_leaf", 0.6, scale=(1, 1, 1.75), debris=True)
    leaf_crown(model, CROWN, clumps_in_storeys(model, HEIGHT_UNITS, STOREYS, CLUMP_SIZES, LEAN, wobble=0.15))


SHEETS = [Sheet("tree_birch", build, seed=63, bare=True)]
