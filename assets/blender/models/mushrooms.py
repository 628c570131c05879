"""Mushrooms: a cluster of boletes, a fairy ring of small caps, and one as tall as a child with a young one beside it."""

import math

import numpy as np

from tallow_model.marks import mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import lathe
from tallow_model.space import px_ground, px_up, shift, unit, vector

SIDES = 18
# A cap's half section: share of its radius and of its rise, from rim to top.
CAP = ((0.9, -0.16), (1.0, 0.0), (0.97, 0.2), (0.84, 0.5), (0.6, 0.78), (0.3, 0.95), (0.02, 1.0))
CAP_STEPS = (-1.2, -0.8, -0.3, 0.0, 0.4, 0.8)
CLUSTER = ((0.0, 0.1, 12, 5.6), (0.24, -0.12, 8, 4.6), (-0.24, -0.14, 6, 4.2), (0.02, -0.3, 3.5, 3.2))
RING_COUNT, RING_RADIUS = 9, 0.66


def cap(model: Model, low: float, radius: float, rise: float, material: str, tone: float) -> None:
    """A dome with a dark rim and a light crown; under it the dark of the gills."""
    profile = [(radius * out, low + rise * up) for out, up in CAP]
    lathe(model, profile, material, [tone + step for step in CAP_STEPS], SIDES, smooth=True)
    lathe(model, [(radius * 0.3, low - rise * 0.05), (radius * 0.9, low - rise * 0.16)], "linen", 0, SIDES)


def on_cap(low: float, radius: float, rise: float, around: float, along: float) -> tuple[np.ndarray, np.ndarray]:
    """A point of a cap and its normal; `along` runs from the top (0) to the rim (1)."""
    out, up = np.interp(1 - along, np.linspace(0, 1, len(CAP) - 1), [p[0] for p in CAP[1:]]), math.sqrt(max(0.0, 1 - along**2.2))
    ray = vector(math.cos(around), math.sin(around), 0)
    return ray * radius * out + (0, 0, low + rise * up), unit(ray * along + (0, 0, 1.2 - along * 0.9))


def stem(model: Model, high: float, radius: float, tone: float = 2.6) -> None:
    """Widest at its foot, a tone darker there and under the cap."""
    profile = [(radius * 1.3, 0), (radius * 1.25, high * 0.18), (radius, high * 0.5), (radius * 0.9, high * 0.8), (radius * 0.9, high)]
    lathe(model, profile, "linen", (tone - 1, tone, tone, tone - 1.2), 12, smooth=True)


def toadstool(model: Model, high: float, radius: float, material: str, tone: float = 2.4) -> None:
    """`high` and `radius` in texels."""
    stem(model, px_up(high), px_ground(radius * 0.42))
    cap(model, px_up(high), px_ground(radius), px_up(radius * 0.7), material, tone)


def cluster(model: Model) -> None:
    """Four brown caps that lean on one another, a leaf stuck to the biggest."""
    for x, y, high, radius in CLUSTER:
        with model.placed(shift(x, y)):
            toadstool(model, high, radius, "hair", 2.6)
    with model.placed(shift(0.0, 0.1)):
        point, normal = on_cap(px_up(12), px_ground(5.6), px_up(4.5), -0.9, 0.45)
        mark(model, [point + vector(*offset, 0) for offset in ((-0.06, 0), (0, -0.06), (0.08, 0.0), (0, 0.05))], "birch_leaf", 3, normal, lift=0.02)


def ring(model: Model) -> None:
    """Nine pale caps in a ring two steps wide."""
    for index in range(RING_COUNT):
        around = 2 * math.pi * (index + model.chance.between(-0.2, 0.2)) / RING_COUNT
        reach = RING_RADIUS * model.chance.between(0.92, 1.08)
        with model.placed(shift(math.cos(around) * reach, math.sin(around) * reach)):
            toadstool(model, model.chance.pick((3, 4, 5)), model.chance.pick((3.2, 3.8, 3.5)), "linen" if index % 3 else "red_cloth", 2.4)


def spots(model: Model, low: float, radius: float, rise: float, places: list[tuple[float, float, float]]) -> None:
    """Pale flecks on a cap at (degrees, from top to rim, size in texels)."""
    for degrees, along, size in places:
        point, normal = on_cap(low, radius, rise, math.radians(degrees), along)
        aside = unit(np.cross((0, 0, 1), normal)) if along > 0.05 else vector(1, 0, 0)
        up = np.cross(normal, aside)
        half = px_ground(size / 2)
        corners = [point + aside * x * half + up * y * half for x, y in ((-1, -0.4), (-0.4, -1), (0.5, -0.9), (1, 0.1), (0.4, 1), (-0.6, 0.9))]
        mark(model, corners, "linen", 3.4, normal, lift=0.03)


def large(model: Model) -> None:
    """Taller than a barrel, with a collar under the cap and a young one beside it."""
    high, radius, rise = px_up(20), px_ground(14), px_up(8.5)
    stem(model, high, px_ground(4.6))
    lathe(model, [(px_ground(7.5), px_up(13)), (px_ground(5), px_up(16.5))], "linen", 3, 14, smooth=True)
    cap(model, high, radius, rise, "red_cloth", 2.8)
    spots(model, high, radius, rise, [(-95, 0.75, 3.4), (-40, 0.5, 4), (-10, 0.85, 3.2), (-140, 0.5, 3.4), (-60, 0.95, 2.6)])
    with model.placed(shift(0.3, -0.38)):
        toadstool(model, 5, 4.6, "red_cloth", 2.8)


SHEETS = [
    Sheet("mushroom_cluster", cluster, seed=111),
    Sheet("mushroom_ring", ring, seed=112, footprint=(2, 2)),
    Sheet("mushroom_large", large, seed=113),
]
