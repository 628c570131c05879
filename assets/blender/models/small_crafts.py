"""Seats of small trades: a painter's easel, a hand mill, a cobbler's bench, a shaving horse."""

import math

import numpy as np

from tallow_model.joinery import at, block, patch
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.solids import beam
from tallow_model.space import frame, px_ground, px_up, unit, vector

LEAN = unit(vector(0.0, 0.3, 1.0))
# What is painted: outline in texels from the canvas' lower left, material, tone. Sky, hills, a field, a house with its roof.
PICTURE = (
    (((0, 9), (16, 9), (16, 15), (0, 15)), "dark_glass", 4),
    (((0, 7), (4, 11), (9, 8.6), (13, 11.4), (16, 9.6), (16, 6), (0, 6)), "moss", 1.6),
    (((0, 0), (16, 0), (16, 7.4), (0, 7.4)), "meadow", 3),
    (((4, 3), (9, 3), (9, 7), (4, 7)), "plaster", 3),
    (((3.4, 7), (9.6, 7), (6.5, 10)), "red_cloth", 3),
    (((11, 0), (13.4, 0), (11.6, 7), (10.8, 7)), "ochre", 3),
)
QUERN_LOW, QUERN_HIGH = 12, 20


def easel(model: Model) -> None:
    """Three legs, a ledge, a canvas with a landscape, a jar of brushes on the floor."""
    for x in (-11, 11):
        beam(model, at(x, -9, 0.6), at(x * 0.3, 5, 40), 0.08, 0.08, "timber", 2.6, bevel=0)
    beam(model, at(0, 17, 0.6), at(0, 5, 38), 0.08, 0.08, "timber", 2, bevel=0)
    block(model, (-13.5, -12, 13), (13.5, -4, 15), "plank", 2.6, bevel=0)
    face = unit(np.cross((1, 0, 0), LEAN))
    with model.placed(frame((1, 0, 0), LEAN, face, at(-16, -9, 15))):
        square = lambda outline, depth: [(px_up(x) * 1.4, px_up(y), depth) for x, y in outline]
        prism(model, square(((-0.8, -0.8), (16.8, -0.8), (16.8, 15.8), (-0.8, 15.8)), -0.06), (0, 0, 0.07), "linen", 3)
        for index, (outline, material, tone) in enumerate(PICTURE):
            mark(model, square(outline, 0.01), material, tone, UP, lift=0.006 * (index + 1))
    with model.placed(frame((1, 0, 0), (0, 1, 0), (0, 0, 1), at(14, -14, 0))):
        lathe(model, in_texels((2.2, 0), (2.6, 4), (1.8, 4)), "shingle", (2, 3), sides=10)
        for x, y, material in ((-0.04, 0.02, "red_cloth"), (0.05, 0, "blue_cloth"), (0, -0.05, "ochre")):
            tube(model, (x * 0.5, y * 0.5, px_up(3)), (x * 2, y * 2, px_up(9)), px_ground(0.5), px_ground(0.5), "plank", 3, sides=5)
            ball(model, (x * 2.1, y * 2.1, px_up(9.6)), px_ground(0.9), material, 3, subdivisions=1)


def quern(model: Model) -> None:
    """Two round stones on a stand with a rim, an upright handle, flour that spills into a bowl at its lip."""
    for x in (-9, 9):
        for y in (-9, 9):
            beam(model, at(x * 1.15, y * 1.15, 0.6), at(x, y, QUERN_LOW), 0.1, 0.1, "timber", 2.2, bevel=0)
    low, middle = QUERN_LOW + 1, QUERN_LOW + 4.4
    tray = in_texels((0, low - 3), (10.4, low - 3), (10.6, low + 1), (9.6, low + 1), (9.4, low), (0, low))
    lathe(model, tray, "plank", (0, 2, 3, 1, 1), sides=18)
    lathe(model, in_texels((9.2, QUERN_LOW + 1.1), (7.4, QUERN_LOW + 1.3)), "linen", 3.2, sides=18)
    lathe(model, in_texels((8, low), (8, middle)), "stone", 1.4, sides=18)
    runner = ((8, middle), (7.8, QUERN_HIGH - 1), (7, QUERN_HIGH), (2.2, QUERN_HIGH), (1.4, QUERN_HIGH - 1.6), (0, QUERN_HIGH - 1.6))
    lathe(model, in_texels(*runner), "stone", (2.2, 3, 2.8, 0.6, 0), sides=18)
    tube(model, at(6.5, 4, QUERN_HIGH - 1), at(6.5, 4, QUERN_HIGH + 9), px_ground(1.1), px_ground(1.1), "plank", 3, sides=8)
    block(model, (-2.5, -18.5, QUERN_LOW - 1), (2.5, -14, QUERN_LOW + 0.6), "plank", 2.6, bevel=0)
    lathe(model, in_texels((3, 0), (4.6, 4.4), (3.6, 4.4), (3, 3)), "shingle", (2, 3, 1), sides=12, foot=at(0, -20, 0))
    ball(model, at(0, -20, 3.4), px_ground(3.4), "linen", 3.2, scale=(1, 1, 0.5))


