"""Trodden earth, eight variants: one base tone, worn and damp patches half a step from it, a few scrapes and here and there a pebble."""

from tallow_model.chance import Chance
from tallow_model.ground import Runs, Spot, fits_inside, floor, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet

BASE = 2
# "earth" lies half a step over "dirt": its tone 2 is a worn patch on the base, its tone 1 a damp one.
WORN, DAMP = 2, 1
WIDEST_PX = 7
# What a spot bears, by its own number: the first whose limit lies above it; over the last it stays empty.
OWN = ((0.36, "worn"), (0.60, "damp"), (0.65, "scrape"), (0.73, "pebble"))
# Marks on the border show in every tile, so there they are few and quiet.
BORDER = ((0.15, "worn"), (0.35, "damp"))
# A stone of one or two texels over its own shadow.
PEBBLES: tuple[tuple[Runs, Runs], ...] = ((((0, 2),), ((0, 2),)), (((0, 2), (0, 2)), ((1, 3),)), (((0, 1),), ((0, 1),)))


def scrape(chance: Chance) -> Runs:
    """A short streak along one of the tile's edges, two rows that step by two texels."""
    length, step = chance.pick((2, 3)), chance.pick((-2, 2))
    return ((0, length), (step, step + length))


def draw(model: Model, spot: Spot) -> None:
    """What a spot bears; its second number seeds the shape, so that its repeats are alike."""
    kind = next((name for limit, name in (BORDER if spot.shared else OWN) if spot.first < limit), "")
    chance = Chance(int(spot.second * 10_000))
    right, down = texel_of(spot.x, spot.y)
    if kind in ("worn", "damp"):
        patch(model, chance, spot, WIDEST_PX, "earth", WORN if kind == "worn" else DAMP)
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
    for spot in spots(39, model.variant, gap=0.25, border=0.42):
        draw(model, spot)


SHEETS = [Sheet("ground_dirt", build, seed=7, kind="ground", variants=8)]
