"""Gables: the triangle of wall under a roof's end, and the barge boards over the ends of its slopes."""

import math
from dataclasses import dataclass

import numpy as np

from .marks import LIFT_UNITS, SOUTH, mark, wall_patch
from .brickwork import BRICK_FRONT_UNITS, COURSE_ROWS, ENDS
from .brickwork import TONES as BRICK_TONES
from .masonry import JOINT_TONE, STONE_FRONT_UNITS, TONES, split
from .model import Model
from .roofs import EAVE_UNITS, FOOT_ROWS, RISE_UNITS, cut, prism
from .solids import beam, box
from .space import px_up, px_wall
from .walls import BACK_UNITS, COLUMNS, FLUSH_UNITS, FRAME_UNITS, PROUD_UNITS, Span

# Wall tops lie so many rows over the anchor of a roof piece.
WALL_TOP = FOOT_ROWS - 4
RISE_ROWS = 32
# Over the base plane, between which a barge board covers the slab's end and the cover's.
BARGE_LOW_UNITS, BARGE_HIGH_UNITS = -0.13, 0.065
BARGE_BEYOND_UNITS = 0.08
BARGE_DEPTH_UNITS = 21 / 128
# The light edge is drawn, and in a wood of its own: where a board's face and its top are one material, they share texels and their normals,
# which makes a dotted line of the edge.
BARGE_EDGE_UNITS, BARGE_EDGE = 0.075, ("floor", 2)
# The plate ends so many rows under the base planes, inside the slabs.
PLATE_ROWS_UNDER = 3
COURSES = (6, 8, 6, 5, 7, 5, 7, 6, 8, 5, 7)


