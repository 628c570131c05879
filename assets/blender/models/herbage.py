"""Green things that grow wild: a tuft of tall grass, a fern, reeds with cattails, lily pads."""

import math

import numpy as np

from tallow_model.foliage import PX_UP_SCREEN_UNIT, SCREEN_RIGHT, SCREEN_UP, TO_VIEWER
from tallow_model.goods import fruit_at
from tallow_model.herbs import blade, tuft
from tallow_model.marks import UP, mark, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import lathe
from tallow_model.space import PX_PER_UNIT, px_ground, px_up, shift, unit, vector

# Degrees from east, length, height in texels and tone of a fern's plumes.
FRONDS = (
    (155, 0.6, 25, 1.3), (118, 0.62, 22, 1.0), (195, 0.85, 18, 1.9), (72, 0.85, 18, 1.5), (-132, 0.95, 13, 2.4), (38, 0.95, 12, 2.0),
    (-95, 0.85, 8, 1.5), (-2, 0.85, 8, 1.4), (-58, 0.8, 5, 1.9),
)  # fmt: skip
LEAFLETS, WIDEST_LEAFLET, FROND_FOOT = 5, 6.0, vector(0, 0, px_up(1))
# Right, towards the viewer, height in texels, lean to the right in texels, of each cattail.
CATTAILS = ((-6, 0, 30, -3), (-1, 2, 35, 0), (4, -1, 32, 2), (8, 2, 26, 4), (-9, 3, 23, -5))
# East, north, radius in texels, where the notch is in degrees, tone.
PADS = ((-0.26, 0.16, 6.5, -70, 2.4), (0.2, 0.26, 5, -150, 2), (0.26, -0.16, 7, -110, 2.6), (-0.2, -0.3, 5, 10, 2.2), (-0.02, 0.02, 3.4, -60, 3))
PAD_RISE = 0.03
NOTCH = 0.35


def tall_grass(model: Model) -> None:
    """Knee high, three shapes; the third is in seed."""
    count, height, spread = ((28, 17, 9), (24, 14, 11), (26, 19, 8))[model.variant]
    tuft(model, (0, 0, 0), count, height, spread, "meadow", 2.2, 2.9, droop=0.12)
    if model.variant == 2:
        for x, high in ((-4, 20), (0, 23), (4, 21), (7, 18)):
            foot = SCREEN_RIGHT * px_ground(x * 0.3)
            reach = SCREEN_RIGHT * px_ground(x * 0.7) + (0, 0, px_up(high))
            blade(model, foot, reach, 1.2, "thatch", 2, tip_tone=0)
            blade(model, foot + reach * 0.78, reach * 0.28, 2.6, "thatch", 3, fullness=0.4)


def frond(model: Model, around: float, long: float, high: float, tone: float) -> None:
    """A plume that arches over: a narrow leaf with a comb of leaflets on both sides that grow shorter towards its tip, and a light rib."""
    ray = vector(math.cos(around), math.sin(around), 0)
    reach, droop = ray * long + (0, 0, px_up(high)), px_up(high * 0.6)
    line = [FROND_FOOT + reach * t - (0, 0, droop * t**2.5) for t in np.linspace(0, 1, LEAFLETS + 2)]
    for step, (here, onward) in enumerate(zip(line, line[1:])):
        right, up = (onward - here) @ SCREEN_RIGHT * PX_PER_UNIT, (onward - here) @ SCREEN_UP * PX_UP_SCREEN_UNIT
        along = math.hypot(right, up)
        across = (SCREEN_RIGHT * up / PX_PER_UNIT - SCREEN_UP * right / PX_UP_SCREEN_UNIT) / along
        size = WIDEST_LEAFLET * math.sin(math.pi * (0.2 + 0.8 * step / (LEAFLETS + 1)))
        for side in (-1, 1) if step else ():
            blade(model, here, across * side * size + (onward - here) / along * size * 0.7, 2.3, "birch_leaf", tone, fullness=0.3, tip_tone=0)
        blade(model, here + TO_VIEWER * 0.02, (onward - here) * 1.2, 2, "birch_leaf", tone + 0.8, fullness=0.5, tip_tone=0)


