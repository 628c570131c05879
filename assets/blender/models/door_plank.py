"""A plank door for the doorways of timber and stone walls: shut, and open.

Open, it is swung out by a quarter turn on the jamb that is further from the viewer, where it hides nothing of the doorway, and shows
its inner side with the ledges.
"""

from functools import partial

from tallow_model.model import Model, Sheet
from tallow_model.openings import DOORWAY, LEAF_UNITS, open_leaf
from tallow_model.walls import Span, WallBench, wall_module

LEFT, RIGHT = DOORWAY.columns
TOP = DOORWAY.rows[1]
BACK_UNITS, FACE_UNITS = -3 / 64, LEAF_UNITS
GAP_UNITS = 1 / 32
STEP_ROWS, STEP_UNITS = 2, 15 / 64
FOOT_ROWS = 3
BOARDS: tuple[tuple[Span, float], ...] = (((3, 6), 2), ((6, 8), 1.4), ((8, 11), 2.6), ((11, 13), 2))
STRAP_ROWS: tuple[Span, ...] = ((9, 11), (31, 33))
STRAP_COLUMNS, RING_COLUMNS = (0, 8), (7, 9)
RING_ROW = 20
LEDGE_ROWS: tuple[Span, ...] = ((6, 9), (31, 34))


def leaf(bench: WallBench) -> None:
    """Boards of 2 to 3 px, each with a dark line on its right, on a dark core; a damp foot."""
    bench.block((LEFT, RIGHT), (0, TOP), (BACK_UNITS, FACE_UNITS - GAP_UNITS), "plank", 0, bevel=0)
    for (left, right), tone in BOARDS:
        bench.block((left, right), (0, TOP), (0, FACE_UNITS), "plank", tone, bevel=0)
        bench.patch((right - 1, right), (0, TOP), FACE_UNITS, "plank", tone - 1.4)
        bench.patch((left, right), (0, FOOT_ROWS), FACE_UNITS, "plank", tone - 1, lift=0.008)


def from_hinge(hinge: float, near: float, far: float) -> Span:
    """The columns that lie `near` to `far` columns from the hinge, across the leaf."""
    return (hinge + near, hinge + far) if hinge == LEFT else (hinge - far, hinge - near)


def iron(bench: WallBench, hinge: float) -> None:
    """Two straps with a shade under them, and a ring."""
    straps, ring = from_hinge(hinge, *STRAP_COLUMNS), from_hinge(hinge, *RING_COLUMNS)
    for bottom, top in STRAP_ROWS:
        bench.patch(straps, (bottom - 1, bottom), FACE_UNITS, "plank", 0, lift=0.01)
        bench.patch(straps, (bottom, top), FACE_UNITS, "iron", 2, lift=0.01)
    bench.patch(ring, (RING_ROW, RING_ROW + 2), FACE_UNITS, "iron", 1, lift=0.01)
    bench.patch(ring, (RING_ROW + 2, RING_ROW + 3), FACE_UNITS, "iron", 4, lift=0.01)


def ledges(bench: WallBench) -> None:
    """What holds the boards together within: two ledges, each with its shade."""
    for bottom, top in LEDGE_ROWS:
        bench.patch((LEFT, RIGHT), (bottom - 1, bottom), FACE_UNITS, "plank", 0, lift=0.01)
        bench.patch((LEFT, RIGHT), (bottom, top), FACE_UNITS, "plank", 3, lift=0.01)


def step(bench: WallBench) -> None:
    """The stone before the door."""
    bench.block((LEFT, RIGHT), (0, STEP_ROWS), (FACE_UNITS, STEP_UNITS), "stone", 2.6)


def shut(along: str, model: Model) -> None:
    with wall_module(model, along) as bench:
        leaf(bench)
        iron(bench, RIGHT if bench.faces_east else LEFT)
        step(bench)


def swung(along: str, model: Model) -> None:
    with wall_module(model, along) as bench:
        step(bench)
    with open_leaf(model, along) as bench:
        leaf(bench)
        ledges(bench)


SHEETS = [Sheet(f"door_plank_{along}", partial(shut, along), seed) for along, seed in (("x", 31), ("y", 32))]
SHEETS += [Sheet(f"door_plank_open_{along}", partial(swung, along), seed) for along, seed in (("x", 33), ("y", 34))]
