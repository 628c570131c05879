"""Shingle roofs: the eave and slope tiles of all four looks. North and west slopes, which are never seen, are plain slabs.

An eave stands on the outer row of tiles inside the house one rise above the wall's foot, the next slope a tile further in a rise higher.
"""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.model import Model, Sheet
from tallow_model.roofs import EAVE_TEXELS, SEEN, SHINGLE_BUTT_UNITS, SLOPE, UNSEEN, fascia, moss, shingle_slope, turn_to

VARIANTS, MOSSY_VARIANT = 4, 1
MOSS_UNITS = SHINGLE_BUTT_UNITS + 0.01


def build(part: str, looks: str, seed: int, model: Model) -> None:
    model.chance = Chance(model.variant * 100 + seed)
    is_eave = part == "eave"
    with model.placed(turn_to(looks)):
        if is_eave:
            fascia(model)
        with model.placed(SLOPE):
            shingle_slope(model, is_eave, looks in SEEN)
            if is_eave and looks in SEEN and model.variant == MOSSY_VARIANT:
                moss(model, 3, 1 - EAVE_TEXELS, MOSS_UNITS)
                moss(model, 9, 11 - EAVE_TEXELS, MOSS_UNITS)


SHEETS = [
    Sheet(f"roof_shingle_{part}_{looks}", partial(build, part, looks, seed), seed, variants=VARIANTS if looks in SEEN else 1)
    for part, first in (("eave", 41), ("slope", 45))
    for looks, seed in zip(SEEN + UNSEEN, range(first, first + 4))
]
