"""Pines: tiers of drooping pointed boughs over a dark core. One full, one that a storm has broken off, one young.

The first is 6.4 units high, skirt radius 2. Each has a bare twin: a mast with its branches.
"""

import math
from dataclasses import dataclass

from tallow_model.foliage import bark_tone, bough_tier
from tallow_model.model import Model, Sheet
from tallow_model.rounds import tube
from tallow_model.space import unit, vector
from tallow_model.stems import Stem

# A branch of 2 px takes one light, or it would be speckle.
LOOKS = unit(vector(0.2, -0.6, 0.75))


@dataclass(frozen=True)
class Spruce:
    """Height of the tree, of its lowest tier, how many tiers, radius of the lowest and of the top one, of the foot; how many tiers are left."""

    height: float = 6.4
    lowest: float = 1.25
    tiers: int = 8
    skirt: float = 1.95
    top_skirt: float = 0.34
    foot: float = 0.24
    left: int = 8

    def tier(self, index: int) -> tuple[float, float, float]:
        """How far up the skirt a tier is, 0 to 1, its height and its radius; tiers draw closer towards the top."""
        share = index / (self.tiers - 1)
        height = self.lowest + (1 - (1 - share) ** 1.15) * (self.height - self.lowest - 0.75)
        return share, height, self.top_skirt + (self.skirt - self.top_skirt) * (1 - share) ** 0.9


PINE = Spruce()
BROKEN = Spruce(height=7.6, lowest=1.7, tiers=9, skirt=2.1, foot=0.3, left=4)
YOUNG = Spruce(height=3.6, lowest=0.5, tiers=6, skirt=1.35, top_skirt=0.3, foot=0.13, left=6)
# Where the storm broke it: the mast ends in splinters, and what is left of two boughs stands out of it. All as right, ahead, up.
STUMP = Stem(((0, 0, 3.4), (0, 0, 4.5), (0.08, 0, 5.6)), (0.25, 0.22, 0.21))
STUBS = (((0, 0, 5.0), (-0.35, 0.1, 5.1), (-0.55, 0.1, 5.3)), ((0, 0, 4.5), (0.4, 0.1, 4.6), (0.85, 0.1, 4.85)))


def mast(model: Model, kind: Spruce, high: float) -> None:
    tube(model, (0, 0, 0), (0, 0, high), kind.foot, kind.foot / 6, "bark", 2, sides=8, rings=4, tone_by=bark_tone,
         profile=lambda along: 1 + 0.35 * (1 - along) ** 14)  # fmt: skip
    wide = kind.foot / PINE.foot
    for root in range(4):
        out = vector(math.cos(root * 1.57 - 0.3), math.sin(root * 1.57 - 0.3), 0) * wide
        tube(model, out * 0.15 + (0, 0, 0.16 * wide), out * 0.5, 0.14 * wide, 0.03, "bark", 1.8, sides=8, rings=2, tone_by=bark_tone, floor=0)


def branches(model: Model, kind: Spruce) -> None:
    """Six thin branches a tier, unequal and a little raised, hidden by the leafy skirt; two short ones between the tiers."""
    chance = model.chance
    for index in range(min(kind.left, kind.tiers - 1)):
        share, height, radius = kind.tier(index)
        for step in range(8):
            around = 2 * math.pi * (step + 0.4 * (index % 2) + chance.between(-0.3, 0.3)) / 8
            long = radius * (0.3 if step % 4 == 3 else chance.between(0.45, 0.6))
            foot = vector(0, 0, height + chance.between(-0.12, 0.12))
            tip = foot + (math.cos(around) * long, math.sin(around) * long, 0.12 * long)
            thick = 0.055 - 0.02 * share
            tube(model, foot, tip, thick, thick * 0.3, "bark", 2, sides=6, normal=LOOKS)


def spruce(model: Model, kind: Spruce = PINE) -> None:
    mast(model, kind, kind.height * 0.93 if kind.left == kind.tiers else kind.tier(kind.left)[1])
    branches(model, kind)
    for index in range(kind.left):
        share, height, radius = kind.tier(index)
        bough_tier(model, "pine", height, radius, 1.4 + 1.0 * share)


def broken(model: Model) -> None:
    spruce(model, BROKEN)
    STUMP.draw(model)
    STUMP.strokes(model, 5)
    STUMP.snapped(model, 0.9)
    for points in STUBS:
        stub = Stem(points, (0.09, 0.07))
        stub.draw(model)
        stub.snapped(model, 0.14)


SHEETS = [
    Sheet("tree_pine", spruce, seed=61, bare=True),
    Sheet("tree_pine_broken", broken, seed=62, bare=True),
    Sheet("tree_pine_young", lambda model: spruce(model, YOUNG), seed=66, bare=True),
]
