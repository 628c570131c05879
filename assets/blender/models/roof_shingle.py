"""Shingle roofs: the eave and slope tiles of all four looks. North and west slopes, which are never seen, are plain slabs.

An eave stands on the outer row of tiles inside the house one rise above the wall's foot, the next slope a tile further in a rise higher.
"""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.model import Model, Sheet
from tallow_model.roofs import EAVE_TEXELS, SHINGLE_BUTT_UNITS, SLOPE, TILE_TEXELS, fascia, moss, rows_between, shingle_row, slab, turn_to

ROWS, EAVE_ROWS = 6, 8
# Of slopes that are not seen: the mean height of shingles, and no higher than barge boards, or a strip of them shows over those.
COVER_UNITS = 0.06
SEEN, UNSEEN = "se", "nw"
VARIANTS, MOSSY_VARIANT = 4, 1
MOSS_UNITS = SHINGLE_BUTT_UNITS + 0.01


def build(part: str, looks: str, seed: int, model: Model) -> None:
    model.chance = Chance(model.variant * 100 + seed)
    low = -EAVE_TEXELS if part == "eave" else 0
    with model.placed(turn_to(looks)):
        if part == "eave":
            fascia(model)
        with model.placed(SLOPE):
            if looks in UNSEEN:
                slab(model, (low, TILE_TEXELS), COVER_UNITS, "shingle", 1)
                return
            slab(model, (low, TILE_TEXELS), 0, "shingle", 0)
            for index, (start, end) in enumerate(rows_between(low, TILE_TEXELS, EAVE_ROWS if part == "eave" else ROWS)):
                shingle_row(model, start, end, halved=index % 2 == 1)
            if part == "eave" and model.variant == MOSSY_VARIANT:
                moss(model, 3, low + 1, MOSS_UNITS)
                moss(model, 9, low + 11, MOSS_UNITS)


SHEETS = [
    Sheet(f"roof_shingle_{part}_{looks}", partial(build, part, looks, seed), seed, variants=VARIANTS if looks in SEEN else 1)
    for part, first in (("eave", 41), ("slope", 45))
    for looks, seed in zip(SEEN + UNSEEN, range(first, first + 4))
]
