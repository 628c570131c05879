"""Slender trees: a poplar, 8.6 units high, a column of upright clumps; and a sapling, a whip with a few tufts of leaf, fenced with wattle."""

import math

import numpy as np

from tallow_model.chance import Chance
from tallow_model.foliage import GOLDEN_ANGLE, Crown, leaf_crown
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, tube
from tallow_model.space import px_ground, px_up, vector
from tallow_model.stems import FRONT, Stem, boughs_to, clumps_at, place

TRUNK = Stem(((0, 0, 0), (0.04, 0, 2), (-0.04, 0, 5), (0, 0, 8.2)), (0.28, 0.2, 0.12, 0.03), flare=0.5)
# Clumps wind up the trunk: how many, the lowest and the highest, how far they stand out in the middle, and their radii in turn.
CLUMPS, LOWEST_UNITS, HIGHEST_UNITS = 26, 1.75, 8.3
OUT_UNITS, CLUMP_RADII = 0.46, (0.55, 0.68, 0.48, 0.6, 0.72)
CROWN = Crown(place(0, 0, 5), 2.6, "birch_leaf", tone=2.0, card_px=(6, 8), cards=190)

WHIP = Stem(((0, 0, 0), (0.04, 0, 0.9), (-0.05, 0, 1.8), (0.1, 0, 2.7)), (0.07, 0.06, 0.05, 0.03))
TUFTS = (
    (-0.42, 0.1, 1.45, 0.3), (0.42, 0.1, 1.7, 0.34), (-0.35, 0.0, 2.1, 0.36), (0.35, -0.05, 2.4, 0.36),
    (-0.05, 0.1, 2.6, 0.32), (0.1, -0.1, 3.0, 0.36),
)  # fmt: skip
TUFT_CROWN = Crown(place(0, 0, 2.1), 1.3, "oak_leaf", tone=2.4, card_px=(6, 5), cards=260)
STAKES, FENCE_RADIUS, FENCE_UNITS = 9, 0.5, px_up(13)
WITHY = px_ground(1.1)


def clump_places() -> list[tuple[float, float, float, float]]:
    """Right, ahead, up and radius of the poplar's clumps: a column that swells below its middle and ends in a point."""
    places = []
    for index in range(CLUMPS):
        share = index / (CLUMPS - 1)
        swell = math.sin(math.pi * min(0.22 + share * 0.78, 1.0)) ** 0.7
        around, out = index * GOLDEN_ANGLE, OUT_UNITS * swell
        radius = CLUMP_RADII[index % len(CLUMP_RADII)] * (0.55 + 0.45 * swell)
        places.append((out * math.cos(around), out * math.sin(around), LOWEST_UNITS + (HIGHEST_UNITS - LOWEST_UNITS) * share, radius))
    return places


def poplar(model: Model) -> None:
    TRUNK.draw(model)
    TRUNK.roots(model, 5)
    TRUNK.strokes(model, 8, reach=(0.03, 0.3))
    clumps = clumps_at(*clump_places())
    boughs_to(model, TRUNK, clumps[:-1], 0.06, 0.12, rise=1.6)
    model.chance = Chance(41)
    # So that no crumbs of bark show between the clumps.
    ball(model, (0, 0, 4.9), 0.42, "birch_leaf", 0.6, scale=(1, 1, 6.6), debris=True)
    leaf_crown(model, CROWN, clumps)


def wattle(model: Model) -> None:
    """Stakes in a ring, and withies that run before one and behind the next."""
    ring = [vector(math.cos(angle), math.sin(angle), 0) for angle in FRONT + np.arange(STAKES) * 2 * math.pi / STAKES]
    for index, out in enumerate(ring):
        high = FENCE_UNITS + px_up(model.chance.pick((0, 1, 2)))
        tube(model, out * FENCE_RADIUS, out * FENCE_RADIUS + (0, 0, high), px_ground(1.5), px_ground(1.5), "plank", 3, 8)
        ball(model, out * FENCE_RADIUS + (0, 0, high), px_ground(1.5), "plank", 3.6, scale=(1, 1, 0.4))
        following = ring[(index + 1) % STAKES]
        for row, up in enumerate((3, 7)):
            near = px_ground(1.6) * (1 if (index + row) % 2 else -1)
            start, end = out * (FENCE_RADIUS + near) + (0, 0, px_up(up)), following * (FENCE_RADIUS - near) + (0, 0, px_up(up))
            tube(model, start, end, WITHY, WITHY, "bark", 3 if row else 2.4, 6)


def sapling(model: Model) -> None:
    WHIP.draw(model)
    wattle(model)
    tufts = clumps_at(*TUFTS)
    boughs_to(model, WHIP, tufts, 0.04)
    model.chance = Chance(42)
    leaf_crown(model, TUFT_CROWN, tufts)


SHEETS = [
    Sheet("tree_poplar", poplar, seed=73, bare=True),
    Sheet("tree_sapling", sapling, seed=74, bare=True),
]
