"""A hand cart, two tiles long, its ground point in the middle: two spoked wheels, a bed of boards with a load of hay, shafts to the west."""

import math

import numpy as np

from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, circle, quads, tube
from tallow_model.solids import beam, box
from tallow_model.space import px_ground, px_up, px_wall, shift

WHEEL_RADIUS, WHEEL_Y, WHEEL_X = px_up(10.5), 0.47, 0.22
RIM_UNITS, TYRE_WIDE = px_up(1.8), 0.09
SPOKES, SEGMENTS = 5, 20
BED_WEST, BED_EAST, BED_HALF_DEPTH, BED_LOW = -0.42, 0.86, 0.36, px_up(10)
BOARD_HIGH, SIDE_HIGH = px_up(2), px_up(6)
# x, y, radius, tone
HAY_LUMPS = ((-0.14, 0.02, 0.30, 2), (0.24, -0.02, 0.36, 2.6), (0.60, 0.04, 0.28, 2), (0.06, -0.12, 0.24, 3), (0.46, -0.14, 0.22, 2))
SHAFT_UNITS, SHAFT_WEST = px_wall(1.6), -0.98


def wheel(model: Model, y: float) -> None:
    """In the plane that looks south: a rim between two rings, spokes that one sees through, a hub on both sides."""
    with model.placed(shift(WHEEL_X, y, WHEEL_RADIUS)):
        around = np.insert(circle(SEGMENTS), 1, 0, axis=1)
        outer, inner = around * WHEEL_RADIUS, around * (WHEEL_RADIUS - RIM_UNITS)
        front, back = np.array((0, -TYRE_WIDE / 2, 0)), np.array((0, TYRE_WIDE / 2, 0))
        for near, far, tone in ((outer + front, inner + front, 3), (inner + back, outer + back, 1), (inner + front, inner + back, 1)):
            model.add(quads(np.array((near, far))), "plank", tone)
        model.add(quads(np.array((outer + back, outer + front))), "iron", 2, quads(np.array((around, around))))
        for index in range(SPOKES):
            angle = math.pi * 2 * (index + 0.5) / SPOKES
            ray = np.array((math.cos(angle), 0, math.sin(angle)))
            beam(model, ray * 0.06, ray * (WHEEL_RADIUS - RIM_UNITS * 0.7), px_up(1.8), px_up(1.5), "plank", 3, bevel=0)
        for side in (-1, 1):
            tube(model, (0, 0, 0), (0, side * 0.13, 0), px_up(2.4), px_up(2), "timber", 3, sides=8)
            box(model, (0, side * 0.10, 0), (px_up(2.4), 0.08, px_up(2.4)), "iron", 2.4, bevel=0.015)


def bed(model: Model) -> None:
    """Lying boards, a low side of two boards all round, and the axle."""
    middle, length = (BED_WEST + BED_EAST) / 2, BED_EAST - BED_WEST
    box(model, (middle, 0, BED_LOW + BOARD_HIGH / 2), (length, 2 * BED_HALF_DEPTH, BOARD_HIGH), "plank", 1.4)
    for row in range(2):
        high = BED_LOW + BOARD_HIGH + SIDE_HIGH * (row + 0.5) / 2
        for side in (-1, 1):
            tone = (2, 3)[row] if side < 0 else (2, 2.6)[row]
            box(model, (middle, side * BED_HALF_DEPTH, high), (length, 0.06, SIDE_HIGH / 2), "plank", tone, bevel=0.015)
            end = middle + side * length / 2
            box(model, (end, 0, high), (0.06, 2 * BED_HALF_DEPTH, SIDE_HIGH / 2), "plank", (1.4, 2.6)[row], bevel=0.015)
    stay_high = SIDE_HIGH + BOARD_HIGH
    for x in (BED_WEST + 0.04, middle, BED_EAST - 0.04):
        box(model, (x, -BED_HALF_DEPTH - 0.04, BED_LOW + stay_high / 2), (px_wall(1.6), 0.06, stay_high), "timber", 3, bevel=0.012)
    tube(model, (WHEEL_X, WHEEL_Y, WHEEL_RADIUS), (WHEEL_X, -WHEEL_Y, WHEEL_RADIUS), 0.06, 0.06, "timber", 2, sides=8)


def shafts(model: Model) -> None:
    """Two shafts with a bar for the hands, and the leg on which the cart rests."""
    for y in (-0.26, 0.26):
        beam(model, (BED_WEST + 0.2, y, BED_LOW), (SHAFT_WEST, y, BED_LOW + px_up(2)), SHAFT_UNITS, SHAFT_UNITS, "plank", 2.6, bevel=0.015)
        box(model, (BED_WEST - 0.06, y, BED_LOW / 2), (SHAFT_UNITS, SHAFT_UNITS, BED_LOW), "timber", 2.4, bevel=0.015)
    bar_x, bar_high = SHAFT_WEST + 0.05, BED_LOW + px_up(2)
    tube(model, (bar_x, -0.33, bar_high), (bar_x, 0.33, bar_high), 0.05, 0.05, "plank", 3, sides=8)


def load(model: Model) -> None:
    """Hay in soft lumps, with straws that hang over the side."""
    top = BED_LOW + BOARD_HIGH + SIDE_HIGH
    for x, y, radius, tone in HAY_LUMPS:
        ball(model, (x, y, top - px_up(1.5)), radius, "thatch", tone, scale=(1.1, 0.9, 0.75))
    for index in range(7):
        x = BED_WEST + 0.16 + index * (BED_EAST - BED_WEST - 0.3) / 6
        hang = px_up(model.chance.pick((1.5, 3, 4.5)))
        middle = (x, -BED_HALF_DEPTH - 0.035, top + px_up(0.6) - hang / 2)
        box(model, middle, (px_ground(2), 0.03, hang + px_up(1)), "thatch", model.chance.pick((2, 3)), bevel=0)


def build(model: Model) -> None:
    bed(model)
    shafts(model)
    load(model)
    for y in (-WHEEL_Y, WHEEL_Y):
        wheel(model, y)


SHEETS = [Sheet("cart_wood", build, seed=6, footprint=(2, 1), facings=4)]
