"""Hips: the corners of roofs that fall to all sides. A hip piece is a tile on which two slopes meet along its diagonal, under a roll.

It is named by the corner that it makes of the house, and placed as the eaves or slopes beside it are. Each half is a slope like any other,
cut off upright at the diagonal; at an eave the overhang needs a part of the next tile's.
"""

from collections.abc import Callable

import numpy as np

from .model import Model, Triangles
from .roofs import EAVE_UNITS, FOOT_ROWS, RISE_UNITS, turn_to
from .rounds import tube
from .solids import polygon
from .space import px_up, shift, square_to, unit, vector
from .stones import cut

# The slopes that meet on each corner: the diagonal is at the first one's east end and at the second one's west end, as seen by who builds
# them looking south.
CORNERS = {"se": ("s", "e"), "ne": ("e", "n"), "nw": ("n", "w"), "sw": ("w", "s")}
ROLL_SIDES = 12


def keep_side(parts: Triangles, direction: np.ndarray) -> Triangles:
    """What of the triangles lies where direction . position <= 0, cut along that plane. Tones and normals are the triangles' own."""
    kept: list[tuple[int, np.ndarray]] = []
    for index, triangle in enumerate(parts.position):
        outline = cut(triangle, direction, 0.0)
        kept += [(index, np.array([outline[0], outline[step], outline[step + 1]])) for step in range(1, len(outline) - 1)]
    sources = np.array([index for index, _ in kept], int)
    position = np.array([triangle for _, triangle in kept]).reshape(-1, 3, 3)
    flat = [np.repeat(values[sources][:, :1], 3, 1) for values in (parts.normal, parts.tone)]
    return Triangles(position, *flat, *(values[sources] for values in (parts.material, parts.thin, parts.debris)))


def lay_hip(model: Model, corner: str, is_eave: bool, lay_slope: Callable[[Model, str], None]) -> None:
    """Both halves of a hip. `lay_slope` builds a tile of slope looking south, given which way it will look."""
    for looks, end in zip(CORNERS[corner], (1, -1)):
        half = Model(0, model.variant)
        half.chance = model.chance
        with half.placed(turn_to(looks)):
            for beside in (0, end) if is_eave else (0,):
                with half.placed(shift(beside, 0)):
                    lay_slope(half, looks)
        model.parts.append(keep_side(half.triangles(), turn_to(looks)[:3, :3] @ vector(end, 1, 0)))


def hip_line(corner: str, is_eave: bool) -> tuple[np.ndarray, np.ndarray]:
    """The diagonal on the base planes, from its foot to its head."""
    turn = turn_to(CORNERS[corner][0])[:3, :3]
    out = 0.5 + (EAVE_UNITS if is_eave else 0)
    foot, head = (vector(x, -x, px_up(FOOT_ROWS) + (0.5 - x) * RISE_UNITS) for x in (out, -0.5))
    return turn @ foot, turn @ head


def hip_roll(model: Model, corner: str, is_eave: bool, radius: float, raised: float, tiles: int, material: str, tones: tuple[float, ...]) -> None:
    """Round tiles along the diagonal, each with a light lip at its foot; one tile makes a plain roll."""
    foot, head = (point + (0, 0, raised) for point in hip_line(corner, is_eave))
    count = round(tiles * (1 + (EAVE_UNITS if is_eave else 0)))
    for index in range(count):
        start, end = (foot + (head - foot) * step / count for step in (index, index + 1))
        tone = tones[index % len(tones)]
        tube(model, start, end, radius, radius, material, tone, sides=ROLL_SIDES)
        if tiles > 1:
            tube(model, start, start + (end - start) * 0.3, radius * 1.06, radius * 1.06, material, tone + 1, sides=ROLL_SIDES)
    close_end(model, foot, head, radius * 1.06, material, tones[0])


def close_end(model: Model, foot: np.ndarray, head: np.ndarray, radius: float, material: str, tone: float) -> None:
    across, other = square_to(foot - head)
    angles = np.arange(ROLL_SIDES) * 2 * np.pi / ROLL_SIDES
    polygon(model, [foot + radius * (np.cos(a) * across + np.sin(a) * other) for a in angles], material, tone - 1, unit(foot - head))
