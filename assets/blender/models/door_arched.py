"""A door with a round head for archways: heavy boards, iron straps that fork, a ring; shut, and open."""

from functools import partial

from tallow_model.arches import ARCHWAY
from tallow_model.model import Model, Sheet
from tallow_model.openings import LEAF_UNITS, open_leaf
from tallow_model.walls import Span, WallBench, wall_module

LEFT, RIGHT = ARCHWAY.hole.columns
BACK_UNITS = -3 / 64
# By column from the left: the tones of five boards two columns wide, each with a dark line on its right.
BOARD_COLUMNS = 2
BOARD_TONES = (2, 1.4, 2, 2.6, 2)
FOOT_ROWS = 3
STRAP_ROWS = (7, 19, 31)
RING = (20, 23)
LEDGE_ROWS: tuple[Span, ...] = ((6, 9), (18, 21), (29, 32))
STEP_ROWS, STEP_UNITS = 2, 15 / 64


def leaf(bench: WallBench) -> None:
    """Column by column up to the arch."""
    for column in range(LEFT, RIGHT):
        board, last = divmod(column - LEFT, BOARD_COLUMNS)
        top, tone = ARCHWAY.row_over(column), BOARD_TONES[board]
        bench.block((column, column + 1), (0, top), (BACK_UNITS, LEAF_UNITS), "timber", tone + 1 - last * 1.4, bevel=0)
        bench.patch((column, column + 1), (0, FOOT_ROWS), LEAF_UNITS, "timber", 1, lift=0.008)
        bench.patch((column, column + 1), (top - 1, top), LEAF_UNITS, "timber", 1, lift=0.008)


def from_hinge(bench: WallBench, near: float, far: float) -> Span:
    """The columns that lie `near` to `far` from the hinges: on the left, or on the right in a wall that looks east."""
    return (RIGHT - far, RIGHT - near) if bench.faces_east else (LEFT + near, LEFT + far)


def iron(bench: WallBench) -> None:
    """Three straps, of which the outer ones fork at their ends, and a ring on a plate."""
    for row in STRAP_ROWS:
        bench.patch(from_hinge(bench, 0, 7), (row - 1, row), LEAF_UNITS, "timber", 0, lift=0.010)
        bench.patch(from_hinge(bench, 0, 7), (row, row + 2), LEAF_UNITS, "iron", 2, lift=0.012)
        if row != STRAP_ROWS[1]:
            bench.patch(from_hinge(bench, 5, 6), (row - 2, row + 4), LEAF_UNITS, "iron", 2, lift=0.014)
    bench.patch(from_hinge(bench, 8, 9), (RING[0] - 1, RING[1] + 1), LEAF_UNITS, "iron", 1, lift=0.014)
    bench.patch(from_hinge(bench, 7, 9), RING, LEAF_UNITS, "iron", 3, lift=0.016)


def ledges(bench: WallBench) -> None:
    """What holds the boards together within, each with its shade."""
    for bottom, top in LEDGE_ROWS:
        bench.patch((LEFT, RIGHT), (bottom - 1, bottom), LEAF_UNITS, "timber", 0, lift=0.010)
        bench.patch((LEFT, RIGHT), (bottom, top), LEAF_UNITS, "timber", 3, lift=0.012)


def build(along: str, is_open: bool, model: Model) -> None:
    with wall_module(model, along) as bench:
        bench.block((LEFT, RIGHT), (0, STEP_ROWS), (LEAF_UNITS, STEP_UNITS), "stone", 2.6)
        if not is_open:
            leaf(bench)
            iron(bench)
            return
    with open_leaf(model, along) as bench:
        leaf(bench)
        ledges(bench)


SHEETS = [
    Sheet(f"door_arched_{'open_' if is_open else ''}{along}", partial(build, along, is_open), seed)
    for along, is_open, seed in (("x", False, 501), ("y", False, 502), ("x", True, 503), ("y", True, 504))
]
