"""Where clay and ore are fired: a potter's kiln like a bottle, and a smelter's stack with flames at its throat."""

import math

import numpy as np

from tallow_model.candles import turned_flame
from tallow_model.joinery import at, block
from tallow_model.marks import SOUTH, UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe
from tallow_model.solids import beam
from tallow_model.space import px_ground
from tallow_model.tableware import pot

# Outline of the kiln: radius and height in texels; every course is its own ring.
BOTTLE = ((13, 0), (14, 5), (14.4, 10), (14, 15), (12.6, 20), (10.4, 25), (7.6, 30), (5.6, 35), (4.8, 40), (4.6, 45))
COURSE_TONES = (1.6, 2.2, 1.8, 2.4, 2, 2.4, 1.8, 2.2, 2.6)
STACK = ((12.6, 0), (12.4, 5), (11.4, 11), (10.4, 16), (9.4, 22), (8.6, 27), (8.2, 32))
STACK_TONES = (2, 1.6, 2.2, 1.8, 1.2, 0.6)
MOUTH_HALF, MOUTH_HIGH = 7, 11


def arch(half: float, low: float, high: float, y: float) -> list[np.ndarray]:
    """The outline of an opening that looks south: upright to half its height, then round."""
    rise = (high - low) / 2
    points = [at(half * math.cos(a), y, low + rise + rise * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
    return [at(-half, y, low), at(half, y, low), *points]


def mouth(model: Model, y: float, half: float, low: float, high: float, fire: float) -> None:
    """A black opening with the fire in its lower part, in three tones."""
    mark(model, arch(half, low, high, y), "bark", 0, SOUTH, lift=0.012)
    for inset, share, tone in ((1, 1.0, 0), (2, 0.7, 1), (3.4, 0.45, 3)):
        mark(model, arch(half - inset, low, low + fire * share, y), "glow", tone, SOUTH, lift=0.02 + tone * 0.006)


def kiln(model: Model) -> None:
    """A bottle of bricks with iron bands, a stoke hole with a porch, pots that wait beside it."""
    for (low, high), tone in zip(zip(BOTTLE, BOTTLE[1:]), COURSE_TONES):
        lathe(model, in_texels(low, high), "brick", tone, sides=20)
        lathe(model, in_texels((low[0] + 0.1, low[1]), (low[0] + (high[0] - low[0]) * 0.2 + 0.1, low[1] + 1)), "brick", tone - 1, sides=20)
    lathe(model, in_texels((5.2, 43), (5.2, 46), (3.4, 46), (3.2, 40), (0, 40)), "brick", (2, 3, 0.6, 0), sides=20)
    for low in (10, 20):
        radius = dict((high, wide) for wide, high in BOTTLE)[low] + 0.5
        lathe(model, in_texels((radius, low - 0.8), (radius - 0.1, low + 1)), "iron", 1.6, sides=20)
    front = -21
    block(model, (-10.5, front, 0), (10.5, -13, MOUTH_HIGH + 3), "brick", 2.4)
    block(model, (-11.5, front - 1, MOUTH_HIGH + 3), (11.5, -13, MOUTH_HIGH + 5), "stone", 2.6)
    mouth(model, front, MOUTH_HALF, 0.6, MOUTH_HIGH, 6)
    for x, y, radius, high in ((17, -17, 3.2, 7), (23, -11, 2.6, 5)):
        pot(model, at(x, y, 0), radius, high, "shingle", 3, lid="shingle")


def smelter(model: Model) -> None:
    """A stack of rough stones that narrows upward, flames at its throat, a tap arch from which slag has run; ore and a rake beside it."""
    for (low, high), tone in zip(zip(STACK, STACK[1:]), STACK_TONES):
        lathe(model, in_texels(low, high), "cobble", tone, sides=14)
        lathe(model, in_texels((low[0] + 0.2, low[1]), (low[0] + 0.1, low[1] + 1)), "cobble", tone - 1.4, sides=14)
    radius, top = STACK[-1]
    lathe(model, in_texels((radius, top), (radius - 2.4, top), (radius - 2.4, top - 3)), "cobble", (1, 0), sides=14)
    lathe(model, in_texels((radius - 2.4, top - 1.6), (0, top - 1)), "glow", 0, sides=12)
    for x, y, high in ((-4, 2, 9), (3, 4, 12), (2, -4, 8)):
        turned_flame(model, at(x, y, top - 1.2), 5, high)
    front = -20
    block(model, (-10.5, front, 0), (10.5, -10, MOUTH_HIGH + 2), "stone", 2.4)
    block(model, (-12.5, front - 1, MOUTH_HIGH + 2), (12.5, -10, MOUTH_HIGH + 5), "stone", 2.8)
    mouth(model, front, MOUTH_HALF, 0.6, MOUTH_HIGH, 7)
    slag = ((-4, front), (4, front), (6, front - 5), (2, front - 10), (-5, front - 9), (-6, front - 4))
    for share, rise, material, tone in ((1.0, 0.4, "bark", 0), (0.6, 0.6, "glow", 1)):
        mark(model, [at(x * share, front + (y - front) * share, rise) for x, y in slag], material, tone, UP)
    for x, y, size, material in ((19, -14, 3, "shingle"), (24, -9, 2.4, "stone"), (15, -19, 2.4, "shingle")):
        ball(model, at(x, y, size * 0.6), px_ground(size), material, 2, subdivisions=1, scale=(1, 1, 0.7))
    beam(model, at(-19, -18, 0.6), at(-13.5, -10, 26), 0.06, 0.06, "iron", 2, bevel=0)


SHEETS = [Sheet("kiln_bottle", kiln, seed=581, facings=4), Sheet("smelter_stack", smelter, seed=582, facings=4)]
