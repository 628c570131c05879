"""A sheep: thick wool in clumps, a dark face and dark thin legs; it walks 0.8 units a second."""

import numpy as np

from tallow_model.beasts import BEAST_ANIMATIONS, Ring, breath_units, paw_leg, pelt, step_of
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, ico_ball
from tallow_model.skins import limb
from tallow_model.space import px_up, shift, unit, vector

WOOL, DARK = "linen", ("bark", 1)
BODY = (
    Ring(-0.42, 0.52, 0.04, 0.04), Ring(-0.36, 0.52, 0.17, 0.17), Ring(-0.18, 0.52, 0.235, 0.235), Ring(0.05, 0.52, 0.235, 0.23),
    Ring(0.24, 0.54, 0.215, 0.22), Ring(0.38, 0.6, 0.15, 0.16), Ring(0.45, 0.65, 0.06, 0.07),
)  # fmt: skip
# Clumps of wool that round off the outline: aside, ahead, height, radius; units.
CLUMPS = (
    (0.15, -0.28, 0.66, 0.11), (0.17, -0.05, 0.67, 0.12), (0.15, 0.2, 0.68, 0.11), (0.0, 0.33, 0.74, 0.12), (0.0, -0.38, 0.6, 0.12),
    (0.2, -0.15, 0.46, 0.11), (0.2, 0.14, 0.47, 0.12), (0.0, -0.16, 0.71, 0.12), (0.0, 0.1, 0.71, 0.12),
)  # fmt: skip
BODY_UP_UNITS, BODY_SHARE = 0.52, 0.65
STRIDE_UNITS, LIFT_UNITS, APART_UNITS, HIP_UP_UNITS = 0.1, 0.07, 0.12, 0.42
# Each foot is set down by itself.
LAGS = {("hind", 1): 0.0, ("fore", 1): 0.25, ("hind", -1): 0.5, ("fore", -1): 0.75}


def legs(model: Model) -> None:
    for (which, side), lag in LAGS.items():
        north = -0.24 if which == "fore" else 0.26
        step = step_of(model, lag, STRIDE_UNITS, LIFT_UNITS)
        paw_leg(model, (side * APART_UNITS, north, HIP_UP_UNITS), 0.0, (side * APART_UNITS, north, 0.05), step, 0.06, 0.05, DARK, DARK)


def clump(model: Model, middle: np.ndarray, radius: float, tone: float) -> None:
    """A ball whose normals are more than half the body's: bands cross the fleece in large shapes, not clump by clump."""
    directions = ico_ball(3)
    points = directions * radius + middle
    from_body = unit((points - (0, 0, BODY_UP_UNITS)) * (1, 0.5, 1))
    model.add(points, WOOL, tone, unit(directions * (1 - BODY_SHARE) + from_body * BODY_SHARE))


def wool(model: Model) -> None:
    pelt(model, BODY, WOOL, 2)
    for aside, ahead, height, radius in CLUMPS:
        for side in (-1, 1) if aside else (1,):
            clump(model, vector(side * aside, -ahead, height), radius, 2 if height < 0.6 else 3)
    ball(model, (0, 0.46, 0.5), 0.075, WOOL, 2, scale=(0.8, 0.8, 1.4))


def head(model: Model) -> None:
    """Long and dark, level ears, a tuft between them."""
    limb(model, (0, -0.42, 0.78), (0, -0.6, 0.68), 0.1, 0.062, *DARK)
    ball(model, (0, -0.4, 0.87), 0.1, WOOL, 3, scale=(1.1, 1, 0.8))
    for side in (-1, 1):
        limb(model, (side * 0.08, -0.41, 0.81), (side * 0.2, -0.4, 0.77), 0.045, 0.03, "bark", 2)
        ball(model, (side * 0.075, -0.5, 0.78), 0.026, "thatch", 3)


def build(model: Model) -> None:
    walks = model.animation == "walk"
    beat = round(model.phase * 4) % 4 if walks else 0
    legs(model)
    with model.placed(shift(0, 0, breath_units(model))):
        wool(model)
        with model.placed(shift(0, 0, -px_up(beat % 2))):
            head(model)


SHEETS = [Sheet("mobile_sheep", build, facings=8, animations=BEAST_ANIMATIONS)]
