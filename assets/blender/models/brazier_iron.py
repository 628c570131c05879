"""A fire basket on three legs: embers behind iron ribs, a heap of coals on top, three flames."""

import math

from tallow_model.glow import embers, fire
from tallow_model.model import Model, Sheet
from tallow_model.rounds import in_texels, lathe
from tallow_model.solids import beam, box
from tallow_model.space import px_ground, px_up, turn_z

FOOT_TEXELS, RIM_TEXELS = 11, 18
LEG_UNITS = px_ground(1.8)
LEGS_AT_DEGREES = (-100, 15, 140)
RIBS = 6


def basket(model: Model) -> None:
    """A drum of embers with ribs in front of it, closed by a bowl below and a rim above."""
    lathe(model, in_texels((0, FOOT_TEXELS - 3), (3.5, FOOT_TEXELS - 2), (5.4, FOOT_TEXELS)), "iron", (1, 1))
    lathe(model, in_texels((5.2, FOOT_TEXELS), (5.8, RIM_TEXELS - 1)), "glow", (1,))
    for index in range(RIBS):
        with model.placed(turn_z(360 * (index + 0.5) / RIBS - 45)):
            box(model, (px_ground(5.6), 0, px_up(14)), (px_ground(1.3), px_ground(1.3), px_up(6)), "iron", 1, bevel=0)
    rim = in_texels((5.9, RIM_TEXELS - 1.2), (6.6, RIM_TEXELS - 1), (6.6, RIM_TEXELS), (5.4, RIM_TEXELS), (5.2, RIM_TEXELS - 2))
    lathe(model, rim, "iron", (1, 1, 3, 1))


def build(model: Model) -> None:
    for degrees in LEGS_AT_DEGREES:
        out = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        near, far = px_ground(4.4), px_ground(6.6)
        foot = (out[0] * far, out[1] * far, px_up(0.5))
        beam(model, foot, (out[0] * near, out[1] * near, px_up(FOOT_TEXELS)), LEG_UNITS, LEG_UNITS, "iron", 1, bevel=0)
    basket(model)
    embers(model, (0, 0, px_up(RIM_TEXELS - 1.6)), 5.2, 12)
    with model.placed(turn_z(45)):
        fire(model, (0, 0, px_up(RIM_TEXELS - 0.5)), px_ground(10), 13)


SHEETS = [Sheet("brazier_iron", build, seed=103)]
