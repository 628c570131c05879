"""A cow: red-brown with pale patches and a pale blaze, short horns, an udder, a tufted tail; it walks 1 unit a second."""

from tallow_model.beasts import BEAST_ANIMATIONS, Ring, breath_units, paw_leg, pelt, step_of
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.skins import limb
from tallow_model.space import px_up, shift

COAT, PALE, HOOF = ("shingle", 2), ("linen", 3), ("bark", 0)
BODY = (
    Ring(-0.68, 0.96, 0.06, 0.08), Ring(-0.63, 0.93, 0.2, 0.24), Ring(-0.42, 0.9, 0.26, 0.29), Ring(-0.1, 0.86, 0.28, 0.32),
    Ring(0.22, 0.89, 0.255, 0.3), Ring(0.45, 0.96, 0.2, 0.26), Ring(0.64, 1.04, 0.13, 0.19), Ring(0.76, 1.1, 0.1, 0.14),
)  # fmt: skip
STRIDE_UNITS, LIFT_UNITS, APART_UNITS, HIP_UP_UNITS = 0.125, 0.08, 0.155, 0.78
# Each foot is set down by itself.
LAGS = {("hind", 1): 0.0, ("fore", 1): 0.25, ("hind", -1): 0.5, ("fore", -1): 0.75}


def legs(model: Model) -> None:
    for (which, side), lag in LAGS.items():
        north, knee = (-0.36, 0.02) if which == "fore" else (0.48, -0.05)
        step = step_of(model, lag, STRIDE_UNITS, LIFT_UNITS)
        foot = (side * APART_UNITS, north, 0.07)
        paw_leg(model, (side * APART_UNITS, north, HIP_UP_UNITS), knee, foot, step, 0.125, 0.066, COAT, ("linen", 2))
        hoof = (side * APART_UNITS, north - 0.02 - step.ahead, 0.045 + step.lift)
        limb(model, hoof, (hoof[0], hoof[1] - 0.04, hoof[2]), 0.075, 0.072, *HOOF, floor=0)


def head(model: Model) -> None:
    """Broad brow with a blaze, pale muzzle, level ears under the horns."""
    limb(model, (0, -0.78, 1.2), (0, -1.0, 1.03), 0.135, 0.1, *COAT)
    limb(model, (0, -0.82, 1.255), (0, -0.97, 1.12), 0.045, 0.04, *PALE)
    limb(model, (0, -1.0, 1.02), (0, -1.05, 0.98), 0.108, 0.1, "skin", 2)
    for side in (-1, 1):
        limb(model, (side * 0.12, -0.76, 1.22), (side * 0.26, -0.75, 1.18), 0.055, 0.035, "shingle", 1)
        limb(model, (side * 0.08, -0.78, 1.3), (side * 0.17, -0.79, 1.37), 0.038, 0.034, "plaster", 2)
        limb(model, (side * 0.17, -0.79, 1.37), (side * 0.15, -0.81, 1.45), 0.034, 0.02, "plaster", 3)
        ball(model, (side * 0.115, -0.87, 1.19), 0.036, "hair", 0)


def tail(model: Model, sway: float) -> None:
    limb(model, (0, 0.68, 1.04), (sway * 0.5, 0.76, 0.75), 0.036, 0.036, "shingle", 1)
    limb(model, (sway * 0.5, 0.76, 0.75), (sway, 0.76, 0.5), 0.036, 0.06, *HOOF)


def build(model: Model) -> None:
    walks = model.animation == "walk"
    beat = round(model.phase * 4) % 4 if walks else 0
    legs(model)
    with model.placed(shift(0, 0, breath_units(model))):
        pelt(model, BODY, *COAT)
        pelt(model, BODY, *PALE, degrees=(-8, 112), lift=0.01, widths=(0.5, 1, 0.8, 0.2), span=(1, 4))
        pelt(model, BODY, *PALE, degrees=(-130, -30), lift=0.01, widths=(0.2, 0.9, 1, 0.4), span=(3, 6))
        ball(model, (0, 0.38, 0.58), 0.13, "skin", 2, scale=(1, 1, 0.75))
        tail(model, (0.0, 0.07, 0.0, -0.07)[beat] if walks else breath_units(model))
    with model.placed(shift(0, 0, breath_units(model) - px_up(beat % 2))):
        head(model)


SHEETS = [Sheet("mobile_cow", build, facings=8, animations=BEAST_ANIMATIONS)]
