"""Cracks in ground: single ones, drawn in texels with an edge below them, and nets of them between the plates round spots."""

import math
from dataclasses import dataclass

import numpy as np

from .chance import Chance
from .ground import Runs, Spot, cell, fits_inside, paint, texel_of
from .model import Model
from .space import vector

# Texels that a crack runs aside in one row.
STEPS_PX = (1, 1, 2, 2, 3, 4)
LEAST_ROWS, MOST_ROWS = 3, 9
# Corners this near to equally far from two spots lie on the border between them.
ALIKE_UNITS = 1e-6


@dataclass(frozen=True)
class Border:
    """Where two plates touch, from end to end; `shared` when the spots of both are."""

    start: np.ndarray
    end: np.ndarray
    shared: bool


def crack_rows(chance: Chance, count: int, way: int) -> Runs:
    """A line that falls to the right, or with a negative `way` to the left, over so many rows."""
    rows = []
    right = 0
    for _ in range(count):
        onward = right + way * chance.pick(STEPS_PX)
        rows.append((min(right, onward), max(right, onward)))
        right = onward
    middle = right // 2
    return tuple((first - middle, last - middle) for first, last in rows)


def crack(model: Model, chance: Chance, spot: Spot, material: str, tone: float, below_tone: float) -> None:
    """The longest crack at a spot that keeps off the tile's border."""
    right, down = texel_of(spot.x, spot.y)
    way = chance.pick((-1, 1, 1))
    for count in range(round(chance.between(LEAST_ROWS + 1, MOST_ROWS)), LEAST_ROWS - 1, -1):
        rows = crack_rows(chance, count, way)
        if fits_inside(rows, right, down) and fits_inside(rows, right, down + 1):
            paint(model, rows, right, down + 1, material, below_tone, 0.005)
            paint(model, rows, right, down, material, tone, 0.006)
            return


def borders(spots: list[Spot], share: float) -> list[Border]:
    """Of the borders between the plates round the spots a share, which follows from the numbers of the two: between shared spots it repeats."""
    found = []
    for index, spot in enumerate(spots):
        corners = cell(spot, spots, 0)
        for other in spots[index + 1 :]:
            if ((spot.first + other.first) * 7 + spot.second + other.second) % 1 < share:
                ends = border_between(corners, spot, other)
                if len(ends) == 2:
                    found.append(Border(vector(*ends[0], 0), vector(*ends[1], 0), spot.shared and other.shared))
    return found


def border_between(corners: np.ndarray, spot: Spot, other: Spot) -> list[np.ndarray]:
    """The corners of a spot's plate that lie as far from another spot: two where the plates touch."""
    return [
        corner
        for corner in corners
        if abs(math.hypot(*(corner - (spot.x, spot.y))) - math.hypot(*(corner - (other.x, other.y)))) < ALIKE_UNITS
    ]
