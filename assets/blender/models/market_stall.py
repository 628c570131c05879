"""A market stall, two tiles long, its ground point in the middle: a counter with three trays under a striped awning; one apple rolled off."""

from tallow_model.goods import fruit_at, heap
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, px_wall, shift, vector
from tallow_model.stalls import COUNTER_HIGH, HALF_DEPTH, awning, counter, frame

RED, LINEN = ("red_cloth", 2.4), ("linen", 2.8)
# middle, fruit radius, material, tone
TRAYS = ((-px_wall(10), px_ground(2.3), "red_cloth", 2.4), (0.0, px_ground(3.2), "birch_leaf", 2.4), (px_wall(10), px_ground(2.2), "thatch", 3))
TRAY = vector(px_wall(9), px_wall(9), px_up(4))


def trays(model: Model) -> None:
    """Fruit in three colours, heaped over the edge of open boxes."""
    for x, fruit, material, tone in TRAYS:
        with model.placed(shift(x, -0.11, COUNTER_HIGH)):
            box(model, (0, 0, TRAY[2] / 2), TRAY, "plank", 2.6, bevel=0.02)
            half_x, half_y = TRAY[0] / 2 - 0.06, TRAY[1] / 2 - 0.06
            with model.placed(shift(0, 0, TRAY[2])):
                mark(model, [(-half_x, -half_y, 0), (half_x, -half_y, 0), (half_x, half_y, 0), (-half_x, half_y, 0)], "plank", 0, UP)
                heap(model, half_x - fruit * 0.7, half_y - fruit * 0.7, px_up(2.5), fruit, material, tone)


def build(model: Model) -> None:
    counter(model)
    frame(model)
    awning(model, RED, LINEN)
    trays(model)
    fruit_at(model, vector(px_wall(5), -HALF_DEPTH, COUNTER_HIGH + px_ground(1.8)), px_ground(2), "red_cloth", 2.4, vector(0, 0, 1))


SHEETS = [Sheet("market_stall", build, seed=41, footprint=(2, 1), facings=4)]
