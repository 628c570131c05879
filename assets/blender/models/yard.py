"""What stands in a yard: a small haystack with a fork, a pile of logs, a signpost."""

import math

import numpy as np

from tallow_model.marks import SOUTH, mark, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, lathe, tube
from tallow_model.solids import box, polygon
from tallow_model.space import frame, px_ground, px_up, px_wall, turn_z, unit
from tallow_model.stones import moss_dabs, rock

LOG_RADIUS_UNITS, LOG_HALF_LENGTH = px_ground(3.6), 0.44
# Rows of logs from the ground: how many lie in each.
LOG_ROWS = (3, 2, 1)
HAY_PROFILE = ((0.60, 0.0), (0.62, 0.12), (0.58, 0.36), (0.48, 0.60), (0.33, 0.84), (0.16, 1.00), (0.02, 1.06))
HAY_COURSES = (0.0, 0.30, 0.56, 0.80, 1.02)
HAY_TONGUES = 15
SIGN_POST_UNITS, SIGN_HIGH = px_wall(2), px_up(42)


def hay_radius(height: float) -> float:
    radius, heights = np.array(HAY_PROFILE).T
    return float(np.interp(height, heights, radius))


def haystack_small(model: Model) -> None:
    """A dome whose straw hangs in ragged courses, each over the dark head of the one below; a fork sticks in it."""
    chance = model.chance
    lathe(model, list(HAY_PROFILE), "thatch", 2, sides=18, smooth=True)
    for low, high in zip(HAY_COURSES, HAY_COURSES[1:]):
        heights = np.linspace(high - 0.09, high, 3)
        lathe(model, [(hay_radius(z) + 0.008, z) for z in heights], "thatch", 1, sides=18, smooth=True)
        for index in range(HAY_TONGUES):
            angle = 2 * math.pi * (index + 0.5 * (low > 0.4)) / HAY_TONGUES
            hang, wide = chance.pick((0.0, 0.04, 0.09)), math.pi / HAY_TONGUES
            top = low + (high - low) * chance.pick((0.45, 0.6, 0.75))
            foot = max(low - hang, 0.0)
            straw(model, angle, wide * chance.pick((0.5, 0.7, 0.9)), foot, top, chance.pick((2, 3, 3, 2.4)))
    tube(model, (0.20, -0.10, 0.66), (0.80, 0.22, 1.34), 0.032, 0.032, "timber", 3, sides=6)
    tube(model, (0.77, 0.14, 1.36), (0.83, 0.30, 1.30), 0.03, 0.03, "timber", 4, sides=6)


def straw(model: Model, angle: float, half_wide: float, low: float, high: float, tone: float) -> None:
    """A tongue of straw that follows the dome and takes the dome's light."""
    heights = np.linspace(low, high, 4)
    rays = np.array([[math.cos(angle + side), math.sin(angle + side), 0.0] for side in (-half_wide, half_wide)])
    rows = np.array([rays * (hay_radius(z) + 0.022) + (0, 0, z) for z in heights])
    normals = np.array([unit(rays + (0, 0, 0.3 + 0.9 * z)) for z in heights])
    for row, (position, normal) in enumerate(zip(zip(rows, rows[1:]), zip(normals, normals[1:]))):
        quad, light = np.array([*position[0], *position[1][::-1]]), np.array([*normal[0], *normal[1][::-1]])
        model.add(quad[[[0, 1, 2], [0, 2, 3]]], "thatch", tone, light[[[0, 1, 2], [0, 2, 3]]])


def bark_tone(normal: np.ndarray) -> float:
    """Light along the top of a log, dark beneath."""
    return 0.8 if normal[2] > 0.8 else -0.6 if normal[2] < 0 else 0.0


def log(model: Model, x: float, z: float, reach: float) -> None:
    """Bark, and a pale cut end in the south with a ring and a heart."""
    south, north = (x, -LOG_HALF_LENGTH - reach, z), (x, LOG_HALF_LENGTH, z)
    tube(model, north, south, LOG_RADIUS_UNITS, LOG_RADIUS_UNITS, "bark", 2.4, sides=10, tone_by=bark_tone)
    with model.placed(frame((1, 0, 0), (0, 0, 1), (0, -1, 0), south)):
        disc(model, (0, 0, 0.001), LOG_RADIUS_UNITS, "plank", 1, sides=12)
        disc(model, (0, 0, 0.006), LOG_RADIUS_UNITS - px_ground(0.9), "plank", model.chance.pick((3, 3, 4)), sides=12)
        disc(model, (0, 0, 0.011), px_ground(1.1), "plank", 2, sides=8)


def log_pile(model: Model) -> None:
    """Three, two and one, held by two stakes; the ends look south."""
    for row, count in enumerate(LOG_ROWS):
        for index in range(count):
            x = (index - (count - 1) / 2) * 2 * LOG_RADIUS_UNITS
            log(model, x, LOG_RADIUS_UNITS * (1 + math.sqrt(3) * row), model.chance.pick((0, 0.03, 0.06)))
    side = LOG_RADIUS_UNITS * 3 + px_ground(1)
    for x, y in ((-side, -0.3), (side, -0.3), (side, 0.3)):
        box(model, (x, y, px_up(7)), (px_wall(1.5), px_wall(1.5), px_up(14)), "plank", 2.4, bevel=0.015)


def arrow_board(model: Model, low: float, length: float, tone: float) -> None:
    """A board on the post's south side whose point is in the east; strokes stand for the writing."""
    back, front = -SIGN_POST_UNITS / 2, -SIGN_POST_UNITS / 2 - 0.06
    high, middle = low + px_up(6), low + px_up(3)
    outline = [(-px_wall(4), low), (length, low), (length + px_wall(3), middle), (length, high), (-px_wall(4), high)]
    polygon(model, [(x, front, z) for x, z in outline], "plank", tone)
    for (x0, z0), (x1, z1) in zip(outline, outline[1:] + outline[:1]):
        step = 1 if x1 < x0 else -0.8
        polygon(model, [(x0, front, z0), (x0, back, z0), (x1, back, z1), (x1, front, z1)], "plank", tone + step)
    for x0, x1, z in ((-2, 2, 3), (4, 8, 3)):
        wall_patch(model, px_wall(x0), low + px_up(z), px_wall(x1), low + px_up(z + 1), front, "plank", 0.6)


def signpost_wood(model: Model) -> None:
    """Two boards, one along each street, on a post among stones."""
    box(model, (0, 0, SIGN_HIGH / 2), (SIGN_POST_UNITS, SIGN_POST_UNITS, SIGN_HIGH), "plank", 2, bevel=0.02)
    half = SIGN_POST_UNITS / 2
    mark(model, [(half, -half, 0), (half, half, 0), (half, half, SIGN_HIGH), (half, -half, SIGN_HIGH)], "plank", 1, (1, 0, 0))
    arrow_board(model, px_up(33), px_wall(8), 3)
    with model.placed(turn_z(90)):
        arrow_board(model, px_up(25), px_wall(8), 3)
    for x, y, radius in ((-0.13, -0.10, 0.13), (0.14, -0.12, 0.15), (0.13, 0.13, 0.12)):
        rock(model, (x, y), radius, (1, 1, 0.8), sides=5)
    moss_dabs(model, (-half, -half, px_up(8)), SOUTH, [(0.06, 0, px_wall(1), px_up(2))])


SHEETS = [
    Sheet("haystack_small", haystack_small, seed=8),
    Sheet("log_pile", log_pile, seed=14, facings=4),
    Sheet("signpost_wood", signpost_wood, seed=3),
]
