"""Birches: slender white trunks with dark marks, and small airy clumps. One upright, two from one foot, and one that snow has bent over.

The first is 5.6 units high. Each has a bare twin.
"""

import math
from collections.abc import Callable
from functools import partial

import numpy as np

from tallow_model.chance import Chance
from tallow_model.foliage import GOLDEN_ANGLE, Crown, branch, clumps_in_storeys, leaf_crown
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, tube
from tallow_model.space import px_up, unit, vector
from tallow_model.stems import FRONT, Stem, boughs_to, clumps_at, place

HEIGHT_UNITS = 5.6
TRUNK_UNITS = HEIGHT_UNITS * 0.86
FOOT_RADIUS, TOP_RADIUS = 0.17, 0.03
LEAN = vector(0.14, 0.04, 0)
CROWN = Crown(vector(0.1, 0, HEIGHT_UNITS * 0.68), 1.9, "birch_leaf", card_px=(7, 5), cards=230)
# Small clumps with air between.
STOREYS = ((5, 0.95, 0.50, 0.52), (6, 1.05, 0.64, 0.6), (5, 0.8, 0.79, 0.58), (3, 0.4, 0.92, 0.5), (1, 0, 1.0, 0.42))
CLUMP_SIZES = (0.78, 1.0, 1.18)
MARKS = 17
MARK_LIFT_UNITS = 0.012

# All of the others as right, ahead, up.
TWINS = (
    Stem(((-0.1, 0, 0), (-0.3, 0, 1.4), (-0.75, 0, 3.2), (-1.0, 0, 5.0)), (0.16, 0.13, 0.09, 0.03)),
    Stem(((0.14, 0.05, 0), (0.35, 0.1, 1.4), (0.95, 0.15, 3.0), (1.5, 0.15, 4.2)), (0.15, 0.12, 0.08, 0.03)),
)  # fmt: skip
TWIN_CLUMPS = (
    (-1.35, 0.2, 3.0, 0.52), (-0.45, 0.2, 3.2, 0.46), (-1.45, 0, 3.8, 0.62), (-0.5, -0.2, 4.05, 0.6), (-1.1, 0.2, 4.55, 0.66),
    (-0.75, -0.2, 5.1, 0.56), (-1.15, -0.2, 5.55, 0.46), (0.85, 0.35, 2.6, 0.44), (1.75, 0.2, 2.9, 0.55), (0.95, 0, 3.35, 0.5), (2.0, 0, 3.6, 0.6), (1.35, 0.2, 4.0, 0.62),
    (1.75, -0.1, 4.55, 0.5), (1.4, -0.2, 4.9, 0.38),
)  # fmt: skip
TWIN_CROWN = Crown(place(0.1, 0, 3.8), 2.3, "birch_leaf", tone=2.1, card_px=(7, 5), cards=230)
BENT = (Stem(((0, 0, 0), (-0.05, 0, 1.2), (0.1, 0, 2.5), (0.6, 0, 3.8), (1.5, 0.05, 4.6), (2.5, 0.1, 4.6)), (0.17, 0.15, 0.12, 0.1, 0.06, 0.02)),)
BENT_CLUMPS = (
    (0.15, 0.1, 3.35, 0.42), (0.05, -0.2, 4.0, 0.55), (0.75, 0.25, 3.5, 0.4), (0.75, -0.2, 4.7, 0.62), (1.25, 0.3, 4.15, 0.55),
    (1.5, -0.1, 4.95, 0.58), (1.75, 0.3, 3.75, 0.42), (2.15, 0.1, 4.5, 0.62), (2.75, 0.1, 4.4, 0.5), (2.45, 0.3, 3.75, 0.44), (2.95, 0.2, 3.75, 0.4), (2.85, 0.25, 3.2, 0.32),
)  # fmt: skip
BENT_CROWN = Crown(place(1.4, 0, 3.7), 2.0, "birch_leaf", tone=2.1, card_px=(7, 5), cards=230)


def in_shade(out: np.ndarray) -> float:
    return -1.0 if out[0] > 0.5 else 0.0


