"""Trodden earth, twelve variants: one base tone, worn and damp patches half a step from it, a few scrapes and here and there a pebble."""

from tallow_model.chance import Chance
from tallow_model.ground import Kinds, Runs, Spot, chance_of, fits_inside, floor, kind_at, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet

BASE = 2
# "earth" lies half a step over "dirt": its tone 2 is a worn patch on the base, its tone 1 a damp one.
PATCHES = {"worn": ("earth", 2), "damp": ("earth", 1)}
WIDEST_PX = 7
OWN: Kinds = ((0.36, "worn"), (0.60, "damp"), (0.65, "scrape"), (0.71, "pebble"))
# Patches that keep inside reach to within a texel of the border. On it, where they would show in every tile, there is one.
BORDER_UNITS = 0.48
BORDER: Kinds = ((0.12, "damp"),)
# A stone of one or two texels over its own shadow.
PEBBLES: tuple[tuple[Runs, Runs], ...] = ((((0, 2),), ((0, 2),)), (((0, 2), (0, 2)), ((1, 3),)), (((0, 1),), ((0, 1),)))


def scrape(chance: Chance) -> Runs:
    """A short streak along one of the tile's edges, two rows that step by two texels."""
    length, step = chance.pick((2, 3)), chance.pick((-2, 2))
    return ((0, length), (step, step + length))


def draw(model: Model, spot: Spot) -> None:
    """What a spot bears."""
    kind = kind_at(spot, OWN, BORDER)
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    if kind in PATCHES:
        patch(model, chance, spot, WIDEST_PX, *PATCHES[kind])
    elif kind == "scrape":
        rows = scrape(chance)
        if fits_inside(rows, right, down):
            paint(model, rows, right, down, "dirt", BASE - 1)
    elif kind == "pebble":
        stone, shadow = chance.pick(PEBBLES)
        paint(model, shadow, right, down + 1, "dirt", BASE - 1, 0.005)
        paint(model, stone, right, down, "cobble", 3, 0.006)


def build(model: Model) -> None:
    floor(model, "dirt", BASE)
    for spot in spots(48, model.variant, gap=0.24, border=BORDER_UNITS):
        draw(model, spot)


SHEETS = [Sheet("ground_dirt", build, seed=7, kind="ground", variants=12)]
