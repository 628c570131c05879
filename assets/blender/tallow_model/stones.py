"""Stone as nature and masons leave it: rocks of few big facets, rings of dressed stones, and the moss on both.

A rock is what a handful of planes leave of space, so every facet is flat and large, and light cuts it into shapes one would draw.
"""

import math

import numpy as np

from .marks import LIFT_UNITS, mark
from .model import Model
from .rounds import quads
from .solids import polygon
from .space import px_up, square_to, unit, vector

# Larger than any rock: the square from which a facet is cut.
FACET_REACH_UNITS = 4.0
TOP_TONE, FOOT_TONE = 0.8, -1.0
FOOT_UNITS = px_up(2)
# Moss keeps to what reaches further out than this share of the radius.
MOSS_FROM = 0.66
# The z of a facet's normal from which it counts as a top (25 degrees from level) and as a shoulder (66).
TOP_RISE, SHOULDER_RISE = 0.9, 0.4
JOINT_UNITS = px_up(1)
# Upright joints are foreshortened towards the sides of a ring, and under 1 px they would be dotted.
JOINT_OPENS = 1.3


def cut(points: np.ndarray, direction: np.ndarray, limit: float) -> np.ndarray:
    """The part (n, 3) of a convex polygon that reaches no further than `limit` along a direction; empty where nothing is left."""
    kept = []
    for here, there in zip(points, np.roll(points, -1, 0)):
        before, after = here @ direction - limit, there @ direction - limit
        if before <= 0:
            kept.append(here)
        if before * after < 0:
            kept.append(here + (there - here) * before / (before - after))
    return np.array(kept).reshape(-1, 3)


def facets(planes: list[tuple[np.ndarray, float]]) -> list[np.ndarray]:
    """The faces, anticlockwise from outside, of what lies within all planes (unit normal, distance from the origin)."""
    faces = []
    for index, (normal, distance) in enumerate(planes):
        across, other = square_to(normal)
        corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
        face = np.array([normal * distance + (across * x + other * y) * FACET_REACH_UNITS for x, y in corners])
        for place, (direction, limit) in enumerate(planes):
            if place != index:
                face = cut(face, direction, limit)
        if len(face) >= 3:
            faces.append(face)
    return faces


def rock(model: Model, place, radius: float, stretch=(1.15, 0.95, 0.85), sides: int = 6, moss=None, tone: float = 2.0) -> None:
    """A boulder standing on the ground at `place` (x, y), `radius` units before it is stretched, with `sides` and one shoulder fewer.

    `moss` is the direction on which moss lies, or None. Tops are lighter, the lowest 2 px darker.
    """
    chance = model.chance
    first = chance.between(0, 2 * math.pi)
    planes = [(unit((chance.between(-0.3, 0.1), chance.between(-0.3, 0.1), 1)), 0.80), (vector(0, 0, -1), 0.35)]
    for count, turn, rise, distance in ((sides, -0.05, (-0.05, 0.25), (0.86, 1.0)), (sides - 1, 0.7, (0.7, 1.1), (0.84, 0.94))):
        for index in range(count):
            around = first + turn + 2 * math.pi * (index + chance.between(-0.18, 0.18)) / count
            planes.append((unit((math.cos(around), math.sin(around), chance.between(*rise))), chance.between(*distance)))
    for face in facets(planes):
        body = (face + (0, 0, 0.35)) * np.asarray(stretch) * radius + (*place, 0)
        normal = unit(np.cross(body[1] - body[0], body[2] - body[0]))
        if normal[2] < -0.5:
            polygon(model, body, "stone", tone)
            continue
        shade = tone + facet_tone(model, normal)
        for part, step in ((cut(body, vector(0, 0, 1), FOOT_UNITS), FOOT_TONE), (cut(body, vector(0, 0, -1), -FOOT_UNITS), 0.0)):
            if len(part) >= 3:
                polygon(model, part, "stone", shade + step)
        if moss is not None:
            moss_over(model, body, normal, unit(moss), (*place, stretch[2] * radius * 0.5), radius)


def facet_tone(model: Model, normal: np.ndarray) -> float:
    """Light tops, quiet shoulders, and sides that are darker towards the east, whose form only the drawing shows."""
    if normal[2] > TOP_RISE:
        return TOP_TONE
    if normal[2] > SHOULDER_RISE:
        return model.chance.pick((0.0, 0.0, TOP_TONE)) if normal @ vector(-0.7, -0.7, 0) > 0 else 0.0
    return -0.8 if normal @ vector(0.8, -0.1, 0) > 0.4 else 0.0


def moss_over(model: Model, face: np.ndarray, normal: np.ndarray, towards: np.ndarray, middle, radius: float) -> None:
    """Moss on the part of a facet that lies far out in a direction, lighter in its heart."""
    out = towards @ np.asarray(middle)
    for limit, tone in ((MOSS_FROM, 2), (MOSS_FROM + 0.14, 3)):
        patch = cut(face, -towards, -out - limit * radius)
        if len(patch) >= 3:
            mark(model, patch, "moss", tone, normal, lift=LIFT_UNITS * (tone - 1))


def moss_dabs(model: Model, centre, normal, dabs: list[tuple[float, float, float, float]]) -> None:
    """Drawn moss on a flat or nearly flat surface: each dab is (aside, up, half width, half height) in units along the surface."""
    aside, up = square_to(normal)
    for index, (across, rise, half_width, half_height) in enumerate(dabs):
        middle = np.asarray(centre, np.float64) + aside * across + up * rise
        corners = [(-1, -1), (1, -1), (1, 0.4), (0.4, 1), (-0.6, 1), (-1, 0.2)]
        points = [middle + aside * x * half_width + up * y * half_height for x, y in corners]
        mark(model, points, "moss", 3 if index % 3 == 1 else 2, normal, lift=LIFT_UNITS * (1 + 0.4 * index))


def stone_ring(
    model: Model, radius: float, low: float, high: float, count: int, first: float = 0.0, tones=(2, 2, 2, 1.4, 2.6), depth: float = 0.0
) -> None:  # fmt: skip
    """A course of `count` stones round the origin between two heights, `first` turned by so many stones; joints stay open by 1 px.

    Their light is half the ring's, so that bands cross it whole. With a depth the stones also have a top, a step lighter, and an inside.
    """
    gap = JOINT_UNITS * JOINT_OPENS / radius
    for index in range(count):
        start = 2 * math.pi * (index + first) / count
        angles = start + np.array([gap / 2, math.pi / count, 2 * math.pi / count - gap / 2])
        ray = np.stack([np.cos(angles), np.sin(angles), np.zeros(3)], -1)
        tone = model.chance.pick(tones)
        foot, head = vector(0, 0, low + JOINT_UNITS * (depth == 0)), vector(0, 0, high)
        light = unit(ray + ray[1])
        band(model, ray * radius + foot, ray * radius + head, tone, light)
        if depth > 0:
            inner = ray * (radius - depth)
            band(model, ray * radius + head, inner + head, tone + TOP_TONE, np.broadcast_to((0.0, 0.0, 1.0), ray.shape))
            band(model, inner + head, inner + foot, tone - 1, -ray)


def band(model: Model, near: np.ndarray, far: np.ndarray, tone: float, normals: np.ndarray) -> None:
    """A strip of stone between two rows of points that share their normals."""
    model.add(quads(np.array([near, far]), closed=False), "stone", tone, quads(np.array([normals, normals]), closed=False))
