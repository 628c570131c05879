"""A storey of timber-framed wall, plain or with a lit window, along x (on its tile's north edge) and along y (on the west edge).

Rows from the ground: plinth 0-8, sill beam 8-12, plaster, top beam 44-48. A ledge hides what is just under it (32 px for a unit of
depth), so shades under beams are drawn from the beam down past what is hidden.
"""

from functools import partial

from tallow_model.model import Model, Sheet
from tallow_model.space import shift, turn_z
from tallow_model.walls import BACK_UNITS, COLUMNS, FLUSH_UNITS, FRAME_UNITS, FRONT_UNITS, PROUD_UNITS, SUNK_UNITS, WallBench

PLINTH_TOP, SILL_TOP, TOP_BEAM, STOREY = 8, 12, 44, 48
# What a beam of the full depth hides of the plaster under it.
HIDDEN_ROWS = 2
GLASS_COLUMNS, GLASS_ROWS = (4, 11), (20, 37)
BODY = 3
DAMP, SHADE = 2, 1
ALL = (0, COLUMNS)


def plinth(bench: WallBench) -> None:
    """Three stones with flush joints; the outer ones are calm, so that modules meet in a joint of their own."""
    bench.block(ALL, (0, PLINTH_TOP), (BACK_UNITS, PROUD_UNITS - 1 / 32), "stone", 0, bevel=0)
    first = bench.model.chance.pick((5, 6))
    second = first + bench.model.chance.pick((5, 6))
    for left, right, tone in ((0, first, 2), (first, second, bench.model.chance.pick((1.4, 2.6))), (second, COLUMNS, 2)):
        bench.block((left, right - 1), (0, PLINTH_TOP), (0, FRONT_UNITS), "stone", tone, edge=0.8)
        bench.patch((left, right - 1), (0, 2), FRONT_UNITS, "stone", tone - 1)


def plaster(bench: WallBench, hole: bool) -> None:
    """The panel, round the window where there is one; the shade under the top beam and a ragged damp foot."""
    chance = bench.model.chance
    blocks = [(ALL, (PLINTH_TOP, TOP_BEAM))]
    if hole:
        left, right = (0, GLASS_COLUMNS[0]), (GLASS_COLUMNS[1], COLUMNS)
        beside = (PLINTH_TOP, GLASS_ROWS[0]), GLASS_ROWS, (GLASS_ROWS[1], TOP_BEAM)
        blocks = [(ALL, beside[0]), (left, beside[1]), (right, beside[1]), (ALL, beside[2])]
    for columns, rows in blocks:
        bench.block(columns, rows, (BACK_UNITS, FLUSH_UNITS), "plaster", BODY, bevel=0)
    bench.patch(ALL, (TOP_BEAM - HIDDEN_ROWS - 3, TOP_BEAM), FLUSH_UNITS, "plaster", SHADE)
    column = 0
    while column < COLUMNS:
        columns = (column, min(column + chance.pick((1, 2, 2, 3)), COLUMNS))
        height = chance.pick((2, 3, 3, 4, 6))
        bench.patch(columns, (SILL_TOP, SILL_TOP + height), FLUSH_UNITS, "plaster", SHADE)
        bench.patch(columns, (SILL_TOP + height, SILL_TOP + height + 1), FLUSH_UNITS, "plaster", DAMP)
        column = columns[1]


def trowel_mark(bench: WallBench, column: int, row: int, wide: int, tone: float) -> None:
    """Two steps of a flat stroke."""
    bench.patch((column, column + wide), (row, row + 1), FLUSH_UNITS, "plaster", tone, lift=0.007)
    bench.patch((column + 1, column + wide + 1), (row - 1, row), FLUSH_UNITS, "plaster", tone, lift=0.007)


def frame(bench: WallBench) -> None:
    """Sill beam and top beam; the top beam covers the whole thickness, and boards the ends, or pale strips of plaster show there."""
    bench.end_boards((SILL_TOP, TOP_BEAM), (BACK_UNITS, FLUSH_UNITS), "timber", 1)
    bench.block(ALL, (PLINTH_TOP, SILL_TOP), (BACK_UNITS, PROUD_UNITS), "timber", 2)
    bench.block(ALL, (TOP_BEAM, STOREY), (BACK_UNITS, FRONT_UNITS), "timber", 2)
    bench.patch((3, 9), (TOP_BEAM + 1, TOP_BEAM + 2), FRONT_UNITS, "timber", 1)


def post(bench: WallBench) -> None:
    """One post a module, at the west end, with a drying crack."""
    bench.block((0, 3), (SILL_TOP, TOP_BEAM), (BACK_UNITS, PROUD_UNITS), "timber", 2)
    bench.patch((1, 2), (18, 34), PROUD_UNITS, "timber", 1)


def window(bench: WallBench) -> None:
    """Two lights of two panes: frame 2 px, bars 1 px in the dark wood, each pane lighter in its lower half."""
    (left, right), (bottom, top) = GLASS_COLUMNS, GLASS_ROWS
    bar = bottom + 8
    bench.block(GLASS_COLUMNS, GLASS_ROWS, (BACK_UNITS, SUNK_UNITS), "glow", 2, bevel=0)
    for low, high in ((bottom, bar), (bar + 1, top - HIDDEN_ROWS)):
        bench.patch(GLASS_COLUMNS, (low, low + (high - low) // 2), SUNK_UNITS, "glow", 3)
    bench.patch((left + 3, left + 4), GLASS_ROWS, SUNK_UNITS, "timber", 1, lift=0.01)
    bench.patch(GLASS_COLUMNS, (bar, bar + 1), SUNK_UNITS, "timber", 1, lift=0.01)
    for column in (left - 2, right):
        bench.block((column, column + 2), GLASS_ROWS, (BACK_UNITS + 0.02, FRAME_UNITS), "timber", 2, bevel=0.015, edge=0)
    bench.block((left - 3, right + 3), (top, top + 2), (BACK_UNITS + 0.02, FRAME_UNITS), "timber", 2, bevel=0.015)
    bench.block((left - 3, right + 3), (bottom - 3, bottom), (BACK_UNITS + 0.02, FRONT_UNITS), "timber", 3)
    bench.patch((left - 3, right + 3), (bottom - 3 - HIDDEN_ROWS - 2, bottom - 3), FLUSH_UNITS, "plaster", SHADE)


def build(kind: str, faces_east: bool, model: Model) -> None:
    placement = (shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),)
    with model.placed(*placement):
        bench = WallBench(model, faces_east)
        plinth(bench)
        plaster(bench, hole=kind == "window")
        frame(bench)
        if kind == "window":
            window(bench)
        else:
            post(bench)
            trowel_mark(bench, 5, 33, 4, DAMP)
            trowel_mark(bench, 11, 25, 3, 4)


SHEETS = [
    Sheet(f"wall_timber_{kind}_{along}", partial(build, kind, along == "y"), seed)
    for kind, along, seed in (("plain", "x", 7), ("plain", "y", 9), ("window", "x", 8), ("window", "y", 10))
]
