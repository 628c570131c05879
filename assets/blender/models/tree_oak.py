"""An oak, 6.6 units high, crown 6 across: four storeys of clumps of unequal size over a flared trunk; its bare twin is trunk and boughs."""

import math

from tallow_model.chance import Chance
from tallow_model.foliage import Crown, bark_tone, branch, leaf_clump
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, tube
from tallow_model.space import px_ground, vector

HEIGHT_UNITS = 6.6
TRUNK_UNITS = HEIGHT_UNITS * 0.30
FOOT_RADIUS, NECK_RADIUS = 0.42, 0.30
FLARE = 0.45
NECK = vector(0.05, -0.03, HEIGHT_UNITS * 0.29)
CROWN = Crown(vector(0, 0, HEIGHT_UNITS * 0.66), 3.2, "oak_leaf")
# Clumps, distance from the trunk, height as a share of the tree's, radius. The lowest storey leaves the trunk free.
STOREYS = ((11, 2.25, 0.60, 0.78), (9, 2.2, 0.68, 0.92), (6, 1.35, 0.82, 0.92), (3, 0.6, 0.94, 0.85))
# Equal balls would make broccoli.
CLUMP_SIZES = (0.72, 0.95, 1.0, 1.28)


def flare(along: float) -> float:
    return 1 + FLARE * (1 - along) ** 9


def trunk(model: Model) -> None:
    """Flare, five roots, and long strokes of bark 1.5 px wide, two dark to one light."""
    tube(model, (0, 0, 0), (0.05, -0.03, TRUNK_UNITS), FOOT_RADIUS, NECK_RADIUS, "bark", 2, sides=10, rings=6, profile=flare, tone_by=bark_tone)
    for root in range(5):
        around = root * 2 * math.pi / 5 + 0.3
        out = vector(math.cos(around), math.sin(around), 0)
        tube(model, out * 0.25 + (0, 0, 0.24), out * 0.86, 0.24, 0.03, "bark", 1.8, sides=8, rings=3, tone_by=bark_tone, floor=0)
    for index in range(16):
        around = -2.6 + index * 0.26 + model.chance.between(-0.08, 0.08)
        low = model.chance.between(0.1, 1.0)
        high = low + model.chance.between(0.35, 0.8)
        foot, tip = (on_trunk(around, height) for height in (low, high))
        width = px_ground(1.5) / 2
        tube(model, foot, tip, width, width * 0.8, "bark", 0.6 if index % 3 else 3, sides=4)


def on_trunk(around: float, height: float):
    """A point of the trunk's bark."""
    along = height / TRUNK_UNITS
    radius = (FOOT_RADIUS + (NECK_RADIUS - FOOT_RADIUS) * along) * flare(along) + 0.012
    return vector(math.cos(around) * radius, math.sin(around) * radius, height)


def boughs(model: Model) -> None:
    for index in range(5):
        around = index * 2 * math.pi / 5 + 0.6
        onward = vector(math.cos(around) * 0.85, math.sin(around) * 0.85, 0.75 + 0.15 * (index % 2))
        branch(model, NECK - (0, 0, model.chance.between(0, 0.25)), onward, HEIGHT_UNITS * 0.19, 0.17, 3)
    branch(model, NECK, (0.05, 0, 1), HEIGHT_UNITS * 0.2, 0.19, 3)


def leaves(model: Model) -> None:
    """Clumps, and a dark core so that no sky shows through the middle."""
    for storey, (count, distance, height, radius) in enumerate(STOREYS):
        for index in range(count):
            around = 2 * math.pi * (index + 0.5 * (storey % 2)) / count + model.chance.between(-0.18, 0.18)
            east, north = (distance * part * model.chance.between(0.86, 1.12) for part in (math.cos(around), math.sin(around)))
            centre = (east, north, HEIGHT_UNITS * height + model.chance.between(-0.22, 0.22))
            leaf_clump(model, CROWN, centre, radius * model.chance.pick(CLUMP_SIZES))
    ball(model, (0, 0, HEIGHT_UNITS * 0.70), 1.7, "oak_leaf", 0.8, debris=True)


def build(model: Model) -> None:
    trunk(model)
    boughs(model)
    # A chance of its own: boughs may be redrawn without disturbing a crown that is good.
    model.chance = Chance(5)
    leaves(model)


SHEETS = [Sheet("tree_oak", build, seed=11, bare=True)]
