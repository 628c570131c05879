"""A milking stool: a round seat 10 texels high on three splayed legs."""

import math

from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import in_texels, lathe
from tallow_model.solids import beam
from tallow_model.space import px_ground, px_up

SEAT_TEXELS, THICKNESS_TEXELS, RADIUS_TEXELS = 10, 2.4, 6
LEG_UNITS = px_ground(2.2)
# Two legs to the front corners that the viewer sees, one behind.
LEGS_AT_DEGREES = (-90, 0, 135)
SPLAY = 1.25


def build(model: Model) -> None:
    low = SEAT_TEXELS - THICKNESS_TEXELS
    for degrees in LEGS_AT_DEGREES:
        out = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        radius = px_ground(RADIUS_TEXELS - 1.6)
        foot = (out[0] * radius * SPLAY, out[1] * radius * SPLAY, LEG_UNITS * 0.2)
        beam(model, foot, (out[0] * radius, out[1] * radius, px_up(low + 0.4)), LEG_UNITS, LEG_UNITS, "plank", 1.4, bevel=0)
    radius = RADIUS_TEXELS
    lathe(model, in_texels((radius, low), (radius, SEAT_TEXELS), (0, SEAT_TEXELS)), "plank", (1, 3), sides=16)
    for aside in (-2.5, 1.5):
        reach, y = px_ground(math.sqrt(radius**2 - aside**2) - 1.2), px_ground(aside)
        stroke(model, (-reach, y, px_up(SEAT_TEXELS)), (reach * 0.8, y, px_up(SEAT_TEXELS)), 1 / 32, "plank", 2, UP)


SHEETS = [Sheet("stool", build, seed=71)]
