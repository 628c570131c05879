"""Drawn marks: small flat polygons just above a surface. Their normal is the surface's, and both turn with the part they are drawn on.

Put their edges on the texel lattice of the face; 1 px is a line, under that nothing survives for certain.
"""

import numpy as np

from .model import Model
from .solids import polygon
from .space import unit

# Closer than this a ray may choose the surface instead of the mark.
LIFT_UNITS = 0.006
SOUTH, UP = (0.0, -1.0, 0.0), (0.0, 0.0, 1.0)


def mark(model: Model, points, material: str, tone: float, normal, lift: float = LIFT_UNITS, **tags) -> None:
    """A flat patch through `points`, lifted off the surface that looks along `normal`, in whichever order the points come."""
    normal = unit(normal)
    polygon(model, np.asarray(points, np.float64) + normal * lift, material, tone, normal, **tags)


def stroke(model: Model, start, end, width: float, material: str, tone: float, normal, lift: float = LIFT_UNITS, **tags) -> None:
    """A line of the given width on a surface."""
    start, end = np.asarray(start, np.float64), np.asarray(end, np.float64)
    aside = unit(np.cross(normal, end - start)) * width / 2
    mark(model, [start - aside, end - aside, end + aside, start + aside], material, tone, normal, lift, **tags)


def wall_patch(model: Model, x0: float, z0: float, x1: float, z1: float, y: float, material: str, tone: float, **options) -> None:
    """An upright rectangle drawn on a wall that looks south and stands at `y`."""
    mark(model, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], material, tone, SOUTH, **options)
