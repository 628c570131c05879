"""Sand, twelve variants: patches half a step from the base, and ripples of the wind whose lee a low sun leaves in shade."""

from tallow_model.chance import Chance
from tallow_model.ground import Kinds, Runs, Spot, chance_of, fits_inside, floor, kind_at, leaning, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet

BASE = 2
WIDEST_PX = 9
# "pale_sand" lies half a step over "sand".
PATCHES = {"light": ("pale_sand", 2), "dark": ("pale_sand", 1)}
OWN: Kinds = ((0.30, "light"), (0.52, "dark"), (0.86, "ripple"), (0.89, "pebble"))
BORDER_UNITS = 0.47
BORDER: Kinds = ((0.12, "light"), (0.2, "dark"))
# The wind blows from the west: a ripple's lee falls to the screen's right and upper side.
LEE = leaning(0.17, 0.17)
SHELL: Runs = ((0, 2),)


def ripple_rows(chance: Chance, length: int) -> Runs:
    """A crest one texel wide that climbs to the right by one texel in two to four."""
    rows: list[tuple[int, int]] = []
    right = -length // 2
    while right < length - length // 2:
        step = chance.pick((2, 3, 3, 4))
        rows.insert(0, (right, right + step))
        right += step
    return tuple(rows)


def ripple(model: Model, chance: Chance, right: int, down: int) -> None:
    """A light crest over its lee, the longest that keeps off the border."""
    for length in range(round(chance.between(6, 13)), 4, -1):
        rows = ripple_rows(chance, length)
        if fits_inside(rows, right, down) and fits_inside(rows, right, down - 1):
            paint(model, rows, right, down - 1, "sand", BASE, 0.004, LEE)
            paint(model, rows, right, down, "pale_sand", BASE, 0.005, leaning(-0.1, -0.1))
            return


def draw(model: Model, spot: Spot) -> None:
    """What a spot bears."""
    kind = kind_at(spot, OWN, BORDER)
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    if kind in PATCHES:
        patch(model, chance, spot, WIDEST_PX, *PATCHES[kind])
    elif kind == "ripple":
        ripple(model, chance, right, down)
    elif kind == "pebble":
        paint(model, SHELL, right, down + 1, "sand", BASE - 1, 0.006)
        paint(model, SHELL, right, down, "pale_sand", BASE + 1, 0.007)


def build(model: Model) -> None:
    floor(model, "sand", BASE)
    for spot in spots(203, model.variant, gap=0.2, border=BORDER_UNITS):
        draw(model, spot)


SHEETS = [Sheet("ground_sand", build, seed=13, kind="ground", variants=12)]