@dataclass(frozen=True)
class Gable:
    """Places parts by texel column from the middle and texel row over the anchor, on a gable that is built looking south.

    `half` is half the house's depth in tiles; `faces_east` tells that it will be turned to look east.
    """

    model: Model
    half: int
    faces_east: bool

    @property
    def steep_side(self) -> int:
        """The side whose slope is seen, falls steeply on the screen, and covers half of the gable with its barge board."""
        return -1 if self.faces_east else 1

    def x(self, column: float, depth: float) -> float:
        return px_wall(column) + (-depth if self.faces_east else depth)

    def plate(self, material: str, tone: float, front: float, normal=None) -> None:
        """The triangle itself, on the wall's middle plane, from the wall's top into the slabs."""
        half, shoulder = self.half, FOOT_ROWS - PLATE_ROWS_UNDER
        corners = ((-half, WALL_TOP), (half, WALL_TOP), (half, shoulder), (0, shoulder + RISE_ROWS * half), (-half, shoulder))
        prism(self.model, [(x, -front, px_up(row)) for x, row in corners], (0, front - BACK_UNITS, 0), material, tone, normal=normal)

    def block(self, columns: Span, rows: Span, front: float, tone: float = 2) -> None:
        """A timber from the back of the plate to `front`."""
        x0, x1 = (self.x(column, front) for column in columns)
        z0, z1 = (px_up(row) for row in rows)
        box(self.model, ((x0 + x1) / 2, -(front + BACK_UNITS) / 2, (z0 + z1) / 2), (x1 - x0, front - BACK_UNITS, z1 - z0), "timber", tone)

    def strut(self, start: Span, end: Span) -> None:
        """A slanting timber of three texels, given by (column, row) at both ends of its middle line."""
        points = [(self.x(column, FRAME_UNITS), -FRAME_UNITS / 2, px_up(row)) for column, row in (start, end)]
        beam(self.model, *points, FRAME_UNITS, px_up(3), "timber", 2)

    def panel(self, columns: Span, rows: Span, depth: float, material: str, tone: float) -> None:
        """A drawn rectangle at a depth."""
        x0, x1 = (self.x(column, depth) for column in columns)
        wall_patch(self.model, x0, px_up(rows[0]), x1, px_up(rows[1]), -depth, material, tone, lift=0)

    def window(self, columns: Span, rows: Span, lit: bool) -> None:
        """Two panes with a bar between them, in a frame of two texels."""
        (left, right), (low, high) = columns, rows
        glass, dark = ("glow", 2) if lit else ("dark_glass", 1)
        self.panel(columns, rows, FLUSH_UNITS + 0.004, glass, dark)
        self.panel(columns, (low, (low + high) // 2), FLUSH_UNITS + 0.010, glass, dark + 1)
        middle = (left + right) / 2
        self.panel((middle - 0.5, middle + 0.5), rows, FLUSH_UNITS + 0.016, "timber", 1)
        for side in ((left - 2, left), (right, right + 2)):
            self.block(side, rows, FRAME_UNITS)
        self.block((left - 2, right + 2), (high, high + 2), FRAME_UNITS)
        self.block((left - 3, right + 3), (low - 3, low), PROUD_UNITS, 3)

    def stones(self) -> None:
        """Courses drawn flat up to the roof: where joints are cut, the stones' south sides glitter in the shaded gable to the east."""
        chance, reach, row = self.model.chance, 16 * self.half, WALL_TOP
        self.plate("stone", 1, STONE_FRONT_UNITS)
        for index, height in enumerate(COURSES):
            shift = 3 if index % 2 else 0
            for left, right in split(chance, -reach - shift, reach):
                self.unit_of_wall((left, right - 1), (row, row + height), STONE_FRONT_UNITS, "stone", chance.pick(TONES), JOINT_TONE)
            row += height

    def bricks(self) -> None:
        """The bond of the walls below goes on up to the roof."""
        reach, row, index = 16 * self.half, WALL_TOP, 0
        self.plate("brick", 1, BRICK_FRONT_UNITS)
        while row < FOOT_ROWS + RISE_ROWS * self.half:
            ends = ENDS[index % 2][:-1]
            for module in range(-reach, reach + 1, COLUMNS):
                for left, right in zip(ends, (*ends[1:], ends[0] + COLUMNS)):
                    tone = self.model.chance.pick(BRICK_TONES)
                    columns = (module + left, module + right - 1)
                    self.unit_of_wall(columns, (row, row + COURSE_ROWS), BRICK_FRONT_UNITS, "brick", tone, 1 - tone)
            row, index = row + COURSE_ROWS, index + 1

    def unit_of_wall(self, columns: Span, rows: Span, front: float, material: str, tone: float, joint_step: float) -> None:
        """A stone or a brick with the joint under it, cut off under the roof."""
        x0, x1 = (self.x(column, front) for column in columns)
        for (low, high), step, lift in ((rows, 0, LIFT_UNITS), ((rows[0], rows[0] + 1), joint_step, 2 * LIFT_UNITS)):
            outline = np.array([(x0, px_up(low)), (x1, px_up(low)), (x1, px_up(high)), (x0, px_up(high))])
            for slant in ((RISE_UNITS, 1), (-RISE_UNITS, 1)):
                outline = cut(outline, slant, px_up(FOOT_ROWS - PLATE_ROWS_UNDER) + self.half * RISE_UNITS)
            for side in ((1, 0), (-1, 0)):
                outline = cut(outline, side, self.half) if len(outline) > 2 else outline
            if len(outline) > 2:
                mark(self.model, [(x, -front, z) for x, z in outline], material, tone + step, SOUTH, lift)

    def barge_board(self, side: int) -> None:
        """The board over the end of one slope, from the eave to the middle; `side` is 1 for the slope to the east, -1 to the west."""
        reach = self.half + EAVE_UNITS + BARGE_BEYOND_UNITS

        def outline(low: float, high: float) -> list[tuple[float, float, float]]:
            places = ((0, low), (reach, low), (reach, high), (0, high))
            lift = math.sqrt(3)
            return [(side * x, 0, px_up(FOOT_ROWS) + (self.half - x) * RISE_UNITS + n * lift) for x, n in places]

        prism(self.model, outline(BARGE_LOW_UNITS, BARGE_HIGH_UNITS), (0, -BARGE_DEPTH_UNITS, 0), "timber", 2, edge=1)
        edge = np.array(outline(BARGE_HIGH_UNITS - BARGE_EDGE_UNITS, BARGE_HIGH_UNITS)) - (0, BARGE_DEPTH_UNITS, 0)
        mark(self.model, edge[::side], *BARGE_EDGE, SOUTH)

    def boards(self) -> None:
        """Both barge boards, and the post at the apex that hides the ridge's end."""
        for side in (-1, 1):
            self.barge_board(side)
        apex = FOOT_ROWS + RISE_ROWS * self.half
        box(self.model, (0, -BARGE_DEPTH_UNITS / 2 - 0.02, px_up(apex)), (px_wall(3), BARGE_DEPTH_UNITS + 0.04, px_up(12)), "timber", 2)
