"""Corner posts, which cover the seam where walls meet: a timber post on a plinth stone, and quoins turned about course by course.

Timber and brick have one for upper storeys too, without a plinth.

They stand on their tile's north-west corner and look nearly the same from every side, so that one sprite serves all corners and junctions.
"""

from tallow_model.masonry import PLINTH_TONE, STONE_BEVEL_UNITS, foot
from tallow_model.model import Model, Sheet
from tallow_model.solids import BEVEL_UNITS, box
from tallow_model.space import px_up
from tallow_model.walls import STOREY_ROWS, Span, corner_faces

# The nearest edge's column on the benches of both faces.
EDGE = 8
PLINTH_TOP = 8
# Half widths in 128ths of a unit, odd for the reason that the bench gives: 3.75 px a face, and 4.75 for the stone.
POST_UNITS, PLINTH_UNITS = 15 / 128, 19 / 128
PLINTH_COLUMNS = 4.75
# Long and short half of a quoin: 5 px a face together, so that the outer outlines stay straight, and the edge between steps by a texel.
LONG_UNITS, SHORT_UNITS = 23 / 128, 17 / 128
BRICK_LONG_UNITS, BRICK_SHORT_UNITS = 23 / 128, 17 / 128
QUOIN_COLUMNS = 5
QUOIN_ROWS = 8
QUOIN_STEP_COLUMNS = 0.75
QUOINS: tuple[tuple[int, float], ...] = ((7, 2), (6, 3), (8, 2.6), (6, 2), (7, 3), (6, 2), (8, 2.6))
CRACKS: tuple[tuple[int, Span], ...] = ((-2, (14, 27)), (-3, (30, 40)), (1, (18, 33)), (2, (36, 42)))


def block(model: Model, half: Span, rows: Span, material: str, tone: float, bevel: float = BEVEL_UNITS, edge: float = 1.0) -> None:
    """A block round the corner, half as wide and deep as told."""
    low, high = px_up(rows[0]), px_up(rows[1])
    box(model, (-0.5, 0.5, (low + high) / 2), (2 * half[0], 2 * half[1], high - low), material, tone, bevel, edge, square="-z")


def timber(model: Model) -> None:
    block(model, (PLINTH_UNITS, PLINTH_UNITS), (0, PLINTH_TOP), "stone", PLINTH_TONE, edge=0.8)
    block(model, (POST_UNITS, POST_UNITS), (PLINTH_TOP, STOREY_ROWS), "timber", 2)
    with corner_faces(model) as (south, east):
        foot(south, (EDGE - PLINTH_COLUMNS, EDGE), PLINTH_UNITS, PLINTH_TONE)
        foot(east, (EDGE, EDGE + PLINTH_COLUMNS), PLINTH_UNITS, PLINTH_TONE)
        for column, rows in CRACKS:
            bench = south if column < 0 else east
            bench.patch((EDGE + column, EDGE + column + 1), rows, POST_UNITS, "timber", 1)


def stone(model: Model) -> None:
    row = 0
    for index, (height, tone) in enumerate(QUOINS):
        half = (LONG_UNITS, SHORT_UNITS) if index % 2 == 0 else (SHORT_UNITS, LONG_UNITS)
        block(model, half, (row, row + height), "stone", tone, STONE_BEVEL_UNITS, edge=0.4)
        row += height
    edge, tone = EDGE + QUOIN_STEP_COLUMNS, QUOINS[0][1]
    with corner_faces(model) as (south, east):
        foot(south, (EDGE - QUOIN_COLUMNS, edge), SHORT_UNITS, tone)
        foot(east, (edge, EDGE + QUOIN_COLUMNS), LONG_UNITS, tone)


def brick_quoins(model: Model, first_row: int) -> None:
    """Light stones as high as two courses of bricks, turned about."""
    for index in range((STOREY_ROWS - first_row) // QUOIN_ROWS):
        half = (BRICK_LONG_UNITS, BRICK_SHORT_UNITS) if index % 2 else (BRICK_SHORT_UNITS, BRICK_LONG_UNITS)
        rows = (first_row + index * QUOIN_ROWS, first_row + (index + 1) * QUOIN_ROWS)
        block(model, half, rows, "stone", PLINTH_TONE - index % 2, STONE_BEVEL_UNITS, edge=0.4)


def brick(model: Model) -> None:
    """Quoins on a plinth stone."""
    block(model, (BRICK_LONG_UNITS, BRICK_LONG_UNITS), (0, PLINTH_TOP), "stone", PLINTH_TONE, STONE_BEVEL_UNITS, edge=0.4)
    brick_quoins(model, PLINTH_TOP)
    with corner_faces(model) as (south, east):
        foot(south, (EDGE - QUOIN_COLUMNS, EDGE), BRICK_LONG_UNITS, PLINTH_TONE)
        foot(east, (EDGE, EDGE + QUOIN_COLUMNS), BRICK_LONG_UNITS, PLINTH_TONE)


def upper_timber(model: Model) -> None:
    """It stands on the post below."""
    block(model, (POST_UNITS, POST_UNITS), (0, STOREY_ROWS), "timber", 2)
    with corner_faces(model) as (south, east):
        for column, rows in CRACKS:
            (south if column < 0 else east).patch((EDGE + column, EDGE + column + 1), rows, POST_UNITS, "timber", 1)


def upper_brick(model: Model) -> None:
    brick_quoins(model, 0)


SHEETS = [Sheet("post_timber", timber, seed=71), Sheet("post_stone", stone, seed=73), Sheet("post_brick", brick, seed=75)]
SHEETS += [Sheet("post_timber_upper", upper_timber, seed=71), Sheet("post_brick_upper", upper_brick, seed=75)]
