"""A bed one tile wide and two long: its ground point is the middle of the foot tile, the head lies a tile behind it.

A head board, a straw mattress under a sheet, a pillow, and a blanket folded back that hangs over both sides.
"""

from tallow_model.joinery import at, band, block, leg, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball

HALF_WIDTH, FOOT, HEAD = 13.5, -14.5, 44.5
RAIL, MATTRESS = (4, 8), 11
HEAD_BOARD, FOOT_BOARD = 20, 12
POST = 3
BLANKET_HEAD, FOLD = 20.5, 6
HANGS_TO = 5
STRIPE = 2


def frame(model: Model) -> None:
    """Four posts, boards between them, side rails."""
    for y, top in ((FOOT + POST / 2, FOOT_BOARD), (HEAD - POST / 2, HEAD_BOARD)):
        for x in (-HALF_WIDTH + POST / 2, HALF_WIDTH - POST / 2):
            leg(model, x, y, top + 2, POST, "timber", 2.4)
        block(model, (-HALF_WIDTH + POST, y - 1, 4), (HALF_WIDTH - POST, y + 1, top), "plank", 2)
        band(model, (-HALF_WIDTH + POST, y - 1, top - 5), (HALF_WIDTH - POST, y + 1, top - 4), "plank", 1)
    for x in (-HALF_WIDTH + 1, HALF_WIDTH - 1):
        block(model, (x - 1, FOOT + POST, RAIL[0]), (x + 1, HEAD - POST, RAIL[1]), "plank", 2)


def bedding(model: Model) -> None:
    """Straw below, a sheet over it, the pillow, the blanket with its lining folded back."""
    low, high = FOOT + POST - 1, HEAD - POST
    block(model, (-HALF_WIDTH + 2, low, RAIL[1] - 3), (HALF_WIDTH - 2, high, MATTRESS - 1), "thatch", 2)
    block(model, (-HALF_WIDTH + 2, low, MATTRESS - 1), (HALF_WIDTH - 2, high, MATTRESS), "linen", 1)
    ball(model, at(0, high - 6, MATTRESS + 0.5), 1, "linen", 3, scale=at(9.5, 5.5, 3.6))
    block(model, (-HALF_WIDTH - 1, low, HANGS_TO), (HALF_WIDTH + 1, BLANKET_HEAD, MATTRESS + 1), "red_cloth", 2)
    block(model, (-HALF_WIDTH - 2, BLANKET_HEAD - FOLD, HANGS_TO + 1), (HALF_WIDTH + 2, BLANKET_HEAD, MATTRESS + 2), "linen", 2)
    for y in (low + 6, low + 10):
        patch(model, (-HALF_WIDTH - 1, y, MATTRESS + 1), (HALF_WIDTH + 1, y + STRIPE, MATTRESS + 1), "linen", 1)
        band(model, (-HALF_WIDTH - 1, y, HANGS_TO), (HALF_WIDTH + 1, y + STRIPE, MATTRESS + 1), "linen", 1)


def build(model: Model) -> None:
    frame(model)
    bedding(model)


SHEETS = [Sheet("bed_wood", build, seed=83, footprint=(1, 2), facings=4)]
