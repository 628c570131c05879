"""Wood that lies about: a fallen log, hollow at one end, a plain stump with roots, a chopping stump with its axe."""

import math

import numpy as np

from tallow_model.foliage import bark_tone
from tallow_model.marks import UP, mark, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, quads, tube
from tallow_model.solids import beam, polygon
from tallow_model.space import frame, px_ground, px_up, turn_z, unit, vector
from tallow_model.stones import moss_dabs

LOG_RADIUS, LOG_HALF = px_ground(6), 0.92
STUMP_RADIUS, STUMP_HIGH = px_ground(8), px_up(10)
RING_TEXELS = 1.0


def cut_end(model: Model, radius: float, hollow: bool = False) -> None:
    """A sawn end that looks along z: a dark bark rim, pale wood, one ring and a heart, or darkness where it is hollow."""
    disc(model, (0, 0, 0.001), radius, "bark", 1, sides=14)
    disc(model, (0, 0, 0.007), radius - px_ground(1), "plank", 3.4, sides=14)
    disc(model, (0, 0, 0.013), radius * 0.62, "bark" if hollow else "plank", 0 if hollow else 2, sides=12)
    if not hollow:
        disc(model, (0, 0, 0.019), radius * 0.62 - px_ground(RING_TEXELS), "plank", 3, sides=12)
        disc(model, (0, 0, 0.025), px_ground(1.2), "plank", 1.6, sides=8)


def bark_strokes(model: Model, count: int) -> None:
    """Long strokes along the log where the viewer sees it, two dark to one light."""
    for index in range(count):
        angle = math.radians(-30 + 150 * (index + 0.5) / count)
        out = vector(0, -math.cos(angle), math.sin(angle))
        start = model.chance.between(-0.8, 0.3)
        end = start + model.chance.between(0.25, 0.5)
        foot, head = (vector(x, 0, LOG_RADIUS) + out * LOG_RADIUS for x in (start, min(end, 0.85)))
        stroke(model, foot, head, px_ground(1.3), "bark", 3 if index % 3 == 2 else 0.8, out, lift=0.012)


def log_fallen(model: Model) -> None:
    """It lies along x, its hollow end in the east; a stub of a bough, moss, and a shelf of fungus."""
    west, east = (-LOG_HALF, 0, LOG_RADIUS), (LOG_HALF, 0, LOG_RADIUS)
    tube(model, west, east, LOG_RADIUS, LOG_RADIUS * 0.94, "bark", 2, sides=12, tone_by=bark_tone)
    with model.placed(frame((0, 1, 0), (0, 0, 1), (1, 0, 0), east)):
        cut_end(model, LOG_RADIUS * 0.94, hollow=True)
    with model.placed(frame((0, -1, 0), (0, 0, 1), (-1, 0, 0), west)):
        cut_end(model, LOG_RADIUS)
    bark_strokes(model, 9)
    tube(model, (-0.3, 0.02, LOG_RADIUS * 1.6), (-0.5, 0.06, LOG_RADIUS * 3), 0.1, 0.08, "bark", 2, sides=8, tone_by=bark_tone)
    with model.placed(frame(*turn_to(unit((-0.2, 0.04, 0.37))), (-0.5, 0.06, LOG_RADIUS * 3))):
        disc(model, (0, 0, 0.002), 0.08, "plank", 3, sides=8)
    moss_dabs(model, (0.3, -0.02, LOG_RADIUS * 2), UP, [(0, 0, 0.2, 0.1), (0.2, -0.04, 0.12, 0.1), (-0.2, -0.02, 0.12, 0.08)])
    for x, z in ((0.5, 6), (0.62, 9), (0.42, 3)):
        shelf = [(x + 0.1 * math.cos(a), -LOG_RADIUS * 0.9 + 0.13 * math.sin(a), px_up(z)) for a in np.linspace(math.pi, 2 * math.pi, 7)]
        mark(model, shelf, "linen", 3, UP)
        mark(model, [point + vector(0, 0.004, -px_up(1)) for point in np.array(shelf)], "linen", 1, UP)


