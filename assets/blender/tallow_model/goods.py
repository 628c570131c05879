"""Small goods that stand about in a village: sacks, baskets, buckets, heaps of fruit.

Each is built round the origin of the current placement, its foot at height 0.
"""

import math

import numpy as np

from .marks import UP, stroke
from .model import Model
from .rounds import disc, ico_ball, lathe, quads, tube
from .space import px_ground, px_up, turn_z, unit, vector

SIDES = 14
# Fruit takes most of its light as part of the heap: balls of 3 px with bands of their own would sparkle.
HEAP_SHARE = 0.85
FRUIT_TONES = (-0.6, 0.0, 0.0, 0.0, 0.6)
# The side of a fruit that is drawn light: up, a little west.
FRUIT_LIT = unit((-0.35, 0.1, 1))
# On smaller fruit a glint would be a single texel.
GLINT_FROM_UNITS = px_ground(2.6)
# Rows of a heap lie closer than a fruit is wide, or the ground of the tray shines through.
HEAP_PITCH = 1.9
# High enough that light shows between the handle and the rim behind it.
HANDLE_RISE = 1.9
TWO_PI = 2 * math.pi


def heap(model: Model, half_x: float, half_y: float, rise: float, fruit: float, material: str, tone: float, round_heap: bool = False) -> None:
    """Fruit of radius `fruit` in staggered rows over a rectangle (or an ellipse) of middles, `rise` units higher in the middle."""
    chance = model.chance
    rows = spread(half_y, fruit * HEAP_PITCH * 0.87)
    for row, y in enumerate(rows):
        reach = half_x * math.sqrt(max(0.0, 1 - (y / half_y) ** 2)) if round_heap and half_y > 0 else half_x
        for x in spread(max(reach - row % 2 * fruit * 0.5, 0.0), fruit * HEAP_PITCH):
            east, north = x / max(half_x, 1e-6), y / max(half_y, 1e-6)
            lifted = rise * (1 - east * east) * (1 - north * north)
            middle = vector(x, y, lifted) + [chance.between(-0.1, 0.1) * fruit for _ in range(3)]
            fruit_at(model, middle, fruit, material, tone + chance.pick(FRUIT_TONES), unit((east * 0.4, north * 0.4, 1)))


def spread(half: float, pitch: float) -> list[float]:
    """Places from -half to half, about a pitch apart."""
    count = max(1, round(2 * half / pitch) + 1)
    return [0.0] if count == 1 else [-half + 2 * half * index / (count - 1) for index in range(count)]


def fruit_at(model: Model, middle: np.ndarray, radius: float, material: str, tone: float, whole: np.ndarray) -> None:
    """One ball whose light is mostly the heap's; its dark lower side is drawn, or fruits of one colour would run together."""
    unit_ball = ico_ball(3)
    up = unit_ball.mean(1) @ FRUIT_LIT
    glint = 0.6 if radius > GLINT_FROM_UNITS else 0.0
    shades = tone + np.where(up < 0.1, -1.2, np.where(up > 0.9, glint, 0.0))
    model.add(unit_ball * radius + middle, material, shades, unit(unit_ball * (1 - HEAP_SHARE) + whole * HEAP_SHARE))


def rim(model: Model, radius: float, low: float, high: float, thick: float, material: str, tone: float) -> None:
    """The rounded edge of an open vessel: outside, top and inside."""
    inside = radius - thick
    lathe(model, [(radius, low), (radius, high - px_up(0.5)), (radius - thick * 0.3, high)], material, tone, SIDES, smooth=True)
    lathe(model, [(radius - thick * 0.3, high), (inside, high - 0.004)], material, tone + 0.6, SIDES, smooth=True)
    lathe(model, [(inside, high), (inside, low)], material, tone - 1.2, SIDES, smooth=True)


