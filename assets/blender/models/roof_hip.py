"""Hips of shingle, slate and thatched roofs: for each corner of a house the tile at the eaves, and the one a rise higher of houses four tiles deep.

The anchor is the middle of the corner tile, as high as the eaves or slopes beside it: one rise, or two.
"""

from functools import partial

from tallow_model.hips import CORNERS, hip_roll, lay_hip
from tallow_model.model import Model, Sheet
from tallow_model.roofs import SEEN, SLOPE, fascia, shingle_slope
from tallow_model.slates import slate_slope
from tallow_model.thatch import cut_eave, thatch_slope


def shingle_roll(model: Model, corner: str, is_eave: bool) -> None:
    hip_roll(model, corner, is_eave, 0.12, 0.04, 4, "shingle", (2, 3, 2))


def lead_roll(model: Model, corner: str, is_eave: bool) -> None:
    hip_roll(model, corner, is_eave, 0.09, 0.05, 1, "slate", (3,))


def straw_roll(model: Model, corner: str, is_eave: bool) -> None:
    hip_roll(model, corner, is_eave, 0.15, 0.1, 1, "thatch", (3,))


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
