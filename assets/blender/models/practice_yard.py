"""Where the guard practises: a straw target on a stand with arrows in it, a dummy of sacking that turns on its post, a rack of spears."""

import math

import numpy as np

from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball, disc, in_texels, lathe, tube
from tallow_model.skins import limb
from tallow_model.solids import beam, box, polygon
from tallow_model.space import frame, px_ground, px_up, px_wall, unit, vector

FACE_RADIUS, FACE_MIDDLE = px_up(11), px_up(23)
TARGET_RINGS = ((10.2, "linen", 2.4), (7.6, "blue_cloth", 3), (5.0, "red_cloth", 3), (2.2, "ochre", 3.2))
# Right and up from the target's middle, in texels.
ARROWS = ((-2, 1.5), (4.5, -4), (1, 6))
# Place along the rack and height, texels.
SPEARS = ((-9, 46), (-3, 50), (3, 47), (9, 44))


def target(model: Model) -> None:
    """A round mat of straw, four painted rings, three arrows; it leans back on three legs."""
    up = unit(vector(0, 0.22, 1))
    middle = vector(0, -0.06, FACE_MIDDLE)
    for x in (-0.26, 0.26):
        beam(model, (x * 1.3, -0.10, 0), (x * 0.5, 0.04, px_up(37)), px_wall(1.6), px_wall(1.4), "timber", 2.6, bevel=0)
    beam(model, (0, 0.5, 0), (0, 0.06, px_up(35)), px_wall(1.6), px_wall(1.4), "timber", 2, bevel=0)
    box(model, (0, -0.06, px_up(10.5)), (px_wall(13), px_wall(1.4), px_up(2)), "timber", 3, bevel=0)
    with model.placed(frame((1, 0, 0), up, np.cross((1, 0, 0), up), middle)):
        tube(model, (0, 0, -0.14), (0, 0, 0.06), FACE_RADIUS, FACE_RADIUS, "thatch", 1.6, sides=16)
        disc(model, (0, 0, -0.14 - 0.001), FACE_RADIUS, "thatch", 1, 16)
        disc(model, (0, 0, 0.06), FACE_RADIUS, "thatch", 2.6, 16)
        for index, (radius, material, tone) in enumerate(TARGET_RINGS):
            disc(model, (0, 0, 0.07 + 0.008 * index), px_up(radius), material, tone, 16)
        polygon(model, [(x, y, -0.15) for x, y in ((-0.4, 0), (0, -0.4), (0.4, 0), (0, 0.4))][::-1], "thatch", 1)
        for right, high in ARROWS:
            foot, tip = vector(px_wall(right), px_up(high), 0.1), vector(px_wall(right - 1.2), px_up(high + 1.4), 0.42)
            tube(model, foot, tip, 0.026, 0.026, "timber", 3.4, sides=4)
            tube(model, tip, tip + unit(tip - foot) * 0.08, 0.05, 0.04, "linen", 3.6, sides=4)


