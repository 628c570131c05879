"""What is worn on a head: each is drawn round the skull's middle, leaning back with it, so that this steep camera still finds the face."""

import math

import numpy as np

from .heads import SKULL_UNITS, azimuth, rise
from .model import Model
from .skins import limb, shell
from .space import frame, shift

IRON_UNITS, MAIL_UNITS = 0.034, 0.03
# The helmet ends over the brow; the mail under it leaves the face free.
BROW_DEGREES, CHEEK_DEGREES, BAND_DEGREES = 24.0, 62.0, 13.0
NASAL_DEGREES = 8.0
HOOD_UNITS, HOOD_DEGREES = 0.056, 33.0
# Half the height of the ribbon round a hat's crown, of which the brim hides a part.
RIBBON_DEGREES = 14.0


def leaning(degrees: float, north: float, up: float) -> np.ndarray:
    """A placement moved back and up from the skull's middle and leaned back by so much more."""
    lean = math.radians(degrees)
    return shift(0, north, up) @ frame((1, 0, 0), (0, math.cos(lean), -math.sin(lean)), (0, math.sin(lean), math.cos(lean)), (0, 0, 0))


def helmet(model: Model) -> None:
    """A pointed cap of iron with a dark band, a bar over the nose, and mail to the shoulders."""

    def covers(direction: np.ndarray) -> np.ndarray:
        up, wide = rise(direction), np.abs(azimuth(direction))
        return (up > brow(wide)) | ((wide < NASAL_DEGREES) & (up > -4))

    def tones(direction: np.ndarray) -> np.ndarray:
        up, wide = rise(direction), np.abs(azimuth(direction))
        ridge = (wide < 9) | (wide > 171)
        return np.where(up < brow(wide) + BAND_DEGREES, 1.0, 3.0 + ridge)

    def hangs(direction: np.ndarray) -> np.ndarray:
        return (np.abs(azimuth(direction)) > CHEEK_DEGREES) & (rise(direction) < 0)

    shell(model, np.add(SKULL_UNITS, MAIL_UNITS) * (1.02, 1.02, 1.16), "iron", 1, hangs)
    shell(model, np.add(SKULL_UNITS, IRON_UNITS), "iron", tones, covers)
    limb(model, (0, 0, SKULL_UNITS[2] - 0.01), (0, 0, SKULL_UNITS[2] + 0.075), 0.07, 0.02, "iron", 3)


def brow(wide: np.ndarray) -> np.ndarray:
    """Degrees above level where the helmet's rim runs."""
    return np.where(wide < CHEEK_DEGREES + 8, BROW_DEGREES, -12.0)


def straw_hat(model: Model) -> None:
    """A wide brim and a round crown with a dark ribbon, pushed to the back of the head."""
    with model.placed(leaning(9, 0.045, 0.09)):
        shell(model, (0.295, 0.295, 0.03), "thatch", lambda direction: 2.0 + (np.abs(azimuth(direction)) > 90))
        with model.placed(shift(0, 0, 0.03)):
            shell(model, (0.19, 0.19, 0.13), "thatch", lambda direction: 3.0 + (rise(direction) > 62))
            shell(model, (0.198, 0.198, 0.134), "leather", 1, lambda direction: np.abs(rise(direction) - 8) < RIBBON_DEGREES)


def velvet_cap(model: Model, material: str, tone: float) -> None:
    """Broad and soft, sunk to the right, with a rolled rim and a feather."""
    with model.placed(leaning(4, 0.01, 0.095)):
        shell(model, (0.205, 0.205, 0.055), material, tone - 1)
        slump = frame((0.98, 0, 0.17), (0, 1, 0), (-0.17, 0, 0.98), (-0.045, 0.02, 0.06))
        with model.placed(slump):
            shell(model, (0.3, 0.265, 0.085), material, lambda direction: tone + (rise(direction) > 52))
        limb(model, (0.17, -0.09, 0.05), (0.235, 0.08, 0.19), 0.032, 0.04, "linen", 4)
        limb(model, (0.235, 0.08, 0.19), (0.2, 0.24, 0.22), 0.04, 0.02, "linen", 4)


def hood(model: Model, material: str, tone: float) -> None:
    """Thrown over the head, with a lining a tone lighter round the face and a point behind."""

    def covers(direction: np.ndarray) -> np.ndarray:
        up, wide = rise(direction), np.abs(azimuth(direction))
        return (up > HOOD_DEGREES - 0.2 * wide) | (wide > CHEEK_DEGREES)

    def tones(direction: np.ndarray) -> np.ndarray:
        up, wide = rise(direction), np.abs(azimuth(direction))
        return tone + ((wide < CHEEK_DEGREES + 16) & (up < HOOD_DEGREES + 14))

    with model.placed(shift(0, 0.02, 0)):
        shell(model, np.add(SKULL_UNITS, HOOD_UNITS) * (1, 1.04, 1.1), material, tones, covers)
    limb(model, (0, 0.12, 0.05), (0, 0.235, -0.06), 0.1, 0.03, material, tone)
