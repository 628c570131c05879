"""Smooth closed skins for bodies and cloth: rows of points joined to a surface whose normals are its own, so that light bands run over it whole."""

import math
from collections.abc import Callable

import numpy as np

from .model import Model
from .rounds import circle, quads
from .space import square_to, unit

# Rings of half a ball, and points round a limb: facets stay under half a texel.
CAP_RINGS, LIMB_SIDES = 5, 14
# A pole is a ring of no size that still has a direction.
POLE_UNITS = 1e-3


def skin(model: Model, rows: np.ndarray, material: str, tone=2.0, closed: bool = True, **tags) -> None:
    """A surface over points (rows, columns, 3): rows rise or lead outward, columns run anticlockwise as seen from the end.

    `closed` joins the last column to the first. `tone` is one number or one a row.
    """
    position = quads(rows, closed)
    normals = quads(normals_of(rows, closed), closed)
    tones = np.broadcast_to(np.asarray(tone, np.float64).reshape(-1, 1, 1), (*rows.shape[:2], 1))
    model.add(position, material, quads(tones, closed)[..., 0], normals, **tags)


def normals_of(rows: np.ndarray, closed: bool) -> np.ndarray:
    """The outward normal at each point, from its neighbours."""
    around = np.roll(rows, -1, 1) - np.roll(rows, 1, 1) if closed else np.gradient(rows, axis=1)
    return unit(np.cross(around, np.gradient(rows, axis=0)))


def limb(
    model: Model, start, end, radius: float, end_radius: float, material: str, tone: float = 2.0, floor: float = -math.inf, **tags
) -> None:  # fmt: skip
    """A tube with round ends; what would reach under the height `floor` is flattened on it."""
    start, end = np.asarray(start, np.float64), np.asarray(end, np.float64)
    along = unit(end - start)
    across, other = square_to(along)
    ring = circle(LIMB_SIDES)
    out = ring[:, :1] * across + ring[:, 1:] * other
    rows = []
    for centre, size, angles in ((start, radius, np.linspace(-math.pi / 2, 0, CAP_RINGS)), (end, end_radius, np.linspace(0, math.pi / 2, CAP_RINGS))):
        rows += [centre + along * math.sin(angle) * size + out * max(math.cos(angle) * size, POLE_UNITS) for angle in angles]
    rows = np.array(rows)
    rows[..., 2] = np.maximum(rows[..., 2], floor)
    skin(model, rows, material, tone, **tags)


def shell(
    model: Model, radii, material: str, tone: Callable[[np.ndarray], np.ndarray] | float, keeps: Callable[[np.ndarray], np.ndarray] | None = None,
    columns: int = 72, rings: int = 36, **tags,
) -> None:  # fmt: skip
    """A ball round the origin with three radii, or the part of it whose directions (n, 3) `keeps` accepts. `tone` may go by direction too."""
    rises = np.linspace(-math.pi / 2 + POLE_UNITS, math.pi / 2 - POLE_UNITS, rings + 1)
    ring = circle(columns)
    grid = np.array([np.hstack([ring * math.cos(rise), np.full((columns, 1), math.sin(rise))]) for rise in rises])
    facing = quads(grid)
    middle = unit(facing.mean(1))
    kept = np.ones(len(facing), bool) if keeps is None else keeps(middle)
    tones = np.broadcast_to(tone(middle) if callable(tone) else np.asarray(tone, np.float64), len(facing))
    stretch = np.asarray(radii, np.float64)
    model.add(facing[kept] * stretch, material, tones[kept], unit(facing[kept] / stretch), **tags)
