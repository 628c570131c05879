"""Brickwork on a wall bench: courses of four rows in running bond, all joints drawn, and bands of bricks set on end.

The face is one flat solid: bricks are too small to be parts of their own, and light crosses them whole.
"""

from .marks import LIFT_UNITS
from .masonry import PLINTH_TONE, lay_plinth
from .walls import ALL, COLUMNS, STOREY_ROWS, Hole, Span, WallBench

BRICK_FRONT_UNITS = 5 / 64
BRICK_BACK_UNITS = -BRICK_FRONT_UNITS
BRICK_PLINTH_ROWS, BRICK_PLINTH_UNITS = 8, 7 / 64
# The band on top, of bricks on end, stands out by a row of what it hides.
BAND_ROWS, BAND_UNITS = 4, 7 / 64
COURSE_ROWS = 4
# Where bricks end in even and odd courses; odd ones reach over into the neighbours.
ENDS = ((0, 5, 11, COLUMNS), (-3, 3, 8, 13, COLUMNS + 3))
# Most bricks are the body, or the wall turns to a chequerboard.
TONES = (2, 2, 2, 2, 2, 2, 2, 3, 3, 1)
BODY, JOINT_TONE = 2, 1
ON_END_COLUMNS = 4
ON_END_TONES = (2, 3, 2, 2)


def lay_bricks(bench: WallBench, rows: Span, hole: Hole | None = None) -> None:
    """The face from row to row, round a hole: a body, its odd bricks, and under and right of each brick a joint of a texel."""
    low, high = rows
    for columns, (bottom, top) in hole.around() if hole else [(ALL, (0, STOREY_ROWS))]:
        if max(bottom, low) < min(top, high):
            bench.block(columns, (max(bottom, low), min(top, high)), (BRICK_BACK_UNITS, BRICK_FRONT_UNITS), "brick", BODY, bevel=0)
    for index in range(round((high - low) / COURSE_ROWS)):
        bottom = low + index * COURSE_ROWS
        ends = ENDS[index % 2]
        for left, right in zip(ends, ends[1:]):
            inside = 0 <= left and right <= COLUMNS and bench.model.chance
            tone = inside.pick(TONES) if inside else BODY
            for part in outside(hole, (max(left, 0), min(right, COLUMNS)), bottom):
                brick(bench, part, bottom, tone, joint=part[1] == right)


def outside(hole: Hole | None, columns: Span, bottom: float) -> list[Span]:
    """What a hole leaves of a brick."""
    if hole is None or not hole.rows[0] <= bottom < hole.rows[1]:
        return [columns]
    (left, right), (west, east) = columns, hole.columns
    return [part for part in ((left, min(right, west)), (max(left, east), right)) if part[0] < part[1]]


def brick(bench: WallBench, columns: Span, bottom: float, tone: float, joint: bool) -> None:
    (left, right), top = columns, bottom + COURSE_ROWS
    if tone != BODY:
        bench.patch(columns, (bottom, top), BRICK_FRONT_UNITS, "brick", tone)
    bench.patch(columns, (bottom, bottom + 1), BRICK_FRONT_UNITS, "brick", JOINT_TONE, lift=1.5 * LIFT_UNITS)
    if joint:
        bench.patch((right - 1, right), (bottom + 1, top), BRICK_FRONT_UNITS, "brick", JOINT_TONE, lift=1.5 * LIFT_UNITS)


def stand_bricks(bench: WallBench, columns: Span, rows: Span, depth: float, wide: float = ON_END_COLUMNS - 1) -> None:
    """Bricks on end side by side, drawn on a face, parted by joints of a texel."""
    left, index = columns[0], 0
    while left < columns[1]:
        right = min(left + wide, columns[1])
        bench.patch((left, right), rows, depth, "brick", ON_END_TONES[index % len(ON_END_TONES)])
        if right < columns[1]:
            bench.patch((right, right + 1), rows, depth, "brick", JOINT_TONE)
        left, index = right + 1, index + 1


def lay_band(bench: WallBench) -> None:
    """Bricks on end over the wall's whole thickness, with their shade on the course below."""
    foot = STOREY_ROWS - BAND_ROWS
    for index, tone in enumerate(ON_END_TONES):
        left = index * ON_END_COLUMNS
        bench.block((left, left + ON_END_COLUMNS), (foot, STOREY_ROWS), (BRICK_BACK_UNITS, BAND_UNITS), "brick", tone, bevel=0)
        bench.patch((left + ON_END_COLUMNS - 1, left + ON_END_COLUMNS), (foot, STOREY_ROWS), BAND_UNITS, "brick", JOINT_TONE)
    bench.patch(ALL, (foot - 2, foot), BRICK_FRONT_UNITS, "brick", 0, lift=2 * LIFT_UNITS)


def lay_brick_plinth(bench: WallBench) -> None:
    """Stones under bricks, with a light upper edge."""
    lay_plinth(bench, BRICK_PLINTH_ROWS, BRICK_BACK_UNITS, BRICK_PLINTH_UNITS)


def lay_jambs(bench: WallBench, columns: tuple[Span, Span], rows: Span, front: float = BRICK_PLINTH_UNITS) -> None:
    """Dressed stones on both sides of an opening, eight rows each, with joints under them."""
    for side, span in enumerate(columns):
        bottom, index = rows[0], side
        while bottom < rows[1]:
            top = min(bottom + 2 * COURSE_ROWS, rows[1])
            tone = PLINTH_TONE if index % 2 == 0 else PLINTH_TONE - 1
            bench.block(span, (bottom, top), (BRICK_BACK_UNITS, front), "stone", tone, bevel=0)
            bench.patch(span, (bottom, bottom + 1), front, "stone", tone - 1)
            bottom, index = top, index + 1
