"""Bare rock, twelve variants: facets of a few kinds of stone that lean their own way, parted by cracks where they have not grown together."""

from tallow_model.cracks import borders
from tallow_model.ground import Runs, Spot, cell, chance_of, fits_inside, floor, leaning, paint, spots, texel_of
from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet
from tallow_model.solids import polygon

BASE, CRACK_TONE, LIP_TONE = 2, 1, 3
GAP_UNITS, BORDER_UNITS = 0.27, 0.25
OPEN_SHARE = 0.5
CRACK_UNITS, LIP_UNITS = 0.05, 0.05
# The lip lies on the far side of its crack, as the camera looks.
LIP_AWAY = (-LIP_UNITS / 2, LIP_UNITS / 2, 0)
# What lies within half a step of "bedrock"; facets on the border, which show in every tile, are all of the first and level.
STONES = ("bedrock", "bedrock", "cobble", "pale_cobble")
# They fall to the left, if at all, where a low sun makes them lighter: the dark ones would look like holes.
LEANS = (UP, UP, UP, leaning(-0.1))
CHIP_SHARE = 0.12
CHIP: Runs = ((0, 2), (0, 2))
# The one variant of twelve with lichen.
LICHENED = 4
LICHEN: tuple[tuple[int, int, Runs], ...] = ((-4, 3, ((-2, 2), (-3, 1))), (-1, 5, ((0, 3), (-1, 2))))


def facet(model: Model, spot: Spot, near: list[Spot]) -> None:
    chance = chance_of(spot)
    stone, lean = (STONES[0], UP) if spot.shared else (chance.pick(STONES), chance.pick(LEANS))
    polygon(model, [(x, y, 0.002) for x, y in cell(spot, near, 0)], stone, BASE, lean)
    right, down = texel_of(spot.x, spot.y)
    if not spot.shared and spot.first < CHIP_SHARE and fits_inside(CHIP, right, down + 1):
        paint(model, CHIP, right, down + 1, "bedrock", CRACK_TONE, 0.009)
        paint(model, CHIP, right, down, "bedrock", LIP_TONE, 0.01)


def build(model: Model) -> None:
    floor(model, "bedrock", BASE)
    facets = spots(618, model.variant, GAP_UNITS, BORDER_UNITS)
    for spot in facets:
        if max(abs(spot.x), abs(spot.y)) < 0.8:
            facet(model, spot, facets)
    for border in borders(facets, OPEN_SHARE):
        stroke(model, border.start + LIP_AWAY, border.end + LIP_AWAY, LIP_UNITS, "pale_cobble", BASE, UP, 0.005)
        stroke(model, border.start, border.end, CRACK_UNITS, "bedrock", CRACK_TONE, UP, 0.007)
    for right, down, rows in LICHEN if model.variant == LICHENED else ():
        paint(model, rows, right, down, "moss", 2, 0.012)


SHEETS = [Sheet("ground_rock", build, seed=16, kind="ground", variants=12)]
