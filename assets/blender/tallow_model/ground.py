"""Ground tiles that lie side by side without a seam or a grid: what touches a border is the same in all variants and repeats every unit.

A tile is built from x, y = -0.5 to 0.5 with whatever of its neighbours shows; the exporter cuts the diamond.
"""

import math
from dataclasses import dataclass

import numpy as np

from .chance import Chance
from .marks import UP
from .model import Model
from .solids import polygon
from .space import PX_PER_UNIT

# Neighbours are drawn this far beyond the tile, so that relief leaning in from them is there.
REACH_UNITS = 0.9
SCATTER_TRIES = 4000
SPOTS_MOST = 40
HALF_TILE_PX = 16
# Further out than this a mark would touch the border: |right| + |down| of its outermost texels from the middle.
INNER_PX = 15
# Texels that a patch moves aside from row to row; a tile's edges move two. If none leaned, patches would lie like brush strokes.
LEANS = (-1.0, -0.5, 0.0, 0.0, 0.5, 1.0)

# Steep enough that a low sun leaves the far side in the next band, and too flat for noon to show.
SWELL_SLOPE = 0.24

# Limits from 0 to 1, rising, each with what lies under it.
Kinds = tuple[tuple[float, str], ...]
# Texels of one row, from the first to before the last, counted from the shape's middle; a shape is its rows from the top down.
Runs = tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Spot:
    """A place for a mark; `first` and `second` are its own numbers from 0 to 1, `shared` tells that every variant has it."""

    x: float
    y: float
    first: float
    second: float
    shared: bool


def scatter(chance: Chance, count: int, gap: float, half: float, taken: list[tuple[float, float]], wraps: bool) -> list[tuple[float, float]]:
    """Up to `count` points within +-half, at least `gap` apart and from those taken; on a torus of period 1 if it wraps."""
    points: list[tuple[float, float]] = []
    for _ in range(SCATTER_TRIES):
        if len(points) == count:
            break
        x, y = chance.between(-half, half), chance.between(-half, half)
        if all(apart(x - other_x, y - other_y, wraps) > gap for other_x, other_y in points + taken):
            points.append((x, y))
    return points


def apart(x: float, y: float, wraps: bool) -> float:
    if wraps:
        x, y = (x + 0.5) % 1 - 0.5, (y + 0.5) % 1 - 0.5
    return math.hypot(x, y)


def spots(seed: int, variant: int, gap: float, border: float, most: int = SPOTS_MOST) -> list[Spot]:
    """Spots of the shared border (further than `border` from the middle) with their repeats, and the variant's own inside.

    At most `most` of either: enough for a gap of 0.2 and more.
    """
    shared_chance, own_chance = Chance(seed), Chance(seed + 1000 + variant)
    rim = [point for point in scatter(shared_chance, most, gap, 0.5, [], wraps=True) if max(map(abs, point)) > border]
    marked = [(point, shared_chance.between(0, 1), shared_chance.between(0, 1)) for point in rim]
    repeated = [
        Spot(x + east, y + north, first, second, True)
        for (x, y), first, second in marked
        for east in (-1, 0, 1)
        for north in (-1, 0, 1)
        if max(abs(x + east), abs(y + north)) <= REACH_UNITS
    ]
    around = [(spot.x, spot.y) for spot in repeated]
    own = scatter(own_chance, most, gap, border, around, wraps=False)
    return repeated + [Spot(x, y, own_chance.between(0, 1), own_chance.between(0, 1), False) for x, y in own]


