"""A chapel's things: an altar under its cloth, a lectern with the book open on it."""

import numpy as np

from tallow_model.candles import taper
from tallow_model.joinery import at, block, patch
from tallow_model.marks import mark
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import in_texels, lathe, tube
from tallow_model.space import px_up, unit

ALTAR_X, ALTAR_Y, ALTAR_TOP = 23.5, 10.5, 20
CLOTH_X, CLOTH_FALL = 17.5, 11
DESK_LOW, DESK_HIGH = 24, 31


def altar(model: Model) -> None:
    """A step, a block of stone, a slab; linen over it with a red band and a cross of gold before it; two candles, a cup, a cross."""
    block(model, (-ALTAR_X - 4, -ALTAR_Y - 6, 0), (ALTAR_X + 4, ALTAR_Y + 2, 2), "stone", 2.6)
    block(model, (-ALTAR_X + 2, -ALTAR_Y + 2, 2), (ALTAR_X - 2, ALTAR_Y - 2, ALTAR_TOP - 3), "stone", 1.8)
    block(model, (-ALTAR_X, -ALTAR_Y, ALTAR_TOP - 3), (ALTAR_X, ALTAR_Y, ALTAR_TOP), "stone", 3)
    low = ALTAR_TOP - CLOTH_FALL
    block(model, (-CLOTH_X, -ALTAR_Y - 1, low), (CLOTH_X, ALTAR_Y + 1, ALTAR_TOP + 0.6), "linen", 2.8, bevel=0)
    for looks, y in (("south", -ALTAR_Y - 1), ("north", ALTAR_Y + 1)):
        patch(model, (-CLOTH_X, y, low), (CLOTH_X, y, low + 2), "red_cloth", 2, looks)
        for x0, z0, x1, z1 in ((-1, low + 3, 1, low + 10), (-5, low + 6, 5, low + 8)):
            patch(model, (x0, y, z0), (x1, y, z1), "gold", 1.4, looks)
    for x in (-CLOTH_X, CLOTH_X - 4):
        patch(model, (x, -ALTAR_Y - 1, ALTAR_TOP + 0.6), (x + 4, ALTAR_Y + 1, ALTAR_TOP + 0.6), "red_cloth", 2)
    top = ALTAR_TOP + 0.6
    for x in (-13, 13):
        lathe(model, in_texels((2.4, 0), (1, 1), (1, 4), (2, 4), (2, 5), (0, 5)), "gold", (2, 1.4, 2, 2, 3), sides=8, foot=at(x, 2, top))
        taper(model, at(x, 2, top + 5), 5)
    block(model, (-1, 3, top), (1, 5, top + 15), "gold", 2, bevel=0)
    block(model, (-4.5, 3, top + 9), (4.5, 5, top + 11), "gold", 2.4, bevel=0)
    lathe(model, in_texels((2, 0), (0.8, 1), (0.8, 2.6), (2.2, 4), (2.2, 6), (1.4, 6)), "gold", (2, 1.4, 2, 2.6, 3), sides=8, foot=at(4, -5, top))


def lectern(model: Model) -> None:
    """A turned post on a cross of feet, a slanted desk with a ledge, the open book, its ribbon, a candle on a bracket to read by."""
    for x0, y0, x1, y1 in ((-9.5, -1.5, 9.5, 1.5), (-1.5, -9.5, 1.5, 9.5)):
        block(model, (x0, y0, 0), (x1, y1, 3), "timber", 2.4)
    lathe(model, in_texels((3, 3), (2, 5), (1.6, 10), (2.4, 12), (1.6, 14), (1.6, 22), (3, 25)), "timber", (2, 2.4, 2, 3, 2, 2), sides=8)
    half, front, back = 11.5, -7.5, 6.5
    slope = unit(np.cross((1, 0, 0), at(0, back, DESK_HIGH) - at(0, front, DESK_LOW)))
    outline = [at(-half, front, DESK_LOW), at(-half, back, DESK_HIGH), at(-half, back, DESK_HIGH - 3), at(-half, front, DESK_LOW - 3)]
    prism(model, outline, (2 * half / 32, 0, 0), "timber", 2.6, edge=0.6)
    block(model, (-half, front - 2, DESK_LOW - 3), (half, front, DESK_LOW + 1.4), "timber", 3.2, bevel=0)
    on = lambda x, share, lift: at(x, front + (back - front) * share, DESK_LOW + (DESK_HIGH - DESK_LOW) * share) + slope * lift
    sheet = lambda x0, s0, x1, s1, lift: [on(x0, s0, lift), on(x1, s0, lift), on(x1, s1, lift), on(x0, s1, lift)]
    for side in (-1, 1):
        mark(model, sheet(side * 8.5, 0.1, 0, 0.9, 0), "linen", 3.2 if side < 0 else 2.6, slope, lift=0.02)
        for share in (0.2, 0.55):
            mark(model, sheet(side * 7, share, side * 2, share + 0.24, 0), "linen", 2, slope, lift=0.03)
    mark(model, sheet(-0.6, 0.08, 0.6, 0.9, 0), "linen", 0.6, slope, lift=0.03)
    tube(model, at(half, 2, DESK_LOW + 3), at(half + 5, 2, DESK_LOW + 3), px_up(0.9), px_up(0.9), "iron", 2, sides=6)
    lathe(model, in_texels((0, 0), (2.4, 1), (2.4, 2), (0, 2)), "iron", (1, 2, 3), sides=10, foot=at(half + 6, 2, DESK_LOW + 2))
    taper(model, at(half + 6, 2, DESK_LOW + 4), 6)
    patch(model, (2.5, front - 2, DESK_LOW - 8), (4.5, front - 2, DESK_LOW + 1.4), "red_cloth", 3, lift=0.02)


SHEETS = [Sheet("altar_cloth", altar, seed=481, facings=4), Sheet("lectern_chapel", lectern, seed=482, facings=4)]
