"""What fills and frames the holes of walls: lit and unlit windows, and the measures of doorways that walls and leaves share."""

from dataclasses import dataclass

from .walls import Hole, WallBench, hidden_rows

# 0.63 x 1.77 units clear: room for a villager's shoulders and a hand.
DOORWAY = Hole((3, 13), (0, 40))
SILL_ROWS = 3


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
