"""A table, laid with a burning candle or with a jug: a top of four boards, 17 texels high, on four legs with an apron between them."""

from tallow_model.glow import candlestick
from tallow_model.joinery import at, block, board_row, leg
from tallow_model.model import Model, Sheet
from tallow_model.tableware import jug, loaf, mug, plate

HALF_LENGTH, HALF_DEPTH = 21.5, 12.5
TOP, THICKNESS = 17, 2
LEG_X, LEG_Y = 17, 9
APRON_TEXELS = 3


def table(model: Model) -> None:
    under = TOP - THICKNESS
    for x in (-LEG_X, LEG_X):
        for y in (-LEG_Y, LEG_Y):
            leg(model, x, y, under)
    block(model, (-LEG_X, -LEG_Y - 1, under - APRON_TEXELS), (LEG_X, -LEG_Y + 1, under), "plank", 1, bevel=0)
    block(model, (LEG_X - 1, -LEG_Y, under - APRON_TEXELS), (LEG_X + 1, LEG_Y, under), "plank", 1, bevel=0)
    board_row(model, (-HALF_LENGTH, -HALF_DEPTH, under), (HALF_LENGTH, HALF_DEPTH, TOP), (3, 2.6, 3, 2))


def with_candle(model: Model) -> None:
    table(model)
    candlestick(model, at(2, 1, TOP))
    plate(model, at(-11, -3, TOP))
    loaf(model, at(-11, -3, TOP + 0.6), 6, 3.6)
    mug(model, at(13, -6, TOP))


def plain(model: Model) -> None:
    table(model)
    jug(model, at(-8, 2, TOP))
    loaf(model, at(9, -3, TOP), 10, 5)


SHEETS = [Sheet("table_candle", with_candle, seed=67), Sheet("table_plain", plain, seed=68)]
