"""What one sits on with a back to it: a ladder-back chair with a rush seat, an arm chair with a cushion, a high settle for two."""

from tallow_model.cabinets import cushion, finial, front_panel, panel
from tallow_model.joinery import at, band, block, board_row, leg
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet

SEAT = 11
# Ladder-back: half width and depth, its posts, the heights of its slats; gaps of 4 texels stay open under the outline.
CHAIR_X, CHAIR_Y, POST, CHAIR_BACK = 8.5, 7.5, 3, 28
SLATS = ((15, 18), (22, 26))
ARMCHAIR_X, ARMCHAIR_Y, ARMCHAIR_BACK, ARM = 10.5, 9.5, 29, 18
SETTLE_X, SETTLE_Y, SETTLE_BACK = 23.5, 8.5, 34


def chair_ladder(model: Model) -> None:
    x, y = CHAIR_X - POST / 2, CHAIR_Y - POST / 2
    for side in (-x, x):
        leg(model, side, -y, SEAT, POST, tone=1.6)
        leg(model, side, y, CHAIR_BACK, POST, tone=2)
        finial(model, side, y, CHAIR_BACK, 1.4)
        block(model, (side - 1, -y, 4), (side + 1, y, 6), "plank", 1.4, bevel=0)
    for z in (3, 6):
        block(model, (-x, -y - 1, z), (x, -y + 1, z + 1.4), "plank", 1.6, bevel=0)
    for low, high in SLATS:
        block(model, (-x, y - 0.7, low), (x, y + 0.7, high), "plank", 2.4)
    rush_seat(model)


def rush_seat(model: Model) -> None:
    """Rushes wound round a frame: they meet along the diagonals, and each quarter has its own light."""
    x, y, top = CHAIR_X, CHAIR_Y, SEAT + 0.6
    block(model, (-x, -y, SEAT - 2), (x, y - 1, top), "thatch", 2)
    low, high = at(-x + 1, -y + 1, top), at(x - 1, y - 2, top)
    middle = (low + high) / 2
    corners = [low, at(x - 1, -y + 1, top), high, at(-x + 1, y - 2, top)]
    for index, tone in enumerate((2, 2.6, 2, 2.6)):
        mark(model, [corners[index], corners[(index + 1) % 4], middle], "thatch", tone, UP)


def chair_arm(model: Model) -> None:
    """Posts joined by a panelled back with a carved head, level arms, a plum cushion."""
    x, y = ARMCHAIR_X - POST / 2, ARMCHAIR_Y - POST / 2
    for side in (-x, x):
        leg(model, side, -y, ARM, POST, "timber", 2.4)
        leg(model, side, y, ARMCHAIR_BACK, POST, "timber", 2.4)
        block(model, (side - 2, -y - 2, ARM - 1), (side + 2, y, ARM + 1), "timber", 3)
        block(model, (side - 1, -y, SEAT - 3), (side + 1, y, SEAT), "timber", 2, bevel=0)
    block(model, (-x, -y - 1, SEAT - 4), (x, y, SEAT), "timber", 2)
    block(model, (-x, y - 1, SEAT), (x, y + 1, ARMCHAIR_BACK - 1), "timber", 2)
    block(model, (-x - 2, y - 1.5, ARMCHAIR_BACK - 2), (x + 2, y + 1.5, ARMCHAIR_BACK + 1), "timber", 3)
    block(model, (-4.5, y - 1.5, ARMCHAIR_BACK + 1), (4.5, y + 1.5, ARMCHAIR_BACK + 3), "timber", 3)
    for looks, face in (("south", y - 1), ("north", y + 1)):
        panel(model, (-x + 3, face, SEAT + 4), (x - 3, face, ARMCHAIR_BACK - 4), "plum_cloth", 2, looks)
    cushion(model, (-x + 2, -y, SEAT), (x - 2, y - 2, SEAT + 3), "plum_cloth", 2.4)


def settle_high(model: Model) -> None:
    """Closed below, panelled above, with wings against the draught and a box under the seat."""
    x, y = SETTLE_X, SETTLE_Y
    block(model, (1 - x, -y + 2, 0), (x - 1, y, SEAT - 2), "plank", 1.6)
    band(model, (-x, -y + 2, 0), (x, y, 2), "plank", 0.6)
    board_row(model, (1 - x, -y, SEAT - 2), (x - 1, y - 2, SEAT), (2.6, 2))
    block(model, (1 - x, y - 3, SEAT - 2), (x - 1, y, SETTLE_BACK), "plank", 1.8)
    block(model, (-x - 1, y - 4, SETTLE_BACK - 2), (x + 1, y + 1, SETTLE_BACK), "plank", 2.8)
    for side in (-1, 1):
        west, east = sorted((side * x, side * (x - 3)))
        block(model, (west, -y, 0), (east, y, 18), "plank", 2, bevel=0)
        block(model, (west, 1, 18), (east, y, SETTLE_BACK - 2), "plank", 2, bevel=0)
        block(model, (west - 1, -y - 1, 18), (east + 1, 3, 20), "plank", 2.8)
    pitch = (2 * x - 6) / 4
    for index in range(4):
        left = -x + 3 + index * pitch
        front_panel(model, left + 1, SEAT + 5, left + pitch - 1, SETTLE_BACK - 4, y - 3, tone=2.4)
        panel(model, (left + 1, y, 4), (left + pitch - 1, y, SETTLE_BACK - 4), "plank", 2.2, "north")
    for left, right in ((-x + 5, -1), (1, x - 5)):
        front_panel(model, left, 3, right, SEAT - 3, -y + 2, tone=2)
    for left, cloth in ((-x + 4, "red_cloth"), (1, "sage_cloth")):
        cushion(model, (left, -y + 1, SEAT), (left + x - 5, y - 4, SEAT + 2.4), cloth, 2.2)


SHEETS = [
    Sheet("chair_ladder", chair_ladder, seed=501, facings=4),
    Sheet("chair_arm", chair_arm, seed=502, facings=4),
    Sheet("settle_high", settle_high, seed=503, facings=4),
]
