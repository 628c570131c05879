"""Where a priest stands: a font of eight sides full of water, and a pulpit of panels with a stair behind it."""

import math

import numpy as np

from tallow_model.hearths import stone_courses
from tallow_model.joinery import at, block, patch
from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc
from tallow_model.solids import beam, polygon
from tallow_model.space import px_ground, px_up, shift, turn_z

FLOOR, RAIL = 16, 34


def font(model: Model) -> None:
    """A step, a shaft, a bowl whose sides are cut with a panel each."""
    octagon = (22.5 - 45) / 360 * 2 * math.pi
    for low, high, radius, tone in ((0, 3, 11, 2.4), (3, 6, 8.4, 2.8)):
        ring(model, ((radius, low), (radius, high)), tone, octagon)
    ring(model, ((5, 6), (3.8, 9), (3.8, 13), (5.2, 15), (8.4, 18), (8.8, 24)), 2, octagon)
    ring(model, ((9.4, 24), (9.4, 26)), 3, octagon)
    for lift, radius, material, tone in ((0.006, 7.6, "stone", 0.4), (0.012, 6.8, "water", 1.6)):
        disc(model, (0, 0, px_up(26) + lift), px_ground(radius), material, tone, 16)
    stroke(model, (-0.12, 0.06, px_up(26)), (0.06, 0.14, px_up(26)), px_ground(1.2), "water", 3, UP, lift=0.018)
    for turn in range(0, 360, 45):
        with model.placed(turn_z(turn)):
            face = 8.7 * math.cos(math.pi / 8) * math.sqrt(2)
            patch(model, (-2.5, -face, 19), (2.5, -face, 23), "stone", 1, lift=0.02)


def ring(model: Model, profile, tone: float, first: float) -> None:
    """Eight flat sides turned so that one looks south, closed by a level top."""
    angles = first + np.arange(8) * math.pi / 4
    circle = np.stack([np.cos(angles), np.sin(angles)], -1)
    rows = [np.column_stack([circle * px_ground(radius), np.full(8, px_up(high))]) for radius, high in profile]
    for low, high in zip(rows, rows[1:]):
        for index in range(8):
            onward = (index + 1) % 8
            polygon(model, [low[index], low[onward], high[onward], high[index]], "stone", tone)
    polygon(model, rows[-1], "stone", tone + 0.6)


def pulpit(model: Model) -> None:
    """A desk of panels on a pillar of stone: open at the back, where three steps lead up; a cloth and a book on its rail."""
    stone_courses(model, (-8.5, -8.5, 0), (8.5, 8.5, FLOOR - 3), (5, 4, 4))
    block(model, (-14.5, -14.5, FLOOR - 3), (14.5, 14.5, FLOOR), "timber", 2.6)
    for x0, y0, x1, y1 in ((-14.5, -14.5, 14.5, -11.5), (-14.5, -11.5, -11.5, 14.5), (11.5, -11.5, 14.5, 14.5)):
        block(model, (x0, y0, FLOOR), (x1, y1, RAIL - 2), "plank", 2)
        block(model, (x0 - 1.5, y0 - 1.5, RAIL - 2), (x1 + 1.5, y1 + 1.5, RAIL), "timber", 3)
    for start in (-12.5, -3.5, 5.5):
        patch(model, (start, -14.5, FLOOR + 3), (start + 7, -14.5, RAIL - 5), "plank", 1)
        patch(model, (14.5, start, FLOOR + 3), (14.5, start + 7, RAIL - 5), "plank", 1)
        patch(model, (-14.5, start, FLOOR + 3), (-14.5, start + 7, RAIL - 5), "plank", 1, looks="west")
    block(model, (-7.5, -16.5, RAIL - 9), (7.5, -14.5, RAIL + 0.6), "red_cloth", 2.2, bevel=0)
    for x0, z0, x1, z1 in ((-1, RAIL - 8, 1, RAIL - 2), (-3, RAIL - 5, 3, RAIL - 3.4)):
        patch(model, (x0, -16.5, z0), (x1, -16.5, z1), "gold", 2.4)
    with model.placed(shift(*at(0, -12.5, RAIL + 1))):
        beam(model, at(-6, 0, 0.6), at(6, 0, 0.6), 0.28, 0.05, "leather", 1, bevel=0)
        beam(model, at(-5.5, 0, 1.8), at(5.5, 0, 1.8), 0.24, 0.06, "linen", 3.2, bevel=0)
    for step, high in enumerate((12, 8, 4)):
        block(model, (-9.5, 14.5 + 7 * step, 0), (9.5, 21.5 + 7 * step, high), "stone", 2.6)


SHEETS = [Sheet("font_stone", font, seed=571, facings=4), Sheet("pulpit_wood", pulpit, seed=572, footprint=(1, 2), facings=4)]
