"""What fills and frames the holes of walls: lit and unlit windows, leaves that stand open, and the measures of doorways that all share."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from .model import Model
from .space import px_wall, shift, turn_z
from .walls import COLUMNS, FRAME_UNITS, Hole, WallBench, hidden_rows

# 0.63 x 1.77 units clear: room for a villager's shoulders and a hand.
DOORWAY = Hole((3, 13), (0, 40))
SILL_ROWS = 3
# The face of a shut leaf. Open, it begins just before the thicker of the walls; a whole number of texels keeps it on the lattice.
LEAF_UNITS = FRAME_UNITS
CLEAR_UNITS = px_wall(2)


@dataclass(frozen=True)
class WindowPlan:
    """A window of two lights. Depths, in units, are those of the faces of glass, frame and sill; `back` is where all of them end behind.

    `reach` is how many columns sill and lintel stand out beside the glass; no jambs where the wall's own stones frame it.
    """

    glass: Hole
    glass_depth: float
    frame_depth: float
    sill_depth: float
    back: float
    reach: int
    lintel_rows: int
    jamb_columns: int = 0
    sill: str = "timber"


def glaze(bench: WallBench, plan: WindowPlan, lit: bool = True) -> None:
    """Two lights of two panes: bars 1 px wide in the dark wood, each pane lighter in its lower half; frame, lintel and sill."""
    glass, dark = ("glow", 2) if lit else ("dark_glass", 1)
    (left, right), (bottom, top) = plan.glass.columns, plan.glass.rows
    bench.block(plan.glass.columns, plan.glass.rows, (plan.back, plan.glass_depth), glass, dark, bevel=0)
    across, down = bottom + (top - bottom) // 2, left + (right - left) // 2
    for low, high in ((bottom, across), (across + 1, top - hidden_rows(plan.frame_depth - plan.glass_depth))):
        bench.patch(plan.glass.columns, (low, low + (high - low) // 2), plan.glass_depth, glass, dark + 1)
    bench.patch((down, down + 1), plan.glass.rows, plan.glass_depth, "timber", 1, lift=0.01)
    bench.patch(plan.glass.columns, (across, across + 1), plan.glass_depth, "timber", 1, lift=0.01)
    behind = plan.back + 0.02
    for column in (left - plan.jamb_columns, right) if plan.jamb_columns else ():
        bench.block((column, column + plan.jamb_columns), plan.glass.rows, (behind, plan.frame_depth), "timber", 2, bevel=0.015, edge=0)
    wide = (left - plan.reach, right + plan.reach)
    bench.block(wide, (top, top + plan.lintel_rows), (behind, plan.frame_depth), "timber", 2, bevel=0.015)
    bench.block(wide, (bottom - SILL_ROWS, bottom), (behind, plan.sill_depth), plan.sill, 3)


@contextmanager
def open_leaf(model: Model, along: str) -> Iterator[WallBench]:
    """The bench of a leaf that is swung out by a quarter turn on the jamb that is further from the viewer.

    It is the leaf of the other orientation, moved so that its hinged edge lies before the far jamb; the doorway lies in the module's middle.
    """
    left, right = DOORWAY.columns
    half, jamb = px_wall(right - left) / 2, px_wall(left - COLUMNS / 2)
    # The bench shears the leaf along itself by its face's depth.
    out = CLEAR_UNITS + half - LEAF_UNITS
    if along == "x":
        place = (shift(jamb - LEAF_UNITS, 0.5 - out), turn_z(90))
    else:
        place = (shift(-0.5 + out, -jamb + LEAF_UNITS),)
    with model.placed(*place):
        yield WallBench(model, along == "x")
