"""Slate roofs: the eave and slope tiles of all four looks, and ridges under lead. North and west slopes, which are never seen, are plain slabs."""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.model import Model, Sheet
from tallow_model.roofs import EAVE_TEXELS, SLOPE, TILE_TEXELS, fascia, moss, rows_between, slab, turn_to
from tallow_model.slates import BUTT_UNITS, lead_ridge, slate_row

ROWS, EAVE_ROWS = 8, 10
# Of slopes that are not seen: no higher than barge boards, or a strip of them shows over those.
COVER_UNITS = 0.05
SEEN, UNSEEN = "se", "nw"
VARIANTS, MOSSY_VARIANT = 4, 2


def build(part: str, looks: str, seed: int, model: Model) -> None:
    model.chance = Chance(model.variant * 100 + seed)
    low = -EAVE_TEXELS if part == "eave" else 0
    with model.placed(turn_to(looks)):
        if part == "eave":
            fascia(model)
        with model.placed(SLOPE):
            if looks in UNSEEN:
                slab(model, (low, TILE_TEXELS), COVER_UNITS, "slate", 1)
                return
            slab(model, (low, TILE_TEXELS), 0, "slate", 0)
            for index, (start, end) in enumerate(rows_between(low, TILE_TEXELS, EAVE_ROWS if part == "eave" else ROWS)):
                slate_row(model, start, end, halved=index % 2 == 1)
            if part == "eave" and model.variant == MOSSY_VARIANT:
                moss(model, 8, low + 5, BUTT_UNITS + 0.01)


def ridge(along: str, model: Model) -> None:
    with model.placed(turn_to("s" if along == "x" else "e")):
        lead_ridge(model)


SHEETS = [
    Sheet(f"roof_slate_{part}_{looks}", partial(build, part, looks, seed), seed, variants=VARIANTS if looks in SEEN else 1)
    for part, first in (("eave", 351), ("slope", 355))
    for looks, seed in zip(SEEN + UNSEEN, range(first, first + 4))
]
SHEETS += [Sheet(f"roof_slate_ridge_{along}", partial(ridge, along), seed) for along, seed in (("x", 359), ("y", 360))]