def floor(model: Model, material: str, tone: float) -> None:
    """The plane that everything lies on."""
    far = REACH_UNITS + 0.6
    polygon(model, [(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], material, tone)


def on_ground(right_px: float, down_px: float) -> tuple[float, float]:
    """x, y of the ground point that the screen shows so many texels right of and below the tile's middle."""
    return (right_px + down_px) / (2 * HALF_TILE_PX), (right_px - down_px) / (2 * HALF_TILE_PX)


def texel_of(x: float, y: float) -> tuple[int, int]:
    """The texel, right and down of the tile's middle, that shows a ground point."""
    return math.floor((x + y) * HALF_TILE_PX), math.floor((x - y) * HALF_TILE_PX)


def paint(model: Model, rows: Runs, right_px: int, down_px: int, material: str, tone: float, lift: float = 0.004, normal=UP) -> None:
    """Draws whole texels on the ground, the shape's middle at a texel."""
    top = down_px - len(rows) // 2
    for row, (first, last) in enumerate(rows, top):
        corners = ((first, row + 1), (last, row + 1), (last, row), (first, row))
        polygon(model, [(*on_ground(right_px + right, down), lift) for right, down in corners], material, tone, normal)


def leaning(right: float, up: float = 0.0) -> tuple[float, float, float]:
    """The normal of ground that falls towards the screen's right and upper side, as slopes; 0.2 is 11 degrees."""
    return (right - up) * math.sqrt(0.5), (right + up) * math.sqrt(0.5), 1.0


def swell(
    model: Model, rows: Runs, right_px: int, down_px: int, material: str, tone: float, slope: float = SWELL_SLOPE, lift: float = 0.004
) -> None:  # fmt: skip
    """Paints a low rise, with a negative slope a hollow: the position is flat, its left and right thirds lean.

    At noon it is hardly seen, a low sun draws it.
    """
    left, flat, right = [], [], []
    for first, last in rows:
        shoulder = max(1, round((last - first) / 3))
        left.append((first, first + shoulder))
        flat.append((first + shoulder, last - shoulder))
        right.append((last - shoulder, last))
    for runs, aside in ((left, -slope), (flat, 0.0), (right, slope)):
        paint(model, tuple(runs), right_px, down_px, material, tone, lift, leaning(aside))


def kind_at(spot: Spot, own: Kinds, border: Kinds = ()) -> str:
    """What a spot bears, by its own number: the first kind whose limit lies above it; over the last it stays empty."""
    return next((kind for limit, kind in (border if spot.shared else own) if spot.first < limit), "")


def chance_of(spot: Spot) -> Chance:
    """Seeded by the spot's second number, so that what a border spot bears looks alike wherever it repeats."""
    return Chance(int(spot.second * 10_000))


def blade(model: Model, right_px: int, down_px: int, height_px: int, material: str, tone: float, normal) -> None:
    """An upright stroke 1 px wide that stands on a texel's lower edge."""
    west, east = (on_ground(right_px + right, down_px + 1) for right in (0, 1))
    top = height_px / PX_PER_UNIT
    polygon(model, [(*west, 0), (*east, 0), (*east, top), (*west, top)], material, tone, normal)


def blob(chance: Chance, width_px: int, height_px: int, lean: float, ragged: float = 1.0) -> Runs:
    """A rounded shape with an outline `ragged` by so many texels, that moves aside by `lean` texels from row to row."""
    rows = []
    for row in range(height_px):
        aside = row - (height_px - 1) / 2
        half = width_px / 2 * math.sqrt(1 - (aside / (height_px / 2 + 0.5)) ** 2)
        first = round(aside * lean - half + chance.between(-1.0, 0.6) * ragged)
        rows.append((first, max(first + 2, round(aside * lean + half + chance.between(-0.6, 1.0) * ragged))))
    return tuple(rows)


def fits_inside(rows: Runs, right_px: int, down_px: int) -> bool:
    """Whether a painted shape keeps off the tile's border."""
    top = down_px - len(rows) // 2
    return all(abs(right_px + right) + abs(down + 0.5) <= INNER_PX for down, run in enumerate(rows, top) for right in run)


def patch_rows(
    chance: Chance, spot: Spot, widest_px: int, narrowest_px: int = 4, ragged: float = 1.0, leans: tuple[float, ...] = LEANS
) -> Runs:  # fmt: skip
    """A blob for a spot, as wide as may be and hardly lower; a variant's own keeps off the border, or is empty where none does."""
    right, down = texel_of(spot.x, spot.y)
    lean = chance.pick(leans)
    for width in range(round(chance.between(0.65, 1) * widest_px), narrowest_px - 1, -1):
        rows = blob(chance, width, max(2, round(width * chance.between(0.6, 0.85))), lean, ragged)
        if spot.shared or fits_inside(rows, right, down):
            return rows
    return ()


def patch(model: Model, chance: Chance, spot: Spot, widest_px: int, material: str, tone: float) -> None:
    """Paints a blob at a spot."""
    paint(model, patch_rows(chance, spot, widest_px), *texel_of(spot.x, spot.y), material, tone, 0.002)


def cell(spot: Spot, all_spots: list[Spot], half_gap: float) -> np.ndarray:
    """The corners (n, 2), anticlockwise, of the part of the plane that is nearer to a spot than to any other, less a gap."""
    reach = 0.36
    corners = [(spot.x - reach, spot.y - reach), (spot.x + reach, spot.y - reach), (spot.x + reach, spot.y + reach), (spot.x - reach, spot.y + reach)]
    for other in all_spots:
        east, north = other.x - spot.x, other.y - spot.y
        distance = math.hypot(east, north)
        if 0 < distance < 2 * reach:
            corners = clipped(corners, spot, east / distance, north / distance, distance / 2 - half_gap)
    return np.array(corners)


def clipped(corners: list, spot: Spot, east: float, north: float, limit: float) -> list:
    """The part of a polygon that lies no further than `limit` from the spot in a direction."""
    kept = []
    for (x, y), (next_x, next_y) in zip(corners, corners[1:] + corners[:1]):
        here = (x - spot.x) * east + (y - spot.y) * north - limit
        there = (next_x - spot.x) * east + (next_y - spot.y) * north - limit
        if here <= 0:
            kept.append((x, y))
        if here * there < 0:
            share = here / (here - there)
            kept.append((x + (next_x - x) * share, y + (next_y - y) * share))
    return kept
