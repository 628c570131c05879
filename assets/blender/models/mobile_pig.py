"""A pig: round and pink with dark patches, a blunt snout, ears that hang over the eyes, a curled tail; it walks 0.8 units a second."""

from tallow_model.beasts import BEAST_ANIMATIONS, Ring, breath_units, paw_leg, pelt, step_of
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.skins import limb
from tallow_model.space import px_up, shift

HIDE, PATCH = "skin", ("hair", 1)
BODY = (
    Ring(-0.44, 0.42, 0.04, 0.04), Ring(-0.39, 0.42, 0.16, 0.17), Ring(-0.22, 0.41, 0.215, 0.22), Ring(0.02, 0.4, 0.22, 0.225),
    Ring(0.22, 0.42, 0.2, 0.21), Ring(0.38, 0.46, 0.165, 0.18), Ring(0.5, 0.45, 0.13, 0.14), Ring(0.58, 0.43, 0.08, 0.09),
)  # fmt: skip
STRIDE_UNITS, LIFT_UNITS, APART_UNITS, HIP_UP_UNITS = 0.1, 0.06, 0.12, 0.32
LAGS = {("hind", 1): 0.0, ("fore", 1): 0.25, ("hind", -1): 0.5, ("fore", -1): 0.75}


def legs(model: Model) -> None:
    for (which, side), lag in LAGS.items():
        north = -0.26 if which == "fore" else 0.28
        step = step_of(model, lag, STRIDE_UNITS, LIFT_UNITS)
        paw_leg(model, (side * APART_UNITS, north, HIP_UP_UNITS), 0.0, (side * APART_UNITS, north, 0.05), step, 0.085, 0.055, (HIDE, 2), (HIDE, 1))


def head(model: Model) -> None:
    limb(model, (0, -0.5, 0.44), (0, -0.69, 0.4), 0.095, 0.075, HIDE, 2)
    limb(model, (0, -0.7, 0.4), (0, -0.72, 0.4), 0.08, 0.08, HIDE, 3)
    for side in (-1, 1):
        limb(model, (side * 0.085, -0.42, 0.6), (side * 0.13, -0.53, 0.54), 0.06, 0.035, HIDE, 1)
        ball(model, (side * 0.085, -0.575, 0.51), 0.028, *PATCH)


def build(model: Model) -> None:
    walks = model.animation == "walk"
    beat = round(model.phase * 4) % 4 if walks else 0
    legs(model)
    with model.placed(shift(0, 0, breath_units(model))):
        pelt(model, BODY, HIDE, 2)
        pelt(model, BODY, *PATCH, degrees=(-20, 105), lift=0.008, widths=(0.4, 1, 0.4), span=(2, 4))
        pelt(model, BODY, *PATCH, degrees=(-110, -40), lift=0.008, widths=(0.5, 1, 0.3), span=(1, 3))
        limb(model, (0, 0.43, 0.5), (0.04, 0.5, 0.55), 0.03, 0.028, HIDE, 1)
        limb(model, (0.04, 0.5, 0.55), (-0.02, 0.52, 0.6), 0.028, 0.024, HIDE, 1)
    with model.placed(shift(0, 0, px_up(beat % 2) + breath_units(model))):
        head(model)


SHEETS = [Sheet("mobile_pig", build, facings=8, animations=BEAST_ANIMATIONS)]
