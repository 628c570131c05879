"""Slate roofs: the eave and slope tiles of all four looks, and ridges under lead. North and west slopes, which are never seen, are plain slabs."""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.model import Model, Sheet
from tallow_model.roofs import EAVE_TEXELS, SEEN, SLOPE, UNSEEN, fascia, moss, turn_to
from tallow_model.slates import BUTT_UNITS, lead_ridge, slate_slope

VARIANTS, MOSSY_VARIANT = 4, 2


def build(part: str, looks: str, seed: int, model: Model) -> None:
    model.chance = Chance(model.variant * 100 + seed)
    is_eave = part == "eave"
    with model.placed(turn_to(looks)):
        if is_eave:
            fascia(model)
        with model.placed(SLOPE):
            slate_slope(model, is_eave, looks in SEEN)
            if is_eave and looks in SEEN and model.variant == MOSSY_VARIANT:
                moss(model, 8, 5 - EAVE_TEXELS, BUTT_UNITS + 0.01)


def ridge(along: str, model: Model) -> None:
    with model.placed(turn_to("s" if along == "x" else "e")):
        lead_ridge(model)


SHEETS = [
    Sheet(f"roof_slate_{part}_{looks}", partial(build, part, looks, seed), seed, variants=VARIANTS if looks in SEEN else 1)
    for part, first in (("eave", 351), ("slope", 355))
    for looks, seed in zip(SEEN + UNSEEN, range(first, first + 4))
]
SHEETS += [Sheet(f"roof_slate_ridge_{along}", partial(ridge, along), seed) for along, seed in (("x", 359), ("y", 360))]
