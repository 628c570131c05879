"""Stairs of one storey, one tile wide and two long: of boards between strings, and of stone laid in courses.

The ground point is the middle of the foot tile; facing south, one climbs northwards. Eight steps of six rows: the last lies level with the
floor above.
"""

from tallow_model.joinery import JOINT_TONE, at, block, leg, patch
from tallow_model.masonry import TONES, split
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism

STEPS, RISE, TREAD = 8, 6, 8
HALF, FRONT, BACK = 16, -16, 48
# Columns of a face for a joinery step; rows of the drawn shade at a foot.
STEPS_A_COLUMN, FOOT_ROWS = 2, 3
# Strings stand `INSET` behind the ends of the treads.
STRING_WIDE, STRING_BELOW, TREAD_THICK, INSET, NOSE, BOARD = 3, 9, 2, 1, 1, 8
BOARD_TONES = (2, 2.6, 2, 2, 1.4, 2.6, 2, 2)


def under(y: float) -> float:
    """The height of a string's lower edge."""
    return RISE + (y - FRONT) * RISE / TREAD - STRING_BELOW


def string(model: Model, x: float) -> None:
    """The board that carries one side, cut out for each step; treads lie over it, so that the side climbs by steps in every view."""
    for index in range(STEPS):
        south, north = FRONT + index * TREAD + 1, FRONT + (index + 1) * TREAD + 1
        low, top = (max(0, under(y)) for y in (south, north)), (index + 1) * RISE - TREAD_THICK
        outline = [at(x, y, z) for y, z in ((north, top), (south, top), *zip((south, north), low))]
        prism(model, outline, at(STRING_WIDE, 0, 0), "plank", 2)


def side_boards(model: Model, x: float, looks: str) -> None:
    """Upright boards that close one side under its string, dark in its shade."""
    out = 1 if looks == "east" else -1
    foot = FRONT + (STRING_BELOW - RISE) * TREAD / RISE
    prism(model, [at(x, y, z) for y, z in ((foot, 0), (BACK - 1, 0), (BACK - 1, under(BACK - 1) + 2))], at(-2 * out, 0, 0), "plank", 1)
    for y in range(round(foot) + BOARD, BACK - 1, BOARD):
        patch(model, (x, y, 0), (x, y + STEPS_A_COLUMN, under(y)), "plank", 0, looks)
    patch(model, (x, foot + 4, 0), (x, BACK - 1, FOOT_ROWS), "plank", 0, looks, lift=0.008)


def back_boards(model: Model) -> None:
    """The high end: two posts, boards, and the low door of a cupboard."""
    top = STEPS * RISE
    block(model, (-HALF + 4, BACK - 3, 0), (HALF - 4, BACK - 1, top - 2), "plank", 1, bevel=0)
    for x in (-HALF + 2.5, HALF - 2.5):
        leg(model, x, BACK - 2.5, top - 2, 5, "timber", 2)
    block(model, (-HALF + 5, BACK - 3, 30), (HALF - 5, BACK, 34), "timber", 2)
    for x, tone in ((-8, 2), (-3, 2.6), (2, 2)):
        patch(model, (x, BACK - 1, 2), (x + 5, BACK - 1, 27), "plank", tone, "north")
        patch(model, (x, BACK - 1, 2), (x + 1, BACK - 1, 27), "plank", 0, "north", lift=0.008)
    for z in (7, 20):
        patch(model, (-8, BACK - 1, z), (5, BACK - 1, z + 2), "iron", 1, "north", lift=0.012)
    patch(model, (-5, BACK - 1, 13), (-3, BACK - 1, 15), "iron", 3, "north", lift=0.012)


def wooden(model: Model) -> None:
    """Treads over closed risers and two strings, and a cupboard under them."""
    outer = HALF - INSET
    for index in range(STEPS):
        y, z = FRONT + index * TREAD, (index + 1) * RISE
        block(model, (-outer, y + 1, z - RISE), (outer, y + 3, z - 1), "plank", 1, bevel=0)
        block(model, (-HALF, y + 1 - NOSE, z - TREAD_THICK), (HALF, y + TREAD + 2, z), "plank", BOARD_TONES[index] + 0.6)
        patch(model, (-outer, y + 1, z - 4), (outer, y + 1, z - 2), "plank", 0)
        for x, looks in ((-outer, "west"), (outer, "east")):
            patch(model, (x, y + 1, z - TREAD_THICK - 1), (x, y + TREAD + 1, z - TREAD_THICK), "plank", 0.6, looks)
    for x, side in ((-outer, -outer + 1), (outer - STRING_WIDE, outer - 1)):
        string(model, x)
        side_boards(model, side, "east" if side > 0 else "west")
    back_boards(model)


def side_stones(model: Model, x: float, looks: str, index: int, start: float) -> None:
    """The stones of one course on a side wall, whose joints lie where those of the course below do not."""
    low, high = index * RISE, (index + 1) * RISE
    columns = round((BACK - start) / STEPS_A_COLUMN)
    for left, right in split(model.chance, 0, columns):
        west, east = start + left * STEPS_A_COLUMN, start + right * STEPS_A_COLUMN
        tone = model.chance.pick(TONES)
        patch(model, (x, west, low), (x, east, high), "stone", tone, looks)
        patch(model, (x, west, low), (x, east, low + 1), "stone", tone - 1, looks, lift=0.008)
        if right < columns:
            patch(model, (x, east - STEPS_A_COLUMN, low), (x, east, high), "stone", tone - 1, looks, lift=0.008)


def back_stones(model: Model, index: int) -> None:
    low, high = index * RISE, (index + 1) * RISE
    for left, right in split(model.chance, 0, 2 * HALF // STEPS_A_COLUMN):
        west, east = left * STEPS_A_COLUMN - HALF, right * STEPS_A_COLUMN - HALF
        tone = model.chance.pick(TONES)
        patch(model, (west, BACK, low), (east, BACK, high), "stone", tone, "north")
        patch(model, (west, BACK, low), (east, BACK, low + 1), "stone", tone - 1, "north", lift=0.008)
        if east < HALF:
            patch(model, (east - STEPS_A_COLUMN, BACK, low), (east, BACK, high), "stone", tone - 1, "north", lift=0.008)


def stone(model: Model) -> None:
    """Each course is a step further back; its front is one long slab or two."""
    for index in range(STEPS):
        start, low, high = FRONT + index * TREAD, index * RISE, (index + 1) * RISE
        block(model, (-HALF, start, low), (HALF, BACK, high), "stone", 2, edge=0.8)
        side_stones(model, HALF, "east", index, start)
        side_stones(model, -HALF, "west", index, start)
        back_stones(model, index)
        patch(model, (-HALF, start, low), (HALF, start, low + 1), "stone", JOINT_TONE)
        if index % 2:
            seam = model.chance.pick((-6, 2, 8))
            patch(model, (seam, start, low), (seam + 2, start, high), "stone", JOINT_TONE)
            patch(model, (seam, start, high), (seam + 1, start + TREAD, high), "stone", JOINT_TONE)
    for y in (1, 26):
        patch(model, (HALF, y, 0), (HALF, y + 10, 2), "moss", 2, lift=0.012)
        patch(model, (HALF, y + 2, 2), (HALF, y + 6, 3), "moss", 2, lift=0.012)


SHEETS = [
    Sheet(f"stairs_{name}", build, seed, footprint=(1, 2), facings=4) for name, build, seed in (("wood", wooden, 331), ("stone", stone, 332))
]
