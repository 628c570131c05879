"""Lights of walls and ceilings, burning and put out: a sconce whose brass plate throws the light back, a lantern that hangs on a chain."""

import math
from functools import partial

import numpy as np

from tallow_model.candles import taper
from tallow_model.marks import SOUTH, mark
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import in_texels, lathe, tube
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z, vector

# Clear of the wall's timbers.
WALL_FACE = 0.12
PLATE_LOW, PLATE_SPRING, PLATE_HALF = 20, 36, 4
CUP_OUT, CUP_HIGH = 0.22, 25
CEILING, GLASS_LOW, GLASS_HIGH, GLASS_HALF = 48, 30, 39, px_wall(2.5)
EAST = (1, 0, 0)


def sconce(lit: bool, faces_east: bool, model: Model) -> None:
    """A plate with a round head, a bent arm from its foot, a cup, one candle."""
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),))):
        for rim, out, tone in ((0, 0.04, 1), (1, 0.05, 2.2)):
            half, low = PLATE_HALF - rim, PLATE_LOW + 1.5 * rim
            head = [(half * math.cos(a), PLATE_SPRING + half * 1.2 * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
            points = [(px_wall(x), -WALL_FACE - out, px_up(z)) for x, z in ((-half, low), (half, low), *head)]
            prism(model, points, (0, 0.04, 0), "gold", tone)
        box(model, (0, -WALL_FACE - CUP_OUT / 2, px_up(CUP_HIGH - 1)), (px_wall(1.2), CUP_OUT, px_up(1.8)), "gold", 2.4, bevel=0)
        cup = vector(0, -WALL_FACE - CUP_OUT, px_up(CUP_HIGH - 2))
        lathe(model, in_texels((0, 0), (1.4, 0.4), (2.8, 2), (2.8, 3), (0, 3)), "gold", (1, 1.6, 2.4, 3), sides=12, foot=cup)
        taper(model, cup + (0, 0, px_up(2.6)), 5, lit, radius=1.5)


def lantern(lit: bool, model: Model) -> None:
    """Four panes between iron ribs under a pointed hood, on a chain from a ceiling a storey up; put out, its door stands open."""
    middle, high, half = px_up((GLASS_LOW + GLASS_HIGH) / 2), px_up(GLASS_HIGH - GLASS_LOW), GLASS_HALF
    box(model, (0, 0, px_up(GLASS_LOW - 1)), (2 * half + px_wall(1.6), 2 * half + px_wall(1.6), px_up(2)), "iron", 2, bevel=0.015)
    box(model, (0, 0, px_up(GLASS_LOW - 2.6)), (px_wall(2), px_wall(2), px_up(1.4)), "iron", 1, bevel=0)
    box(model, (0, 0, middle), (2 * half, 2 * half, high), "glow" if lit else "dark_glass", 2, bevel=0)
    low, heart = px_up(GLASS_LOW), px_up(GLASS_LOW + 5)
    for normal, (x0, y0), (x1, y1) in ((SOUTH, (-half, -half), (half, -half)), (EAST, (half, -half), (half, half))):
        mark(model, [(x0, y0, low), (x1, y1, low), (x1, y1, heart), (x0, y0, heart)], "glow" if lit else "dark_glass", 3, normal)
    for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
        box(model, (x, y, middle), (px_wall(1), px_wall(1), high), "iron", 1, bevel=0)
    if not lit:
        reach = 2 * half
        box(model, (half + reach / 2, -half, middle), (reach, px_wall(0.8), high), "dark_glass", 3, bevel=0)
        box(model, (half + reach, -half, middle), (px_wall(1), px_wall(1), high), "iron", 1.4, bevel=0)
        for z in (GLASS_LOW + 0.6, GLASS_HIGH - 0.6):
            box(model, (half + reach / 2, -half, px_up(z)), (reach, px_wall(1), px_up(1.4)), "iron", 1.4, bevel=0)
    box(model, (0, 0, px_up(GLASS_HIGH + 0.8)), (2 * half + px_wall(2.4), 2 * half + px_wall(2.4), px_up(1.6)), "iron", 2, bevel=0)
    tube(model, (0, 0, px_up(GLASS_HIGH + 1.4)), (0, 0, px_up(GLASS_HIGH + 5)), half * 1.3, 0.03, "iron", 2.6, sides=8, flat=True)
    tube(model, (0, 0, px_up(GLASS_HIGH + 4)), (0, 0, px_up(CEILING)), px_ground(0.8), px_ground(0.8), "iron", 1.6, sides=6)


SHEETS = [
    *(
        Sheet(f"sconce_brass{'' if lit else '_unlit'}_{'y' if faces_east else 'x'}", partial(sconce, lit, faces_east), seed=561)
        for lit in (True, False)
        for faces_east in (False, True)
    ),
    *(Sheet("lantern_ceiling" + ("" if lit else "_unlit"), partial(lantern, lit), seed=562) for lit in (True, False)),
]
