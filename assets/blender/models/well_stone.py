"""A well: a ring of stones 21 px high, a windlass with rope and bucket, a small shingled roof high above, dark water.

The roof hides what lies north and west of it, so it is short and narrow, and the south-east half of the water stays in sight.
"""

import numpy as np

from tallow_model.goods import bucket
from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, lathe, tube
from tallow_model.solids import box, polygon
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z, unit, vector
from tallow_model.stones import moss_dabs, stone_ring

RADIUS_UNITS, WALL_UNITS, COURSE_ROWS = 0.66, 0.18, (0, 6, 12, 18)
RIM_LOW, RIM_HIGH, RIM_RADIUS = px_up(17), px_up(21), 0.71
RIM_DEPTH = RIM_RADIUS - RADIUS_UNITS + WALL_UNITS
# Paler than cobbles, or it would sink into a street of them.
MORTAR_TONE = 1
STONES, WATER_HIGH = 11, px_up(10)
FOOT_TONES, WALL_TONES = (2, 2, 2.6), (3, 3, 3, 2, 3.6)
# In the part of the water that neither the near rim nor the roof hides; level on the screen.
RIPPLES = (((-0.20, -0.14), (0.10, 0.16)), ((-0.06, 0.10), (0.06, 0.22)))
POST_X, POST_UNITS, POST_HIGH = 0.60, px_wall(2), 1.94
# The crank is far enough out that arm and handle stand clear of the post.
WINDLASS_HIGH, CRANK_X = 1.38, POST_X + 0.19
EAVE_HIGH, RISE_UNITS, HALF_DEPTH, HALF_LENGTH = 1.80, 0.46, 0.42, px_wall(13)
SLOPE_NORMAL = unit((0, -RISE_UNITS, HALF_DEPTH))
COURSES, SHINGLE_UNITS, TONES = 3, px_wall(4), (1, 2, 2, 2, 3)
# A texel of a course and a texel across.
SLIP, SHINGLE_JOINT_UNITS = 0.17, px_wall(1)
BARGE_WIDE = vector(0, 0, px_up(3))


def shaft(model: Model) -> None:
    """Courses of stones before dark mortar, a rim of wider flags over its shade, and water with a light ripple."""
    lathe(model, [(RADIUS_UNITS - 0.01, 0), (RADIUS_UNITS - 0.01, RIM_LOW)], "stone", MORTAR_TONE, sides=24, smooth=True)
    for index, (low, high) in enumerate(zip(COURSE_ROWS, COURSE_ROWS[1:])):
        stone_ring(model, RADIUS_UNITS, px_up(low), px_up(high), STONES, 0.5 * (index % 2), WALL_TONES if index else FOOT_TONES)
    lathe(model, [(RADIUS_UNITS + 0.006, RIM_LOW - px_up(3)), (RADIUS_UNITS + 0.006, RIM_LOW)], "stone", MORTAR_TONE, sides=24, smooth=True)
    sunk, inside = RIM_RADIUS - 0.012, RADIUS_UNITS - WALL_UNITS
    lathe(model, [(sunk, RIM_LOW), (sunk, RIM_HIGH - 0.01), (inside, RIM_HIGH - 0.01)], "stone", 1.4, sides=24, smooth=True)
    stone_ring(model, RIM_RADIUS, RIM_LOW, RIM_HIGH, STONES - 2, tones=(2.4, 3, 3), depth=RIM_DEPTH)
    lathe(model, [(inside + 0.005, RIM_HIGH - 0.02), (inside + 0.005, WATER_HIGH)], "stone", 0, sides=24, smooth=True)
    disc(model, (0, 0, WATER_HIGH), inside + 0.02, "water", 1)
    for start, end in RIPPLES:
        stroke(model, (*start, WATER_HIGH), (*end, WATER_HIGH), px_ground(1.2), "water", 3, UP)
    with model.placed(turn_z(-75)):
        moss_dabs(model, (RADIUS_UNITS, 0, px_up(2)), (1, 0, 0), [(0, 0, 0.12, px_up(2)), (0.08, 0.03, 0.08, px_up(2))])


