"""A smith: blue shirt with rolled sleeves, leather apron to the knee, a square beard, a band round his bald head, a hammer; broader than others."""

import numpy as np

from tallow_model.figures import ANIMATIONS, BELT_PX, Look, figure, pose_of
from tallow_model.garments import Apron, Bell, strap
from tallow_model.heads import BEARD_UNITS, SIDEBURN_DEGREES, SKULL_UNITS, Head, azimuth, rise
from tallow_model.model import Model, Sheet
from tallow_model.skins import limb, shell
from tallow_model.solids import beam, box
from tallow_model.space import px_up, shift

BODY = ((14.5, 0.255, 0.21), (21, 0.23, 0.19), (24, 0.25, 0.21), (28, 0.278, 0.2), (30, 0.28, 0.19), (31.5, 0.23, 0.155), (32.5, 0.1, 0.1))
# Angles from the front, and how high the beard reaches there.
BEARD_FROM = ((0, 24, 50, 70), (-30, -44, -34, 12))
BAND_RISE_DEGREES, BAND_HALF_DEGREES = 40.0, 8.0


def hammer(model: Model) -> None:
    """Held near its end, the iron down by the shin."""
    head = px_up(-9)
    beam(model, (0, 0.02, px_up(2.5)), (-0.02, -0.06, head), 0.06, 0.06, "thatch", 1, bevel=0)
    box(model, (-0.02, -0.07, head), (0.15, 0.26, px_up(4)), "iron", 2, bevel=0.02)


def apron_straps(model: Model, bell: Bell) -> None:
    """They cross on the back."""
    for side in (-1, 1):
        strap(model, bell, ((180 + side * 62, BELT_PX[0]), (180 - side * 40, 31)), 1.6, "hide", 2)


def square_beard(model: Model) -> None:
    """Under the cheeks, so that both eyes stand free of it, and straight across on the chest."""

    def covers(direction: np.ndarray) -> np.ndarray:
        wide = np.abs(azimuth(direction))
        return (rise(direction) < np.interp(wide, BEARD_FROM[0], BEARD_FROM[1])) & (wide < SIDEBURN_DEGREES)

    with model.placed(shift(0, -0.015, -0.015)):
        shell(model, np.add(SKULL_UNITS, BEARD_UNITS), "hair", 1, covers)
        for side in (-1, 1):
            limb(model, (side * 0.06, -0.12, -0.1), (side * 0.045, -0.18, -0.2), 0.09, 0.06, "hair", 1)


def brow_band(model: Model) -> None:
    """Round the head over the brow, knotted behind."""
    shell(model, np.add(SKULL_UNITS, 0.026), "red_cloth", 3, lambda direction: np.abs(rise(direction) - BAND_RISE_DEGREES) < BAND_HALF_DEGREES)
    for side in (-1, 1):
        limb(model, (0, 0.15, 0.05), (side * 0.05, 0.2, -0.05), 0.045, 0.03, "red_cloth", 2)


def on_head(model: Model) -> None:
    square_beard(model)
    brow_band(model)


LOOK = Look(
    BODY, ("blue_cloth", 2), Head(hair_tone=1, bald=True, wears=on_head), legs=("timber", 1), forearm=("skin", 3), arm_units=0.09, sleeve_share=0.85,
    apron=Apron("hide", 2, hem_px=8.5, bib_px=28.5, half_degrees=60, bib_half_degrees=38), on_trunk=apron_straps, in_hand=hammer,
)  # fmt: skip


def build(model: Model) -> None:
    figure(model, LOOK, pose_of(model))


SHEETS = [Sheet("mobile_smith", build, facings=8, animations=ANIMATIONS)]
