"""Timber framing on a wall bench: sill, beam, posts and braces round panels of plaster, for the ground storey and for those above.

A ledge hides what is just under it (32 px for a unit of depth), so shades under beams are drawn from the beam down past what is hidden.
"""

from dataclasses import dataclass

from .masonry import lay_plinth
from .openings import WindowPlan
from .walls import (
    ALL, BACK_UNITS, COLUMNS, FLUSH_UNITS, FRAME_UNITS, FRONT_UNITS, PROUD_UNITS, STOREY_ROWS, SUNK_UNITS, Hole, Span, WallBench, hidden_rows,
)  # fmt: skip

TOP_BEAM = 44
POST_COLUMNS = (0, 3)
BODY = 3
DAMP, WET = 2, 1
SHADE, SHADE_ROWS = 1, 3
# Column, row, width and tone of the strokes on each variant of the plain wall.
TROWEL_MARKS = (((5, 33, 4, DAMP), (11, 25, 3, 4)), ((8, 28, 4, 4), (5, 24, 3, DAMP)), ((10, 34, 3, DAMP), (6, 30, 2, 4), (11, 22, 3, DAMP)))
WINDOW = WindowPlan(Hole((4, 11), (20, 37)), SUNK_UNITS, FRAME_UNITS, FRONT_UNITS, BACK_UNITS, 3, 2, jamb_columns=2)
JOIST_COLUMNS = ((2, 5), (7, 10), (12, 15))
JOIST_ROWS, JOIST_UNITS = (0, 4), 7 / 64
# Two rows a column make a clean line of 45 degrees on the sheared wall.
BRACE_RISE_ROWS, BRACE_ROWS = 2, 5
# It is let into the post at one end, and needs a beam at the other, where the neighbour may have no post.
BRACE_FROM_POST_ROW, BRACE_UNDER_SILL_ROWS = 17, 1


@dataclass(frozen=True)
class Foot:
    """How a frame begins: the rows at which its plinth and its sill beam end; on the ground the damp climbs from there."""

    plinth_top: float
    sill_top: float

    @property
    def is_damp(self) -> bool:
        return self.plinth_top > 0


GROUND, UPPER = Foot(8, 12), Foot(0, 5)


def plaster(bench: WallBench, foot: Foot, hole: Hole | None) -> None:
    """The panel round the hole, the shade under the top beam, and a ragged foot that the damp has climbed."""
    for columns, (bottom, top) in hole.around() if hole else [(ALL, (0, TOP_BEAM))]:
        bench.block(columns, (max(bottom, foot.plinth_top), min(top, TOP_BEAM)), (BACK_UNITS, FLUSH_UNITS), "plaster", BODY, bevel=0)
    bench.patch(ALL, (TOP_BEAM - hidden_rows(FRONT_UNITS - FLUSH_UNITS) - SHADE_ROWS, TOP_BEAM), FLUSH_UNITS, "plaster", SHADE)
    if foot.is_damp:
        damp_foot(bench, foot.sill_top)


def damp_foot(bench: WallBench, low: float) -> None:
    """Steps of 2 to 3 columns that climb and fall; wet below, a paler rim above. The ends are low, so that neighbours meet."""
    chance, height, column = bench.model.chance, 4, 0
    while column < COLUMNS:
        columns = (column, min(column + chance.pick((2, 2, 3)), COLUMNS))
        bench.patch(columns, (low, low + height - 2), FLUSH_UNITS, "plaster", WET)
        bench.patch(columns, (low + height - 2, low + height), FLUSH_UNITS, "plaster", DAMP)
        column = columns[1]
        height = 4 if COLUMNS - column <= 3 else min(max(height + chance.pick((-2, -1, 1, 2, 3)), 3), 9)


def trowel_mark(bench: WallBench, column: int, row: int, wide: int, tone: float) -> None:
    """Two steps of a flat stroke."""
    bench.patch((column, column + wide), (row, row + 1), FLUSH_UNITS, "plaster", tone, lift=0.007)
    bench.patch((column + 1, column + wide + 1), (row - 1, row), FLUSH_UNITS, "plaster", tone, lift=0.007)


def top_beam(bench: WallBench) -> None:
    """It covers the wall's whole thickness, or a pale strip of plaster shows on top."""
    bench.block(ALL, (TOP_BEAM, STOREY_ROWS), (BACK_UNITS, FRONT_UNITS), "timber", 2)
    bench.patch((3, 9), (TOP_BEAM + 1, TOP_BEAM + 2), FRONT_UNITS, "timber", 1)


def post(bench: WallBench, columns: Span, foot: float) -> None:
    """A post with a drying crack."""
    bench.block(columns, (foot, TOP_BEAM), (BACK_UNITS, PROUD_UNITS), "timber", 2)
    bench.patch((columns[0] + 1, columns[0] + 2), (18, 34), PROUD_UNITS, "timber", 1)


def brace(bench: WallBench, foot: Foot) -> None:
    """A diagonal, one block a column, that rises towards the corner that the viewer sees: from post to top beam, or from sill to post."""
    for step in range(COLUMNS - POST_COLUMNS[1]):
        column = COLUMNS - 1 - step if bench.faces_east else POST_COLUMNS[1] + step
        low = (foot.sill_top - BRACE_UNDER_SILL_ROWS if bench.faces_east else BRACE_FROM_POST_ROW) + step * BRACE_RISE_ROWS
        bench.block((column, column + 1), (max(low, foot.sill_top), min(low + BRACE_ROWS, TOP_BEAM)), (0, FRAME_UNITS), "timber", 2, bevel=0)


def panel(bench: WallBench, foot: Foot, hole: Hole | None = None) -> None:
    """Everything but what the kinds differ in: plinth or joists, sill beam, plaster; boards cover the pale ends."""
    if foot.plinth_top > 0:
        lay_plinth(bench, foot.plinth_top, BACK_UNITS)
    bench.block(ALL, (foot.plinth_top, foot.sill_top), (BACK_UNITS, PROUD_UNITS), "timber", 2)
    plaster(bench, foot, hole)
    bench.end_boards((foot.sill_top, TOP_BEAM), (BACK_UNITS, FLUSH_UNITS), "timber", 1)


def joists(bench: WallBench) -> None:
    """The ends of the beams that carry a floor."""
    for columns in JOIST_COLUMNS:
        bench.block(columns, JOIST_ROWS, (0, JOIST_UNITS), "timber", 3, bevel=0)
        bench.patch(columns, (JOIST_ROWS[0], JOIST_ROWS[0] + 1), JOIST_UNITS, "timber", 1)
