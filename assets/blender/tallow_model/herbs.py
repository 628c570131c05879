"""Low plants: blades, tufts of them, and flowers on their stems.

Blades turn their flat to the viewer, so that each is as wide on the screen as it is told to be, and take their light as if they lay on the
tuft: bands cross it whole. All of it is debris.
"""

import math

import numpy as np

from .foliage import PX_UP_SCREEN_UNIT, SCREEN_RIGHT, SCREEN_UP, TO_VIEWER
from .model import Model
from .rounds import ico_ball
from .solids import polygon
from .space import PX_PER_UNIT, px_ground, px_up, unit, vector

SEGMENTS = 4
# Narrower ones are there from a fifth of a texel.
THIN_TEXELS = 1.6
TUFT_TONES = (-0.8, 0.0, 0.0, 0.8)
GOLDEN_ANGLE = 2.39996
# Of heads that are 4 texels or more across.
FLOWER_SHADE = 0.8
BEAD_LOOKS = unit((-0.2, -0.4, 1))
# Blades in the heart of a tuft are in the shade of the outer ones, and stand steeper.
HEART_TONE = -0.6


def blade(
    model: Model, foot, reach, width: float, material: str, tone: float = 2.0, droop: float = 0.0, fullness: float = 0.0, tip_tone: float = 0.6
) -> None:  # fmt: skip
    """A leaf from `foot` along `reach`, `width` texels wide, whose tip hangs `droop` units below its end.

    `fullness` is how far up its widest place is: 0 at the foot for grass, 0.4 for a leaf. The outer half is `tip_tone` lighter.
    """
    foot, reach = np.asarray(foot, np.float64), np.asarray(reach, np.float64)
    steps = np.linspace(0, 1, SEGMENTS + 1)
    line = np.array([foot + reach * step - (0, 0, droop * step**2.5) for step in steps])
    half = np.array([width / 2 * shape(step, fullness) for step in steps])
    right, up = reach @ SCREEN_RIGHT * PX_PER_UNIT, (reach - (0, 0, droop)) @ SCREEN_UP * PX_UP_SCREEN_UNIT
    length = math.hypot(right, up) or 1.0
    across = SCREEN_RIGHT * up / length / PX_PER_UNIT - SCREEN_UP * right / length / PX_UP_SCREEN_UNIT
    left, other = line - across * half[:, None], line + across * half[:, None]
    left[:, 2], other[:, 2] = np.maximum(left[:, 2], 0), np.maximum(other[:, 2], 0)
    normal = unit(vector(reach[0] * 0.5, reach[1] * 0.5, 0) + (-0.1, -0.35, 0.8))
    for index in range(SEGMENTS):
        quad = [left[index], other[index], other[index + 1], left[index + 1]]
        shade = tone + (tip_tone if index >= SEGMENTS / 2 else 0.0)
        polygon(model, quad, material, shade, normal, thin=width < THIN_TEXELS, debris=True)


def shape(along: float, fullness: float) -> float:
    """A blade's width at a place from foot (0) to tip (1), as a share of its greatest."""
    if fullness <= 0:
        return max(1 - along**1.6, 0.15)
    return max(0.25, along / fullness) if along < fullness else max(math.cos((along - fullness) / (1 - fullness) * math.pi / 2), 0.08)


def tuft(
    model: Model, centre, count: int, height: float, spread: float, material: str, width: float = 2.0, tone: float = 2.0, droop: float = 0.1
) -> None:  # fmt: skip
    """Blades from one root: `height` and `spread` in texels, how high they stand and how far their tips lie out."""
    chance = model.chance
    centre = np.asarray(centre, np.float64)
    for index in range(count):
        out, around = math.sqrt((index + 0.5) / count), index * GOLDEN_ANGLE + chance.between(-0.3, 0.3)
        ray = vector(math.cos(around), math.sin(around), 0)
        tall = px_up(height) * chance.between(0.75, 1.05) * (1 - 0.25 * out)
        foot = centre + ray * px_ground(spread) * 0.25 * out
        shade = tone + chance.pick(TUFT_TONES) + HEART_TONE * (1 - out)
        blade(model, foot, ray * px_ground(spread) * out + (0, 0, tall), width, material, shade, droop * out)


def flower(
    model: Model, foot, height: float, head: float, material: str, tone: float = 2.6, heart: str | None = None, leaves: int = 2
) -> None:  # fmt: skip
    """A stem one texel wide, leaves at its foot, and a head of radius `head` texels; `heart` is the material of its middle."""
    foot = np.asarray(foot, np.float64)
    tip = foot + (0, 0, px_up(height))
    blade(model, foot, tip - foot, 1.4, "birch_leaf", 1.4, fullness=0.5, tip_tone=0.0)
    for side in (-1, 1)[:leaves]:
        blade(model, foot, SCREEN_RIGHT * side * px_ground(2.4) + (0, 0, px_up(height * 0.55)), 1.8, "birch_leaf", 2, fullness=0.4)
    bead(model, tip, head, material, tone, shade=FLOWER_SHADE if head > THIN_TEXELS + 0.4 else 0.0)
    if heart is not None:
        bead(model, tip + TO_VIEWER * px_ground(head) * 0.75, 1, heart, 3)


def bead(model: Model, middle, radius: float, material: str, tone: float, tall: float = 1.0, shade: float = 0.0) -> None:
    """A flower's head or a berry, `radius` in texels, `tall` times as high: one light all over, for bands on 3 px are only speckle.

    Its lower half is `shade` tones darker.
    """
    unit_ball = ico_ball(3)
    tones = tone - shade * (unit_ball.mean(1)[:, 2] < -0.15)
    points = unit_ball * px_ground(radius) * (1, 1, tall) + np.asarray(middle)
    model.add(points, material, tones, np.broadcast_to(BEAD_LOOKS, (len(unit_ball), 3)), debris=True)
