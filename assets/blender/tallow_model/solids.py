"""Bevelled boxes and beams, and flat polygons.

A bevel is one facet, half a texel wide, with its own tone: lighter where it looks up, darker where it looks down. It is what makes an edge
read at every hour. Things under 4 px need none.
"""

import itertools

import numpy as np

from .model import Model
from .space import frame, square_to, unit, vector

BEVEL_UNITS = 0.024
EDGE_UP_TONE = 0.8
EDGE_DOWN_TONE = -0.5
# Facets within this of level count as looking sideways and keep the body's tone.
SIDEWAYS = 0.1


def polygon(model: Model, points, material: str, tone: float, normal=None, **tags) -> None:
    """A flat convex polygon, anticlockwise as seen from its front."""
    points = np.asarray(points, np.float64)
    fan = [(points[0], points[index], points[index + 1]) for index in range(1, len(points) - 1)]
    model.add(fan, material, tone, normal, **tags)


def box(
    model: Model, centre, size, material: str, tone: float = 2.0, bevel: float = BEVEL_UNITS, edge: float = 1.0, square: str = "", **tags
) -> None:  # fmt: skip
    """A box round `centre`. `edge` scales the tones of the bevel; bevel 0 makes plain edges.

    `square` names the sides that meet a neighbour and stay unbevelled, as "-x+x": modules then join without a notch.
    """
    half = np.asarray(size, np.float64) / 2
    cut = min(bevel, half.min() * 0.9)
    outer = np.stack([-half, half])
    inner = outer + cut * vector(1, -1)[:, None]
    for side in (square[index : index + 2] for index in range(0, len(square), 2)):
        inner["-+".index(side[0]), "xyz".index(side[1])] = outer["-+".index(side[0]), "xyz".index(side[1])]
    centre = np.asarray(centre, np.float64)
    for axis, end in itertools.product(range(3), (0, 1)):
        add_facing_out(model, centre, face(outer, inner, axis, end), material, tone, 0.0, tags)
    if bevel > 0:
        for facet in bevel_facets(outer, inner):
            add_facing_out(model, centre, facet, material, tone, edge, tags)


def add_facing_out(model: Model, centre: np.ndarray, corners: np.ndarray, material: str, tone: float, edge: float, tags: dict) -> None:
    """One facet of a solid round the origin, wound outward, its tone stepped by where it looks."""
    across = np.cross(corners[1] - corners[0], corners[2] - corners[0])
    if np.linalg.norm(across) < 1e-12:
        return
    order = corners if across @ corners.mean(0) > 0 else corners[::-1]
    rises = model.placement[2, :3] @ unit(across if order is corners else -across)
    step = EDGE_UP_TONE if rises > SIDEWAYS else EDGE_DOWN_TONE if rises < -SIDEWAYS else 0.0
    polygon(model, centre + order, material, tone + step * edge, **tags)


def face(outer: np.ndarray, inner: np.ndarray, axis: int, end: int) -> np.ndarray:
    """The flat part of one side; `outer` and `inner` are the low and high corners (2, 3) of the box and of what its bevels leave."""
    first, second = (axis + 1) % 3, (axis + 2) % 3
    corners = np.zeros((4, 3))
    corners[:, axis] = outer[end, axis]
    corners[:, first] = inner[[0, 1, 1, 0], first]
    corners[:, second] = inner[[0, 0, 1, 1], second]
    return corners


def bevel_facets(outer: np.ndarray, inner: np.ndarray) -> list[np.ndarray]:
    """The twelve strips along the edges and the eight triangles at the corners, in any winding; beside a square side they lie in it."""
    facets = []
    for axis in range(3):
        first, second = (axis + 1) % 3, (axis + 2) % 3
        for a, b in itertools.product((0, 1), repeat=2):
            strip = np.zeros((4, 3))
            strip[:, axis] = inner[[0, 1, 1, 0], axis]
            strip[:, first] = outer[a, first], outer[a, first], inner[a, first], inner[a, first]
            strip[:, second] = inner[b, second], inner[b, second], outer[b, second], outer[b, second]
            facets.append(strip)
    for ends in itertools.product((0, 1), repeat=3):
        tip_out = np.array([outer[end, axis] for axis, end in enumerate(ends)])
        tip_in = np.array([inner[end, axis] for axis, end in enumerate(ends)])
        facets.append(np.array([np.where(np.arange(3) == axis, tip_out, tip_in) for axis in range(3)]))
    return facets


def beam(model: Model, start, end, width: float, depth: float, material: str, tone: float = 2.0, **options) -> None:
    """A box from `start` to `end`; `width` is level where it can be, `depth` square to it."""
    start, end = np.asarray(start, np.float64), np.asarray(end, np.float64)
    across, other = square_to(end - start)
    with model.placed(frame(across, other, unit(end - start), (start + end) / 2)):
        box(model, (0, 0, 0), (width, depth, float(np.linalg.norm(end - start))), material, tone, **options)
