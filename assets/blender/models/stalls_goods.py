"""More stalls of a market, each two tiles long: cloth that hangs from a high rail, fish on a sloping table, vegetables in steps of crates."""

import math

import numpy as np

from tallow_model.goods import fruit_at, heap
from tallow_model.marks import UP, mark, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import disc, tube
from tallow_model.solids import box, polygon
from tallow_model.space import frame, px_ground, px_up, px_wall, shift, turn_z, unit, vector
from tallow_model.stalls import HALF_LENGTH, awning, boarded, counter
from tallow_model.stalls import frame as posts

# Left and width in texels, how low they hang, material, tone, material of the border.
HANGINGS = ((-14, 8, 19, "blue_cloth", 2.4, "linen"), (-5, 9, 22, "red_cloth", 2.6, "ochre"), (5, 9, 17, "ochre", 2.4, "red_cloth"))
BOLTS = (("red_cloth", 2.6), ("sage_cloth", 2.6), ("linen", 2.4), ("violet", 2.6), ("blue_cloth", 2.8))
RAIL_HIGH, RAIL_Y = 46, 0.42
TABLE_FRONT, TABLE_BACK = (-0.40, px_up(13)), (0.34, px_up(23))
FISH_COLUMNS, FISH_ROWS = (-11, -3.5, 4, 11.5), (0.2, 0.54)
GREENS = (("birch_leaf", 2.6, 2.8), ("red_cloth", 3, 2.2), ("ochre", 2.6, 2.4), ("thatch", 3, 2.2), ("birch_leaf", 3, 3.2), ("violet", 2.6, 2.4))
SAGE, LINEN = ("sage_cloth", 2.4), ("linen", 2.8)


def cloth_stall(model: Model) -> None:
    """Three lengths with borders on the rail, five bolts and a folded pile on the counter."""
    counter(model)
    for x in (-HALF_LENGTH, HALF_LENGTH):
        box(model, (x, RAIL_Y, px_up(RAIL_HIGH / 2 + 1)), (px_wall(1.8), px_wall(1.8), px_up(RAIL_HIGH + 2)), "timber", 2.4, bevel=0.02)
    tube(model, (-1.0, RAIL_Y, px_up(RAIL_HIGH)), (1.0, RAIL_Y, px_up(RAIL_HIGH)), px_up(1.1), px_up(1.1), "timber", 3, sides=6)
    for left, wide, low, material, tone, border in HANGINGS:
        x0, x1, front = px_wall(left), px_wall(left + wide), RAIL_Y - 0.06
        box(model, ((x0 + x1) / 2, RAIL_Y, px_up((RAIL_HIGH + 1 + low) / 2)), (x1 - x0, 0.12, px_up(RAIL_HIGH + 1 - low)), material, tone, bevel=0)
        for turn in (0, 180):
            with model.placed(shift(0, RAIL_Y), turn_z(turn), shift(0, -RAIL_Y)):
                a, b = (x0, x1) if turn == 0 else (-x1, -x0)
                wall_patch(model, a, px_up(low), b, px_up(low + 3), front, border, 2.6)
                wall_patch(model, a, px_up(low + 4), b, px_up(low + 5), front, border, 2.6)
                wall_patch(model, a + px_wall(wide * 0.3), px_up(low + 6), a + px_wall(wide * 0.3 + 1), px_up(RAIL_HIGH - 2), front, material, tone - 1)
                wall_patch(model, a + px_wall(wide * 0.72), px_up(low + 9), a + px_wall(wide * 0.72 + 1), px_up(RAIL_HIGH - 2), front, material, tone - 1)
                wall_patch(model, a, px_up(RAIL_HIGH - 1), b, px_up(RAIL_HIGH + 1), front, material, tone + 0.8)
    for index, (material, tone) in enumerate(BOLTS):
        x, radius = px_wall(-12 + 3.6 * index), px_up(2)
        start, end = (x, -0.30, px_up(17) + radius), (x, 0.22, px_up(17) + radius)
        tube(model, end, start, radius, radius, material, tone, sides=10)
        with model.placed(frame((1, 0, 0), (0, 0, 1), (0, -1, 0), start)):
            disc(model, (0, 0, 0.004), radius, material, tone - 1, sides=10)
            disc(model, (0, 0, 0.01), px_ground(0.9), "plank", 3, sides=6)
    for index, material in enumerate(("linen", "red_cloth", "blue_cloth", "linen")):
        box(model, (px_wall(10.5), -0.04, px_up(18 + 2 * index)), (px_wall(7), 0.42, px_up(2)), material, 2.6, bevel=0)


