"""Great presses and vats: a screw press for cider over its tub, and a dyer's pair of vats with cloths hung above to drip."""

import math

import numpy as np

from tallow_model.joinery import at, block
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, disc, in_texels, lathe, tube
from tallow_model.solids import beam
from tallow_model.space import px_ground, px_up, shift, vector

POST_X, HEAD_Z = 20.5, 38
SLATS, CAGE_RADIUS, CAGE_LOW, CAGE_HIGH = 14, 8, 12, 24
# Apples on the pomace: place in texels across and deep.
APPLES = ((-4, -2, "red_cloth"), (1, 3, "moss"), (4, -1, "red_cloth"), (-1, -4, "ochre"))
VATS = ((-13, "blue_cloth"), (13, "red_cloth"))


def cider_press(model: Model) -> None:
    """Two posts and a head beam, a wooden screw with its bar, a cage of slats on a stone bed with a lip, a bucket below."""
    for x in (-POST_X, POST_X):
        block(model, (x - 2.5, -2.5, 0), (x + 2.5, 2.5, HEAD_Z), "timber", 2.6)
        block(model, (x - 2.5, -11.5, 0), (x + 2.5, 11.5, 3), "timber", 2)
    block(model, (-POST_X - 4, -3.5, HEAD_Z), (POST_X + 4, 3.5, HEAD_Z + 5), "timber", 3)
    block(model, (-14.5, -13.5, 7), (14.5, 13.5, 11), "stone", 2.6)
    block(model, (-11.5, -10.5, 3), (11.5, 10.5, 7), "timber", 2)
    block(model, (-POST_X, -2.5, 4), (POST_X, 2.5, 7), "timber", 2.4, bevel=0)
    block(model, (-2.5, -18.5, 8), (2.5, -13.5, 10), "stone", 3, bevel=0)
    cage(model)
    lathe(model, in_texels((1.7, CAGE_HIGH), (1.7, HEAD_Z + 11), (0, HEAD_Z + 11)), "plank", (2.4, 3), sides=10)
    for low in range(CAGE_HIGH + 4, HEAD_Z, 3):
        lathe(model, in_texels((1.9, low), (1.9, low + 1)), "plank", 1, sides=10)
    beam(model, at(-15, 5, HEAD_Z + 8.5), at(15, -5, HEAD_Z + 8.5), 0.08, 0.08, "plank", 3, bevel=0)
    tub(model, at(0, -22, 0), 4.6, 7, "ochre")


def cage(model: Model) -> None:
    """Upright slats round pressed fruit, two hoops, apples on top."""
    lathe(model, in_texels((CAGE_RADIUS - 0.7, 11), (CAGE_RADIUS - 0.7, CAGE_HIGH - 1.6), (0, CAGE_HIGH - 1)), "hair", (0.4, 2), sides=SLATS)
    for index in range(SLATS):
        angle = 2 * math.pi * (index + 0.5) / SLATS
        out = vector(math.cos(angle), math.sin(angle), 0) * px_ground(CAGE_RADIUS)
        beam(model, out + (0, 0, px_up(11)), out + (0, 0, px_up(CAGE_HIGH)), px_ground(1.6), px_ground(1.6), "plank", 2.6, bevel=0)
    for low in (CAGE_LOW + 1, CAGE_HIGH - 4):
        lathe(model, in_texels((CAGE_RADIUS + 1, low), (CAGE_RADIUS + 1, low + 1.6)), "iron", 1.8, sides=20)
    for x, y, material in APPLES:
        ball(model, (px_ground(x), px_ground(y), px_up(CAGE_HIGH)), px_ground(2), material, 3)


def tub(model: Model, foot, radius: float, high: float, content: str, tone: float = 2.4) -> None:
    """Staves, a hoop above and one below, and what stands in it almost to the brim."""
    lathe(model, in_texels((radius * 0.88, 0), (radius, high)), "plank", 2.2, sides=16, foot=foot)
    for low in (high * 0.18, high * 0.66):
        at_hoop = radius * (0.88 + 0.12 * low / high) + 0.3
        lathe(model, in_texels((at_hoop, low), (at_hoop, low + 1.6)), "iron", 1.8, sides=16, foot=foot)
    lathe(model, in_texels((radius, high), (radius - 1.4, high), (radius - 1.4, high - 1.6)), "plank", (3, 1), sides=16, foot=foot)
    disc(model, np.asarray(foot) + (0, 0, px_up(high - 1.4)), px_ground(radius - 1.3), content, tone, 16)


def dye_vats(model: Model) -> None:
    """A blue vat and a red one side by side; over them a pole on two crutches, from which dyed cloths hang."""
    for x, cloth in VATS:
        tub(model, at(x, -3, 0), 8, 15, cloth, 2)
        beam(model, at(x - 3, -5, 10), at(x + 5, -1, 26), 0.06, 0.06, "plank", 3, bevel=0)
    for x in (-26.5, 26.5):
        for side in (-1, 1):
            beam(model, at(x, 9 + side * 5, 0.5), at(x, 9 - side * 1.4, 40), 0.075, 0.075, "timber", 2.4, bevel=0)
    tube(model, at(-30, 9, 37), at(30, 9, 37), px_up(1.2), px_up(1.2), "timber", 3, sides=8)
    for x, wide, fall, cloth in ((-15, 12, 20, "blue_cloth"), (1, 10, 17, "ochre"), (15, 11, 19, "red_cloth")):
        for side in (-1, 1):
            y, low = 9 + side * 1.4, 38.4 - fall * (1 if side < 0 else 0.8)
            block(model, (x - wide / 2, min(y, y + side), low), (x + wide / 2, max(y, y + side), 38.4), cloth, 2.4, bevel=0)
        block(model, (x - wide / 2, 6.6, 37.4), (x + wide / 2, 11.4, 38.8), cloth, 3, bevel=0)
        with model.placed(shift(*at(x, 0, 0))):
            for off in (-2, 2):
                block(model, (off - 0.5, 6.2, 38.4 - fall), (off + 0.5, 6.7, 36), cloth, 1.4, bevel=0)


SHEETS = [
    Sheet("cider_press", cider_press, seed=551, facings=4),
    Sheet("dye_vats", dye_vats, seed=552, footprint=(2, 1), facings=4),
]
