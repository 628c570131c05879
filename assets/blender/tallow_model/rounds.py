"""Round things: tubes, bodies turned on a lathe, discs, staves, balls."""

import math
from collections.abc import Callable
from functools import cache

import numpy as np

from .model import Model
from .solids import polygon
from .space import px_ground, px_up, square_to, unit


def circle(sides: int, first_angle: float = 0.0) -> np.ndarray:
    """`sides` points of the unit circle as (cos, sin)."""
    angles = first_angle + np.arange(sides) * 2 * math.pi / sides
    return np.stack([np.cos(angles), np.sin(angles)], -1)


def quads(rows: np.ndarray, closed: bool = True) -> np.ndarray:
    """Triangles (n, 3, ...) between neighbouring rows of points (rows, points, ...)."""
    beside = np.roll(rows, -1, 1) if closed else rows[:, 1:]
    here = rows if closed else rows[:, :-1]
    low, high, low_beside, high_beside = here[:-1], here[1:], beside[:-1], beside[1:]
    triangles = np.stack([low, low_beside, high_beside, low, high_beside, high], 2)
    return triangles.reshape(-1, 3, rows.shape[-1])


def tube(
    model: Model, start, end, radius: float, end_radius: float, material: str, tone: float = 2.0, sides: int = 12, rings: int = 1,
    profile: Callable[[float], float] = lambda along: 1.0, bend: float = 0.0, tone_by: Callable[[np.ndarray], float] | None = None,
    flat: bool = False, normal=None, floor: float = -math.inf, **tags,
) -> None:  # fmt: skip
    """An open tube. `profile` scales the radius along it, `bend` bows it aside, `tone_by` adds a tone for an outward normal.

    Its normals are smooth round it, or flat a facet, or all the one given.

    What would reach under the height `floor` is flattened on it: heights below the ground point are not allowed.
    """
    start, end = np.asarray(start, np.float64), np.asarray(end, np.float64)
    across, other = square_to(end - start)
    around = circle(sides)
    out = around[:, :1] * across + around[:, 1:] * other
    steps = [ring / rings for ring in range(rings + 1)]
    radii = [(radius + (end_radius - radius) * along) * profile(along) for along in steps]
    centres = [start + (end - start) * along + across * bend * math.sin(along * math.pi) for along in steps]
    position = quads(np.array([centre + out * size for centre, size in zip(centres, radii)]))
    position[..., 2] = np.maximum(position[..., 2], floor)
    if normal is None and not flat:
        normal = quads(np.broadcast_to(out, (rings + 1, sides, 3)))
    shades = tone
    if tone_by is not None:
        turned = unit(quads(np.broadcast_to(out, (rings + 1, sides, 3))).mean(1)) @ model.placement[:3, :3].T
        shades = tone + np.array([tone_by(direction) for direction in turned])
    model.add(position, material, shades, normal, **tags)


def lathe(model: Model, profile, material: str, tones=2.0, sides: int = 12, foot=(0.0, 0.0, 0.0), smooth: bool = False, **tags) -> None:
    """A body turned round the upright axis through `foot`: steps through `profile`, (radius, height) in units from the foot up.

    One tone, or one for each step. Its normals are smooth round it, and flat along each step or smooth along all of them; where the profile
    goes down again it is the inside.
    """
    radius, height = np.array(profile, np.float64).T
    around, foot = circle(sides), np.asarray(foot, np.float64)
    bend_rise, bend_run = np.gradient(height), np.gradient(radius)
    for step, tone in enumerate(np.broadcast_to(tones, len(profile) - 1)):
        ends = slice(step, step + 2)
        rise, run = (bend_rise[ends], bend_run[ends]) if smooth else ([values[step + 1] - values[step]] * 2 for values in (height, radius))
        rows = np.array([np.column_stack([around * r, np.full(sides, h)]) for r, h in zip(radius[ends], height[ends])])
        normals = np.array([np.column_stack([around * up, np.full(sides, -out)]) for up, out in zip(rise, run)])
        model.add(quads(rows) + foot, material, tone, unit(quads(normals)), **tags)


def in_texels(*profile: tuple[float, float]) -> list[tuple[float, float]]:
    """A profile in units from one in texels, radius across the screen and height."""
    return [(px_ground(radius), px_up(height)) for radius, height in profile]


def disc(model: Model, centre, radius: float, material: str, tone: float = 2.0, sides: int = 16, **tags) -> None:
    """A level disc that looks up."""
    around = circle(sides) * radius
    polygon(model, np.asarray(centre, np.float64) + np.hstack([around, np.zeros((sides, 1))]), material, tone, **tags)


def staves(model: Model, count: int, height: float, radius: Callable[[float], float], material: str, rings: int = 6) -> None:
    """A barrel's body: each stave with a tone of its own, its normals half the barrel's and half the stave's, so bands stay whole."""
    for index in range(count):
        angles = (index + np.array([0.0, 0.5, 1.0])) * 2 * math.pi / count
        ray = np.stack([np.cos(angles), np.sin(angles), np.zeros(3)], -1)
        rows = np.array([ray * radius(ring / rings) + (0, 0, height * ring / rings) for ring in range(rings + 1)])
        position = quads(rows, closed=False)
        own = unit(np.cross(position[:, 1] - position[:, 0], position[:, 2] - position[:, 0]))
        whole = unit(position - (0, 0, height / 2))
        model.add(position, material, model.chance.pick((1, 2, 2, 3)), unit(whole * 0.55 + own[:, None] * 0.45))


@cache
def ico_ball(subdivisions: int) -> np.ndarray:
    """The triangles of a unit ball, outward wound (n, 3, 3)."""
    golden = (1 + math.sqrt(5)) / 2
    corners = unit([(-1, golden, 0), (1, golden, 0), (-1, -golden, 0), (1, -golden, 0), (0, -1, golden), (0, 1, golden),
                    (0, -1, -golden), (0, 1, -golden), (golden, 0, -1), (golden, 0, 1), (-golden, 0, -1), (-golden, 0, 1)])  # fmt: skip
    faces = [(0, 11, 5), (0, 5, 1), (0, 1, 7), (0, 7, 10), (0, 10, 11), (1, 5, 9), (5, 11, 4), (11, 10, 2), (10, 7, 6), (7, 1, 8),
             (3, 9, 4), (3, 4, 2), (3, 2, 6), (3, 6, 8), (3, 8, 9), (4, 9, 5), (2, 4, 11), (6, 2, 10), (8, 6, 7), (9, 8, 1)]  # fmt: skip
    triangles = corners[np.array(faces)]
    for _ in range(subdivisions - 1):
        a, b, c = triangles[:, 0], triangles[:, 1], triangles[:, 2]
        ab, bc, ca = unit(a + b), unit(b + c), unit(c + a)
        triangles = np.concatenate([np.stack(part, 1) for part in ((a, ab, ca), (b, bc, ab), (c, ca, bc), (ab, bc, ca))])
    return triangles


def ball(model: Model, centre, radius: float, material: str, tone: float = 2.0, subdivisions: int = 2, scale=(1, 1, 1), **tags) -> None:
    """A smooth ball, stretched by `scale` along its axes."""
    unit_ball = ico_ball(subdivisions)
    stretch = np.asarray(scale, np.float64)
    model.add(unit_ball * stretch * radius + np.asarray(centre), material, tone, unit(unit_ball / stretch), **tags)
