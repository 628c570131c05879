"""A scarecrow with its arms out: a patched tunic over a cross of poles, a sack for a head, a straw hat, straw at hands and hem; a crow sits on one arm."""

import math

import numpy as np

from tallow_model.marks import SOUTH, mark, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, lathe, tube
from tallow_model.skins import limb
from tallow_model.solids import polygon
from tallow_model.space import px_ground, px_up, px_wall, shift, unit

ARMS_HIGH, REACH = px_up(27), px_wall(10)
FLAT = np.diag((1.0, 0.62, 1.0, 1.0))
HEM_STRAWS, HAND_STRAWS = 11, 4


def straws(model: Model, places, low: float, lengths) -> None:
    """Stalks 2 px wide that hang from `low`, one at each (x, y)."""
    for x, y in places:
        long = px_up(model.chance.pick(lengths))
        tube(model, (x, y, low), (x * 1.04, y * 1.08, low - long), px_ground(1.1), px_ground(0.9), "thatch", model.chance.pick((2, 3, 3)), sides=4)


def tunic(model: Model) -> None:
    """A flat bell with two patches and a rope belt; sleeves over the cross pole."""
    with model.placed(FLAT):
        profile = [(0.36, px_up(12)), (0.30, px_up(19)), (0.25, px_up(22)), (0.27, px_up(27)), (0.17, px_up(31)), (0.05, px_up(32))]
        lathe(model, profile, "blue_cloth", (1.6, 2, 2.2, 2.6, 3), smooth=True)
        lathe(model, [(0.285, px_up(20.5)), (0.28, px_up(22))], "linen", 2)
        lathe(model, [(0.30, px_up(12)), (0.02, px_up(14))], "blue_cloth", 0)
    for side in (-1, 1):
        limb(model, (side * 0.16, 0, ARMS_HIGH), (side * REACH * 0.86, 0, ARMS_HIGH - px_up(1)), 0.105, 0.09, "blue_cloth", 2.4)
        for index in range(HAND_STRAWS):
            lean = (index - 1.5) * 0.06
            start, end = (side * REACH * 0.84, lean * 0.5, ARMS_HIGH - px_up(1)), (side * (REACH + 0.08), lean, ARMS_HIGH - px_up(1.5) + lean * 2)
            tube(model, start, end, px_ground(1), px_ground(0.8), "thatch", (3, 2)[index % 2], sides=4)
    for x, z, wide, tall, material in ((-2.5, 14, 3, 4, "red_cloth"), (1.5, 23.5, 3, 3, "ochre")):
        wall_patch(model, px_wall(x), px_up(z), px_wall(x + wide), px_up(z + tall), -0.22, material, 2.6)
        wall_patch(model, px_wall(x), px_up(z), px_wall(x + wide), px_up(z + 1), -0.22, material, 1.4, lift=0.012)


def head(model: Model) -> None:
    """Sackcloth with two button eyes and a stitched mouth, tied at the neck; a wide hat that is pushed back."""
    with model.placed(shift(0, 0, px_up(36))):
        ball(model, (0, 0, 0), px_ground(4.4), "linen", 2, scale=(1, 0.95, 1.05))
        lathe(model, [(0.13, -px_up(5)), (0.1, -px_up(4))], "leather", 1)
        front = -px_ground(4.3)
        for x in (-1.7, 1.0):
            mark(model, [(px_wall(x * 0.8 + a), front, px_up(b)) for a, b in ((0, 0), (1.1, 0), (1.1, 1.4), (0, 1.4))], "iron", 0, SOUTH)
        wall_patch(model, px_wall(-1.5), -px_up(2.4), px_wall(1.5), -px_up(1.4), front * 0.94, "leather", 0.6, lift=0.012)
        lathe(model, [(px_ground(7), px_up(1.6)), (px_ground(7), px_up(2.4)), (px_ground(4.2), px_up(3.6))], "thatch", (1, 2.6), foot=(0, 0.07, 0))
        crown = [(px_ground(4.2), px_up(3.4)), (px_ground(3.8), px_up(6)), (px_ground(2.2), px_up(8.4)), (0, px_up(9))]
        lathe(model, crown, "thatch", (2, 2.6, 3.2), foot=(0, 0.07, 0))
        lathe(model, [(px_ground(4.35), px_up(3.5)), (px_ground(4.2), px_up(5))], "red_cloth", 2, foot=(0, 0.07, 0))


def crow(model: Model) -> None:
    """It does not mind."""
    with model.placed(shift(-REACH * 0.66, 0.0, ARMS_HIGH + px_up(2))):
        ball(model, (0, 0.0, px_up(2.6)), px_ground(2.6), "iron", 0.4, scale=(1.35, 0.8, 1))
        ball(model, (-0.13, -0.03, px_up(5)), px_ground(1.8), "iron", 0.6)
        polygon(model, [(-0.2, -0.08, px_up(4.6)), (-0.2, 0.02, px_up(4.6)), (-0.31, -0.04, px_up(4.4))], "ochre", 2, unit((-0.3, -0.5, 1)))
        polygon(model, [(0.1, -0.05, px_up(2)), (0.3, -0.03, px_up(1.2)), (0.3, 0.05, px_up(1.4)), (0.1, 0.06, px_up(3))], "iron", 0.8)


def build(model: Model) -> None:
    tube(model, (0, 0, 0), (0, 0, px_up(33)), 0.055, 0.05, "bark", 2.4, sides=6)
    tube(model, (-REACH, 0, ARMS_HIGH), (REACH, 0, ARMS_HIGH - px_up(1)), 0.045, 0.045, "bark", 2.6, sides=6)
    around = [2 * math.pi * index / HEM_STRAWS for index in range(HEM_STRAWS)]
    straws(model, [(0.33 * math.cos(a), 0.2 * math.sin(a)) for a in around], px_up(13), (3, 4, 5))
    tunic(model)
    head(model)
    crow(model)


SHEETS = [Sheet("scarecrow", build, seed=211, facings=4)]
