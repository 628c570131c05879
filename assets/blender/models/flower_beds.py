"""Flowers: a round bed in a ring of stones, a long raised bed of tulips, a wild patch of daisies and cornflowers, lavender."""

import math

import numpy as np

from tallow_model.herbs import GOLDEN_ANGLE, bead, blade, flower, tuft
from tallow_model.joinery import block
from tallow_model.model import Model, Sheet
from tallow_model.rounds import lathe
from tallow_model.space import px_ground, px_up, unit, vector
from tallow_model.stones import stone_ring

BED_RADIUS = 0.5
STONES = 12
# Rings of the round bed: how many flowers, share of the radius, height in texels, material, tone.
RINGS = ((9, 0.86, 4, "ochre", 2.8), (5, 0.5, 8, "violet", 3), (1, 0.0, 12, "red_cloth", 3.4))
TULIP_ROWS, TULIP_COLUMNS = (-7, 3), (-24, -16, -8, 0, 8, 16, 24)
TULIPS = (("red_cloth", 3.2), ("ochre", 3), ("red_cloth", 3), ("violet", 3.2))


def bed_round(model: Model) -> None:
    """Yellow outside, violet, and one tall red in the middle."""
    lathe(model, [(BED_RADIUS + 0.03, 0), (BED_RADIUS + 0.03, px_up(4)), (BED_RADIUS - 0.08, px_up(4))], "stone", (0.6, 0.6), 16)
    lathe(model, [(BED_RADIUS - 0.05, px_up(4)), (0.0, px_up(6))], "birch_leaf", 1.4, 16)
    stone_ring(model, BED_RADIUS + 0.06, 0.0, px_up(5), STONES, depth=0.13)
    for count, share, high, material, tone in RINGS:
        for index in range(count):
            around = 2 * math.pi * (index + 0.3) / max(count, 1)
            foot = vector(math.cos(around), math.sin(around), 0) * BED_RADIUS * share * 0.74 + (0, 0, px_up(3))
            flower(model, foot, high + model.chance.pick((0, 1)), 2.3 if count > 1 else 2.8, material, tone, leaves=0)


def tulip(model: Model, foot, high: float, material: str, tone: float) -> None:
    """Two broad leaves and a closed cup, lighter at its lip."""
    for side in (-1, 1):
        blade(model, foot, vector(side * 0.5, side * 0.5, 0) * px_ground(4.5) + (0, 0, px_up(high * 0.7)), 2.6, "birch_leaf", 2, fullness=0.3)
    blade(model, foot, (0, 0, px_up(high)), 1.4, "birch_leaf", 1.4, fullness=0.5, tip_tone=0)
    bead(model, np.asarray(foot) + (0, 0, px_up(high + 0.6)), 2, material, tone, tall=1.25, shade=0.8)


def bed_tulips(model: Model) -> None:
    """Two rows in a box of boards, two tiles long; corner posts stand a little over it."""
    block(model, (-29, -10, 0), (29, 10, 5), "dirt", 0.8, bevel=0)
    for low, high in (((-30.5, -11.5, 0), (30.5, -9.5, 6)), ((-30.5, 9.5, 0), (30.5, 11.5, 6))):
        block(model, low, high, "plank", 2)
    for low, high in (((-30.5, -9.5, 0), (-28.5, 9.5, 6)), ((28.5, -9.5, 0), (30.5, 9.5, 6))):
        block(model, low, high, "plank", 2.4)
    for x in (-30.5, 30.5):
        for y in (-11.5, 11.5):
            block(model, (x - 1.5, y - 1.5, 0), (x + 1.5, y + 1.5, 8), "plank", 1.4)
    for row, y in enumerate(TULIP_ROWS):
        for index, x in enumerate(TULIP_COLUMNS):
            material, tone = TULIPS[(index + row * 2) % len(TULIPS)]
            foot = ((x + 3 * row - 1.5) / 32, y / 32, px_up(5))
            tulip(model, foot, model.chance.pick((7, 8, 9)), material, tone)


def flowers_wild(model: Model) -> None:
    """Daisies, cornflowers and grass without a border; two shapes."""
    for index in range(5):
        around, out = index * GOLDEN_ANGLE + model.variant, 0.34 * math.sqrt((index + 0.4) / 5)
        tuft(model, (math.cos(around) * out, math.sin(around) * out, 0), 7, 7, 4, "meadow", 1.6, 2)
    for index in range(13):
        around, out = index * GOLDEN_ANGLE + 1.3 + model.variant * 0.7, 0.42 * math.sqrt((index + 0.5) / 13)
        material, tone, heart = (("linen", 3, "ochre"), ("blue_cloth", 4, None), ("linen", 3.2, "ochre"), ("ochre", 3, None))[index % (4 - model.variant)]
        flower(model, (math.cos(around) * out, math.sin(around) * out, 0), model.chance.pick((5, 7, 9)), 1.8, material, tone, heart)


def lavender(model: Model) -> None:
    """Two round bushes, grey-green below, with spikes of violet that stand clear of one another."""
    for x, y, size in ((-0.2, 0.16, 1.0), (0.2, -0.16, 0.9)):
        tuft(model, (x, y, 0), 22, 9 * size, 8 * size, "sage_cloth", 2, 2, droop=0.05)
        for index in range(13):
            around, out = index * GOLDEN_ANGLE, math.sqrt((index + 0.5) / 13)
            ray = vector(math.cos(around), math.sin(around), 0)
            foot = vector(x, y, px_up(9 * size) * (1 - 0.45 * out)) + ray * px_ground(8 * size) * out
            blade(model, foot, ray * px_ground(2) * out + (0, 0, px_up(7)), 2.8, "violet", 2 + index % 3 * 0.5, fullness=0.4, tip_tone=0.7)


SHEETS = [
    Sheet("flowerbed_round", bed_round, seed=141),
    Sheet("flowerbed_tulips", bed_tulips, seed=142, footprint=(2, 1), facings=4),
    Sheet("flowers_wild", flowers_wild, seed=143, variants=2),
    Sheet("lavender_bush", lavender, seed=144),
]