def birch(model: Model) -> None:
    """White bark, shaded to the east, dark at the foot; steep thin boughs wind up the trunk."""
    top = LEAN + (0, 0, TRUNK_UNITS)
    tube(model, (0, 0, 0), top, FOOT_RADIUS, TOP_RADIUS, "birch_bark", 3, sides=10, rings=6, tone_by=in_shade)
    marks(model, on_bark, MARKS)
    for index in range(8):
        around = 0.3 + index * GOLDEN_ANGLE
        foot = LEAN * (0.42 + index * 0.07) + (0, 0, HEIGHT_UNITS * (0.36 + index * 0.06))
        length = HEIGHT_UNITS * (0.17 - index * 0.011)
        branch(model, foot, vector(math.cos(around), math.sin(around), 1.1), length, 0.055, 2)
    # A chance of its own: boughs may be redrawn without disturbing a crown that is good.
    model.chance = Chance(8)
    # So that no crumbs of white bark show between the clumps.
    ball(model, LEAN + (0, 0, HEIGHT_UNITS * 0.73), 0.62, "birch_leaf", 0.6, scale=(1, 1, 1.75), debris=True)
    leaf_crown(model, CROWN, clumps_in_storeys(model, HEIGHT_UNITS, STOREYS, CLUMP_SIZES, LEAN, wobble=0.15))


def on_bark(around: float, height: float) -> np.ndarray:
    along = height / TRUNK_UNITS
    radius = FOOT_RADIUS + (TOP_RADIUS - FOOT_RADIUS) * along + MARK_LIFT_UNITS
    return LEAN * along + (math.cos(around) * radius, math.sin(around) * radius, height)


def marks(model: Model, bark: Callable[[float, float], np.ndarray], count: int, apart_px: int = 4, high_px: tuple[int, ...] = (1, 1, 2)) -> None:
    """Dark marks 2 to 4 px long and as high as a texel or two, on what the viewer sees of the bark, and a dark foot."""
    for index in range(count):
        height = px_up(9 + index * apart_px + round(model.chance.between(0, 3)))
        side, half = -1 if index % 2 else 1, model.chance.between(0.35, 0.65)
        around = FRONT + side * model.chance.between(0.1, 1.0)
        mark_round(model, bark, around - half, around + half, height, height + px_up(model.chance.pick(high_px)), 0.3)
    for around in (-2.2, -1.5, -0.7, 0.1):
        mark_round(model, bark, around - 0.42, around + 0.42, 0, px_up(model.chance.pick((3, 5, 6))), 0.6)


def mark_round(model: Model, bark: Callable[[float, float], np.ndarray], first: float, last: float, low: float, high: float, tone: float) -> None:
    """A patch that lies round the trunk from one angle to another."""
    angles = [first + (last - first) * step / 3 for step in range(4)]
    low_edge, high_edge = ([bark(angle, height) for angle in angles] for height in (low, high))
    for index in range(3):
        out = unit(vector(math.cos(angles[index]), math.sin(angles[index]), 0))
        corners = (low_edge[index], low_edge[index + 1], high_edge[index + 1], high_edge[index])
        model.add([(corners[0], corners[1], corners[2]), (corners[0], corners[2], corners[3])], "birch_bark", tone, [out, out])


def on_stem(stem: Stem, around: float, height: float) -> np.ndarray:
    point, out = stem.on_bark(float(np.interp(height, stem.centres[:, 2], stem.along)), around)
    return point + out * MARK_LIFT_UNITS


def leaning(model: Model, stems: tuple[Stem, ...], count: int, crown: Crown, clumps: tuple[tuple[float, float, float, float], ...]) -> None:
    """Stems with marks and, into each clump, a thin bough from the stem that is nearest."""
    for stem in stems:
        stem.draw(model, "birch_bark", 3, lambda out: 0.0)
        marks(model, partial(on_stem, stem), count, 6, (2, 2, 3))
        own = [clump for clump in clumps_at(*clumps) if min(stems, key=lambda one: one.distance(clump.centre)) is stem]
        boughs_to(model, stem, own, 0.055, 0.4)
    model.chance = Chance(9)
    leaf_crown(model, crown, clumps_at(*clumps))


SHEETS = [
    Sheet("tree_birch", birch, seed=63, bare=True),
    Sheet("tree_birch_twin", lambda model: leaning(model, TWINS, 8, TWIN_CROWN, TWIN_CLUMPS), seed=64, bare=True),
    Sheet("tree_birch_bent", lambda model: leaning(model, BENT, 10, BENT_CROWN, BENT_CLUMPS), seed=65, bare=True),
]
