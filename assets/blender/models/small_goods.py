"""Sacks of grain, a basket of apples, a wooden bucket."""

import math

import numpy as np

from tallow_model.goods import basket, bucket, heap, sack
from tallow_model.model import Model, Sheet
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, shift, vector

BASKET_RADIUS_UNITS, BASKET_HEIGHT_UNITS = px_ground(7.5), px_up(8)
APPLE_RADIUS_UNITS = px_ground(2.4)
# Leans a seventh of its height to the right of the screen.
SUNK = np.array([[1, 0, 0.14, 0], [0, 1, 0.14, 0], [0, 0, 1, 0], [0, 0, 0, 1]], np.float64)
BUCKET_RADIUS_UNITS, BUCKET_HEIGHT_UNITS = px_ground(6), px_up(10)


def sack_grain(model: Model) -> None:
    """Rolled open on the grain, or tied and sunk to one side."""
    tied = model.variant == 1
    with model.placed(SUNK if tied else np.eye(4)):
        sack(model, tied)


def basket_apples(model: Model) -> None:
    """Apples heaped over the rim, an ear of wicker on the left and on the right."""
    basket(model, BASKET_RADIUS_UNITS, BASKET_HEIGHT_UNITS)
    reach = BASKET_RADIUS_UNITS - APPLE_RADIUS_UNITS
    with model.placed(shift(0, 0, BASKET_HEIGHT_UNITS - px_up(0.5))):
        heap(model, reach, reach, px_up(4), APPLE_RADIUS_UNITS, "red_cloth", 3, round_heap=True)
    for side in (-1, 1):
        ear = vector(side, side, 0) * math.sqrt(0.5) * (BASKET_RADIUS_UNITS + px_ground(1))
        box(model, ear + (0, 0, BASKET_HEIGHT_UNITS + px_up(1)), (px_ground(3), px_ground(3), px_up(3)), "thatch", 3, bevel=0.015)


def bucket_wood(model: Model) -> None:
    bucket(model, BUCKET_RADIUS_UNITS, BUCKET_HEIGHT_UNITS, water=True)


SHEETS = [
    Sheet("sack_grain", sack_grain, seed=5, variants=2),
    Sheet("basket_apples", basket_apples, seed=12),
    Sheet("bucket_wood", bucket_wood, seed=9),
]
