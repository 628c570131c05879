"""A butcher's block: a drum of end grain on three legs, a cleaver in it, a ham and a string of sausages."""

import math

from tallow_model.joinery import at
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball, disc, in_texels, lathe, tube
from tallow_model.skins import limb
from tallow_model.solids import beam
from tallow_model.space import px_ground, px_up, px_wall, vector

RADIUS, LOW, TOP = 11, 8, 17
# Sausages hang over the rim in a row: angle round the block and heights of each link.
LINKS = ((-62, 16), (-50, 12), (-38, 11), (-26, 12), (-14, 16))


def build(model: Model) -> None:
    for degrees in (-70, 50, 170):
        out = vector(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), 0)
        beam(model, out * px_ground(9.4) + (0, 0, px_up(0.6)), out * px_ground(7) + (0, 0, px_up(LOW + 1)), 0.15, 0.15, "timber", 2.2, bevel=0)
    drum = in_texels((RADIUS - 1, LOW), (RADIUS, LOW + 1), (RADIUS, TOP - 1), (RADIUS - 0.8, TOP))
    lathe(model, drum, "plank", (1, 1.8, 3), sides=16)
    lathe(model, in_texels((RADIUS + 0.3, LOW + 3), (RADIUS + 0.3, LOW + 4.6)), "iron", 1.6, sides=16)
    disc(model, (0, 0, px_up(TOP)), px_ground(RADIUS - 0.8), "plank", 3.4, 16)
    disc(model, (0, 0, px_up(TOP) + 0.01), px_ground(RADIUS - 4), "plank", 2.8, 14)
    disc(model, at(-5, -5, TOP) + (0, 0, 0.016), px_ground(3), "red_cloth", 1.6, 9)
    ham(model)
    cleaver(model)
    for degrees, high in LINKS:
        angle = math.radians(degrees)
        middle = vector(math.cos(angle), math.sin(angle), 0) * px_ground(RADIUS + 1.4) + (0, 0, px_up(high))
        along = vector(-math.sin(angle), math.cos(angle), 0) * px_ground(1.6)
        slope = vector(0, 0, px_up(1.6)) * (-1 if degrees < -40 else 1 if degrees > -36 else 0)
        limb(model, middle - along - slope, middle + along + slope, px_ground(1.5), px_ground(1.5), "shingle", 3)


def ham(model: Model) -> None:
    """Its cut face looks to the front: red meat in a rim of fat, with the bone in it."""
    start, end = at(-4, 2, TOP + 4), at(11, 6, TOP + 3)
    limb(model, start, end, px_ground(4), px_ground(2), "hair", 3)
    limb(model, start - (0.07, 0.05, 0), start, px_ground(3.7), px_ground(3.9), "linen", 2.6)
    limb(model, start - (0.12, 0.09, 0), start - (0.05, 0.04, 0), px_ground(2.7), px_ground(2.8), "red_cloth", 3)
    tube(model, end, at(17, 7.5, TOP + 2.6), px_ground(1.1), px_ground(1.1), "linen", 3, sides=8)
    ball(model, at(17, 7.5, TOP + 2.6), px_ground(1.6), "linen", 3.2, subdivisions=1)


def cleaver(model: Model) -> None:
    """Stuck upright in the wood, its grip to the west."""
    blade = [at(x, -8, z) for x, z in ((0, TOP), (11, TOP), (11, TOP + 6), (0, TOP + 7))]
    prism(model, blade, (0, px_wall(0.6), 0), "iron", 3, edge=0.5)
    beam(model, at(0, -7.7, TOP + 5.4), at(-9, -7.7, TOP + 8), 0.07, 0.09, "timber", 1.6, bevel=0)


SHEETS = [Sheet("butchers_block", build, seed=531, facings=4)]
