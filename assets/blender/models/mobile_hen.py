"""A white hen with a red comb and a dark tail; it nods as it walks, 0.6 units a second."""

import numpy as np

from tallow_model.beasts import BEAST_ANIMATIONS, Ring, breath_units, pelt, step_of
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.skins import limb, shell
from tallow_model.solids import box
from tallow_model.space import frame, px_up, shift

BODY = (
    Ring(-0.2, 0.36, 0.02, 0.02), Ring(-0.17, 0.35, 0.08, 0.08), Ring(-0.07, 0.3, 0.135, 0.13), Ring(0.05, 0.29, 0.14, 0.14),
    Ring(0.14, 0.33, 0.11, 0.13), Ring(0.19, 0.41, 0.075, 0.09), Ring(0.21, 0.47, 0.06, 0.06),
)  # fmt: skip
STRIDE_UNITS, LIFT_UNITS, APART_UNITS = 0.067, 0.06, 0.06
# Drawn an eighth too large, or head and comb have no texels.
LARGER = np.diag([1.12, 1.12, 1.12, 1.0])
BOB_UNITS = px_up(0.9)
# The head is held back, then thrust ahead, twice a round.
NOD_UNITS = (0.0, 0.045, 0.0, 0.045)


def legs(model: Model) -> None:
    for side, lag in ((1, 0.0), (-1, 0.5)):
        step = step_of(model, lag, STRIDE_UNITS, LIFT_UNITS)
        east, ankle = side * APART_UNITS, (side * APART_UNITS, 0.02 - step.ahead, 0.04 + step.lift)
        limb(model, (east, 0, 0.2), ankle, 0.034, 0.03, "thatch", 2, thin=True)
        limb(model, ankle, (east, -0.08 - step.ahead, 0.03 + step.lift), 0.03, 0.03, "thatch", 2, floor=0)


def tail(model: Model) -> None:
    """A fan of feathers, dark at its end."""
    for side in (-1, 0, 1):
        limb(model, (side * 0.03, 0.12, 0.36), (side * 0.05, 0.22, 0.43), 0.065, 0.05, "linen", 2)
    ball(model, (0, 0.25, 0.46), 0.1, "bark", 2, scale=(1, 0.62, 0.75))


def head(model: Model) -> None:
    ball(model, (0, -0.225, 0.5), 0.075, "linen", 3)
    box(model, (0, -0.31, 0.475), (0.05, 0.1, 0.04), "thatch", 3, bevel=0)
    limb(model, (0, -0.2, 0.585), (0, -0.265, 0.575), 0.028, 0.024, "red_cloth", 3)
    for side in (-1, 1):
        ball(model, (side * 0.058, -0.255, 0.51), 0.024, "hair", 0)


def wings(model: Model) -> None:
    """Folded, a tone darker, pointing to the tail."""
    for side in (-1, 1):
        with model.placed(shift(side * 0.115, 0.03, 0.31), frame((1, 0, 0), (0, 0.92, 0.39), (0, -0.39, 0.92), (0, 0, 0))):
            shell(model, (0.04, 0.14, 0.08), "linen", 2)


def build(model: Model) -> None:
    walks = model.animation == "walk"
    beat = round(model.phase * 4) % 4
    with model.placed(LARGER):
        legs(model)
        with model.placed(shift(0, 0, BOB_UNITS * (beat % 2) if walks else 0.0)):
            pelt(model, BODY, "linen", 3)
            wings(model)
            tail(model)
            with model.placed(shift(0, -NOD_UNITS[beat] if walks else 0.0, -breath_units(model))):
                head(model)


SHEETS = [Sheet("mobile_hen", build, facings=8, animations=BEAST_ANIMATIONS)]
