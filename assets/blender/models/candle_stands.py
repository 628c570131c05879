"""Candles of rooms, each burning and put out: a candelabrum that stands on the floor, a stick for the table, a wheel that hangs from the ceiling."""

import math
from functools import partial

import numpy as np

from tallow_model.candles import taper
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.solids import beam
from tallow_model.space import PX_PER_UNIT, px_ground, px_up, shift, turn_z, vector

STOREY_TEXELS = 48
# Arms of the candelabrum: how far out their candles stand across the screen, and how high their cups.
ARMS = ((-11, 31), (-5.5, 35), (5.5, 35), (11, 31))
SHAFT_TOP, BRANCHING = 38, 27
# The wheel hangs over heads, its candles under the ceiling.
WHEEL_RADIUS, WHEEL_LOW, WHEEL_HIGH = 14, 32, 35
WHEEL_CANDLES, SPOKES, RINGS_JOIN = 6, 4, 44


def dish(model: Model, foot, radius: float = 2.3) -> None:
    """A cup for a candle, and the plate under it that catches the wax."""
    lathe(model, in_texels((0.8, 0), (radius, 1), (radius, 2.2), (0, 2.2)), "iron", (1, 1.6, 2.6), sides=10, foot=foot)


def curve(model: Model, points, radius: float, material: str, tone: float) -> None:
    """A bar bent through points of (texels across, texels up), in the plane that faces the viewer."""
    places = [vector(px_ground(x), 0, px_up(z)) for x, z in points]
    for start, end in zip(places, places[1:]):
        tube(model, start, end, px_ground(radius), px_ground(radius), material, tone, sides=6)
        ball(model, end, px_ground(radius), material, tone, subdivisions=1)


def candelabrum(lit: bool, model: Model) -> None:
    """Three feet, a turned shaft, two pairs of bent arms across the screen, five candles."""
    for degrees in (-95, 25, 145):
        with model.placed(turn_z(degrees)):
            for start, end in (((0, 7), (4, 5)), ((4, 5), (6.5, 0.8))):
                beam(model, (px_ground(start[0]), 0, px_up(start[1])), (px_ground(end[0]), 0, px_up(end[1])), 0.075, 0.085, "iron", 1.4, bevel=0)
    shaft = in_texels((0, 4), (2, 5), (2.6, 7), (1.2, 9), (1.1, 16), (2.2, 17.5), (1.1, 19), (1.1, 26), (2, 27.5), (1, 29), (1, SHAFT_TOP))
    lathe(model, shaft, "iron", (1, 1.4, 2.6, 2, 2, 3, 2, 2, 3, 2), sides=10)
    with model.placed(turn_z(45)):
        for x, top in ARMS:
            sag = BRANCHING - 1 if abs(x) > 8 else BRANCHING + 2
            curve(model, ((0, BRANCHING), (x * 0.4, sag), (x * 0.85, sag + 1), (x, top - 2.5), (x, top)), 0.75, "iron", 2)
            place = vector(px_ground(x), 0, px_up(top))
            dish(model, place)
            taper(model, place + (0, 0, px_up(2)), 5, lit)
        dish(model, (0, 0, px_up(SHAFT_TOP)), 2.6)
        taper(model, (0, 0, px_up(SHAFT_TOP + 2)), 6, lit)


def candlestick(lit: bool, model: Model) -> None:
    """Brass: a broad foot with a ring to carry it by, a turned stem, one thick candle."""
    profile = in_texels((5, 0), (5, 1), (3.4, 1.6), (1.7, 2.6), (1.7, 7.6), (3, 7.8), (3, 9.2), (0, 9.2))
    lathe(model, profile, "gold", (1.6, 3, 2.6, 2, 2, 2, 3), sides=20)
    with model.placed(turn_z(45)):
        ring = [(4 + 2.2 * (1 - math.cos(a)), 1.2 + 2.4 * math.sin(a)) for a in np.linspace(0, math.pi, 6)]
        curve(model, [(x, z) for x, z in ring], 0.55, "gold", 1.4)
        taper(model, (0, 0, px_up(8.4)), 6, lit, radius=1.5)


def chandelier(lit: bool, model: Model) -> None:
    """A wheel of wood on four chains, six candles on its rim; it hangs from a ceiling a storey up."""
    radius = WHEEL_RADIUS
    outer, inner = (in_texels((r, WHEEL_LOW), (r, WHEEL_HIGH)) for r in (radius, radius - 2.4))
    lathe(model, outer, "timber", 2.6, sides=24)
    lathe(model, [*inner[::-1]], "timber", 1, sides=24)
    lathe(model, in_texels((radius, WHEEL_HIGH), (radius - 2.4, WHEEL_HIGH)), "timber", 3.4, sides=24)
    lathe(model, in_texels((radius - 2.4, WHEEL_LOW), (radius, WHEEL_LOW)), "timber", 0, sides=24)
    middle = px_up((WHEEL_LOW + WHEEL_HIGH) / 2)
    for index in range(SPOKES // 2):
        with model.placed(turn_z(180 * index / (SPOKES // 2))):
            reach = px_ground(radius - 1)
            beam(model, (-reach, 0, middle), (reach, 0, middle), px_ground(1.8), px_up(1.8), "timber", 3, bevel=0)
    for index in range(SPOKES):
        with model.placed(turn_z(360 * index / SPOKES)):
            start, end = (px_ground(radius - 1.2), 0, px_up(WHEEL_HIGH)), (0, 0, px_up(RINGS_JOIN))
            tube(model, start, end, px_ground(0.8), px_ground(0.8), "iron", 1.4, sides=6)
    tube(model, (0, 0, px_up(RINGS_JOIN - 1)), (0, 0, STOREY_TEXELS / PX_PER_UNIT), px_ground(0.8), px_ground(0.8), "iron", 2, sides=6)
    ball(model, (0, 0, px_up(RINGS_JOIN)), px_ground(1.5), "iron", 2.4)
    for index in range(WHEEL_CANDLES):
        angle = 2 * math.pi * index / WHEEL_CANDLES + math.pi / 4
        out = px_ground(radius - 1.2)
        with model.placed(shift(math.cos(angle) * out, math.sin(angle) * out, px_up(WHEEL_HIGH))):
            lathe(model, in_texels((1.9, -1), (1.9, 1.2), (0, 1.2)), "iron", 1.6, sides=10)
            taper(model, (0, 0, px_up(1)), 4, lit)


KINDS = {"candelabrum_iron": (candelabrum, 401), "candlestick_brass": (candlestick, 402), "chandelier_wheel": (chandelier, 403)}
SHEETS = [
    Sheet(name + ("" if lit else "_unlit"), partial(make, lit), seed=seed) for name, (make, seed) in KINDS.items() for lit in (True, False)
]
