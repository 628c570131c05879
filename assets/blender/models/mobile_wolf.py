"""A wolf: grey, with a dark saddle and a pale throat, head low before the shoulders, a bushy tail; it walks 1.33 units a second."""

import numpy as np

from tallow_model.beasts import BEAST_ANIMATIONS, Ring, breath_units, paw_leg, pelt, step_of
from tallow_model.heads import azimuth, rise
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.skins import limb, shell
from tallow_model.space import px_up, shift, vector

FUR, SADDLE, PALE = ("stone", 2), ("bark", 2), ("linen", 1)
BODY = (
    Ring(-0.44, 0.58, 0.03, 0.03), Ring(-0.38, 0.58, 0.14, 0.14), Ring(-0.22, 0.58, 0.18, 0.165), Ring(0.0, 0.59, 0.115, 0.135),
    Ring(0.2, 0.59, 0.205, 0.205), Ring(0.35, 0.64, 0.19, 0.19), Ring(0.48, 0.74, 0.125, 0.15), Ring(0.62, 0.84, 0.095, 0.12),
)  # fmt: skip
SKULL_AT, SKULL = (0, -0.64, 0.87), (0.125, 0.14, 0.115)
STRIDE_UNITS, LIFT_UNITS = 1 / 6, 0.1
# The hind legs' lag behind the left one, and the fore legs': each foot is set down by itself.
LAGS = {("hind", 1): 0.0, ("fore", 1): 0.25, ("hind", -1): 0.5, ("fore", -1): 0.75}
# From the rump to the nape: over the loins the grey comes up, over the shoulders the saddle hangs down.
SADDLE_WIDTHS = (0.3, 0.7, 0.55, 0.9, 1.2, 1.0, 0.6, 0.4)
STRIPE_WIDTHS = (0.6, 1.0, 0.8, 1.0, 1.1, 0.8, 0.5, 0.2)
HIP_UP_UNITS = 0.5
# The hind legs stand wider, so that from behind the tail hangs between them.
APART_UNITS = {"hind": 0.145, "fore": 0.1}
HAUNCH_UNITS = {"hind": 0.125, "fore": 0.1}


def legs(model: Model) -> None:
    for (which, side), lag in LAGS.items():
        step = step_of(model, lag, STRIDE_UNITS, LIFT_UNITS)
        north, knee = (-0.3, -0.03) if which == "fore" else (0.3, 0.09)
        foot_north = north + (0.0 if which == "fore" else 0.06)
        aside = side * APART_UNITS[which]
        hip, foot = (aside * 0.9, north, HIP_UP_UNITS), (aside * 1.1, foot_north, 0.06)
        paw_leg(model, hip, knee, foot, step, HAUNCH_UNITS[which], 0.058, FUR, ("stone", 3))


def head(model: Model) -> None:
    """Pricked ears, a mask paler below, amber eyes, a long muzzle."""

    def tones(direction: np.ndarray) -> np.ndarray:
        return np.where(rise(direction) > 35, 1.0, 2.0)

    def eyes(direction: np.ndarray) -> np.ndarray:
        wide, up = np.abs(azimuth(direction)), rise(direction)
        return (wide > 22) & (wide < 50) & (up > 8) & (up < 34)

    with model.placed(shift(*SKULL_AT)):
        shell(model, SKULL, "stone", tones)
        shell(model, np.add(SKULL, 0.004), "hair", 0, eyes, columns=120, rings=60)
        limb(model, (0, -0.1, -0.03), (0, -0.26, -0.065), 0.075, 0.052, *PALE)
        limb(model, (0, -0.1, 0.005), (0, -0.26, -0.035), 0.06, 0.044, *FUR)
        ball(model, (0, -0.3, -0.04), 0.042, "hair", 0)
        for side in (-1, 1):
            limb(model, (side * 0.085, 0.03, 0.07), (side * 0.135, 0.06, 0.225), 0.062, 0.02, "bark", 1)
            limb(model, (side * 0.1, 0.02, -0.05), (side * 0.14, 0.1, -0.09), 0.07, 0.05, *PALE)


def tail(model: Model, sway: float) -> None:
    """Thin at its root, bushy, dark along its top and at its tip; it hangs a little to the left."""
    root, middle, tip = vector(0, 0.4, 0.64), vector(0.04 + sway * 0.4, 0.6, 0.54), vector(0.1 + sway, 0.74, 0.37)
    limb(model, root, middle, 0.05, 0.085, *FUR)
    limb(model, middle, tip, 0.085, 0.06, *FUR)
    for start, end, thick in ((root, middle, 0.045), (middle, tip, 0.05)):
        limb(model, start + (0, 0.03, 0.04), end + (0, 0.03, 0.04), thick, thick, *SADDLE)
    limb(model, tip, tip + (0.02 + sway * 0.2, 0.02, -0.09), 0.06, 0.02, "bark", 1)


def build(model: Model) -> None:
    """The head nods and the tail sways with the steps."""
    walks = model.animation == "walk"
    beat = round(model.phase * 4) % 4 if walks else 0
    legs(model)
    with model.placed(shift(0, 0, breath_units(model))):
        pelt(model, BODY, *FUR)
        pelt(model, BODY, *SADDLE, degrees=(-58, 58), lift=0.008, widths=SADDLE_WIDTHS)
        pelt(model, BODY, "bark", 1, degrees=(-14, 14), lift=0.012, widths=STRIPE_WIDTHS)
        pelt(model, BODY, *PALE, degrees=(125, 235), lift=0.008, span=(4, 7))
        tail(model, (0.0, 0.07, 0.0, -0.07)[beat] if walks else breath_units(model))
        with model.placed(shift(0, 0, -px_up(beat % 2))):
            head(model)


SHEETS = [Sheet("mobile_wolf", build, facings=8, animations=BEAST_ANIMATIONS)]
