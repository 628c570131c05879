"""Thatched roofs: the eave and slope tiles of all four looks, with a thick cut eave. North and west slopes are plain slabs."""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.model import Model, Sheet
from tallow_model.roofs import EAVE_TEXELS, SEEN, SLOPE, UNSEEN, moss, turn_to
from tallow_model.thatch import STRAW_BUTT_UNITS, cut_eave, thatch_slope

VARIANTS, MOSSY_VARIANT = 4, 1


def build(part: str, looks: str, seed: int, model: Model) -> None:
    model.chance = Chance(model.variant * 100 + seed)
    is_eave, is_seen = part == "eave", looks in SEEN
    with model.placed(turn_to(looks)):
        if is_eave and is_seen:
            cut_eave(model)
        with model.placed(SLOPE):
            thatch_slope(model, is_eave, is_seen)
            if is_eave and is_seen and model.variant == MOSSY_VARIANT:
                moss(model, 8, 8 - EAVE_TEXELS, STRAW_BUTT_UNITS + 0.01)


SHEETS = [
    Sheet(f"roof_thatch_{part}_{looks}", partial(build, part, looks, seed), seed, variants=VARIANTS if looks in SEEN else 1)
    for part, first in (("eave", 51), ("slope", 55))
    for looks, seed in zip(SEEN + UNSEEN, range(first, first + 4))
]
