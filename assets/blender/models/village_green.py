"""What a village keeps in its middle: a fountain, a pillory, a banner on a pole, a sundial."""

import math

import numpy as np

from tallow_model.marks import SOUTH, UP, mark, stroke, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, disc, in_texels, lathe, tube
from tallow_model.solids import beam, box, polygon
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z, vector
from tallow_model.stones import moss_dabs, rock, stone_ring

BASIN_RADIUS, BASIN_HIGH, BASIN_STONES = 0.9, px_up(13), 18
JETS = 4
BANNER = ((0.1, 51), (0.62, 50), (0.66, 27), (0.37, 21), (0.08, 27))


def fountain(model: Model) -> None:
    """A round basin, a pillar with a bowl, water that falls in four threads; moss where it splashes."""
    half = BASIN_HIGH / 2
    stone_ring(model, BASIN_RADIUS + 0.06, 0, px_up(3), BASIN_STONES, 0.5, depth=0.2)
    stone_ring(model, BASIN_RADIUS, 0, half, BASIN_STONES)
    stone_ring(model, BASIN_RADIUS, half, BASIN_HIGH, BASIN_STONES, 0.5, depth=0.17)
    tube(model, (0, 0, 0), (0, 0, BASIN_HIGH - px_up(1)), BASIN_RADIUS - 0.03, BASIN_RADIUS - 0.03, "stone", 0.6, sides=24)
    disc(model, (0, 0, BASIN_HIGH - px_up(3)), BASIN_RADIUS - 0.14, "water", 1.6, 24)
    for x, y, wide in ((-0.5, -0.1, 0.24), (-0.1, -0.5, 0.3), (0.44, -0.2, 0.2), (0.1, 0.5, 0.3)):
        stroke(model, (x - wide / 2, y - wide / 2, BASIN_HIGH - px_up(3)), (x + wide / 2, y + wide / 2, BASIN_HIGH - px_up(3)), px_ground(1.2), "water", 3, UP)
    profile = in_texels((6, 9), (5, 13), (3.4, 16), (3, 26), (4.4, 28))
    lathe(model, profile, "stone", (1.4, 2, 2, 2.6), 8)
    lathe(model, in_texels((3, 27), (7, 28), (10, 32), (10.4, 34), (9, 34), (8, 33)), "stone", (0.8, 1.6, 2.2, 3.4, 1.4), 16, smooth=False)
    disc(model, (0, 0, px_up(33)), px_ground(9), "water", 2.2, 16)
    lathe(model, in_texels((2.4, 33), (2, 38), (3.2, 40), (2, 43), (0, 45)), "stone", (2, 2.6, 2.6, 3.2), 8)
    for index in range(JETS):
        angle = 2 * math.pi * (index + 0.5) / JETS - math.pi / 2 + 0.2
        ray = vector(math.cos(angle), math.sin(angle), 0)
        arc = [ray * px_ground(10 + 4 * t) + (0, 0, px_up(34 - 24 * t * t)) for t in np.linspace(0, 1, 5)]
        for start, end in zip(arc, arc[1:]):
            tube(model, start, end, px_ground(0.9), px_ground(0.9), "water", 4, sides=5, normal=(-0.3, -0.5, 0.8))
        disc(model, ray * px_ground(14) + (0, 0, BASIN_HIGH - px_up(2.6)), px_ground(2.4), "water", 4, 8)
    moss_dabs(model, (0.2, -BASIN_RADIUS * 0.98, px_up(4)), SOUTH, [(0, 0, 0.12, px_up(2)), (0.12, 0.05, 0.08, px_up(2))])


def pillory(model: Model) -> None:
    """Two posts on a step, a pair of boards with three holes, an iron lock."""
    box(model, (0, 0, px_up(1.5)), (px_wall(18), px_wall(9), px_up(3)), "plank", 1.6, edge=0.7)
    for x in (-6.5, 6.5):
        box(model, (px_wall(x), 0, px_up(18)), (px_wall(2.2), px_wall(2.2), px_up(36)), "timber", 2.6, bevel=0.02)
    for low, tone in ((22, 2), (27.2, 2.6)):
        box(model, (0, 0, px_up(low + 2.5)), (px_wall(17), px_wall(1.8), px_up(5)), "plank", tone, bevel=0.015)
    for turn in (0, 180):
        with model.placed(turn_z(turn)):
            front = -px_wall(0.9)
            for x, half, high in ((-4.4, 1.2, 1.4), (0, 2.2, 2.6), (4.4, 1.2, 1.4)):
                hole = [(px_wall(x + half * math.cos(a)), front, px_up(27.2 + high * math.sin(a))) for a in np.linspace(0, 2 * math.pi, 11)[:-1]]
                mark(model, hole, "timber", 0, SOUTH, lift=0.014)
            wall_patch(model, px_wall(6), px_up(25.5), px_wall(7.6), px_up(29), front, "iron", 2.6, lift=0.03)
    rock(model, (0.5, -0.4), 0.12, sides=5)