def fern(model: Model) -> None:
    """A rosette of plumes: dark ones behind and below, light ones before and above them."""
    for turn, long, high, tone in FRONDS:
        frond(model, math.radians(turn), long, high, tone)


def reeds(model: Model) -> None:
    """Long blades and five cattails that stand over them."""
    for x, y, count, height in ((-0.2, 0.1, 12, 24), (0.16, -0.06, 14, 27), (-0.04, -0.2, 10, 19), (0.3, 0.2, 8, 20)):
        tuft(model, (x, y, 0), count, height, 7, "meadow", 2.0, 2, droop=0.1)
    for right, ahead, high, lean in CATTAILS:
        foot = SCREEN_RIGHT * px_ground(right * 0.7) + vector(0.5, -0.5, 0) * px_ground(ahead)
        reach = SCREEN_RIGHT * px_ground(lean) + (0, 0, px_up(high))
        blade(model, foot, reach, 1.3, "meadow", 3, tip_tone=0.5, fullness=0.5)
        axis, top = unit(reach), foot + reach
        with model.placed(shift(*(top - axis * px_up(9)))):
            size = px_ground(1.7)
            for low, tall, wide, tone in ((0, 2, 0.8, 1), (1, 6, 1, 2), (6, 8, 0.75, 3)):
                profile = [(size * wide, px_up(low)), (size * wide, px_up(tall)), (0.0, px_up(tall + 0.6))]
                lathe(model, profile, "leather", tone, 8, smooth=True, debris=True)


def pad(model: Model, x: float, y: float, radius: float, notch: float, tone: float) -> None:
    """A round leaf with a notch, a pale rib and a dark rim where it faces the viewer; it lies a hair over the water."""
    start = math.radians(notch)
    angles = start + NOTCH + (2 * math.pi - 2 * NOTCH) * np.linspace(0, 1, 13)
    rim = np.array([(math.cos(a), math.sin(a), 0) for a in angles]) * px_ground(radius)
    middle = vector(x, y, PAD_RISE)
    for index in range(12):
        towards = (rim[index] + rim[index + 1]) @ vector(0.7, -0.7, 0)
        points = middle + np.array([(0, 0, 0), rim[index], rim[index + 1]])
        model.add([points], "birch_leaf", tone, [UP])
        if towards > 0:
            inner = 1 - 1.2 / radius
            edge = [middle + rim[index], middle + rim[index + 1], middle + rim[index + 1] * inner, middle + rim[index] * inner]
            mark(model, edge, "birch_leaf", tone - 1.6, UP)
    rib = vector(math.cos(start), math.sin(start), 0) * px_ground(radius * 0.7)
    stroke(model, middle, middle - rib, px_ground(1), "birch_leaf", tone + 1, UP)


def lily_pads(model: Model) -> None:
    """Five pads and two flowers, one open and one in bud."""
    for x, y, radius, notch, tone in PADS:
        pad(model, x, y, radius, notch, tone)
    for x, y, size, count in ((0.28, -0.14, 3.4, 7), (-0.27, 0.18, 2.4, 5)):
        foot = vector(x, y, PAD_RISE + 0.01)
        for index in range(count):
            around = 2 * math.pi * index / count
            reach = vector(math.cos(around), math.sin(around), 0.9) * px_ground(size)
            blade(model, foot, reach, 2.4, "linen", 2.6 if index % 2 else 3.4, fullness=0.5, tip_tone=0)
        fruit_at(model, foot + (0, 0, px_up(1.6)), px_ground(1.2), "ochre", 3, unit((-0.2, -0.4, 1)))


SHEETS = [
    Sheet("tall_grass", tall_grass, seed=131, variants=3),
    Sheet("fern_green", fern, seed=132),
    Sheet("reeds_cattail", reeds, seed=133),
    Sheet("lily_pads", lily_pads, seed=134),
]