def windlass(model: Model) -> None:
    """Two posts, a log with the rope wound round it, a crank in the east; the bucket stands on the rim."""
    for x in (-POST_X, POST_X):
        box(model, (x, 0, (POST_HIGH + RIM_LOW) / 2), (POST_UNITS, POST_UNITS, POST_HIGH - RIM_LOW), "timber", 2.4)
    tube(model, (-POST_X, 0, WINDLASS_HIGH), (CRANK_X, 0, WINDLASS_HIGH), 0.075, 0.075, "plank", 2.6, sides=8)
    for index in range(4):
        left = -0.16 + index * px_wall(1.5)
        tube(model, (left, 0, WINDLASS_HIGH), (left + px_wall(1.5), 0, WINDLASS_HIGH), 0.115, 0.115, "linen", 1.4 + index % 2, sides=10)
    with model.placed(shift(CRANK_X, 0, WINDLASS_HIGH)):
        box(model, (0, 0, -px_up(3)), (px_wall(1.4), px_wall(1.4), px_up(8)), "iron", 1, bevel=0)
        box(model, (px_wall(2), 0, -px_up(6)), (px_wall(4), px_wall(1.6), px_up(2)), "plank", 3, bevel=0)
    tube(model, (0.05, -0.10, WINDLASS_HIGH), (-0.18, -0.52, RIM_HIGH + px_up(11)), 0.022, 0.022, "linen", 2.4, sides=5, thin=True)
    with model.placed(shift(-0.18, -0.52, RIM_HIGH)):
        bucket(model, px_ground(4), px_up(7))


def on_slope(across: float, up: float, lift: float = 0.0) -> np.ndarray:
    """A point of the south slope: along x, from eave (0) to ridge (1), lifted off it."""
    return vector(across, -HALF_DEPTH * (1 - up), EAVE_HIGH + RISE_UNITS * up) + SLOPE_NORMAL * lift


def slope(model: Model) -> None:
    """Three courses of shingles: light lip, body, dark head; some slip by a texel, the end ones are calm."""
    polygon(model, [on_slope(-HALF_LENGTH, 0), on_slope(HALF_LENGTH, 0), on_slope(HALF_LENGTH, 1), on_slope(-HALF_LENGTH, 1)], "timber", 0)
    for course in range(COURSES):
        low, high = course / COURSES, (course + 1) / COURSES
        left = -HALF_LENGTH - SHINGLE_UNITS * (0.5 * (course % 2) + 0.25)
        while left < HALF_LENGTH - 0.01:
            west, east = max(left, -HALF_LENGTH), min(left + SHINGLE_UNITS, HALF_LENGTH)
            calm = west > left or east < left + SHINGLE_UNITS
            tone, foot = (2, 0) if calm else (model.chance.pick(TONES), model.chance.pick((0, 0, -SLIP)))
            for start, end, step in ((foot, foot + 0.22, 1), (foot + 0.22, 0.72, 0), (0.72, 1.02, -1)):
                lay(model, low, high, (west, east), (start, end), tone + step, 0.08)
            if west == left:
                lay(model, low, high, (west, west + SHINGLE_JOINT_UNITS), (foot, 0.72), tone - 1, 0.086)
            butt = low + (high - low) * foot
            polygon(model, [on_slope(west, butt), on_slope(east, butt), on_slope(east, butt, 0.08), on_slope(west, butt, 0.08)], "shingle", 0)
            left += SHINGLE_UNITS


def lay(model: Model, low: float, high: float, across: tuple[float, float], along: tuple[float, float], tone: float, lift: float) -> None:
    """A patch of a course that reaches from `low` to `high` on the slope; `along` are shares of the course, whose head lies deeper."""
    corners = ((along[0], across[0]), (along[0], across[1]), (along[1], across[1]), (along[1], across[0]))
    points = [on_slope(x, low + (high - low) * share, lift - 0.05 * share) for share, x in corners]
    polygon(model, points, "shingle", tone, SLOPE_NORMAL)


def roof(model: Model) -> None:
    """Both slopes, boarded gables with barge boards, a ridge beam."""
    for degrees in (0, 180):
        with model.placed(turn_z(degrees)):
            slope(model)
            gable = HALF_LENGTH - px_wall(1)
            polygon(model, [(gable, -HALF_DEPTH, EAVE_HIGH), (gable, HALF_DEPTH, EAVE_HIGH), (gable, 0, EAVE_HIGH + RISE_UNITS)], "plank", 2.6)
            for side in (-1, 1):
                low, high = vector(HALF_LENGTH, side * (HALF_DEPTH + 0.06), EAVE_HIGH - 0.06), vector(HALF_LENGTH, 0, EAVE_HIGH + RISE_UNITS)
                polygon(model, [low, high, high + BARGE_WIDE, low + BARGE_WIDE][::-side], "timber", 4, (1, 0, 0))
    box(model, (0, 0, EAVE_HIGH + RISE_UNITS + 0.06), (2 * HALF_LENGTH + px_wall(1), px_wall(2), px_up(3)), "timber", 3)
    box(model, (0, 0, EAVE_HIGH + 0.02), (2 * HALF_LENGTH - px_wall(3), POST_UNITS, px_up(2.5)), "timber", 2, bevel=0)


def build(model: Model) -> None:
    shaft(model)
    windlass(model)
    roof(model)


SHEETS = [Sheet("well_stone", build, seed=17)]
