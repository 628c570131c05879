"""Lava: a dark crust with cracks, and melt that glows in pools and runs on from tile to tile through crossed edges, bits of crust adrift on it."""

from tallow_model.chance import Chance
from tallow_model.cracks import borders, crack
from tallow_model.ground import Kinds, Runs, Spot, cell, chance_of, fits_inside, floor, kind_at, leaning, paint, patch, spots, texel_of
from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet, Wang
from tallow_model.solids import polygon
from tallow_model.wang import VARIANT_BITS, Shape, depth_at_texel, fill, shape_of

CRUST = 2
GAP_UNITS, BORDER_UNITS = 0.27, 0.24
OPEN_SHARE, CRACK_UNITS = 0.5, 0.05
# Plates on the border, which show in every tile, are all of the body and level; the others may fall to the left, where a low sun finds them.
TONES, LEANS = (2, 2, 2, 1), (UP, UP, leaning(-0.2))
# Depths in units, from the charred rim to the hottest melt, with material and tone.
MELT = ((-0.04, "bark", 1), (0.0, "lava", 0), (0.035, "lava", 1), (0.085, "lava", 2), (0.19, "lava", 3))
POOLS_SHARE = 0.4
# Off the rim, and on the melt.
CLEAR = 0.08
ON_MELT: Kinds = ((0.2, "streak"), (0.42, "crust"))
ON_CRUST: Kinds = ((0.08, "crack"), (0.14, "ash"))
WIDEST_ASH_PX = 5
MARK_GAP_UNITS, MARK_BORDER_UNITS = 0.16, 0.46
STREAKS: tuple[Runs, ...] = (((-1, 2),), ((-2, 2),), ((0, 3), (-1, 1)))
FLOATS: tuple[Runs, ...] = (((0, 2), (-1, 2)), ((-1, 2), (0, 2)), ((-1, 2), (-2, 2), (-1, 1)))


def plate(model: Model, spot: Spot, near: list[Spot]) -> None:
    chance = chance_of(spot)
    tone, lean = (CRUST, UP) if spot.shared else (chance.pick(TONES), chance.pick(LEANS))
    polygon(model, [(x, y, 0.002) for x, y in cell(spot, near, 0)], "bark", tone, lean)


def crust(model: Model) -> None:
    """Plates that have grown together along half of their borders, and along all that every tile shows."""
    floor(model, "bark", CRUST)
    plates = spots(733, model.variant, GAP_UNITS, BORDER_UNITS)
    for spot in plates:
        if max(abs(spot.x), abs(spot.y)) < 0.8:
            plate(model, spot, plates)
    for border in borders(plates, OPEN_SHARE):
        if not border.shared:
            stroke(model, border.start, border.end, CRACK_UNITS, "bark", CRUST - 1, UP, 0.004)


def on_crust(model: Model, spot: Spot) -> None:
    """What a spot bears that may be covered by melt."""
    kind = kind_at(spot, ON_CRUST)
    if kind == "crack":
        crack(model, chance_of(spot), spot, "bark", CRUST - 1, CRUST)
    elif kind == "ash":
        patch(model, chance_of(spot), spot, WIDEST_ASH_PX, "bark", CRUST + 1)


def on_melt(model: Model, shape: Shape, spot: Spot) -> None:
    """What a spot bears where there is melt."""
    right, down = texel_of(spot.x, spot.y)
    chance = chance_of(spot)
    if depth_at_texel(shape, right, down) < CLEAR:
        return
    kind = kind_at(spot, ON_MELT)
    rows = chance.pick(FLOATS if kind == "crust" else STREAKS)
    if not kind or not fits_inside(rows, right, down + 1):
        return
    if kind == "streak":
        paint(model, rows, right, down, "lava", 4, 0.015)
    else:
        paint(model, rows, right, down + 1, "lava", 1, 0.015)
        paint(model, rows, right, down, "bark", CRUST - 1, 0.016)


def build(model: Model) -> None:
    crust(model)
    marks = spots(751, model.variant, MARK_GAP_UNITS, MARK_BORDER_UNITS)
    for spot in marks:
        on_crust(model, spot)
    shape = shape_of(model.variant, Chance(740 + model.variant), POOLS_SHARE)
    for step, (depth, material, tone) in enumerate(MELT):
        fill(model, shape, depth, material, tone, 0.008 + 0.001 * step)
    for spot in marks:
        on_melt(model, shape, spot)


SHEETS = [Sheet("ground_lava", build, seed=19, kind="ground", variants=len(VARIANT_BITS), wang=Wang(0.33, VARIANT_BITS))]
