"""Rocks with a tale: a mossed boulder, slabs stacked by frost, a standing stone, scree."""

import math

import numpy as np

from tallow_model.marks import SOUTH, mark
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.solids import polygon
from tallow_model.space import px_up, px_wall, shift, turn_z
from tallow_model.stones import moss_dabs, rock

BOULDER_RADIUS = 0.86
# Of a slab: middle east and north, turn in degrees, height of its foot and thickness in texels, size, tone.
SLABS = ((0, 0, 8, 0, 8, 0.62, 1.6), (-0.05, 0.04, -14, 8, 7, 0.52, 2.2), (0.06, 0.02, 22, 15, 6, 0.42, 1.8), (-0.02, 0.06, -6, 21, 6, 0.3, 2.4))
SLAB = ((-1, -0.5), (-0.3, -0.95), (0.55, -0.85), (1, -0.1), (0.8, 0.7), (-0.1, 1), (-0.85, 0.6))
SCREE = ((-0.36, 0.0, 0.2), (0.02, -0.34, 0.17), (0.38, 0.1, 0.21), (0.0, 0.26, 0.25), (-0.46, -0.4, 0.15), (0.46, -0.34, 0.15))
STONE_OUTLINE = ((-6, 0), (6, 0), (6.5, 18), (4, 36), (1, 42), (-3, 39), (-6, 26), (-7, 12))


def boulder(model: Model) -> None:
    """Taller than a man's waist, moss over its shoulder, two pieces at its foot."""
    stretch = ((1.15, 1.0, 0.85), (0.95, 1.1, 1.05))[model.variant]
    rock(model, (0, 0.05), BOULDER_RADIUS, stretch, sides=7, moss=((-0.4, 0.1, 0.9), (0.5, -0.5, 0.7))[model.variant])
    for x, y, radius in (((0.7, -0.5, 0.26), (-0.5, -0.75, 0.2)), ((-0.72, -0.5, 0.3),))[model.variant]:
        rock(model, (x, y), radius, (1.1, 1, 0.9), sides=5)


def stack(model: Model) -> None:
    """Four flat slabs, each turned on the one below, with drawn joints between them."""
    for x, y, turn, low, high, size, tone in SLABS:
        with model.placed(shift(x, y, px_up(low)), turn_z(turn)):
            outline = [(east * size, north * size, px_up(1 if low else 0)) for east, north in SLAB]
            prism(model, outline, (0, 0, px_up(high - (1 if low else 0))), "stone", tone, edge=0.7)
            if low:
                prism(model, [(east * size * 0.94, north * size * 0.94, 0) for east, north in SLAB], (0, 0, px_up(1)), "stone", 0.4)
    moss_dabs(model, (-0.02, 0.02, px_up(27)), (0, 0, 1), [(0, 0, 0.16, 0.12), (-0.1, 0.06, 0.1, 0.1)])
    rock(model, (0.5, -0.46), 0.16, sides=5)


def standing(model: Model) -> None:
    """A menhir of hewn flats that leans a little, a spiral cut into its south side."""
    with model.placed(np.array([[1, 0, 0.07, 0], [0, 1, 0.03, 0], [0, 0, 1, 0], [0, 0, 0, 1]], np.float64)):
        near = [(px_wall(x), -0.17, px_up(z)) for x, z in STONE_OUTLINE]
        inner = [(px_wall(x * 0.72), -0.27, px_up(3 + z * 0.86)) for x, z in STONE_OUTLINE]
        prism(model, near, (0, 0.34, 0), "stone", 1.8, edge=1.0)
        chamfer(model, near, inner)
        marks = [(0, 24, 4), (0, 24, 1.4)]
        for x, z, reach in marks:
            ring = [(px_wall(x + reach * math.cos(a)), -0.27, px_up(z + 1.3 * reach * math.sin(a))) for a in np.linspace(0, 2 * math.pi, 13)]
            hole = [(px_wall(x + (reach - 1) * math.cos(a)), -0.27, px_up(z + (1.3 * reach - 1.3) * math.sin(a))) for a in np.linspace(0, 2 * math.pi, 13)]
            for index in range(12):
                mark(model, [ring[index], ring[index + 1], hole[index + 1], hole[index]], "stone", 0.8, SOUTH)
        moss_dabs(model, (-0.2, -0.27, px_up(8)), SOUTH, [(0, 0, px_wall(2), px_up(3)), (0.1, 0.12, px_wall(1.4), px_up(2.4))])
    for x, y, radius in ((-0.36, -0.26, 0.16), (0.4, -0.2, 0.19), (0.3, 0.22, 0.16)):
        rock(model, (x, y), radius, sides=5)


def chamfer(model: Model, outer, inner) -> None:
    """Joins an outline to a smaller one before it by flat facets, lighter towards the west and darker towards the east, and closes it."""
    for index in range(len(outer)):
        onward = (index + 1) % len(outer)
        aside = (outer[index][0] + outer[onward][0]) / 2
        up = outer[onward][0] - outer[index][0]
        tone = 3 if up < -0.1 else 2.4 if aside < 0 else 1
        polygon(model, [outer[index], outer[onward], inner[onward], inner[index]], "stone", tone)
    polygon(model, inner, "stone", 2.2)


def scree(model: Model) -> None:
    """Six stones that rolled here."""
    for x, y, radius in SCREE:
        rock(model, (x, y), radius, (model.chance.pick((1.0, 1.2)), 1, 0.8), sides=5, tone=model.chance.pick((1.6, 2, 2.4)))


SHEETS = [
    Sheet("rock_boulder", boulder, seed=91, footprint=(2, 2), variants=2),
    Sheet("rock_stack", stack, seed=92),
    Sheet("standing_stone", standing, seed=93),
    Sheet("rock_scree", scree, seed=94),
]
