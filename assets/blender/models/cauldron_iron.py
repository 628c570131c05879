"""A three-legged iron pot with two ears and stew in it."""

import math

from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, turn_z

PROFILE = ((2.5, 3), (5.5, 4.6), (6.8, 7.5), (6.4, 10.5), (5.4, 12.5), (6.4, 14), (5.2, 14), (4.8, 12))
TONES = (0, 1, 2, 2, 1, 3, 0)
LEGS_AT_DEGREES = (-90, 0, 135)


def build(model: Model) -> None:
    for degrees in LEGS_AT_DEGREES:
        out = math.cos(math.radians(degrees)) * px_ground(5.2), math.sin(math.radians(degrees)) * px_ground(5.2)
        tube(model, (*out, 0), (*out, px_up(6)), px_ground(1), px_ground(1.2), "iron", 1, sides=6)
    with model.placed(turn_z(45)):
        for side in (-1, 1):
            box(model, (side * px_ground(7), 0, px_up(11)), (px_ground(4), px_ground(2), px_up(2)), "iron", 1, bevel=0)
    lathe(model, in_texels(*PROFILE), "iron", TONES)
    lathe(model, in_texels((5, 12.6), (0, 12.8)), "thatch", (1,))
    for x, y, material, tone in ((-0.08, -0.02, "thatch", 3), (0.09, -0.05, "red_cloth", 3)):
        ball(model, (x, y, px_up(12.8)), px_ground(1.1), material, tone, subdivisions=1)


SHEETS = [Sheet("cauldron_iron", build, seed=109)]
