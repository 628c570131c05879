"""Thatch on a slope: courses that sag and hang over each other in ragged hems, with patches of old and new straw."""

from .model import Model
from .roofs import EAVE_TEXELS, EAVE_UNITS, FOOT_ROWS, LIFT_TEXELS, TILE_TEXELS, height_between, patch, prism, rows_between, slab
from .space import px_up, px_wall

COURSES, EAVE_COURSES = 3, 4
# Of slopes that are not seen: no higher than barge boards, or a strip of them shows over those.
COVER_UNITS = 0.06
STRANDS = 8
STRAND_UNITS = 1 / STRANDS
STRAW_BUTT_UNITS, STRAW_HEAD_UNITS = 0.15, 0.07
# What a course falls towards its head in a texel; courses are about 21 texels high.
STRAW_SLANT = (STRAW_BUTT_UNITS - STRAW_HEAD_UNITS) / 21
HEM_SHADES = (1, 2, 2, 3)
# How many texels a course sags from strand to strand; both ends are alike, so that it runs on.
SAG = (0, 0, 1, 2, 2, 1, 0, 0)


def thatch_course(model: Model, low: int, high: int, hem: list[int], tones: list[int], shade: bool) -> None:
    """A course of straw: light shoulder, body, dark head; it hangs over the course below in a ragged hem, with a drawn `shade` under it.

    `hem` and `tones` tell for each of the STRANDS how many texels it hangs over its line, and the tone of its body.
    """
    chance = model.chance

    def height(line: float) -> float:
        return height_between(STRAW_BUTT_UNITS, STRAW_HEAD_UNITS, max(line, low), low, high)

    for strand, (hangs, tone) in enumerate(zip(hem, tones)):
        us = (-0.5 + strand * STRAND_UNITS, -0.5 + (strand + 1) * STRAND_UNITS)
        foot = low - hangs
        shoulder, head = low + chance.pick((1, 2, 3, 5)), high - chance.pick((3, 4, 6))
        for start, end, step in ((foot, shoulder, 1), (shoulder, head, 0), (head, high + 1, -1)):
            patch(model, us, (start, end), (height(start), height(end)), "thatch", tone + step)
        patch(model, us, (foot + LIFT_TEXELS * STRAW_BUTT_UNITS, foot), (0, STRAW_BUTT_UNITS), "thatch", 0, (0, -1, 0))
        if shade:
            lines = (foot - chance.pick(HEM_SHADES), foot)
            ns = [STRAW_HEAD_UNITS + (low - line) * STRAW_SLANT + 0.012 for line in lines]
            patch(model, us, lines, ns, "thatch", 0)


def straw(model: Model, column: float, low: float, high: float, tone: float) -> None:
    """A stroke one texel wide up the slope, `column` texels along it from its west end."""
    n = STRAW_BUTT_UNITS + 0.01
    patch(model, (px_wall(column - 8), px_wall(column - 7)), (low, high), (n, n), "thatch", tone)


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


def cut_eave(model: Model) -> None:
    """The thick foot of the straw, cut upright, over a dark line."""
    south, top = -0.5 - EAVE_UNITS - 0.1, FOOT_ROWS - 6
    for low, high, tone in ((top - 6, top - 4, 0), (top - 4, top, 1)):
        outline = [(-0.5, south, px_up(low)), (-0.5, south, px_up(high)), (-0.5, south + 0.25, px_up(high)), (-0.5, south + 0.25, px_up(low))]
        prism(model, outline, (1, 0, 0), "thatch", tone)


def thatch_slope(model: Model, is_eave: bool, is_seen: bool) -> None:
    """A tile of slope under straw, with its overhang where it is an eave; a plain slab where it is not seen."""
    chance, low = model.chance, -EAVE_TEXELS if is_eave else 0
    if not is_seen:
        slab(model, (low, TILE_TEXELS), COVER_UNITS, "thatch", 1)
        return
    slab(model, (low, TILE_TEXELS), 0, "thatch", 0)
    courses = rows_between(low, TILE_TEXELS, EAVE_COURSES if is_eave else COURSES)
    for (start, end), tones in zip(courses, patch_tones(model, len(courses))):
        thatch_course(model, start, end, hem(model), tones, shade=start > -EAVE_TEXELS)
        for column in (2, 6, 10):
            foot = start + chance.pick((1, 3, 6))
            straw(model, column + chance.pick((0, 1, 2, 3)), foot, foot + chance.pick((6, 8, 11)), chance.pick((1, 1, 3)))
