"""Strange lights: a large crystal that shines from within, and a moongate, a sheet of light between two carved stones."""

import math

import numpy as np

from tallow_model.marks import SOUTH, mark
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import circle
from tallow_model.solids import polygon
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z, unit, vector
from tallow_model.stones import moss_dabs, rock

SIDES = 6
# Foot east and south, lean east and south, length, radius, all in texels but the leans; what of its length shines.
SHARDS = (
    (0, 0, 0.04, 0.05, 44, 7, 0.8), (-8, 1, -0.34, 0.1, 26, 5, 0.65), (8, 0, 0.36, 0.05, 30, 5, 0.7),
    (3, 7, 0.22, 0.42, 18, 4, 0.6), (-5, 7, -0.26, 0.46, 14, 3.6, 0.5),
)  # fmt: skip
# The gate's stones, texels: outline of the left one, seen from the south, anticlockwise.
PILLAR = ((-17, 0), (-9, 0), (-9.5, 14), (-8, 30), (-5, 41), (-8, 47), (-13, 42), (-16, 28), (-17.5, 12))
PILLAR_HALF_DEPTH = 0.17
LIGHT_HALF_PX, LIGHT_MIDDLE_PX, LIGHT_HIGH_PX = 9, 24, 22


def shard(model: Model, foot, axis, length: float, radius: float, shines: float) -> None:
    """A prism whose sides are told apart by tone, its lower part dull stone-like crystal, its upper part light with pale edges."""
    axis = unit(axis)
    across = unit(np.cross((0, 1, 0), axis))
    other = np.cross(axis, across)
    rim = circle(SIDES, math.pi / SIDES)[:, :1] * across + circle(SIDES, math.pi / SIDES)[:, 1:] * other
    foot = np.asarray(foot, np.float64)
    split, neck = foot + axis * length * (1 - shines), foot + axis * length
    tip = neck + axis * radius * 1.9
    for index in range(SIDES):
        here, there = rim[index] * radius, rim[(index + 1) % SIDES] * radius
        looks = unit(here + there)
        light = 1.0 * float(looks @ vector(-0.75, -0.55, 0.2))
        ragged = axis * radius * (0.5 if index % 2 else -0.3)
        low = [np.maximum(foot + side, (-9, -9, 0)) for side in (here, there)]
        polygon(model, [low[0], low[1], split + there - ragged, split + here + ragged], "crystal", 1.4 + light)
        polygon(model, [split + here + ragged, split + there - ragged, neck + there * 0.86, neck + here * 0.86], "moonglow", 1.2 + light)
        polygon(model, [neck + here * 0.86, neck + there * 0.86, tip], "moonglow", 2.4 + light)


def crystal_large(model: Model) -> None:
    """One tall shard and four lesser ones among rocks that they have broken."""
    for east, south, lean_east, lean_south, length, radius, shines in SHARDS:
        foot = (px_ground(east), -px_ground(south), -0.02)
        shard(model, foot, (lean_east, -lean_south, 1), px_up(length), px_ground(radius), shines)
    for x, y, radius in ((-0.56, -0.12, 0.22), (-0.2, -0.56, 0.24), (0.42, -0.44, 0.26), (0.62, 0.1, 0.22), (-0.4, 0.4, 0.24)):
        rock(model, (x, y), radius, (1.1, 1, 0.8), sides=5, tone=1.6)


def pillar(model: Model, side: int) -> None:
    """A leaning stone whose runes glow."""
    points = [(px_wall(x) * side, -PILLAR_HALF_DEPTH, px_up(z)) for x, z in PILLAR]
    # Halves, for a prism's outline is convex.
    for part in ([0, 1, 2, 3, 7, 8], [3, 4, 5, 6, 7]):
        prism(model, [points[index] for index in part], (0, 2 * PILLAR_HALF_DEPTH, 0), "stone", 1.8, edge=1.0)
    for turn in (0, 180):
        with model.placed(turn_z(turn)):
            front, left = -PILLAR_HALF_DEPTH, px_wall(-13) * (side if turn == 0 else -side)
            for row, wide, tall in ((12, 1.4, 5), (20, 2.4, 1.6), (25, 1.4, 5), (33, 2.4, 1.6)):
                half = px_wall(wide / 2)
                corners = [(left - half, row), (left + half, row), (left + half, row + tall), (left - half, row + tall)]
                mark(model, [(x, front, px_up(z)) for x, z in corners], "moonglow", 1.6, SOUTH)


def sheet_of_light(model: Model) -> None:
    """An oval in three tones, the palest in its heart, seen from both sides."""
    ring = circle(20)
    for turn in (0, 180):
        with model.placed(turn_z(turn), shift(0, -0.02, 0)):
            for size, tone, depth in ((1.0, 0, 0.0), (0.8, 1.4, 0.02), (0.52, 2.6, 0.04)):
                oval = [(px_wall(LIGHT_HALF_PX) * size * x, -depth, px_up(LIGHT_MIDDLE_PX + LIGHT_HIGH_PX * size * z)) for x, z in ring]
                model.add([(oval[0], oval[i], oval[i + 1]) for i in range(1, 19)], "moonglow", tone, [SOUTH] * 18, debris=True)


def moongate(model: Model) -> None:
    sheet_of_light(model)
    for side in (-1, 1):
        pillar(model, side)
    moss_dabs(model, (-0.82, -PILLAR_HALF_DEPTH, px_up(5)), SOUTH, [(0, 0, px_wall(2), px_up(3)), (0.12, 0.06, px_wall(1.4), px_up(2))])
    for x, y, radius in ((-1.02, -0.3, 0.17), (1.0, -0.26, 0.2), (0.6, -0.34, 0.13), (-0.58, 0.3, 0.14)):
        rock(model, (x, y), radius, sides=5)


SHEETS = [Sheet("crystal_large", crystal_large, seed=191), Sheet("moongate", moongate, seed=192, footprint=(2, 1), facings=4)]