def cobbler(model: Model) -> None:
    """A low seat with a leather pad at one end, at the other a tray of tools and a boot; hides hang from the edge."""
    for x in (-19, 19):
        for y in (-6, 6):
            beam(model, at(x * 1.08, y * 1.2, 0.6), at(x * 0.95, y, 9), 0.1, 0.1, "timber", 2.2, bevel=0)
    block(model, (-23.5, -9.5, 9), (23.5, 9.5, 11), "plank", 2.6)
    lathe(model, in_texels((6.4, 11), (6.4, 13), (0, 13.6)), "leather", (2, 2.8), sides=16, foot=at(-14, 0, 0))
    for x0, y0, x1, y1 in ((-2, -9.5, 23.5, -8), (-2, 8, 23.5, 9.5), (22, -8, 23.5, 8), (-2, -8, -0.5, 8), (11, -8, 12.5, 8)):
        block(model, (x0, y0, 11), (x1, y1, 14), "plank", 3, bevel=0)
    boot(model)
    for x, y, material in ((14, -5, "iron"), (18, -3, "iron")):
        beam(model, at(x, y, 12), at(x + 2, y + 8, 14), 0.08, 0.06, material, 3, bevel=0)
    block(model, (8, -10.6, 2), (17, -9.6, 10), "hide", 2.4, bevel=0)
    patch(model, (10, -10.6, 2), (12, -10.6, 5), "hide", 1)
    block(model, (-4, -10.4, 4), (5, -9.6, 10), "leather", 2, bevel=0)


def boot(model: Model) -> None:
    """A tall boot on the tray, its toe to the front, the top turned down."""
    lathe(model, in_texels((2.6, 14), (2.6, 18), (3, 23)), "hair", (1.6, 2.2), sides=12, foot=at(5, 3, 0))
    lathe(model, in_texels((3.4, 22), (3.6, 25), (2.6, 25), (2.4, 22)), "hair", (3, 4, 0), sides=12, foot=at(5, 3, 0))
    outline = [(2, 5), (8, 5), (8.4, -3), (7, -7), (3.4, -7), (2, -3)]
    prism(model, [at(x, y, 14.8) for x, y in outline], (0, 0, px_up(3.2)), "hair", 2, edge=0.6)
    prism(model, [at(x, y, 14) for x, y in outline], (0, 0, px_up(0.8)), "leather", 0)


def shaving_horse(model: Model) -> None:
    """A split log to straddle, a slanted table, the head that clamps the work under a foot treadle, a drawn stave and its curls."""
    for x, y in ((-19, -7), (-19, 7), (17, -6), (17, 6)):
        beam(model, at(x * 1.1, y * 1.2, 0.6), at(x, y * 0.5, 11), 0.13, 0.13, "timber", 2.2, bevel=0)
    rows = [math.pi * index / 6 for index in range(7)]
    outline = [at(-25, 6 * math.cos(a), 13 - 4.4 * math.sin(a)) for a in rows]
    prism(model, outline, at(48, 0, 0), "bark", 2)
    patch(model, (-25, -6, 13), (23, 6, 13), "plank", 3)
    beam(model, at(-7, 0, 13.4), at(22, 0, 23), 0.3, px_up(2), "plank", 3, bevel=0)
    block(model, (16, -3, 13), (19, 3, 21), "timber", 2.4, bevel=0)
    for y in (-6.5, 6.5):
        beam(model, at(3, y, 3), at(9, y, 25), 0.08, 0.06, "timber", 2.6, bevel=0)
    block(model, (6, -8, 24), (12, 8, 28), "timber", 3)
    block(model, (0.5, -9, 2), (4.5, 9, 4), "timber", 2.6, bevel=0)
    beam(model, at(-13, 0, 17.4), at(14, 0, 23.6), 0.12, px_up(1.4), "thatch", 3.4, bevel=0)
    beam(model, at(-11, -8, 19.6), at(-11, 8, 19.6), 0.06, 0.06, "iron", 3, bevel=0)
    for y in (-9, 9):
        beam(model, at(-11, y, 19), at(-15, y, 18.4), 0.08, 0.08, "timber", 2.4, bevel=0)
    for x, y in ((-8, -13), (-2, -15), (-13, -16), (-6, -18)):
        mark(model, [at(x, y, 0.4), at(x + 5, y + 1, 0.4), at(x + 5, y + 3, 0.4), at(x + 1, y + 2, 0.4)], "thatch", 3.4, UP)


SHEETS = [
    Sheet("easel_painting", easel, seed=591, facings=4),
    Sheet("quern_stone", quern, seed=592, facings=4),
    Sheet("bench_cobbler", cobbler, seed=593, facings=4),
    Sheet("shaving_horse", shaving_horse, seed=594, facings=4),
]
