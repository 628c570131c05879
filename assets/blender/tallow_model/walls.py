"""The bench on which a wall module is built: one unit along x, its middle plane at y = 0, its drawn face to the south.

Depths count from the middle plane towards the viewer. On a wall the camera shears every level line by a texel a column, so a face whose
depth is a whole 1/32 unit has its edges exactly through sample rays, where rounding decides. The depths here are odd 64ths: a quarter
of a texel clear of that.
"""

from dataclasses import dataclass

from .marks import mark, wall_patch
from .model import Model
from .solids import BEVEL_UNITS, box
from .space import px_up, px_wall

COLUMNS = 16
WALL_THICKNESS_UNITS = 0.16
FRONT_UNITS = WALL_THICKNESS_UNITS / 2
BACK_UNITS = -WALL_THICKNESS_UNITS / 2
PROUD_UNITS = 5 / 64
FRAME_UNITS = 3 / 64
FLUSH_UNITS = 1 / 64
SUNK_UNITS = -1 / 64
# A thirtieth of a texel: enough for a ray to tell it from the end it lies on.
END_LIFT_UNITS = 0.0015


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
        self, columns: tuple[float, float], rows: tuple[float, float], depths: tuple[float, float], material: str, tone: float,
        bevel: float = BEVEL_UNITS, edge: float = 1.0,
    ) -> None:  # fmt: skip
        """A solid from column to column, row to row, and from the first depth (behind) to the second (its face)."""
        x0, x1 = self.x(columns[0], depths[1]), self.x(columns[1], depths[1])
        z0, z1 = px_up(rows[0]), px_up(rows[1])
        ends = ("-x" if columns[0] <= 0 else "") + ("+x" if columns[1] >= COLUMNS else "")
        centre = ((x0 + x1) / 2, -(depths[0] + depths[1]) / 2, (z0 + z1) / 2)
        box(self.model, centre, (x1 - x0, depths[1] - depths[0], z1 - z0), material, tone, bevel, edge, square=ends + "+y")

    def patch(self, columns: tuple[float, float], rows: tuple[float, float], depth: float, material: str, tone: float, **options) -> None:
        """A drawn rectangle on the face at `depth`."""
        x0, x1 = self.x(columns[0], depth), self.x(columns[1], depth)
        wall_patch(self.model, x0, px_up(rows[0]), x1, px_up(rows[1]), -depth, material, tone, **options)

    def end_boards(self, rows: tuple[float, float], depths: tuple[float, float], material: str, tone: float) -> None:
        """Draws over both ends of the module, seen only where a run of walls ends; too thin to keep neighbours apart."""
        for east in (-1, 1):
            corners = [(depths[0], rows[0]), (depths[1], rows[0]), (depths[1], rows[1]), (depths[0], rows[1])]
            points = [(east / 2, -depth, px_up(row)) for depth, row in corners]
            mark(self.model, points if east < 0 else points[::-1], material, tone, (east, 0, 0), lift=END_LIFT_UNITS)
