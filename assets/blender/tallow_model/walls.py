"""The bench on which a wall module is built: one unit along x, its middle plane at y = 0, its drawn face to the south.

Depths count from the middle plane towards the viewer. On a wall the camera shears every level line by a texel a column, so a face whose
depth is a whole 1/32 unit has its edges exactly through sample rays, where rounding decides. The depths here are odd 64ths: a quarter
of a texel clear of that.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from .marks import mark, wall_patch
from .model import Model
from .solids import BEVEL_UNITS, box
from .space import px_up, px_wall, shift, turn_z

COLUMNS = 16
ALL = (0, COLUMNS)
STOREY_ROWS = 48
WALL_THICKNESS_UNITS = 0.16
FRONT_UNITS = WALL_THICKNESS_UNITS / 2
BACK_UNITS = -WALL_THICKNESS_UNITS / 2
PROUD_UNITS = 5 / 64
FRAME_UNITS = 3 / 64
FLUSH_UNITS = 1 / 64
SUNK_UNITS = -1 / 64
# A thirtieth of a texel: enough for a ray to tell it from the end it lies on.
END_LIFT_UNITS = 0.0015

# Of a wall under a ledge, for a unit that the ledge stands out.
HIDDEN_ROWS_PER_UNIT = 32

Span = tuple[float, float]


def hidden_rows(proud_units: float) -> int:
    """Rows of a face that a ledge hides under itself, as seen from the camera."""
    return round(proud_units * HIDDEN_ROWS_PER_UNIT)


@dataclass(frozen=True)
class WallBench:
    """Places parts by texel column (0 to 16 from the west end) and texel row (from the ground).

    `faces_east` tells that the module will be turned to look east, where depth shifts the columns the other way.
    """

    model: Model
    faces_east: bool

    def x(self, column: float, depth: float) -> float:
        """The place along the wall of a column's left edge on a face at `depth`; the module's ends stay its ends."""
        if column <= 0 or column >= COLUMNS:
            return px_wall(min(max(column, 0), COLUMNS) - COLUMNS / 2)
        shear = -depth if self.faces_east else depth
        return px_wall(column - COLUMNS / 2) + shear

    def block(
        self, columns: Span, rows: Span, depths: Span, material: str, tone: float, bevel: float = BEVEL_UNITS, edge: float = 1.0,
    ) -> None:  # fmt: skip
        """A solid from column to column, row to row, and from the first depth (behind) to the second (its face)."""
        x0, x1 = self.x(columns[0], depths[1]), self.x(columns[1], depths[1])
        z0, z1 = px_up(rows[0]), px_up(rows[1])
        ends = ("-x" if columns[0] <= 0 else "") + ("+x" if columns[1] >= COLUMNS else "")
        centre = ((x0 + x1) / 2, -(depths[0] + depths[1]) / 2, (z0 + z1) / 2)
        box(self.model, centre, (x1 - x0, depths[1] - depths[0], z1 - z0), material, tone, bevel, edge, square=ends + "+y")

    def patch(self, columns: Span, rows: Span, depth: float, material: str, tone: float, **options) -> None:
        """A drawn rectangle on the face at `depth`."""
        x0, x1 = self.x(columns[0], depth), self.x(columns[1], depth)
        wall_patch(self.model, x0, px_up(rows[0]), x1, px_up(rows[1]), -depth, material, tone, **options)

    def end_boards(self, rows: Span, depths: Span, material: str, tone: float) -> None:
        """Draws over both ends of the module, seen only where a run of walls ends; too thin to keep neighbours apart."""
        for east in (-1, 1):
            corners = [(depths[0], rows[0]), (depths[1], rows[0]), (depths[1], rows[1]), (depths[0], rows[1])]
            points = [(east / 2, -depth, px_up(row)) for depth, row in corners]
            mark(self.model, points if east < 0 else points[::-1], material, tone, (east, 0, 0), lift=END_LIFT_UNITS)


@dataclass(frozen=True)
class Hole:
    """An opening in a module, from column to column and row to row."""

    columns: Span
    rows: Span

    def around(self) -> list[tuple[Span, Span]]:
        """The columns and rows of the rectangles that are left of a storey's face."""
        (left, right), (bottom, top) = self.columns, self.rows
        pieces = [(ALL, (0, bottom)), ((0, left), self.rows), ((right, COLUMNS), self.rows), (ALL, (top, STOREY_ROWS))]
        return [(columns, rows) for columns, rows in pieces if rows[0] < rows[1]]


@contextmanager
def wall_module(model: Model, along: str) -> Iterator[WallBench]:
    """A bench on the tile's north edge (`along` "x") or on its west edge ("y")."""
    faces_east = along == "y"
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),))):
        yield WallBench(model, faces_east)


@contextmanager
def corner_faces(model: Model) -> Iterator[tuple[WallBench, WallBench]]:
    """Benches for the south and the east face of a post on the tile's north-west corner.

    Its nearest edge, at the same depth on both faces, is column 8; the south face lies left of it, the east face right of it.
    """
    with model.placed(shift(-0.5, 0.5)):
        yield WallBench(model, False), WallBench(model, True)
