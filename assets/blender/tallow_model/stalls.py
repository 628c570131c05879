"""Market stalls, two tiles long, the ground point in the middle: a boarded counter, posts, and a striped awning over the back half.

The awning hides what stands to the north and west of it, so it covers the back half only. Stripes are 5.5 px.
"""

import math

import numpy as np

from .marks import mark, wall_patch
from .model import Model
from .solids import box, polygon
from .space import px_up, px_wall, turn_z, vector

COUNTER_HIGH, BOARD_HIGH = px_up(17), px_up(2)
# A hair over whole texels: on the lattice from every side, yet clear of the sample rays.
HALF_LENGTH, HALF_DEPTH = px_wall(15) + 0.004, px_wall(6) + 0.004
LENGTH_COLUMNS, DEPTH_COLUMNS, BOARD_COLUMNS = 30, 12, 3
BOARD_TONES = (1.4, 2, 2, 2, 2.6)
POST_UNITS = px_wall(1.6)
FRONT_POST, BACK_POST = (-0.06, px_up(38)), (0.44, px_up(46))
STRIPES, STRIPE_UNITS = 6, px_wall(5.5)
RIDGE_Y, RIDGE_HIGH, EAVE_Y, EAVE_HIGH = 0.52, 2.15, -0.14, 1.70
SAG_UNITS, CLOTH_UNITS, SCALLOP_UNITS = 0.05, 0.04, px_up(7)
CLOTH_STEPS, SEAM_TONE, SEAM = 4, -1.6, vector(0, 0, -px_up(2))
# Material and tone of a stripe.
Stripe = tuple[str, float]


def counter(model: Model) -> None:
    """Upright boards on all sides, lying boards on top."""
    low = COUNTER_HIGH - BOARD_HIGH
    box(model, (0, 0, low / 2), (2 * HALF_LENGTH, 2 * HALF_DEPTH, low), "plank", 1, bevel=0)
    for quarter in range(4):
        with model.placed(turn_z(90 * quarter)):
            boarded(model, *((DEPTH_COLUMNS, HALF_LENGTH) if quarter % 2 else (LENGTH_COLUMNS, HALF_DEPTH)), low)
    for index, tone in enumerate((2, 3, 2, 2.6)):
        deep = (2 * HALF_DEPTH + px_wall(1)) / 4
        size = (2 * HALF_LENGTH + px_wall(1), deep, BOARD_HIGH)
        box(model, (0, (index - 1.5) * deep, low + BOARD_HIGH / 2), size, "plank", tone, bevel=0.015, edge=0.8)


def boarded(model: Model, columns: int, depth: float, high: float) -> None:
    """The south side at `depth`: boards 3 px wide with drawn joints, a dark foot, and the shade of the counter's edge."""
    half = px_wall(columns) / 2
    for column in range(0, columns, BOARD_COLUMNS):
        left, right = (px_wall(column + end) - half for end in (0, BOARD_COLUMNS))
        tone = model.chance.pick(BOARD_TONES)
        for low, top, step in ((0, px_up(3), -0.6), (px_up(3), high - px_up(3), 0.0), (high - px_up(3), high, -1.0)):
            wall_patch(model, left, low, right, top, -depth, "plank", tone + step)
        wall_patch(model, left, 0, left + px_wall(1), high, -depth, "plank", 0.6, lift=0.01)


def frame(model: Model) -> None:
    """Four posts, and a rail between the back ones."""
    for x in (-HALF_LENGTH, HALF_LENGTH):
        for y, high in (FRONT_POST, BACK_POST):
            box(model, (x, y, high / 2), (POST_UNITS, POST_UNITS, high), "timber", 2.4, bevel=0.02)
    box(model, (0, BACK_POST[0], px_up(31)), (2 * HALF_LENGTH, px_wall(1), px_up(2)), "timber", 2, bevel=0)


def cloth(across: float, down: float) -> np.ndarray:
    """A point of the awning: `across` along x, `down` from ridge (0) to eave (1)."""
    fall = RIDGE_HIGH + (EAVE_HIGH - RIDGE_HIGH) * down - SAG_UNITS * math.sin(down * math.pi)
    return vector(across, RIDGE_Y + (EAVE_Y - RIDGE_Y) * down, fall)


def awning(model: Model, first: Stripe, second: Stripe) -> None:
    """Stripes in turns, with a lighter ridge, a scallop under each, and an underside so that the cloth is closed."""
    below = vector(0, 0, -CLOTH_UNITS)
    for index in range(STRIPES):
        left, right = ((index + end - STRIPES / 2) * STRIPE_UNITS for end in (0, 1))
        material, tone = first if index % 2 == 0 else second
        for step in range(CLOTH_STEPS):
            high, low = step / CLOTH_STEPS, (step + 1) / CLOTH_STEPS
            quad = [cloth(left, low), cloth(right, low), cloth(right, high), cloth(left, high)]
            polygon(model, quad, material, tone + (0.8 if step == 0 else 0))
            polygon(model, [point + below for point in quad[::-1]], material, tone - 1.4)
        scallop(model, cloth(left, 1), cloth(right, 1), material, tone)
    for x, (material, tone), turn in ((-STRIPES / 2 * STRIPE_UNITS, first, 1), (STRIPES / 2 * STRIPE_UNITS, second, -1)):
        edge = [cloth(x, step / CLOTH_STEPS) for step in range(CLOTH_STEPS + 1)]
        for upper, lower in zip(edge, edge[1:]):
            polygon(model, [upper, lower, lower + below, upper + below][::turn], material, tone - 0.8)


def scallop(model: Model, left: np.ndarray, right: np.ndarray, material: str, tone: float) -> None:
    """A rounded flap that hangs from the eave, as thick as the cloth, under a drawn dark seam."""
    profile = ((0, 0), (0.1, 0.6), (0.35, 1), (0.65, 1), (0.9, 0.6), (1, 0))
    front = np.array([left + (right - left) * along - (0, 0, down * SCALLOP_UNITS) for along, down in profile])
    behind = front + (0, CLOTH_UNITS, 0)
    polygon(model, front, material, tone, (0, -1, 0.2))
    mark(model, [left, right, right + SEAM, left + SEAM], material, tone + SEAM_TONE, (0, -1, 0.2))
    polygon(model, behind[::-1], material, tone - 0.6)
    for index in range(len(front) - 1):
        polygon(model, [front[index], behind[index], behind[index + 1], front[index + 1]], material, tone - 0.6)
