"""A baker's room: a domed oven with embers in its mouth, and a trough in which dough rises."""

import math

import numpy as np

from tallow_model.hearths import stone_courses
from tallow_model.joinery import at, block, patch
from tallow_model.marks import SOUTH, mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe, quads
from tallow_model.solids import beam, polygon
from tallow_model.space import px_up, vector
from tallow_model.tableware import loaf

BASE_X, FRONT, BACK, BASE = 21.5, -15.5, 17.5, 12
DOME_RADIUS, DOME_TEXELS = 0.56, 17
DOME_Y = 2
MOUTH_HALF, MOUTH_TEXELS, PORCH_Y = 8, 8, -15
TROUGH_LOW, TROUGH_HIGH = 7, 15


def arch(half: float, high: float, y: float, foot: float) -> list[np.ndarray]:
    """The outline of an opening that looks south: upright to half its height, then round."""
    rise = high * 0.5
    points = [at(half * math.cos(a), y, foot + rise + (high - rise) * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
    return [at(-half, y, foot), at(half, y, foot), *points]


def dome(model: Model) -> None:
    """Plastered clay, darker towards its foot, and a flue of bricks."""
    steps = np.linspace(0, math.pi / 2, 7)
    profile = [(DOME_RADIUS * math.cos(a) ** 0.8 if a < 1.57 else 0.0, px_up(BASE + 1 + DOME_TEXELS * math.sin(a))) for a in steps]
    lathe(model, profile, "plaster", (0.8, 1.2, 1.4, 1.6, 1.8, 2), sides=24, foot=at(0, DOME_Y, 0), smooth=True)
    lathe(model, in_texels((3.4, 27), (3, 37), (4, 37), (4, 39), (2.4, 39), (2.4, 36)), "brick", (2, 1, 2, 3, 0), sides=8, foot=at(0, 11, 0))


def mouth(model: Model) -> None:
    """A porch of bricks; behind its arch it is black, and at the bottom of that glow the embers."""
    outer = arch(MOUTH_HALF + 5, MOUTH_TEXELS + 5, PORCH_Y, BASE)
    back = [point + (0, at(0, 12, 0)[1], 0) for point in outer]
    model.add(quads(np.array([outer, back])[:, ::-1]), "brick", 2)
    polygon(model, outer, "brick", 2, SOUTH)
    for a in np.linspace(0.15, math.pi - 0.15, 7):
        ends = [at((MOUTH_HALF + out) * math.cos(a), PORCH_Y, BASE + 4 + (MOUTH_TEXELS + out - 4) * math.sin(a)) for out in (0.5, 5)]
        across = vector(math.sin(a), 0, -math.cos(a)) * 0.022
        mark(model, [ends[0] - across, ends[0] + across, ends[1] + across, ends[1] - across], "brick", 0.6, SOUTH)
    mark(model, arch(MOUTH_HALF, MOUTH_TEXELS, PORCH_Y, BASE), "bark", 0, SOUTH, lift=0.012)
    for half, high, tone in ((MOUTH_HALF - 1, 5, 0), (MOUTH_HALF - 2, 3.6, 1), (MOUTH_HALF - 4, 2.4, 3)):
        mark(model, arch(half, high, PORCH_Y, BASE), "glow", tone, SOUTH, lift=0.02 + tone * 0.006)


def oven(model: Model) -> None:
    stone_courses(model, (-BASE_X, FRONT, 0), (BASE_X, BACK, BASE - 2), (5, 5))
    block(model, (-BASE_X - 1, FRONT - 6, BASE - 2), (BASE_X + 1, BACK, BASE), "stone", 3)
    dome(model)
    mouth(model)
    mark(model, arch(7, 8, FRONT, 0), "bark", 0, SOUTH, lift=0.03)
    for x, z in ((-3.6, 1.8), (0.4, 1.8), (4, 1.8), (-1.6, 4.8), (2.4, 4.8)):
        log_end = [at(x + 1.9 * math.cos(a), FRONT, z + 1.5 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 9)[:-1]]
        mark(model, log_end, "thatch", 2, SOUTH, lift=0.04)
    for x, y in ((-17, -14), (-13, -18)):
        loaf(model, at(x, y, BASE), 6, 4)
    beam(model, at(26, -20, 0), at(23, -8, 26), 0.06, 0.06, "plank", 2.6, bevel=0)
    block(model, (20, -10, 24), (27, -8.5, 34), "plank", 3, bevel=0)


def trough(model: Model) -> None:
    """A tapering box on crossed legs, heaped with dough under flour, its lid pushed back."""
    rows = []
    for z, x, y in ((TROUGH_LOW, 14, 4), (TROUGH_HIGH, 20.5, 9)):
        rows.append([at(*corner, z) for corner in ((-x, -y), (x, -y), (x, y), (-x, y))])
    model.add(quads(np.array(rows)), "plank", 2.4)
    polygon(model, rows[0][::-1], "plank", 0)
    for x0, y0, x1, y1 in ((-21.5, -10, 21.5, -8), (-21.5, 8, 21.5, 10), (-21.5, -8, -19.5, 8), (19.5, -8, 21.5, 8)):
        block(model, (x0, y0, TROUGH_HIGH - 1), (x1, y1, TROUGH_HIGH + 1), "plank", 3, bevel=0)
    patch(model, (-19.5, -8, TROUGH_HIGH), (19.5, 8, TROUGH_HIGH), "plank", 0)
    for x, y, radius, flat in ((-8, 0, 9.5, 0.5), (1, 0.5, 10, 0.55), (7, 0, 7, 0.5)):
        ball(model, at(x, y, TROUGH_HIGH - 0.4), radius / 32, "linen", 2.6, scale=(1, 0.76, flat))
    for x in (-15, 15):
        for y in (-1, 1):
            beam(model, at(x, y * 9, 0.6), at(x, -y * 5, TROUGH_LOW + 3), 0.09, 0.09, "plank", 1.6, bevel=0)
    block(model, (-14, -1, 3), (14, 1, 5), "plank", 1.6, bevel=0)
    block(model, (11, -11, TROUGH_HIGH + 1), (19, 11, TROUGH_HIGH + 2.4), "plank", 3.4, bevel=0)
    block(model, (14, -3, TROUGH_HIGH + 2.4), (16, 3, TROUGH_HIGH + 4), "plank", 2, bevel=0)


SHEETS = [Sheet("oven_bread", oven, seed=451, facings=4), Sheet("dough_trough", trough, seed=452, facings=4)]
