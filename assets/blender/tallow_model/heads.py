"""Heads of villagers, larger than life: the face looks up a little, so that this steep camera finds it under the hair."""

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .model import Model
from .rounds import ball
from .skins import limb, shell
from .space import frame, px_up, shift

# Half width, half depth and half height: with hair nine texels wide and eleven tall on the screen.
SKULL_UNITS = (0.18, 0.168, 0.145)
# Here the crown ends in a row of texels in every view; a little higher or lower a single one would stick out.
HEAD_PX = 35.9
# How far the face leans back.
TILT_DEGREES = 17.0
HAIR_UNITS, SCARF_UNITS, BEARD_UNITS = 0.022, 0.036, 0.045
# An eye is drawn on the skull between these angles from the front: one texel wide where the face looks at the viewer, and still
# met by side views, where the bridge of the nose keeps a texel of skin before it. Two texels tall: one alone reads as a speck.
EYE_DEGREES, EYE_RISE_DEGREES = (17.0, 31.0), (-11.0, 18.0)
EYE_UNITS = 0.004
# A degree each, so that eyes have the angles that they are given.
EYE_COLUMNS, EYE_RINGS = 360, 180
# The face reaches back to the sideburns, these to the ears; behind them is the nape.
FACE_DEGREES, SIDEBURN_DEGREES, EAR_DEGREES = 74.0, 92.0, 112.0
PARTING_DEGREES, NOSE_DEGREES = 14.0, 26.0
# How high a bald head's hair reaches.
WREATH_DEGREES = 30.0


def hairline(aside: np.ndarray) -> np.ndarray:
    """Degrees above level where hair begins."""
    wide = np.abs(aside)
    fringe = np.where(aside > PARTING_DEGREES, 36.0, 41.0) - 0.25 * wide
    nape = -6.0 + 8.0 * np.abs((wide / 18) % 2 - 1)
    return np.select([wide < FACE_DEGREES, wide < SIDEBURN_DEGREES, wide < EAR_DEGREES], [fringe, -2.0, 16.0], nape)


@dataclass(frozen=True)
class Head:
    """`hair` and `hair_tone` are material and body tone; `kerchief` is the material of one, or empty.

    `bald` leaves a wreath of hair; `size` scales the head about the neck. `eye_degrees` are the angles from the front and
    those above level between which an eye lies, `hairline` tells by such angles how many degrees above level hair begins.
    `wears` draws what is worn over the hair, round the skull's middle and leaning with it.
    """

    hair: str = "hair"
    hair_tone: float = 2.0
    beard: bool = False
    kerchief: str = ""
    bald: bool = False
    size: float = 1.0
    eye_degrees: tuple[tuple[float, float], tuple[float, float]] = (EYE_DEGREES, EYE_RISE_DEGREES)
    hairline: Callable[[np.ndarray], np.ndarray] = hairline
    wears: Callable[[Model], None] | None = None


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
    grown = np.diag([look.size, look.size, look.size, 1.0])
    with model.placed(shift(0, -0.01, px_up(HEAD_PX) + (look.size - 1) * SKULL_UNITS[2]), tilt, grown):
        face(model, look)
        if look.kerchief:
            kerchief(model, look)
        else:
            hair(model, look)
        if look.beard:
            beard(model, look)
        if look.wears:
            look.wears(model)


def face(model: Model, look: Head) -> None:
    """Cheeks and jaw are a tone darker than brow and chin. Eyes stand behind the bridge of the nose, or side views would lose them."""

    def in_eyes(direction: np.ndarray) -> np.ndarray:
        aside, up = np.abs(azimuth(direction)), rise(direction)
        (inner, outer), (low, high) = look.eye_degrees
        return (aside > inner) & (aside < outer) & (up > low) & (up < high)

    shell(model, SKULL_UNITS, "skin", lambda direction: 3.0 - ((rise(direction) < -26) | (np.abs(azimuth(direction)) > 46)))
    for side in (-1, 1):
        ball(model, (side * 0.178, 0.03, -0.01), 0.045, "skin", 3, scale=(0.6, 0.8, 1.1))
    shell(model, np.add(SKULL_UNITS, EYE_UNITS), "hair", 0, in_eyes, columns=EYE_COLUMNS, rings=EYE_RINGS)
    limb(model, (0, -0.17, 0.045), (0, -0.205, -0.044), 0.026, 0.028, "skin", 3)


def hair(model: Model, look: Head) -> None:
    """Cropped: a fringe parted on the left, sideburns, free ears, a ragged nape."""

    def covers(direction: np.ndarray) -> np.ndarray:
        up, aside = rise(direction), azimuth(direction)
        wreath = (up < WREATH_DEGREES) & (np.abs(aside) > FACE_DEGREES)
        return (up > look.hairline(aside)) & (wreath | (not look.bald))

    shell(model, np.add(SKULL_UNITS, HAIR_UNITS), look.hair, lambda direction: hair_tones(direction, look), covers)


def hair_tones(direction: np.ndarray, look: Head) -> np.ndarray:
    """A dark rim below, a shine round the crown, the line of the parting."""
    up, aside = rise(direction), azimuth(direction)
    shine = (up > 50) & (up < 63) & (np.abs(aside + 34) < 60)
    parting = (np.abs(aside - PARTING_DEGREES) < 9) & (up < 72)
    rim = (up < look.hairline(aside) + 12) & (np.abs(aside) > FACE_DEGREES)
    return look.hair_tone + shine - (rim | parting)


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