def banner(model: Model) -> None:
    """A long pennon that hangs from a cross arm, a cross of linen on red; stones hold the foot."""
    tube(model, (0, 0, 0), (0, 0, px_up(57)), 0.06, 0.045, "plank", 2.6, sides=8)
    ball(model, (0, 0, px_up(58)), px_ground(1.8), "gold", 2.6)
    tube(model, (-0.1, 0, px_up(52)), (0.72, 0, px_up(51.4)), 0.035, 0.035, "plank", 3, sides=6)
    for off, turn, step in ((-0.03, 1, 0.0), (0.03, -1, -0.4)):
        points = [(x, off, px_up(z)) for x, z in BANNER]
        polygon(model, points[::-turn], "red_cloth", 2.4 + step, (0.1 * turn, -turn, 0.2))
    for side in ((0, 4), (4, 3), (3, 2), (2, 1)):
        (x0, z0), (x1, z1) = (BANNER[index] for index in side)
        polygon(model, [(x0, -0.03, px_up(z0)), (x1, -0.03, px_up(z1)), (x1, 0.03, px_up(z1)), (x0, 0.03, px_up(z0))], "red_cloth", 1)
    for turn in (0, 180):
        with model.placed(shift(0.37, 0), turn_z(turn)):
            for left, low, right, high in ((-1, 26, 1, 46), (-3.6, 36, 3.6, 38.4)):
                wall_patch(model, px_wall(left), px_up(low), px_wall(right), px_up(high), -0.036, "linen", 3)
            for x in (-3, 2):
                wall_patch(model, px_wall(x), px_up(29), px_wall(x + 1), px_up(35), -0.034, "red_cloth", 1.2)
            wall_patch(model, -px_wall(4.2), px_up(48.6), px_wall(4), px_up(50), -0.036, "gold", 2.4)
    for x, y, radius in ((-0.14, -0.12, 0.15), (0.15, -0.1, 0.16), (0.1, 0.15, 0.13), (-0.15, 0.12, 0.12)):
        rock(model, (x, y), radius, sides=5)


def sundial(model: Model) -> None:
    """A pillar on a step, a round plate with hours, a bronze blade whose shadow is the sun's own."""
    box(model, (0, 0, px_up(1.5)), (px_wall(11), px_wall(11), px_up(3)), "stone", 2, edge=0.9)
    lathe(model, in_texels((5, 3), (4.6, 6), (3.2, 8), (2.8, 17), (4.4, 19)), "stone", (1.4, 2, 2, 2.6), 8)
    lathe(model, in_texels((7.6, 19), (8, 20), (8, 21.5), (0, 21.5)), "stone", (1, 2, 3), 16)
    top = px_up(21.5)
    for index in range(8):
        angle = 2 * math.pi * index / 8
        ray = vector(math.cos(angle), math.sin(angle), 0)
        stroke(model, ray * px_ground(5) + (0, 0, top), ray * px_ground(7) + (0, 0, top), px_ground(1.1), "stone", 1, UP)
    blade = np.array([(-0.02, -0.2, top), (-0.02, 0.2, top), (-0.02, 0.2, top + px_up(6))])
    for off, turn in ((0.0, 1), (0.05, -1)):
        polygon(model, (blade + (off, 0, 0))[::-turn], "copper", 2.4)
    beam(model, (0, -0.2, top + 0.01), (0, 0.2, top + px_up(6)), 0.06, 0.04, "copper", 3.4, bevel=0)
    moss_dabs(model, (-0.2, -px_wall(5.5), px_up(1.5)), SOUTH, [(0, 0, 0.1, px_up(1.4)), (0.1, -0.02, 0.06, px_up(1))])


SHEETS = [
    Sheet("fountain_stone", fountain, seed=291, footprint=(2, 2)),
    Sheet("pillory_wood", pillory, seed=292, facings=4),
    Sheet("banner_pole", banner, seed=293, facings=4),
    Sheet("sundial_stone", sundial, seed=294),
]
