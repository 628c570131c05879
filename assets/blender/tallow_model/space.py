"""Texels in units, and the little vector arithmetic that shapes need. Points are arrays (..., 3); placements are 4 x 4 matrices."""

import math

import numpy as np

PX_PER_UNIT = 32 / math.sqrt(2)
PX_PER_UNIT_ALONG_WALL = 16


def px_up(texels: float) -> float:
    """Units for a height of so many texels."""
    return texels / PX_PER_UNIT


def px_wall(texels: float) -> float:
    """Units along a wall for so many texels across the screen."""
    return texels / PX_PER_UNIT_ALONG_WALL


def px_ground(texels: float) -> float:
    """Units on the ground, along the screen's x, for so many texels."""
    return texels / PX_PER_UNIT


def vector(*values) -> np.ndarray:
    return np.array(values, np.float64)


def unit(direction) -> np.ndarray:
    """The same direction (or many, along the last axis) with length 1."""
    direction = np.asarray(direction, np.float64)
    return direction / np.maximum(np.linalg.norm(direction, axis=-1, keepdims=True), 1e-12)


def square_to(direction) -> tuple[np.ndarray, np.ndarray]:
    """Two unit vectors square to a direction and to each other; the first is level where it can be."""
    along = unit(direction)
    level = np.cross((0.0, 0.0, 1.0), along)
    first = unit(level) if np.linalg.norm(level) > 1e-6 else vector(1, 0, 0)
    return first, np.cross(along, first)


def shift(x: float, y: float, z: float = 0.0) -> np.ndarray:
    placement = np.eye(4)
    placement[:3, 3] = x, y, z
    return placement


def turn_z(degrees: float) -> np.ndarray:
    """Turns anticlockwise as seen from above; quarter turns are exact."""
    quarter = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}.get(int(degrees) % 360 if float(degrees).is_integer() else -1)
    cos, sin = quarter or (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
    placement = np.eye(4)
    placement[:2, :2] = (cos, -sin), (sin, cos)
    return placement


def frame(x_axis, y_axis, z_axis, origin) -> np.ndarray:
    """A placement from three axes and an origin."""
    placement = np.eye(4)
    placement[:3, 0], placement[:3, 1], placement[:3, 2], placement[:3, 3] = x_axis, y_axis, z_axis, origin
    return placement
