"""By the wayside: a grave with a wooden cross, a milestone, a shrine with a candle in its house, a dovecote on a post."""

import math

import numpy as np

from tallow_model.glow import flame
from tallow_model.herbs import flower
from tallow_model.marks import SOUTH, mark, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball, in_texels, lathe
from tallow_model.solids import beam, box, polygon
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z
from tallow_model.stones import moss_dabs, rock

MOUND, MOUND_NORTH = ((0.5, 0), (0.44, 2.6), (0.3, 5), (0.14, 6.2), (0.01, 6.4)), -0.1
RING_STONES = 15
ROMAN = ((-2.2, -1.2), (-0.5, 0.5), (1.2, 2.2))
LEAN = np.array([[1, 0, 0.10, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]], np.float64)


def grave_mound(model: Model) -> None:
    """Earth heaped up within a ring of field stones, a stout cross of two boards that leans, flowers and grass at its foot."""
    with model.placed(shift(0, MOUND_NORTH), np.diag((0.78, 1.5, 1.0, 1.0))):
        lathe(model, [(radius, px_up(high)) for radius, high in MOUND], "dirt", (1, 1.6, 2.2, 2.8), 16, smooth=True)
    for index in range(RING_STONES):
        around = 2 * math.pi * (index + 0.5) / RING_STONES
        x, y = 0.42 * math.cos(around), MOUND_NORTH + 0.76 * math.sin(around)
        size, tone = (0.115, 0.13, 0.12)[index % 3], (2.6, 3, 2.2, 2.6, 3)[index % 5]
        ball(model, (x, y, size * 0.4), size, "stone", tone, subdivisions=3, scale=(1.1, 1, 0.5))
    for x, y, long in ((-0.1, -0.28, 0.2), (0.12, -0.06, 0.16), (-0.12, 0.2, 0.18), (0.08, -0.5, 0.14)):
        dab = [(x - long / 2, y - 0.05, 0), (x + long / 2, y - 0.02, 0), (x + long / 3, y + 0.06, 0), (x - long / 2, y + 0.04, 0)]
        high = px_up(MOUND[-1][1] - 10 * (x / 0.7) ** 2 - 4 * ((y - MOUND_NORTH) / 0.7) ** 2)
        mark(model, np.add(dab, (0, 0, high)), "dirt", 0.6, (0, -0.2, 1), lift=0.02)
    with model.placed(shift(0, 0.62), LEAN):
        box(model, (0, 0, px_up(14)), (px_wall(3.6), px_wall(2), px_up(28)), "plank", 2.4, bevel=0.02)
        beam(model, (-px_wall(7.5), -0.07, px_up(18)), (px_wall(7.5), -0.07, px_up(19)), 0.09, px_up(4.4), "plank", 3, bevel=0.02)
        wall_patch(model, -px_wall(1.8), 0, px_wall(1.8), px_up(7), -px_wall(1), "plank", 1)
    for x, y, high, material in ((-0.16, 0.34, 6, "linen"), (0.1, 0.3, 5, "violet"), (-0.02, 0.18, 4, "linen"), (0.2, 0.42, 7, "red_cloth")):
        flower(model, (x, y, px_up(3)), high, 2.1, material, 3.2, leaves=2)


def milestone(model: Model) -> None:
    """A squat stone with a round head and three strokes of a number; grass grows up it on one side."""
    half, front = px_wall(4.5), -px_wall(2.6)
    outline = [(-4.5, 0), (4.5, 0), (4.5, 12), (3.2, 15), (1.2, 16.6), (-1.2, 16.6), (-3.2, 15), (-4.5, 12)]
    prism(model, [(px_wall(x), front, px_up(z)) for x, z in outline], (0, -2 * front, 0), "stone", 2.4, edge=0.9)
    wall_patch(model, -half, 0, half, px_up(3), front, "stone", 1.2)
    wall_patch(model, -half, px_up(11.6), half, px_up(12.6), front, "stone", 1.2)
    for left, right in ROMAN:
        wall_patch(model, px_wall(left), px_up(4.6), px_wall(right), px_up(10.4), front, "stone", 0.4, lift=0.01)
    mark(model, [(half, front, 0), (half, -front, 0), (half, -front, px_up(12)), (half, front, px_up(12))], "stone", 1.6, (1, 0, 0))
    moss_dabs(model, (0.2, front, px_up(3.4)), SOUTH, [(0, 0, 0.09, px_up(2)), (-0.08, -0.03, 0.06, px_up(1.6))])
    rock(model, (0.36, -0.26), 0.12, sides=5)


