"""A bench as long as a table: two thick boards, 10 texels high, on two end boards with a rail between them."""

from tallow_model.joinery import band, block, board_row
from tallow_model.model import Model, Sheet

HALF_LENGTH, HALF_DEPTH = 19.5, 6.5
SEAT, THICKNESS = 10, 3
END_IN = 5


def build(model: Model) -> None:
    under = SEAT - THICKNESS
    block(model, (-HALF_LENGTH + END_IN, -1, 3), (HALF_LENGTH - END_IN, 1, 6), "plank", 1, bevel=0)
    for x in (-HALF_LENGTH + END_IN, HALF_LENGTH - END_IN):
        block(model, (x - 2, -HALF_DEPTH + 1, 0), (x + 2, HALF_DEPTH - 1, under), "plank", 1.4, bevel=0)
        band(model, (x - 2, -HALF_DEPTH + 1, 0), (x + 2, HALF_DEPTH - 1, 2), "plank", 0.6)
    board_row(model, (-HALF_LENGTH, -HALF_DEPTH, under), (HALF_LENGTH, HALF_DEPTH, SEAT), (2.6, 2))


SHEETS = [Sheet("bench_wood", build, seed=73, facings=4)]
