"""Graves: a round-headed stone, a pointed one, a broken one that leans, and a low tomb under a slab."""

import math

import numpy as np

from tallow_model.marks import SOUTH, UP, mark, stroke, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z
from tallow_model.stones import moss_dabs, rock

HALF_DEPTH = px_wall(1.5) + 0.004
FOOT_TEXELS = 3
EDGE_TONE, BACK_TONE = 1.0, -0.4
ARC_STEPS = 6
LEAN = np.array([[1, 0, 0.16, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]], np.float64)


def headstone(model: Model, outline: list[tuple[float, float]], tone: float = 2.4) -> None:
    """A slab whose outline is given in texels (aside, up) anticlockwise from its lower left corner; its foot is darker, its east side drawn."""
    points = [(px_wall(x), -HALF_DEPTH, px_up(z)) for x, z in outline]
    prism(model, points, (0, 2 * HALF_DEPTH, 0), "stone", tone, edge=EDGE_TONE)
    (left, _), (right, _), (_, shoulder) = outline[:3]
    side = [(px_wall(right), y, z) for z in (0, px_up(shoulder)) for y in (-HALF_DEPTH, HALF_DEPTH)]
    mark(model, [side[0], side[1], side[3], side[2]], "stone", tone - 0.8, (1, 0, 0))
    for turn in (0, 180):
        with model.placed(turn_z(turn)):
            wall_patch(model, px_wall(left), 0, px_wall(right), px_up(FOOT_TEXELS), -HALF_DEPTH, "stone", tone - 1)


def carve(model: Model, lines: list[tuple[float, float, float, float]], tone: float = 0.8) -> None:
    """Cut into the south face: rectangles of (left, low, right, high) in texels."""
    for left, low, right, high in lines:
        wall_patch(model, px_wall(left), px_up(low), px_wall(right), px_up(high), -HALF_DEPTH, "stone", tone, lift=0.012)


def arc(half: float, low: float, rise: float) -> list[tuple[float, float]]:
    """The head of a stone from its right shoulder to its left one."""
    angles = np.linspace(0, math.pi, ARC_STEPS + 1)
    return [(half * math.cos(angle), low + rise * math.sin(angle)) for angle in angles]


def round_headed(model: Model) -> None:
    """A cross over two lines of writing, moss at one foot."""
    headstone(model, [(-4.5, 0), (4.5, 0), *arc(4.5, 14, 6)])
    carve(model, [(-0.5, 11, 0.5, 18), (-2.5, 14, 2.5, 15.2), (-3, 8, 3, 9), (-3, 5.5, 1, 6.5)])
    moss_dabs(model, (-0.2, -HALF_DEPTH, px_up(3)), SOUTH, [(-0.02, 0, px_wall(1.6), px_up(2)), (0.1, -0.02, px_wall(1.4), px_up(1.5))])


def pointed(model: Model) -> None:
    """Shoulders under a gable, a disc in it, standing on a step."""
    box(model, (0, 0, px_up(1.5)), (px_wall(13), px_wall(7), px_up(3)), "stone", 2, edge=0.8)
    with model.placed(shift(0, 0, px_up(3))):
        headstone(model, [(-4.5, 0), (4.5, 0), (4.5, 13), (3, 15), (0, 22), (-3, 15), (-4.5, 13)], 2)
        carve(model, [(-1.5, 13, 1.5, 16), (-3, 9, 3, 10), (-3, 6.5, 3, 7.5), (-3, 4, 0, 5)])
        carve(model, [(-0.5, 14, 0.5, 15)], 3)


def broken(model: Model) -> None:
    """Its head lies in the grass before it."""
    with model.placed(LEAN):
        headstone(model, [(-4.5, 0), (4.5, 0), (4.5, 9), (1.5, 11), (-1.5, 15), (-4.5, 14)], 2)
        carve(model, [(-3, 8, 0.5, 9), (-3, 5.5, 2, 6.5)])
        moss_dabs(model, (0.16, -HALF_DEPTH, px_up(4)), SOUTH, [(0.0, 0, px_wall(2), px_up(2)), (-0.1, -0.05, px_wall(1.5), px_up(1.6))])
    with model.placed(shift(0.06, -0.42, 0), turn_z(-20)):
        outline = [(px_wall(x), px_ground(y), 0) for x, y in ((-4, -2), (2, -3), (4.5, 0), (3, 3), (-1, 4), (-4, 2))]
        prism(model, outline, (0, 0, px_up(3)), "stone", 1.8, edge=EDGE_TONE)
        stroke(model, (-0.12, 0, px_up(3)), (0.14, 0, px_up(3)), px_ground(1.1), "stone", 1, UP)
    rock(model, (0.36, -0.2), 0.09, sides=5)


def tomb(model: Model) -> None:
    """A chest of four stones under a slab with a cross; one corner of the slab has moss."""
    half_x, half_y, high = px_wall(12), px_wall(6), px_up(8)
    box(model, (0, 0, high / 2), (2 * half_x - px_wall(3), 2 * half_y - px_wall(3), high), "stone", 1.6, bevel=0)
    for turn, reach, half in ((0, half_y, half_x), (90, half_x, half_y), (180, half_y, half_x), (270, half_x, half_y)):
        with model.placed(turn_z(turn)):
            front = -(reach - px_wall(1.5))
            wall_patch(model, -(half - px_wall(1.5)), 0, half - px_wall(1.5), px_up(2), front, "stone", 0.8)
            for x in (-half * 0.4, half * 0.4):
                wall_patch(model, x - px_wall(0.5), px_up(2), x + px_wall(0.5), high, front, "stone", 0.8)
    box(model, (0, 0, high + px_up(1.5)), (2 * half_x, 2 * half_y, px_up(3)), "stone", 2.6, edge=0.9)
    top = high + px_up(3)
    for start, end in (((-0.5, 0, top), (0.5, 0, top)), ((-0.24, -0.2, top), (-0.24, 0.2, top))):
        stroke(model, start, end, px_ground(1.6), "stone", 1.4, UP)
    moss_dabs(model, (0.5, -0.2, top), UP, [(0, 0, 0.14, 0.1), (-0.12, 0.02, 0.1, 0.07)])
    moss_dabs(model, (0.56, -half_y, high + px_up(1)), SOUTH, [(0, 0, 0.09, px_up(1.5))])


SHEETS = [
    Sheet("gravestone_round", round_headed, seed=61, facings=4),
    Sheet("gravestone_pointed", pointed, seed=62, facings=4),
    Sheet("gravestone_broken", broken, seed=63, facings=4),
    Sheet("gravestone_tomb", tomb, seed=64, footprint=(2, 1), facings=4),
]
