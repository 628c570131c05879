"""Ice on a pond, twelve variants: dark where it is deep, pale with frost, and crossed by cracks. It shines; no crack meets a border."""

from tallow_model.cracks import crack
from tallow_model.ground import Kinds, Runs, Spot, chance_of, fits_inside, floor, kind_at, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet

BASE = 2
WIDEST_PX, WIDEST_PALE_PX = 12, 7
OWN: Kinds = ((0.12, "deep"), (0.22, "pale"), (0.58, "crack"), (0.78, "frost"))
BORDER_UNITS = 0.47
BORDER: Kinds = ((0.1, "pale"),)
FROST: tuple[Runs, ...] = (((0, 3),), ((1, 3), (0, 2)), ((0, 4),))


def draw(model: Model, spot: Spot) -> None:
    """What a spot bears."""
    kind = kind_at(spot, OWN, BORDER)
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    if kind == "deep":
        patch(model, chance, spot, WIDEST_PX, "ice", BASE - 1)
    elif kind == "pale":
        patch(model, chance, spot, WIDEST_PALE_PX, "ice", BASE + 1)
    elif kind == "crack":
        crack(model, chance, spot, "ice", BASE + 1, BASE - 1)
    elif kind == "frost":
        rows = chance.pick(FROST)
        if fits_inside(rows, right, down):
            paint(model, rows, right, down, "ice", BASE + 1, 0.006)


def build(model: Model) -> None:
    floor(model, "ice", BASE)
    for spot in spots(402, model.variant, gap=0.28, border=BORDER_UNITS):
        draw(model, spot)


SHEETS = [Sheet("ground_ice", build, seed=15, kind="ground", variants=12)]
