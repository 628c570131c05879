"""Heads of villagers, larger than life: the face looks up a little, so that this steep camera finds it under the hair."""

import math
from dataclasses import dataclass

import numpy as np

from .marks import SOUTH, mark
from .model import Model
from .rounds import ball
from .skins import limb, shell
from .solids import box
from .space import frame, px_up, shift

# Half width, half depth and half height: with hair nine texels wide and eleven tall on the screen.
SKULL_UNITS = (0.18, 0.168, 0.145)
# Here the crown ends in a row of texels in every view; a little higher or lower a single one would stick out.
HEAD_PX = 35.9
# How far the face leans back.
TILT_DEGREES = 17.0
HAIR_UNITS, SCARF_UNITS, BEARD_UNITS = 0.022, 0.036, 0.045
# One and a half texels from the middle: where the face looks at the viewer each eye fills one column of texels.
EYE_ASIDE_UNITS = 0.07
# They stand out just enough to be met by side views, and not so far that they show over the crown from behind.
EYE_UNITS, EYE_AHEAD_UNITS, EYE_HEIGHT_UNITS = (0.054, 0.046, 0.064), -0.14, 0.013
LID_UNITS, EYE_LIFT_UNITS = 0.014, 0.004
# The face reaches back to the sideburns, these to the ears; behind them is the nape.
FACE_DEGREES, SIDEBURN_DEGREES, EAR_DEGREES = 74.0, 92.0, 112.0
PARTING_DEGREES, NOSE_DEGREES = 14.0, 26.0


@dataclass(frozen=True)
class Head:
    """`hair` and `hair_tone` are material and body tone; `kerchief` is the material of one, or empty."""

    hair: str = "hair"
    hair_tone: float = 2.0
    beard: bool = False
    kerchief: str = ""


def azimuth(direction: np.ndarray) -> np.ndarray:
    """Degrees from the front, to the left hand positive."""
    return np.degrees(np.arctan2(direction[:, 0], -direction[:, 1]))


def rise(direction: np.ndarray) -> np.ndarray:
    """Degrees above level."""
    return np.degrees(np.arcsin(direction[:, 2]))


def head(model: Model, look: Head) -> None:
    """Neck and head over the origin of the body."""
    limb(model, (0, 0.01, px_up(29)), (0, 0.0, px_up(34)), 0.085, 0.085, "skin", 2)
    lean = math.radians(TILT_DEGREES)
    tilt = frame((1, 0, 0), (0, math.cos(lean), -math.sin(lean)), (0, math.sin(lean), math.cos(lean)), (0, 0, 0))
    with model.placed(shift(0, -0.01, px_up(HEAD_PX)), tilt):
        face(model)
        if look.kerchief:
            kerchief(model, look)
        else:
            hair(model, look)
        if look.beard:
            beard(model, look)


def face(model: Model) -> None:
    """Cheeks and jaw are a tone darker than brow and chin. Eyes stand behind the bridge of the nose, or side views would lose them."""
    shell(model, SKULL_UNITS, "skin", lambda direction: 3.0 - ((rise(direction) < -26) | (np.abs(azimuth(direction)) > 46)))
    for side in (-1, 1):
        eye(model, side)
        ball(model, (side * 0.178, 0.03, -0.01), 0.045, "skin", 3, scale=(0.6, 0.8, 1.1))
    limb(model, (0, -0.145, 0.01), (0, -0.18, -0.044), 0.026, 0.026, "skin", 3)
    ball(model, (0.022, -0.178, -0.04), 0.026, "skin", 4)


def eye(model: Model, side: int) -> None:
    """Dark before and on the outer side, skin else: so a side view shows the near eye alone, and none shows over the crown from behind."""
    (width, depth, height), (x, y, z) = EYE_UNITS, (side * EYE_ASIDE_UNITS, EYE_AHEAD_UNITS, EYE_HEIGHT_UNITS)
    box(model, (x, y, z), EYE_UNITS, "skin", 3, bevel=0)
    low, high, front, outer, inner = z - height / 2, z + height / 2, y - depth / 2, x + side * width / 2, x - side * width / 2
    mark(model, [(inner, front, low), (outer, front, low), (outer, front, high), (inner, front, high)], "hair", 0, SOUTH, lift=EYE_LIFT_UNITS)
    high -= LID_UNITS
    mark(model, [(outer, front, low), (outer, y, low), (outer, y, high), (outer, front, high)], "hair", 0, (side, 0, 0), lift=EYE_LIFT_UNITS)


def hair(model: Model, look: Head) -> None:
    """Cropped: a fringe parted on the left, sideburns, free ears, a ragged nape."""

    def covers(direction: np.ndarray) -> np.ndarray:
        return rise(direction) > hairline(azimuth(direction))

    shell(model, np.add(SKULL_UNITS, HAIR_UNITS), look.hair, lambda direction: hair_tones(direction, look.hair_tone), covers)


def hairline(aside: np.ndarray) -> np.ndarray:
    """Degrees above level where hair begins."""
    wide = np.abs(aside)
    fringe = np.where(aside > PARTING_DEGREES, 32.0, 39.0) - 0.16 * wide
    nape = -6.0 + 8.0 * np.abs((wide / 18) % 2 - 1)
    return np.select([wide < FACE_DEGREES, wide < SIDEBURN_DEGREES, wide < EAR_DEGREES], [fringe, -2.0, 16.0], nape)


def hair_tones(direction: np.ndarray, body: float) -> np.ndarray:
    """A dark rim below, a shine round the crown, the line of the parting."""
    up, aside = rise(direction), azimuth(direction)
    shine = (up > 50) & (up < 63) & (np.abs(aside + 34) < 60)
    parting = (np.abs(aside - PARTING_DEGREES) < 9) & (up < 72)
    rim = (up < hairline(aside) + 12) & (np.abs(aside) > FACE_DEGREES)
    return body + shine - (rim | parting)


def beard(model: Model, look: Head) -> None:
    """Round the jaw from ear to ear, under the nose, down to the chest in a point."""

    def covers(direction: np.ndarray) -> np.ndarray:
        wide = np.abs(azimuth(direction))
        return (rise(direction) < np.where(wide < NOSE_DEGREES, -10, 8)) & (wide < SIDEBURN_DEGREES)

    with model.placed(shift(0, -0.015, -0.015)):
        shell(model, np.add(SKULL_UNITS, BEARD_UNITS), look.hair, look.hair_tone, covers)
        limb(model, (0, -0.12, -0.1), (0, -0.19, -0.2), 0.1, 0.05, look.hair, look.hair_tone)


def kerchief(model: Model, look: Head) -> None:
    """Over all but the face and a strip of parted hair, knotted at the nape."""

    def above(direction: np.ndarray, middle: float) -> np.ndarray:
        return rise(direction) > middle - 0.28 * np.abs(azimuth(direction))

    def covers(direction: np.ndarray) -> np.ndarray:
        return above(direction, 55) | (np.abs(azimuth(direction)) > 66)

    shell(model, np.add(SKULL_UNITS, HAIR_UNITS), look.hair, look.hair_tone, lambda direction: above(direction, 44))
    shell(model, np.add(SKULL_UNITS, SCARF_UNITS), look.kerchief, lambda direction: 3.0 - (rise(direction) < -2), covers)
    for side in (-1, 1):
        limb(model, (0, 0.16, -0.1), (side * 0.07, 0.2, -0.17), 0.05, 0.03, look.kerchief, 2)
