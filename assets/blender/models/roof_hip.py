"""Hips of shingle, slate and thatched roofs: for each corner of a house the tile at the eaves, and the one a rise higher of houses four tiles deep.

The anchor is the middle of the corner tile, as high as the eaves or slopes beside it: one rise, or two.
"""

from functools import partial

import numpy as np

from tallow_model.hips import CORNERS, ROLL_SIDES, hip_line, hip_roll, lay_hip
from tallow_model.model import Model, Sheet
from tallow_model.roofs import SEEN, SLOPE, fascia, shingle_slope
from tallow_model.rounds import circle, tube
from tallow_model.slates import slate_slope
from tallow_model.solids import polygon
from tallow_model.space import square_to, unit
from tallow_model.thatch import cut_eave, thatch_slope

# Of straw along a tile of hip, an eave one more.
BUNDLES, BUNDLE_TONES = 3, (2.6, 3, 2.2)
# Behind the roof: a plain roll, for the shadow.
UNSEEN_CORNER = "nw"


def shingle_roll(model: Model, corner: str, is_eave: bool) -> None:
    hip_roll(model, corner, is_eave, 0.12, 0.04, 4, "shingle", (2, 3, 2))


def lead_roll(model: Model, corner: str, is_eave: bool) -> None:
    hip_roll(model, corner, is_eave, 0.09, 0.05, 1, "slate", (3,))


def straw_roll(model: Model, corner: str, is_eave: bool) -> None:
    """Bundles that hang over each other, ragged at their feet, each bound with a cord, odd straws along them."""
    if corner == UNSEEN_CORNER:
        hip_roll(model, corner, is_eave, 0.15, 0.1, 1, "thatch", (3,))
        return
    foot, head = (point + (0, 0, 0.1) for point in hip_line(corner, is_eave))
    count = BUNDLES + is_eave
    along, reach = unit(head - foot), float(np.linalg.norm(head - foot)) / count
    across, other = square_to(along)
    for index in range(count):
        start = foot + along * reach * index
        tone = BUNDLE_TONES[index % len(BUNDLE_TONES)]
        tube(model, start + along * reach * 0.75, start + along * reach * 1.02, 0.14, 0.14, "thatch", tone - 1, sides=ROLL_SIDES)
        tube(model, start, start + along * reach * 0.8, 0.15, 0.142, "thatch", tone, sides=ROLL_SIDES)
        for right, up in circle(ROLL_SIDES):
            ray = right * across + up * other
            hangs, long = model.chance.pick((0.0, 0.03, 0.08)), model.chance.pick((0.2, 0.35, 0.5))
            begin, end = start + ray * 0.14 - along * hangs, start + ray * 0.135 + along * reach * long
            tube(model, begin, end, 0.035, 0.02, "thatch", tone + model.chance.pick((-1, 0, 0, 1)), sides=5, normal=ray)
        tube(model, start + along * reach * 0.55, start + along * reach * 0.63, 0.152, 0.15, "plank", 1, sides=ROLL_SIDES)
    tube(model, foot, foot + along * 0.1, 0.14, 0.14, "thatch", 1, sides=ROLL_SIDES)
    rim = circle(ROLL_SIDES) * 0.15
    polygon(model, [foot + right * across - up * other for right, up in rim], "thatch", 1, -along)


# By material: what covers a slope, what hangs or stands under its eave, what lies on the hip.
COVERS = {
    "shingle": (shingle_slope, fascia, shingle_roll),
    "slate": (slate_slope, fascia, lead_roll),
    "thatch": (thatch_slope, cut_eave, straw_roll),
}


def tile_of_slope(material: str, is_eave: bool, model: Model, looks: str) -> None:
    cover, foot, _ = COVERS[material]
    if is_eave:
        foot(model)
    with model.placed(SLOPE):
        cover(model, is_eave, looks in SEEN)


def build(material: str, corner: str, is_eave: bool, model: Model) -> None:
    lay_hip(model, corner, is_eave, partial(tile_of_slope, material, is_eave))
    COVERS[material][2](model, corner, is_eave)


SHEETS = [
    Sheet(f"roof_{material}_hip_{part}_{corner}", partial(build, material, corner, part == "eave"), 421 + len(CORNERS) * (2 * row + column) + index)
    for row, material in enumerate(COVERS)
    for column, part in enumerate(("eave", "slope"))
    for index, corner in enumerate(CORNERS)
]
