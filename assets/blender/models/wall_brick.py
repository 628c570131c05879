"""A storey of brick wall on a stone plinth: plain, with a lit or an unlit window, or with a doorway; along x (north edge) and y (west edge).

Rows from the ground: plinth 0-8, nine courses of bricks with a ledge of stone under the sills, and a band of bricks on end 44-48.
Upper storeys have bricks down to their floor.
"""

from functools import partial

from tallow_model.brickwork import (
    BAND_ROWS, BRICK_BACK_UNITS, BRICK_FRONT_UNITS, BRICK_PLINTH_ROWS, BRICK_PLINTH_UNITS, lay_band, lay_brick_plinth, lay_bricks, lay_jambs,
    stand_bricks,
)  # fmt: skip
from tallow_model.chance import Chance
from tallow_model.model import Model, Sheet
from tallow_model.openings import DOORWAY, WindowPlan, glaze
from tallow_model.walls import ALL, COLUMNS, STOREY_ROWS, Hole, Span, WallBench, wall_module

BRICK_TOP = STOREY_ROWS - BAND_ROWS
# The frame lies flush in the bricks: proud, its thin side would show as dots.
WINDOW = WindowPlan(Hole((4, 12), (20, 36)), -1 / 64, BRICK_FRONT_UNITS, 9 / 64, BRICK_BACK_UNITS, 2, 2, jamb_columns=2, sill="stone")
# Over the window's own lintel: bricks on end, and a stone in the middle.
FLAT_ARCH = ((2, 14), (38, 43))
KEYSTONE = (6, 10)
VARIANTS = {"plain": 3}
# Of the plain wall with an anchor: the iron that ties the wall to a beam behind it.
ANCHORED, MOSSY = 2, 1
# The ledge: its rows, and the columns of its joints.
STRING_ROWS, STRING_JOINTS = (16, 19), ((7, 8), (15, 16))


def anchor(bench: WallBench) -> None:
    """An upright iron with a short bar across, and its shade."""
    for columns, rows in (((8, 9), (25, 36)), ((7, 10), (31, 32))):
        bench.patch(columns, (rows[0] - 1, rows[1] - 1), BRICK_FRONT_UNITS, "brick", 0, lift=0.016)
        bench.patch(columns, rows, BRICK_FRONT_UNITS, "iron", 1, lift=0.02)


def string_course(bench: WallBench) -> None:
    """A ledge of stone at the height of the sills, and its shade."""
    low, high = STRING_ROWS
    bench.patch(ALL, (low - 2, low), BRICK_FRONT_UNITS, "brick", 0, lift=0.016)
    bench.block(ALL, STRING_ROWS, (0, BRICK_PLINTH_UNITS), "stone", 3, bevel=0)
    bench.patch(ALL, (low, low + 1), BRICK_PLINTH_UNITS, "stone", 2)
    for columns in STRING_JOINTS:
        bench.patch(columns, STRING_ROWS, BRICK_PLINTH_UNITS, "stone", 1.4)


def moss(bench: WallBench) -> None:
    """A patch of three steps at the foot."""
    for start, wide, top in ((0, 5, 2), (1, 3, 3), (3, 2, 4)):
        bench.patch((6 + start, 6 + start + wide), (0, top), BRICK_PLINTH_UNITS, "moss", 2, lift=0.012)


def window(bench: WallBench, rows: Span, lit: bool) -> None:
    lay_bricks(bench, rows, WINDOW.glass)
    stand_bricks(bench, *FLAT_ARCH, BRICK_FRONT_UNITS + 0.012, wide=1)
    bench.block(KEYSTONE, FLAT_ARCH[1], (0, BRICK_PLINTH_UNITS), "stone", 3, bevel=0)
    bench.patch(KEYSTONE, (FLAT_ARCH[1][0], FLAT_ARCH[1][0] + 1), BRICK_PLINTH_UNITS, "stone", 2)
    glaze(bench, WINDOW, lit)


def doorway(bench: WallBench) -> None:
    """Dressed stones at both sides and a stone lintel."""
    (left, right), (_, top) = DOORWAY.columns, DOORWAY.rows
    lay_jambs(bench, ((0, left), (right, COLUMNS)), (0, top))
    bench.block((0, COLUMNS), (top, BRICK_TOP), (BRICK_BACK_UNITS, BRICK_PLINTH_UNITS), "stone", 3, bevel=0)
    bench.patch((0, COLUMNS), (top, top + 1), BRICK_PLINTH_UNITS, "stone", 2)


def build(kind: str, along: str, seed: int, is_upper: bool, model: Model) -> None:
    model.chance = Chance(seed + 100 * model.variant)
    rows = (0 if is_upper else BRICK_PLINTH_ROWS, BRICK_TOP)
    with wall_module(model, along) as bench:
        lay_band(bench)
        if kind == "door":
            doorway(bench)
            return
        if not is_upper:
            lay_brick_plinth(bench)
        if kind.startswith("window"):
            window(bench, rows, lit=kind == "window")
        else:
            lay_bricks(bench, rows)
        string_course(bench)
        if kind != "plain":
            return
        if model.variant == ANCHORED:
            anchor(bench)
        elif model.variant == MOSSY and not is_upper:
            moss(bench)


SEEDS = {"plain": (201, 202), "window": (203, 204), "window_unlit": (203, 204), "door": (205, 206)}
SHEETS = [
    Sheet(f"wall_brick_{storey}{kind}_{along}", partial(build, kind, along, seed, storey != ""), seed, variants=VARIANTS.get(kind, 1))
    for storey in ("", "upper_")
    for kind, seeds in SEEDS.items()
    for along, seed in zip("xy", seeds)
    if not (storey and kind == "door")
]
