"""Washing on a line between two poles, two tiles long: a sheet, a shirt, a pair of hose; a basket stands under it."""

import math

import numpy as np

from tallow_model.goods import basket
from tallow_model.marks import mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import tube
from tallow_model.skins import limb
from tallow_model.solids import polygon
from tallow_model.space import px_ground, px_up, px_wall, shift

POLE_X, LINE_HIGH, SAG = px_wall(15.5), 38, 3.0
CLOTH_UNITS = 0.05
# What hangs: outline in texels from its upper left corner (right, down), place along the line, material, tone.
SHEET = ((0, 0), (9, 0), (9, 20), (6, 21), (3, 20), (0, 21))
SHIRT = ((0, 0), (10, 0), (11, 5), (8.6, 6), (8, 14), (2, 14), (1.4, 6), (-1, 5))
HOSE = ((0, 0), (5, 0), (5.4, 13), (3, 13), (2.6, 5), (2.2, 13), (-0.2, 13))
WASHING = ((-13.5, SHEET, "linen", 3), (-3, SHIRT, "red_cloth", 2.8), (8, HOSE, "blue_cloth", 3))


def line_at(x: float) -> float:
    """Height of the line, texels, at so many texels along it."""
    return LINE_HIGH - SAG * math.cos(x / 15.5 * math.pi / 2)


def hang(model: Model, left: float, outline, material: str, tone: float) -> None:
    """A flat thing of cloth with a dark hem, two folds, and pegs of wood; it follows the line's sag and blows a little to the south."""
    wide = max(x for x, _ in outline)
    tall = max(down for _, down in outline)
    place = lambda x, down, off=0.0: (px_wall(left + x), -0.10 * (down / 20) ** 2 + off, px_up(line_at(left + x) - down))
    centre = (wide / 2, tall * 0.3)
    edge = [(np.array(a) * (1 - t) + np.array(b) * t) for a, b in zip(outline, outline[1:] + outline[:1]) for t in (0, 0.5)]
    for here, there in zip(edge, edge[1:] + edge[:1]):
        for off, turn, looks, step in ((-CLOTH_UNITS / 2, 1, (0.15, -1, 0.15), 0.0), (CLOTH_UNITS / 2, -1, (0, 1, 0.1), -0.4)):
            triangle = [place(*centre, off), place(*there, off), place(*here, off)]
            polygon(model, triangle[::turn], material, tone + step, looks)
        rim = [place(*here, -CLOTH_UNITS / 2), place(*there, -CLOTH_UNITS / 2), place(*there, CLOTH_UNITS / 2), place(*here, CLOTH_UNITS / 2)]
        polygon(model, rim, material, tone + (0.8 if here[1] == there[1] == 0 else -0.8))
    for share, low, high in ((0.3, 0.2, 0.85), (0.72, 0.1, 0.6)):
        x = wide * share
        fold = [place(x, tall * low), place(x + 1, tall * low), place(x + 1, tall * high), place(x, tall * high)]
        for off, looks in ((-CLOTH_UNITS / 2, (0, -1, 0.1)), (CLOTH_UNITS / 2, (0, 1, 0.1))):
            mark(model, np.array(fold) + (0, off, 0), material, tone - 1, looks, lift=0.012)
    for x in (0.5, wide - 1.5):
        tube(model, place(x + 0.5, 1.6), place(x + 0.5, -1.4), 0.05, 0.05, "plank", 3, sides=4)


def build(model: Model) -> None:
    for side in (-1, 1):
        tube(model, (side * POLE_X, 0, 0), (side * POLE_X, 0, px_up(LINE_HIGH + 3)), 0.06, 0.05, "bark", 2.8, sides=6)
        limb(model, (side * POLE_X, -0.02, px_up(LINE_HIGH - 1)), (side * POLE_X, -0.02, px_up(LINE_HIGH + 1)), 0.075, 0.075, "linen", 2)
    steps = np.linspace(-15.5, 15.5, 13)
    for a, b in zip(steps, steps[1:]):
        tube(model, (px_wall(a), 0, px_up(line_at(a))), (px_wall(b), 0, px_up(line_at(b))), 0.026, 0.026, "linen", 2, sides=4, thin=True)
    for left, outline, material, tone in WASHING:
        hang(model, left, list(outline), material, tone)
    with model.placed(shift(0.55, -0.36)):
        basket(model, px_ground(6.5), px_up(6))
        for x, y, material in ((-0.1, 0.02, "linen"), (0.08, -0.04, "blue_cloth"), (0.02, 0.1, "red_cloth")):
            limb(model, (x - 0.05, y, px_up(6)), (x + 0.07, y, px_up(6.5)), 0.1, 0.09, material, 2.8)


SHEETS = [Sheet("washing_line", build, seed=261, footprint=(2, 1), facings=4)]