def fish(model: Model, x: float, y: float, length: float) -> None:
    """On its side on a surface whose y runs up: pale belly, dark back, a tail; `length` in units."""
    body = [(-0.5, 0), (-0.3, -0.17), (0.1, -0.19), (0.36, -0.06), (0.36, 0.06), (0.1, 0.19), (-0.3, 0.17)]
    place = lambda points, lift: [(x + a * length, y + b * length, lift) for a, b in points]
    polygon(model, place(body, 0.02), "dark_glass", 3, UP)
    polygon(model, place([(-0.5, 0.0), (0.36, 0.0), (0.36, 0.06), (0.1, 0.22), (-0.3, 0.2)], 0.026), "dark_glass", 0.6, UP)
    polygon(model, place([(0.3, 0.0), (0.56, -0.2), (0.56, 0.2)], 0.022), "dark_glass", 1.4, UP)


def fish_stall(model: Model) -> None:
    """A sloping table of pale boards on trestles, eight fish in two rows on ice, six smaller ones hung to dry."""
    (y0, z0), (y1, z1) = TABLE_FRONT, TABLE_BACK
    up = unit(vector(0, y1 - y0, z1 - z0))
    long = math.hypot(y1 - y0, z1 - z0)
    outline = [(-px_wall(15), y0, z0 - px_up(2)), (-px_wall(15), y1, z1 - px_up(2)), (-px_wall(15), y1, z1), (-px_wall(15), y0, z0)]
    prism(model, outline, (px_wall(30), 0, 0), "plank", 2.6, edge=0.4)
    for x in (-12, 12):
        for y, high in ((y0 + 0.06, z0 - px_up(2)), (y1 - 0.06, z1 - px_up(2))):
            box(model, (px_wall(x), y, high / 2), (px_wall(2), px_wall(2), high), "timber", 2.4, bevel=0.015)
        box(model, (px_wall(x), 0, px_up(6)), (px_wall(1.4), y1 - y0, px_up(2)), "timber", 2, bevel=0)
    with model.placed(frame((1, 0, 0), up, np.cross((1, 0, 0), up), (0, y0, z0))):
        mark(model, [(-px_wall(14), 0.05, 0), (px_wall(14), 0.05, 0), (px_wall(14), long - 0.04, 0), (-px_wall(14), long - 0.04, 0)], "linen", 2.6, UP)
        for row, share in enumerate(FISH_ROWS):
            for column in FISH_COLUMNS:
                fish(model, px_wall(column - row % 2), share * long + 0.1, px_wall(6.6))
    for x, high in ((-15, 42), (15, 42)):
        box(model, (px_wall(x), 0.46, px_up(high / 2)), (px_wall(1.8), px_wall(1.8), px_up(high)), "timber", 2.6, bevel=0.02)
    tube(model, (-1.0, 0.46, px_up(40)), (1.0, 0.46, px_up(40)), px_up(1), px_up(1), "timber", 3, sides=6)
    for x in (-11, -6.5, -2, 2.5, 7, 11.5):
        hang = px_up(model.chance.pick((9, 10, 11)))
        for z, wide, tone in ((40 - 1.5, 0.5, 1), (40 - 4, 1.3, 3), (40 - 7, 1.2, 2), (40 - 9, 0.6, 3)):
            tube(model, (px_wall(x), 0.44, px_up(z)), (px_wall(x), 0.44, px_up(z) - hang * 0.3), px_wall(wide), px_wall(wide * 0.9), "dark_glass", tone, sides=6)


def vegetable_stall(model: Model) -> None:
    """Two steps of crates under a sage awning, heaped with cabbages, beets and onions."""
    posts(model)
    awning(model, SAGE, LINEN)
    for y, low, high in ((-0.30, 0, 9), (0.10, 0, 17)):
        box(model, (0, y, px_up(high / 2)), (2 * HALF_LENGTH, 0.42, px_up(high)), "plank", 1, bevel=0)
        for turn, columns, depth in ((0, 30, 0.21), (90, 6, HALF_LENGTH), (180, 30, 0.21), (270, 6, HALF_LENGTH)):
            with model.placed(shift(0, y), turn_z(turn)):
                boarded(model, columns, depth, px_up(high))
    for index, (material, tone, size) in enumerate(GREENS):
        row, column = divmod(index, 3)
        y, high = ((-0.30, 9), (0.10, 17))[row]
        with model.placed(shift(px_wall(-10 + 10 * column), y, px_up(high))):
            box(model, (0, 0, px_up(1.5)), (px_wall(9), 0.40, px_up(3)), "plank", (3, 2.4)[row], bevel=0.015)
            with model.placed(shift(0, 0, px_up(3))):
                mark(model, [(-0.24, -0.16, 0), (0.24, -0.16, 0), (0.24, 0.16, 0), (-0.24, 0.16, 0)], "plank", 0, UP)
                heap(model, 0.2, 0.11, px_up(2), px_ground(size), material, tone)
    fruit_at(model, vector(0.7, -0.62, px_ground(3)), px_ground(3.2), "birch_leaf", 2.6, vector(0, -0.4, 1))


SHEETS = [
    Sheet("stall_cloth", cloth_stall, seed=241, footprint=(2, 1), facings=4),
    Sheet("stall_fish", fish_stall, seed=242, footprint=(2, 1), facings=4),
    Sheet("stall_vegetables", vegetable_stall, seed=243, footprint=(2, 1), facings=4),
]