def sack(model: Model, tied: bool) -> None:
    """A sack that sits broadly, 14 px high: tied with a cord, or rolled open on its grain."""
    high = px_up(11)
    lathe(model, [(0.30, 0), (0.35, px_up(1.5)), (0.36, px_up(2.5))], "linen", 1, SIDES, smooth=True)
    lathe(model, [(0.36, px_up(2.5)), (0.36, px_up(5)), (0.33, px_up(7.5)), (0.27, px_up(9.5)), (0.20, high)], "linen", 2, SIDES, smooth=True)
    for degrees, low, top in ((-150, 3, 8), (-95, 5, 10), (-15, 4, 9), (30, 3, 8)):
        ray = vector(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), 0)
        foot, head = ray * 0.365 + (0, 0, px_up(low)), ray * 0.30 + (0, 0, px_up(top))
        stroke(model, foot, head, px_ground(1.2), "linen", 1, unit(ray + (0, 0, 0.4)), lift=0.02)
    if tied:
        lathe(model, [(0.20, high), (0.10, px_up(12))], "linen", 2, SIDES, smooth=True)
        with model.placed(turn_z(45), np.diag((1.0, 0.6, 1.0, 1.0))):
            lathe(model, [(0.13, px_up(11.6)), (0.13, px_up(13))], "leather", 1.6, SIDES, smooth=True)
            lathe(model, [(0.12, px_up(12.8)), (0.22, px_up(15.5))], "linen", 3, SIDES, smooth=True)
            disc(model, (0, 0, px_up(15.2)), 0.215, "linen", 3)
            for x0, x1, y in ((-0.17, 0.02, -0.03), (0.0, 0.16, 0.05)):
                stroke(model, (x0, y, px_up(15.3)), (x1, y, px_up(15.3)), px_ground(1.6), "linen", 1, UP)
        return
    lathe(model, [(0.25, px_up(9.4)), (0.30, px_up(10)), (0.31, px_up(11)), (0.29, px_up(12)), (0.24, px_up(12.4))], "linen", 3, SIDES, smooth=True)
    lathe(model, [(0.24, px_up(12.4)), (0.23, px_up(11))], "linen", 0.6, SIDES, smooth=True)
    lathe(model, [(0.24, px_up(11)), (0.14, px_up(13)), (0.01, px_up(14.2))], "thatch", 3, SIDES, smooth=True)
    for x, y in ((-0.14, -0.04), (0.02, -0.10), (0.06, 0.03)):
        foot = vector(x, y, px_up(12.9))
        stroke(model, foot, foot + (px_ground(1.6), px_ground(1.6), 0), px_ground(1.2), "thatch", 2, UP, lift=0.03)


def basket(model: Model, radius: float, height: float) -> None:
    """Wicker: rows of 2 px whose strands pass in front by turns, a dark foot, and a plaited rim."""
    wide = lambda z: radius * (0.88 + 0.12 * z / height)
    rows, strands = max(2, round(height / px_up(2))), max(8, 2 * round(TWO_PI * radius / px_ground(8.8)))
    for row in range(rows):
        for index in range(strands):
            angles = TWO_PI * (index + np.array([0.0, 0.5, 1.0])) / strands
            ray = np.stack([np.cos(angles), np.sin(angles), np.zeros(3)], -1)
            band = np.array([ray * wide(z) + (0, 0, z) for z in (height * row / rows, height * (row + 1) / rows)])
            tone = (2.6 if (index + row) % 2 else 1.6) - (0.6 if row == 0 else 0)
            model.add(quads(band, closed=False), "thatch", tone, quads(np.array([ray, ray]), closed=False))
    rim(model, radius + 0.02, height - px_up(1), height + px_up(1), px_ground(1.6), "thatch", 2.6)
    disc(model, (0, 0, height * 0.6), radius * 0.9, "thatch", 0)


def bucket(model: Model, radius: float, height: float, water: bool = False) -> None:
    """Staves with two hoops; full of water, with its handle up, or empty."""
    wide = lambda z: radius * (0.82 + 0.18 * z / height)
    for index in range(9):
        angles = (index + np.array([0.0, 0.5, 1.0])) * TWO_PI / 9
        ray = np.stack([np.cos(angles), np.sin(angles), np.zeros(3)], -1)
        band = np.array([ray * wide(z) + (0, 0, z) for z in (0.0, height)])
        model.add(quads(band, closed=False), "plank", model.chance.pick((2, 2, 2, 2.6)), quads(np.array([ray, ray]), closed=False))
    for along in (0.18, 0.70):
        low = height * along
        tube(model, (0, 0, low), (0, 0, low + px_up(1.6)), wide(low) + 0.01, wide(low) + 0.012, "iron", 2.4, sides=14)
    rim(model, radius, height - px_up(0.6), height + px_up(0.5), px_ground(1.5), "plank", 2.4)
    disc(model, (0, 0, height - px_up(1.6)), radius - 0.03, "water" if water else "plank", 1 if water else 0)
    if water:
        stroke(model, (-0.08, 0.03, height - px_up(1.5)), (0.02, 0.09, height - px_up(1.5)), px_ground(1), "water", 3, UP)
        across = vector(math.sqrt(0.5), math.sqrt(0.5), 0)
        arc = [across * math.cos(a) * radius + (0, 0, height + math.sin(a) * radius * HANDLE_RISE) for a in np.linspace(0, math.pi, 9)]
        for start, end in zip(arc, arc[1:]):
            tube(model, start, end, 0.022, 0.022, "iron", 1, sides=5, thin=True)
