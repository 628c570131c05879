"""A pine, 6.4 units high, skirt radius 2: tiers of drooping pointed boughs over a dark core; the bare twin is a mast with its branches."""

import math

from tallow_model.foliage import bark_tone, bough_tier
from tallow_model.model import Model, Sheet
from tallow_model.rounds import tube
from tallow_model.space import unit, vector

HEIGHT_UNITS = 6.4
FOOT_RADIUS, TOP_RADIUS = 0.24, 0.04
LOWEST_UNITS, TIERS = 1.25, 8
SKIRT_RADIUS, TOP_SKIRT = 1.95, 0.34
# A branch of 2 px takes one light, or it would be speckle.
LOOKS = unit(vector(0.2, -0.6, 0.75))


def tier_of(index: int) -> tuple[float, float, float]:
    """How far up the skirt a tier is, 0 to 1, its height and its radius; tiers draw closer towards the top."""
    share = index / (TIERS - 1)
    height = LOWEST_UNITS + (1 - (1 - share) ** 1.15) * (HEIGHT_UNITS - LOWEST_UNITS - 0.75)
    return share, height, TOP_SKIRT + (SKIRT_RADIUS - TOP_SKIRT) * (1 - share) ** 0.9


def mast(model: Model) -> None:
    tube(model, (0, 0, 0), (0, 0, HEIGHT_UNITS * 0.93), FOOT_RADIUS, TOP_RADIUS, "bark", 2, sides=8, rings=4, tone_by=bark_tone,
         profile=lambda along: 1 + 0.35 * (1 - along) ** 14)  # fmt: skip
    for root in range(4):
        out = vector(math.cos(root * 1.57 - 0.3), math.sin(root * 1.57 - 0.3), 0)
        tube(model, out * 0.15 + (0, 0, 0.16), out * 0.5, 0.14, 0.03, "bark", 1.8, sides=8, rings=2, tone_by=bark_tone, floor=0)


def branches(model: Model) -> None:
    """Six thin branches a tier, unequal and a little raised, hidden by the leafy skirt; two short ones between the tiers."""
    chance = model.chance
    for index in range(TIERS - 1):
        share, height, radius = tier_of(index)
        for step in range(8):
            around = 2 * math.pi * (step + 0.4 * (index % 2) + chance.between(-0.3, 0.3)) / 8
            long = radius * (0.3 if step % 4 == 3 else chance.between(0.45, 0.6))
            foot = vector(0, 0, height + chance.between(-0.12, 0.12))
            tip = foot + (math.cos(around) * long, math.sin(around) * long, 0.12 * long)
            thick = 0.055 - 0.02 * share
            tube(model, foot, tip, thick, thick * 0.3, "bark", 2, sides=6, normal=LOOKS)


def build(model: Model) -> None:
    mast(model)
    branches(model)
    for index in range(TIERS):
        share, height, radius = tier_of(index)
        bough_tier(model, "pine", height, radius, 1.4 + 1.0 * share)


SHEETS = [Sheet("tree_pine", build, seed=61, bare=True)]