def shrine(model: Model) -> None:
    """A post that carries a little house: a blue back wall, a candle behind the sill, shingles, flowers laid at the foot."""
    box(model, (0, 0, px_up(12)), (px_wall(3), px_wall(3), px_up(24)), "timber", 2.6, bevel=0.02)
    box(model, (0, 0, px_up(1.5)), (px_wall(8), px_wall(8), px_up(3)), "stone", 2.2, edge=0.9)
    low, high, half = px_up(24), px_up(39), px_wall(5.5)
    box(model, (0, 0, low), (px_wall(13), px_wall(10), px_up(2)), "timber", 3, bevel=0.015)
    box(model, (0, px_wall(3.2), (low + high) / 2), (2 * half, px_wall(1.6), high - low), "plank", 2, bevel=0)
    wall_patch(model, -half + px_wall(1), low + px_up(1), half - px_wall(1), high, px_wall(2.4), "blue_cloth", 2)
    for x in (-1, 1):
        box(model, (x * (half - px_wall(0.5)), 0, (low + high) / 2), (px_wall(1.4), px_wall(8), high - low), "plank", 2.4, bevel=0)
    lathe(model, in_texels((1.3, 25), (1.3, 29.4), (0, 29.4)), "linen", (2.8, 4), 8, foot=(0.02, -0.12, 0))
    for side, tone in ((-1, 2.4), (1, 1.6)):
        corners = [(0, px_up(47)), (side * px_wall(8), px_up(38.4)), (side * px_wall(8), px_up(36.6)), (0, px_up(44.6))]
        prism(model, [(x, -px_wall(6), z) for x, z in corners], (0, px_wall(12), 0), "shingle", tone, edge=0.8)
    polygon(model, [(-half, -px_wall(4), high), (half, -px_wall(4), high), (0, -px_wall(4), px_up(45))], "plank", 2.4)
    box(model, (0, 0, px_up(46.6)), (px_wall(1.6), px_wall(12.4), px_up(1.6)), "shingle", 3, bevel=0)
    for x, y, material in ((-0.2, -0.34, "red_cloth"), (0.06, -0.4, "ochre"), (0.24, -0.3, "linen")):
        flower(model, (x, y, 0), 5, 1.9, material, 3, leaves=1)
    flame(model, (0.02, -0.12, px_up(29.6)), 4, 6)


def dovecote(model: Model) -> None:
    """A round house with a pointed roof on a tall post; two rows of holes with a perch under each."""
    box(model, (0, 0, px_up(15)), (px_wall(2.6), px_wall(2.6), px_up(30)), "timber", 2.6, bevel=0.02)
    for turn in range(4):
        with model.placed(turn_z(90 * turn + 45)):
            beam(model, (0.05, 0, px_up(21)), (0.28, 0, px_up(29)), px_ground(1.6), px_ground(1.6), "timber", 2, bevel=0)
    lathe(model, in_texels((8, 29), (9.4, 30), (9.4, 31.4), (8, 31.4)), "timber", (1.4, 3, 3), 12)
    lathe(model, in_texels((7.8, 31), (7.8, 49)), "plaster", 3, 12)
    lathe(model, in_texels((7.9, 47), (7.9, 49)), "plaster", 1, 12)
    lathe(model, in_texels((8.5, 39.4), (8.6, 40.2), (8.5, 41)), "timber", (2, 3), 12)
    for row, low in enumerate((33, 42.4)):
        for degrees in (-135, -90, -45, 0, 45):
            with model.placed(turn_z(degrees + 90 + 22.5 * row)):
                front = -px_ground(8)
                hole = [(px_wall(x), front, px_up(low + z)) for x, z in ((-1.1, 0), (1.1, 0), (1.1, 2.4), (0, 3.6), (-1.1, 2.4))]
                mark(model, hole, "timber", 0, SOUTH, lift=0.012)
                box(model, (0, front - 0.05, px_up(low - 0.6)), (px_wall(2.6), 0.09, px_up(1.2)), "timber", 2.6, bevel=0)
    for low, top, wide, end, tone in ((48, 54, 11, 7.2, 2), (53.4, 59, 8, 3.8, 2.4), (58.4, 65, 4.6, 0.2, 2.8)):
        lathe(model, in_texels((wide - 1, low - 0.8), (wide, low), (end, top)), "shingle", (0.6, tone), 12)


SHEETS = [
    Sheet("grave_mound", grave_mound, seed=321, footprint=(1, 2), facings=4),
    Sheet("milestone", milestone, seed=322, facings=4),
    Sheet("shrine_wayside", shrine, seed=323),
    Sheet("dovecote", dovecote, seed=324),
]
