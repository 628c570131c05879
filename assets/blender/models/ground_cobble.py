"""Cobbles, six variants: stones round scattered centres, 1 px joints in the stones' own dark, flat tops, rims lighter to the north-west.

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
# One stone in seven is a step lighter; a darker one would run into the joints.
BODY_TONES = (2, 2, 2, 2, 2, 2, 2.6)
# Stones on the border show six times as often and all keep to the body.
CALM_TONES = (2,)
LOW_UNITS, HIGH_UNITS, RIM_UNITS = 0.03, 0.06, 0.022
TOP_SHARE = 0.82
# Rims take light as if they leaned by 11 degrees: with their true slope a low sun breaks them into single dark texels.
RIM_LEAN = 0.2


def rim_tone(body: float, outward: np.ndarray) -> float:
    """Darker to the south-east, lighter to the north-west."""
    south_east = outward @ vector(1, -1)
    return body - 0.8 if south_east > 0.5 else body + 0.6 if south_east < -0.6 else body


def stone(model: Model, spot: Spot, outline: np.ndarray) -> None:
    tones = CALM_TONES if spot.shared else BODY_TONES
    body = tones[min(int(spot.first * len(tones)), len(tones) - 1)]
    top = LOW_UNITS + (HIGH_UNITS - LOW_UNITS) * spot.second
    middle = outline.mean(0)
    inner = middle + (outline - middle) * TOP_SHARE
    polygon(model, [(x, y, top) for x, y in inner], "cobble", body)
    for index in range(len(outline)):
        onward = (index + 1) % len(outline)
        foot = [(*outline[at], max(top - RIM_UNITS, 0)) for at in (index, onward)]
        edge = [(*inner[at], top) for at in (onward, index)]
        outward = (outline[index] + outline[onward]) / 2 - middle
        outward = outward / np.linalg.norm(outward)
        polygon(model, foot + edge, "cobble", rim_tone(body, outward), (*(outward * RIM_LEAN), 1))


def build(model: Model) -> None:
    floor(model, "cobble", JOINT_TONE)
    stones = spots(91, model.variant, gap=STONE_GAP_UNITS, border=0.26)
    for spot in stones:
        outline = cell(spot, stones, HALF_JOINT_UNITS)
        if len(outline) >= 3 and max(abs(spot.x), abs(spot.y)) < 0.8:
            stone(model, spot, outline)


SHEETS = [Sheet("ground_cobble", build, seed=6, kind="ground", variants=6)]