def dummy(model: Model) -> None:
    """A stuffed sack on a cross, a shield of boards on one arm and a mace on the other, straw at its seams."""
    tube(model, (0, 0, 0), (0, 0, px_up(14)), 0.08, 0.07, "timber", 2.6, sides=8)
    for turn in (0, math.pi / 2):
        ray = vector(math.cos(turn), math.sin(turn), 0) * 0.34
        beam(model, -ray + (0, 0, px_up(1.2)), ray + (0, 0, px_up(1.2)), px_wall(1.8), px_up(2.2), "timber", 2.4, bevel=0)
    body = in_texels((2, 12), (5.4, 14), (6.4, 18), (5.6, 23), (6.2, 28), (4, 32), (1.6, 33))
    lathe(model, body, "linen", (0.6, 1.4, 1.8, 2.2, 2.4, 3), 14, smooth=True)
    for low in (17, 24.5):
        lathe(model, in_texels((6.5 if low < 20 else 6, low), (6.4 if low < 20 else 6, low + 1.6)), "leather", 1.4, 14)
    ball(model, (0, 0, px_up(37)), px_ground(4.4), "linen", 2.2, scale=(1, 1, 1.1))
    lathe(model, in_texels((4.9, 37.4), (4.7, 40.5), (2.6, 43), (0, 43.6)), "iron", (2, 2.6, 3.2), 12, smooth=True)
    lathe(model, in_texels((5.3, 37), (5.3, 38.4)), "iron", 1.2, 12)
    limb(model, (-0.2, 0, px_up(28)), (-0.62, -0.02, px_up(27)), px_ground(2), px_ground(1.8), "linen", 1.8)
    limb(model, (0.2, 0, px_up(28)), (0.62, -0.02, px_up(27)), px_ground(2), px_ground(1.8), "linen", 2)
    shield = [(-5, 6), (5, 6), (5, -1), (3, -6), (0, -8.5), (-3, -6), (-5, -1)]
    points = [(-0.62 + px_wall(x), -0.16, px_up(26 + z)) for x, z in shield]
    prism(model, points, (0, 0.06, 0), "red_cloth", 2.4, edge=0.8)
    prism(model, [(-0.62 + px_wall(x), -0.175, px_up(26 + z)) for x, z in ((-1, 6), (1, 6), (1, -7.4), (-1, -7.4))], (0, 0.02, 0), "linen", 3)
    tube(model, (0.62, -0.04, px_up(20)), (0.62, -0.04, px_up(36)), px_ground(0.9), px_ground(0.9), "timber", 3.2, sides=6)
    ball(model, (0.62, -0.04, px_up(37)), px_ground(2.6), "iron", 2.4, subdivisions=1)
    for x, y in ((-0.1, -0.22), (0.12, -0.2), (0.22, -0.04)):
        tube(model, (x, y, px_up(14)), (x * 1.2, y * 1.1, px_up(10)), px_ground(1), px_ground(0.8), "thatch", 3, sides=4)


def spear_rack(model: Model) -> None:
    """Four spears that lean in a frame of two rails, a round shield hung before them."""
    for x in (-13, 13):
        box(model, (px_wall(x), 0.02, px_up(13)), (px_wall(2), px_wall(2), px_up(26)), "timber", 2.6, bevel=0.015)
        box(model, (px_wall(x), 0, px_up(1.2)), (px_wall(2.4), px_wall(9), px_up(2.4)), "timber", 2.2, bevel=0.015)
    for row in (8, 23):
        box(model, (0, 0.0, px_up(row)), (px_wall(26), px_wall(1.6), px_up(2)), "plank", 3, bevel=0.012)
    for x, high in SPEARS:
        foot, head = vector(px_wall(x), -0.2, px_up(1)), vector(px_wall(x), 0.14, px_up(high - 8))
        tube(model, foot, head, px_ground(0.9), px_ground(0.8), "plank", 2.6, sides=6)
        tip = head + unit(head - foot) * px_up(9)
        waist = head + (tip - head) * 0.4
        side, belly = vector(px_wall(0.5), 0, 0), vector(px_wall(1.6), 0, 0)
        blade = [head - side, head + side, waist + belly, tip, waist - belly]
        polygon(model, blade, "iron", 3, (0.1, -1, 0.4))
        polygon(model, blade[::-1], "iron", 2)
        tube(model, head - unit(head - foot) * px_up(2), head, px_ground(1.5), px_ground(1.5), "red_cloth", 2.6, sides=6)
    with model.placed(frame((1, 0, 0), unit(vector(0, 0.3, 1)), unit(vector(0, -1, 0.3)), (0.02, -0.26, px_up(14)))):
        for radius, depth, material, tone in ((9, 0.0, "iron", 2), (7.8, 0.01, "blue_cloth", 2.6), (2.4, 0.03, "iron", 3)):
            disc(model, (0, 0, depth), px_ground(radius), material, tone, 16)
        tube(model, (0, 0, -0.05), (0, 0, 0), px_ground(9), px_ground(9), "iron", 1.4, sides=16)
        stroke(model, (-px_ground(7), 0, 0.014), (px_ground(7), 0, 0.014), px_ground(1.6), "linen", 2.6, UP)


SHEETS = [
    Sheet("target_straw", target, seed=301, facings=4),
    Sheet("training_dummy", dummy, seed=302, facings=4),
    Sheet("spear_rack", spear_rack, seed=303, footprint=(2, 1), facings=4),
]
