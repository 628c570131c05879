"""Cobbles, twelve variants: stones round scattered centres, 1 px joints in the stones' own dark, flat tops, rims lighter to the north-west.

The camera looks from the south-east, so the rims that fall away from it are all but hidden: the drawn rims stand for them.
"""

import numpy as np

from tallow_model.ground import Spot, cell, floor, spots
from tallow_model.model import Model, Sheet
from tallow_model.solids import polygon
from tallow_model.space import vector

STONE_GAP_UNITS = 0.285
HALF_JOINT_UNITS = 0.018
JOINT_TONE = 0.8
BODY = 2
# One stone in five is half a step lighter; a darker one would run into the joints. Stones on the border show
# in every tile and are all alike.
PALE_SHARE = 0.2
LOW_UNITS, HIGH_UNITS, RIM_UNITS = 0.03, 0.06, 0.022
TOP_SHARE = 0.82
# Rims take light as if they leaned by 11 degrees: with their true slope a low sun breaks them into single dark texels.
RIM_LEAN = 0.2


def rim_tone(outward: np.ndarray) -> float:
    """Darker to the south-east, lighter to the north-west."""
    south_east = outward @ vector(1, -1)
    return BODY - 0.8 if south_east > 0.5 else BODY + 0.6 if south_east < -0.6 else BODY


def stone(model: Model, spot: Spot, outline: np.ndarray) -> None:
    material = "pale_cobble" if not spot.shared and spot.first < PALE_SHARE else "cobble"
    top = LOW_UNITS + (HIGH_UNITS - LOW_UNITS) * spot.second
    middle = outline.mean(0)
    inner = middle + (outline - middle) * TOP_SHARE
    polygon(model, [(x, y, top) for x, y in inner], material, BODY)
    for index in range(len(outline)):
        onward = (index + 1) % len(outline)
        foot = [(*outline[at], max(top - RIM_UNITS, 0)) for at in (index, onward)]
        edge = [(*inner[at], top) for at in (onward, index)]
        outward = (outline[index] + outline[onward]) / 2 - middle
        outward = outward / np.linalg.norm(outward)
        polygon(model, foot + edge, material, rim_tone(outward), (*(outward * RIM_LEAN), 1))


def build(model: Model) -> None:
    floor(model, "cobble", JOINT_TONE)
    stones = spots(91, model.variant, gap=STONE_GAP_UNITS, border=0.26)
    for spot in stones:
        outline = cell(spot, stones, HALF_JOINT_UNITS)
        if len(outline) >= 3 and max(abs(spot.x), abs(spot.y)) < 0.8:
            stone(model, spot, outline)


SHEETS = [Sheet("ground_cobble", build, seed=6, kind="ground", variants=12)]
