"""A storey of timber-framed wall: plain, braced, with a lit or an unlit window, or with a doorway; along x (north edge) and along y (west edge).

Rows from the ground: plinth 0-8, sill beam 8-12, plaster, top beam 44-48. A ledge hides what is just under it (32 px for a unit of
depth), so shades under beams are drawn from the beam down past what is hidden.
"""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.masonry import lay_plinth
from tallow_model.model import Model, Sheet
from tallow_model.openings import DOORWAY, WindowPlan, glaze
from tallow_model.walls import (
    ALL, BACK_UNITS, COLUMNS, FLUSH_UNITS, FRAME_UNITS, FRONT_UNITS, PROUD_UNITS, STOREY_ROWS, SUNK_UNITS, Hole, Span, WallBench,
    hidden_rows, wall_module,
)  # fmt: skip

PLINTH_TOP, SILL_TOP, TOP_BEAM = 8, 12, 44
POST_COLUMNS = (0, 3)
BODY = 3
DAMP, WET = 2, 1
SHADE, SHADE_ROWS = 1, 3
# Column, row, width and tone of the strokes on each variant of the plain wall.
TROWEL_MARKS = (((5, 33, 4, DAMP), (11, 25, 3, 4)), ((8, 28, 4, 4), (5, 24, 3, DAMP)), ((10, 34, 3, DAMP), (6, 30, 2, 4), (11, 22, 3, DAMP)))
WINDOW = WindowPlan(Hole((4, 11), (20, 37)), SUNK_UNITS, FRAME_UNITS, FRONT_UNITS, BACK_UNITS, 3, 2, jamb_columns=2)
# Two rows a column make a clean line of 45 degrees on the sheared wall.
BRACE_RISE_ROWS, BRACE_ROWS = 2, 5
# It is let into the post at one end, and needs a beam at the other, where the neighbour may have no post.
BRACE_FROM_POST_ROW, BRACE_FROM_SILL_ROW = 17, 11


def plaster(bench: WallBench, hole: Hole | None) -> None:
    """The panel round the hole, the shade under the top beam, and a ragged foot that the damp has climbed."""
    for columns, (bottom, top) in hole.around() if hole else [(ALL, (0, TOP_BEAM))]:
        bench.block(columns, (max(bottom, PLINTH_TOP), min(top, TOP_BEAM)), (BACK_UNITS, FLUSH_UNITS), "plaster", BODY, bevel=0)
    bench.patch(ALL, (TOP_BEAM - hidden_rows(FRONT_UNITS - FLUSH_UNITS) - SHADE_ROWS, TOP_BEAM), FLUSH_UNITS, "plaster", SHADE)
    damp_foot(bench)


def damp_foot(bench: WallBench) -> None:
    """Steps of 2 to 3 columns that climb and fall; wet below, a paler rim above. The ends are low, so that neighbours meet."""
    chance, height, column = bench.model.chance, 4, 0
    while column < COLUMNS:
        columns = (column, min(column + chance.pick((2, 2, 3)), COLUMNS))
        bench.patch(columns, (SILL_TOP, SILL_TOP + height - 2), FLUSH_UNITS, "plaster", WET)
        bench.patch(columns, (SILL_TOP + height - 2, SILL_TOP + height), FLUSH_UNITS, "plaster", DAMP)
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


def post(bench: WallBench, columns: Span, foot: float = SILL_TOP) -> None:
    """A post with a drying crack."""
    bench.block(columns, (foot, TOP_BEAM), (BACK_UNITS, PROUD_UNITS), "timber", 2)
    bench.patch((columns[0] + 1, columns[0] + 2), (18, 34), PROUD_UNITS, "timber", 1)


def brace(bench: WallBench) -> None:
    """A diagonal, one block a column, that rises towards the corner that the viewer sees: from post to top beam, or from sill to post."""
    for step in range(COLUMNS - POST_COLUMNS[1]):
        column = COLUMNS - 1 - step if bench.faces_east else POST_COLUMNS[1] + step
        low = (BRACE_FROM_SILL_ROW if bench.faces_east else BRACE_FROM_POST_ROW) + step * BRACE_RISE_ROWS
        bench.block((column, column + 1), (max(low, SILL_TOP), min(low + BRACE_ROWS, TOP_BEAM)), (0, FRAME_UNITS), "timber", 2, bevel=0)


def panel(bench: WallBench, hole: Hole | None = None) -> None:
    """Everything but what the kinds differ in: plinth, sill beam, plaster; boards cover the pale ends."""
    lay_plinth(bench, PLINTH_TOP, BACK_UNITS)
    bench.block(ALL, (PLINTH_TOP, SILL_TOP), (BACK_UNITS, PROUD_UNITS), "timber", 2)
    plaster(bench, hole)
    bench.end_boards((SILL_TOP, TOP_BEAM), (BACK_UNITS, FLUSH_UNITS), "timber", 1)


def doorway(bench: WallBench) -> None:
    """Two posts and a lintel, down to the ground."""
    (left, right), (_, top) = DOORWAY.columns, DOORWAY.rows
    post(bench, (0, left), foot=0)
    post(bench, (right, COLUMNS), foot=0)
    bench.block((left, right), (top, TOP_BEAM), (BACK_UNITS, PROUD_UNITS), "timber", 3)


def build(kind: str, along: str, seed: int, model: Model) -> None:
    model.chance = Chance(seed + 100 * model.variant)
    with wall_module(model, along) as bench:
        top_beam(bench)
        if kind == "door":
            doorway(bench)
            return
        glazed = kind.startswith("window")
        panel(bench, WINDOW.glass if glazed else None)
        if glazed:
            glaze(bench, WINDOW, lit=kind == "window")
            return
        post(bench, POST_COLUMNS)
        if kind == "brace":
            brace(bench)
        else:
            for column, row, wide, tone in TROWEL_MARKS[model.variant]:
                trowel_mark(bench, column, row, wide, tone)


def sheet(kind: str, along: str) -> Sheet:
    seed = 7 + KINDS.index(kind.removesuffix("_unlit")) + len(KINDS) * "xy".index(along)
    return Sheet(f"wall_timber_{kind}_{along}", partial(build, kind, along, seed), variants=len(TROWEL_MARKS) if kind == "plain" else 1)


KINDS = ("plain", "window", "brace", "door")
SHEETS = [sheet(kind, along) for kind in (*KINDS, "window_unlit") for along in "xy"]
