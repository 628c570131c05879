"""Round arches in walls: what fills the corners of an opening under its arch, and the ring of stones round it."""

import math
from dataclasses import dataclass

from .marks import SOUTH, mark
from .openings import DOORWAY
from .space import px_up
from .walls import Hole, Span, WallBench

STEPS_A_STONE = 3
RING_LIFT_UNITS, STONE_LIFT_UNITS = 0.016, 0.022


@dataclass(frozen=True)
class Arch:
    """An opening whose uppermost `rise` rows are round."""

    hole: Hole
    rise: float

    @property
    def middle(self) -> float:
        return sum(self.hole.columns) / 2

    @property
    def half(self) -> float:
        return (self.hole.columns[1] - self.hole.columns[0]) / 2

    @property
    def springing(self) -> float:
        """The row where the round begins."""
        return self.hole.rows[1] - self.rise

    def row_over(self, column: float) -> float:
        """The height of the opening over the middle of a column."""
        aside = (column + 0.5 - self.middle) / self.half
        return self.springing + round(self.rise * math.sqrt(max(0.0, 1 - aside * aside)))

    def point(self, turn: float, beyond: float) -> tuple[float, float]:
        """Column and row on the round, `turn` from 0 (right) to 1 (left), so many texels beyond the opening."""
        angle = turn * math.pi
        return self.middle + (self.half + beyond) * math.cos(angle), self.springing + (self.rise + beyond) * math.sin(angle)


# Of walls of every kind: one leaf fits them all.
ARCHWAY = Arch(Hole(DOORWAY.columns, (0, 40)), 9)


def fill_corners(bench: WallBench, arch: Arch, depths: Span, material: str, tone: float) -> None:
    """The matter between the round and the opening's straight top, a block a column."""
    (left, right), (_, top) = arch.hole.columns, arch.hole.rows
    for column in range(round(left), round(right)):
        if arch.row_over(column) < top:
            bench.block((column, column + 1), (arch.row_over(column), top), depths, material, tone, bevel=0)


def draw_ring(bench: WallBench, arch: Arch, thick: float, depth: float, material: str, tones, joint_tone: float, gap: float = 0.9) -> None:
    """A ring of stones on the face, one for each tone from right to left, parted by joints of about a texel."""

    def piece(start: float, end: float, tone: float, lift: float) -> None:
        for step in range(STEPS_A_STONE):
            turns = [start + (end - start) * (step + part) / STEPS_A_STONE for part in (0, 1)]
            corners = [(turns[0], 0), (turns[0], thick), (turns[1], thick), (turns[1], 0)]
            places = [arch.point(turn, beyond) for turn, beyond in corners]
            mark(bench.model, [(bench.x(column, depth), -depth, px_up(row)) for column, row in places], material, tone, SOUTH, lift)

    for index, tone in enumerate(tones):
        start, end = index / len(tones), (index + 1) / len(tones)
        joint = gap / (math.pi * (arch.half + thick / 2)) if index + 1 < len(tones) else 0
        piece(start, end, joint_tone, RING_LIFT_UNITS)
        piece(start, end - joint, tone, STONE_LIFT_UNITS)
