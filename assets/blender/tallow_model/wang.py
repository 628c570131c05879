"""A shape that runs from tile to tile over their crossed edges, for pools in a swamp or moss in a wood.

What it looks like at an edge depends on that edge's bit alone: a band round the edge's middle whose outline has the tile's period. Inside,
arms lead from the crossed edges to a middle of the variant's own, and melt into one another.
"""

import math
from dataclasses import dataclass

from .chance import Chance
from .ground import HALF_TILE_PX, Runs, paint
from .model import Model

# How far, periods along x and y, where it begins.
Waves = tuple[tuple[float, float, float, float], ...]

HALF_BAND_UNITS = 0.26
# The outline wavers by three sines of whole periods a tile.
WAVES: Waves = ((0.045, 2, 1, 0.0), (0.03, 1, -3, 1.0), (0.012, 5, 4, 2.0))
# The variant's own waves: they begin two texels inside the border and rise to their whole over this far.
OWN_WAVES: Waves = ((0.07, 1.3, -0.6, 0.0), (0.05, -0.7, 1.9, 2.0))
CALM_UNITS, FADE_UNITS = 2 / 32, 0.14
# So much of what breaks a shape up is left on the border.
BREAKS_AT_BORDER = 0.25
# Ways from the middle to the edges, in the order of the bits. From the gate on arms run straight, beyond the edge as the neighbour's do.
EDGES = ((0, 1), (1, 0), (0, -1), (-1, 0))
GATE_UNITS, ARM_UNITS = 0.36, 0.75
# Arms cross beside an edge's middle, or they would line up over many tiles.
NORTH_SOUTH_ASIDE, EAST_WEST_ASIDE = (0.06, 0.0), (0.0, -0.06)
# Arms closer than this to each other melt together, where the own waves are whole.
MELT_UNITS = 0.14
# The middle lies towards the crossed edges, so that what crosses one alone is a pond and no arm, and a little aside. The radius of what lies
# there keeps off the other edges.
PULL_UNITS, AWAY_UNITS, HEART_UNITS = 0.2, 0.06, (0.18, 0.26)
# Of the variants eight cross no edge, one each the fifteen sets of edges, and a second all four, since there most is to be seen.
VARIANT_BITS = (*[0] * 8, *range(1, 16), 15)
# The rows and columns of texels round a tile's middle that its diamond and what leans into it need.
REACH_PX = HALF_TILE_PX + 2


@dataclass(frozen=True)
class Shape:
    """`bits` tells the crossed edges; the middle is where the arms meet, `heart` the radius of what lies there, 0 for nothing.

    `turn` is where the variant's own waves begin: they fade out towards the border.
    """

    bits: int
    middle: tuple[float, float]
    heart: float
    turn: float


def shape_of(variant: int, chance: Chance, hearts_share: float) -> Shape:
    """A variant's shape; of those that cross no edge a share has a small heart all the same."""
    bits = VARIANT_BITS[variant]
    crossed = [edge for bit, edge in enumerate(EDGES) if bits >> bit & 1]
    pull = PULL_UNITS / max(1, len(crossed))
    x, y = (pull * sum(edge[axis] for edge in crossed) + chance.between(-AWAY_UNITS, AWAY_UNITS) for axis in (0, 1))
    heart = chance.between(*HEART_UNITS)
    return Shape(bits, (x, y), heart if bits or chance.happens(hearts_share) else 0.0, chance.between(0, 2 * math.pi))


def depth(shape: Shape, x: float, y: float) -> float:
    """How far within the shape a point lies, units; negative outside."""
    own = own_share(x, y)
    far = math.hypot(x - shape.middle[0], y - shape.middle[1]) - shape.heart if shape.heart > 0 else math.inf
    for bit, edge in enumerate(EDGES):
        if shape.bits >> bit & 1:
            far = melted(far, arm_distance(shape.middle, edge, x, y) - HALF_BAND_UNITS, MELT_UNITS * own)
    return waver(x, y, WAVES) + waver(x, y, OWN_WAVES, shape.turn) * own - far


def own_share(x: float, y: float) -> float:
    """How much a variant may differ at a point from the others: not at all on the border, wholly inside."""
    return min(1.0, max(0.0, 0.5 - CALM_UNITS - max(abs(x), abs(y))) / FADE_UNITS)


def arm_distance(middle: tuple[float, float], edge: tuple[int, int], x: float, y: float) -> float:
    """To the way from the middle to an edge's gate and straight on through the edge's middle."""
    aside = NORTH_SOUTH_ASIDE if edge[0] == 0 else EAST_WEST_ASIDE
    gate, beyond = ((edge[0] * reach + aside[0], edge[1] * reach + aside[1]) for reach in (GATE_UNITS, ARM_UNITS))
    return min(distance_to(middle, gate, x, y), distance_to(gate, beyond, x, y))


def distance_to(start: tuple[float, float], end: tuple[float, float], x: float, y: float) -> float:
    """From a point to a straight way."""
    way_x, way_y = end[0] - start[0], end[1] - start[1]
    along = ((x - start[0]) * way_x + (y - start[1]) * way_y) / (way_x * way_x + way_y * way_y)
    along = min(1.0, max(0.0, along))
    return math.hypot(x - start[0] - along * way_x, y - start[1] - along * way_y)


def melted(first: float, second: float, within: float) -> float:
    """The smaller of two distances, rounded off where they differ by less than `within`."""
    apart = abs(first - second)
    return min(first, second) - ((within - apart) ** 2 / (4 * within) if apart < within else 0.0)


def waver(x: float, y: float, waves: Waves, turn: float = 0.0) -> float:
    return sum(reach * math.sin(2 * math.pi * (across * x + up * y) + start + turn) for reach, across, up, start in waves)


def depth_at_texel(shape: Shape, right: int, down: int, breaks: Waves = ()) -> float:
    """The depth at a texel's centre, counted from the tile's middle, and what `breaks` add: waves of whole periods that break a shape up.

    They are weak on the border, or they would carry it over edges that are not crossed.
    """
    right_units, down_units = (right + 0.5) / (2 * HALF_TILE_PX), (down + 0.5) / (2 * HALF_TILE_PX)
    x, y = right_units + down_units, right_units - down_units
    return depth(shape, x, y) + waver(x, y, breaks) * max(BREAKS_AT_BORDER, own_share(x, y))


def fill(model: Model, shape: Shape, least_depth: float, material: str, tone: float, lift: float, down_px: int = 0, breaks: Waves = ()) -> None:
    """Paints all texels that lie at least so deep, broken up by `breaks`, the whole moved down by some texels."""
    for row in range(-REACH_PX, REACH_PX):
        for run in runs(shape, row, least_depth, breaks):
            paint(model, (run,), 0, row + down_px, material, tone, lift)


def runs(shape: Shape, down: int, least_depth: float, breaks: Waves = ()) -> Runs:
    """The texels of a row that lie at least so deep."""
    within = [depth_at_texel(shape, right, down, breaks) >= least_depth for right in range(-REACH_PX, REACH_PX)]
    steps = [place - REACH_PX for place, (before, after) in enumerate(zip([False, *within], [*within, False])) if before != after]
    return tuple(zip(steps[::2], steps[1::2]))
