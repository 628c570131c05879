"""Hips of shingle and slate roofs: for each corner of a house the tile at the eaves, and the one a rise higher of houses four tiles deep.

The anchor is the middle of the corner tile, as high as the eaves or slopes beside it: one rise, or two.
"""

from collections.abc import Callable
from functools import partial

from tallow_model.hips import CORNERS, hip_roll, lay_hip
from tallow_model.model import Model, Sheet
from tallow_model.roofs import SEEN, SLOPE, fascia, shingle_slope
from tallow_model.slates import slate_slope


def shingle_roll(model: Model, corner: str, is_eave: bool) -> None:
    hip_roll(model, corner, is_eave, 0.12, 0.04, 4, "shingle", (2, 3, 2))


def lead_roll(model: Model, corner: str, is_eave: bool) -> None:
    hip_roll(model, corner, is_eave, 0.09, 0.05, 1, "slate", (3,))


COVERS = {"shingle": (shingle_slope, shingle_roll), "slate": (slate_slope, lead_roll)}


def tile_of_slope(cover: Callable[[Model, bool, bool], None], is_eave: bool, model: Model, looks: str) -> None:
    if is_eave:
        fascia(model)
    with model.placed(SLOPE):
        cover(model, is_eave, looks in SEEN)


def build(material: str, corner: str, is_eave: bool, model: Model) -> None:
    cover, roll = COVERS[material]
    lay_hip(model, corner, is_eave, partial(tile_of_slope, cover, is_eave))
    roll(model, corner, is_eave)


SHEETS = [
    Sheet(f"roof_{material}_hip_{part}_{corner}", partial(build, material, corner, part == "eave"), first + index)
    for material, part, first in (("shingle", "eave", 421), ("shingle", "slope", 425), ("slate", "eave", 431), ("slate", "slope", 435))
    for index, corner in enumerate(CORNERS)
]