def turn_to(axis: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Axes of a placement whose z is `axis`."""
    across = unit(np.cross((0, 1, 0), axis))
    return across, np.cross(axis, across), axis


def stump(model: Model, radius: float, high: float, roots: int) -> None:
    """Bark that flares into roots, strokes down it, and a top with rings that slopes a little to the south."""
    flare = lambda along: 1 + 0.4 * (1 - along) ** 3
    tube(model, (0, 0, 0), (0, 0, high), radius, radius, "bark", 2, sides=14, rings=4, profile=flare, tone_by=bark_tone)
    for root in range(roots):
        around = 2 * math.pi * root / roots - 0.5
        out = vector(math.cos(around), math.sin(around), 0) * radius
        tube(model, out * 0.7 + (0, 0, high * 0.5), out * 1.75, 0.13, 0.03, "bark", 2, sides=8, rings=3, tone_by=bark_tone, floor=0)
    for index in range(9):
        around = -2.4 + index * 3.6 / 8
        ray = vector(math.cos(around), math.sin(around), 0)
        low, top = model.chance.between(0.1, 0.4) * high, model.chance.between(0.6, 0.95) * high
        points = [ray * radius * flare(z / high) + (0, 0, z) for z in (low, top)]
        stroke(model, *points, px_ground(1.3), "bark", 3 if index % 3 == 1 else 0.8, ray, lift=0.014)
    with model.placed(np.array([[1, 0, 0, 0], [0, 1, 0, 0], [0, 0.12, 1, high], [0, 0, 0, 1]], np.float64)):
        cut_end(model, radius)


def stump_plain(model: Model) -> None:
    """A splinter stands where the tree broke off, moss on the west."""
    stump(model, STUMP_RADIUS, STUMP_HIGH, 5)
    tall = STUMP_HIGH + px_up(7)
    for y0, y1, top in ((0.05, 0.2, tall), (0.18, 0.3, tall - px_up(3))):
        quad = [(-0.2, y0, STUMP_HIGH), (-0.04, y1, STUMP_HIGH), (-0.12, y1, top)]
        polygon(model, quad, "plank", 3)
        polygon(model, np.array(quad)[::-1] + (-0.03, 0.03, 0), "bark", 1)
    moss_dabs(model, (-0.3, -0.34, px_up(4)), unit((-0.6, -0.8, 0.2)), [(0, 0, 0.12, px_up(2.4)), (0.1, 0.05, 0.08, px_up(2))])


def stump_axe(model: Model) -> None:
    """A broad chopping block with an axe in it and two split logs before it."""
    stump(model, STUMP_RADIUS * 1.08, px_up(12), 4)
    head = vector(0.02, -0.02, px_up(14.5))
    beam(model, head + (-0.02, 0, 0.0), head + (-0.5, -0.16, px_up(9)), px_ground(1.7), px_ground(1.7), "plank", 3.4, bevel=0)
    blade = [(0.10, -0.02, px_up(11.5)), (-0.03, -0.02, px_up(12)), (-0.12, -0.02, px_up(16)), (0.06, -0.02, px_up(17)), (0.16, -0.02, px_up(15))]
    for y, tone, turn in ((-0.04, 3, 1), (0.04, 1.4, -1)):
        polygon(model, (np.array(blade) + (0, y, 0))[::-turn], "iron", tone)
    polygon(model, [blade[2] + vector(0, -0.04, 0), blade[3] + vector(0, -0.04, 0), blade[3] + vector(0, 0.04, 0), blade[2] + vector(0, 0.04, 0)], "iron", 4)
    for x, y, turn in ((0.34, -0.42, 20), (-0.34, -0.5, -50)):
        with model.placed(turn_z(turn)):
            half = [(x - 0.2, y - 0.09, 0), (x + 0.2, y - 0.09, 0), (x + 0.2, y + 0.09, 0), (x - 0.2, y + 0.09, 0)]
            ridge = [(x - 0.2, y, px_up(4.5)), (x + 0.2, y, px_up(4.5))]
            polygon(model, [half[0], half[1], ridge[1], ridge[0]], "plank", 3.4)
            polygon(model, [half[2], half[3], ridge[0], ridge[1]], "bark", 2)
            polygon(model, [half[1], half[2], ridge[1]], "plank", 2.4)
            polygon(model, [half[3], half[0], ridge[0]], "plank", 2.4)


SHEETS = [
    Sheet("log_fallen", log_fallen, seed=101, footprint=(2, 1), facings=4),
    Sheet("stump_plain", stump_plain, seed=102),
    Sheet("stump_axe", stump_axe, seed=103),
]
