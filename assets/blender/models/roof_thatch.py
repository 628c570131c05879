"""Thatch: courses that sag and hang over each other in ragged hems, patches of old and new straw, and a thick cut eave."""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.model import Model, Sheet
from tallow_model.roofs import EAVE_TEXELS, EAVE_UNITS, FOOT_ROWS, SLOPE, STRANDS, STRAW_BUTT_UNITS, TILE_TEXELS
from tallow_model.roofs import moss, prism, rows_between, slab, straw, thatch_course, turn_to
from tallow_model.space import px_up

COURSES, EAVE_COURSES = 3, 4
# Of slopes that are not seen: no higher than barge boards, or a strip of them shows over those.
COVER_UNITS = 0.06
SEEN, UNSEEN = "se", "nw"
VARIANTS, MOSSY_VARIANT = 4, 1
# How many texels a course sags from strand to strand; both ends are alike, so that it runs on.
SAG = (0, 0, 1, 2, 2, 1, 0, 0)


def cut_eave(model: Model) -> None:
    """The thick foot of the straw, cut upright, over a dark line."""
    south, top = -0.5 - EAVE_UNITS - 0.1, FOOT_ROWS - 6
    for low, high, tone in ((top - 6, top - 4, 0), (top - 4, top, 1)):
        outline = [(-0.5, south, px_up(low)), (-0.5, south, px_up(high)), (-0.5, south + 0.25, px_up(high)), (-0.5, south + 0.25, px_up(low))]
        prism(model, outline, (1, 0, 0), "thatch", tone)


def hem(model: Model) -> list[int]:
    """Texels that each strand hangs; the outer strands always the same."""
    ragged = [1] + [model.chance.pick((0, 0, 1, 2, 4)) for _ in range(STRANDS - 2)] + [1]
    return [own + sag for own, sag in zip(ragged, SAG)]


def patch_tones(model: Model, courses: int) -> list[list[int]]:
    """Bodies by course and strand: one patch of old straw or new over two courses, away from the ends."""
    tones = [[2] * STRANDS for _ in range(courses)]
    tone, first, wide = model.chance.pick((1, 3)), model.chance.pick((1, 2, 3)), model.chance.pick((3, 4))
    start = model.chance.pick(tuple(range(courses - 1)))
    for course in (start, start + 1):
        for strand in range(first, min(first + wide, STRANDS - 1)):
            tones[course][strand] = tone
        first = max(1, first + model.chance.pick((-1, 1)))
    return tones


def build(part: str, looks: str, seed: int, model: Model) -> None:
    chance = model.chance = Chance(model.variant * 100 + seed)
    low = -EAVE_TEXELS if part == "eave" else 0
    courses = rows_between(low, TILE_TEXELS, EAVE_COURSES if part == "eave" else COURSES)
    with model.placed(turn_to(looks)):
        if part == "eave" and looks in SEEN:
            cut_eave(model)
        with model.placed(SLOPE):
            if looks in UNSEEN:
                slab(model, (low, TILE_TEXELS), COVER_UNITS, "thatch", 1)
                return
            slab(model, (low, TILE_TEXELS), 0, "thatch", 0)
            for (start, end), tones in zip(courses, patch_tones(model, len(courses))):
                thatch_course(model, start, end, hem(model), tones, shade=start > -EAVE_TEXELS)
                for column in (2, 6, 10):
                    foot = start + chance.pick((1, 3, 6))
                    straw(model, column + chance.pick((0, 1, 2, 3)), foot, foot + chance.pick((6, 8, 11)), chance.pick((1, 1, 3)))
            if part == "eave" and model.variant == MOSSY_VARIANT:
                moss(model, 8, low + 8, STRAW_BUTT_UNITS + 0.01)


SHEETS = [
    Sheet(f"roof_thatch_{part}_{looks}", partial(build, part, looks, seed), seed, variants=VARIANTS if looks in SEEN else 1)
    for part, first in (("eave", 51), ("slope", 55))
    for looks, seed in zip(SEEN + UNSEEN, range(first, first + 4))
]
