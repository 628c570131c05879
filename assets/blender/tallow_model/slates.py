"""Slates on a slope: thin, flat, in low rows, each with a rounded foot; and the lead that covers a ridge."""

from .model import Model
from .roofs import EAVE_TEXELS, FOOT_ROWS, LIFT_TEXELS, OUT, TILE_TEXELS, height_between, patch, ridge_frames, ridge_roll, rows_between, slab
from .space import px_up, px_wall, unit

ROWS, EAVE_ROWS = 8, 10
SLATE_COLUMNS = 4
SLATES = 16 // SLATE_COLUMNS
# Of slopes that are not seen: no higher than barge boards, or a strip of them shows over those.
COVER_UNITS = 0.05
BUTT_UNITS, HEAD_UNITS = 0.06, 0.03
TONES = (2, 2, 2, 2, 2, 2, 2, 3, 1)
LIP_TEXELS, SHADE_TEXELS = 2, 2
# How far the outer column of a slate ends over its middle.
ROUNDED_TEXELS = 2
# A slope's own lean in its light: slates lie flatter than shingles.
LEAN = 0.05
ROLL_UNITS, ROLL_RAISED_UNITS = 0.085, 0.06
FLAP_FOOT = TILE_TEXELS - 9
FLAP_UNITS = BUTT_UNITS + 0.03
SEAM_COLUMNS = 8


def slate_row(model: Model, low: int, high: int, halved: bool) -> None:
    """A row of slates, column by column; a `halved` row starts and ends with half a slate. What touches the ends is calm."""
    chance = model.chance
    first = -SLATE_COLUMNS // 2 if halved else 0
    for index in range(SLATES + halved):
        left = first + index * SLATE_COLUMNS
        calm = halved and index in (0, SLATES)
        tone = 2 if calm else chance.pick(TONES)
        normal = unit((0 if calm else chance.between(-0.04, 0.04), -LEAN, 1))
        for column in range(max(left, 0), min(left + SLATE_COLUMNS, 16)):
            outer = column in (left, left + SLATE_COLUMNS - 1)
            slate_column(model, column, (low + (ROUNDED_TEXELS if outer else 0), high), low, tone, outer, normal)


def slate_column(model: Model, column: int, lines: tuple[int, int], low: int, tone: float, outer: bool, normal) -> None:
    """A texel's width of a slate: its lip, its body, and the shade of the row above; under a rounded corner the row below is dark."""
    us = (px_wall(column - 8), px_wall(column - 7))
    foot, high = lines

    def height(line: float) -> float:
        return height_between(BUTT_UNITS, HEAD_UNITS, line, low, high)

    lip, shade = foot + LIP_TEXELS, high - SHADE_TEXELS
    for start, end, step in ((foot, lip, 0 if outer else 1), (lip, shade, 0), (shade, high + ROUNDED_TEXELS + 1, -1)):
        patch(model, us, (start, end), (height(start), height(min(end, high))), "slate", max(tone + step, 0), normal)
    patch(model, us, (foot + LIFT_TEXELS * BUTT_UNITS, foot), (0, BUTT_UNITS), "slate", 0, normal)


def slate_slope(model: Model, is_eave: bool, is_seen: bool) -> None:
    """A tile of slope under slates, with its overhang where it is an eave; a plain slab where it is not seen."""
    low = -EAVE_TEXELS if is_eave else 0
    if not is_seen:
        slab(model, (low, TILE_TEXELS), COVER_UNITS, "slate", 1)
        return
    slab(model, (low, TILE_TEXELS), 0, "slate", 0, OUT)
    for index, (start, end) in enumerate(rows_between(low, TILE_TEXELS, EAVE_ROWS if is_eave else ROWS)):
        slate_row(model, start, end, halved=index % 2 == 1)


def lead_ridge(model: Model) -> None:
    """A roll of lead along the ridge, flaps on both slopes, and on the side that is seen the flap's two sheets with their seams."""
    for looks in ("s", "n"):
        with model.placed(*ridge_frames(looks)):
            slab(model, (FLAP_FOOT + 6, TILE_TEXELS), FLAP_UNITS - 0.012, "slate", 1)
    with model.placed(*ridge_frames("s")):
        for left in range(0, 16, SEAM_COLUMNS):
            us = (px_wall(left - 8), px_wall(left + SEAM_COLUMNS - 8))
            patch(model, us, (FLAP_FOOT - 2, FLAP_FOOT), (FLAP_UNITS - 0.01, FLAP_UNITS - 0.01), "slate", 0)
            patch(model, us, (FLAP_FOOT, TILE_TEXELS + 4), (FLAP_UNITS, FLAP_UNITS), "slate", 3)
            seam = (us[1] - px_wall(1), us[1])
            patch(model, seam, (FLAP_FOOT, TILE_TEXELS), (FLAP_UNITS + 0.008, FLAP_UNITS + 0.008), "slate", 1)
    ridge_roll(model, px_up(FOOT_ROWS) + ROLL_RAISED_UNITS + 0.05, ROLL_UNITS, (-0.5, 0.5), "slate", 3)
