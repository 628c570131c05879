"""Snow, twelve variants: drifts that the west wind heaped up and whose lee a low sun leaves in shade, patches half a step from the base, here and
there a dry stalk. Its body is no lighter than linen, or noon would clip it."""

from tallow_model.ground import Kinds, Runs, Spot, blade, chance_of, floor, kind_at, leaning, paint, patch, patch_rows, spots, texel_of
from tallow_model.model import Model, Sheet

BASE = 2
WIDEST_PX = 10
WIDEST_DRIFT_PX, NARROWEST_DRIFT_PX = 19, 8
# Texels that a drift moves aside from row to row: it lies across the wind.
DRIFT_LEANS = (-1.2, -0.8)
# A drift's lee falls to the screen's right and lower side, its windward side the other way.
LEE, WINDWARD = leaning(0.22, -0.1), leaning(-0.09, 0.05)
# "drift" lies half a step over "snow".
PATCHES = {"light": ("drift", 2), "dark": ("drift", 1)}
OWN: Kinds = ((0.28, "light"), (0.52, "dark"), (0.76, "drift"), (0.80, "dent"))
BORDER_UNITS = 0.47
BORDER: Kinds = ((0.12, "light"), (0.22, "dark"))
# The one variant of twelve with stalks: right and down of the middle, and height.
WITH_STALKS = 8
STALKS = ((5, -3, 3), (6, -2, 2))
STALK_NORMAL = (0.15, -0.15, 0.98)
DENTS = (((0, 2),), ((0, 2), (-1, 1)), ((0, 3),))


def drift(model: Model, rows: Runs, right: int, down: int) -> None:
    """A low heap: its position is flat, its lower right rim leans away from the wind and the rest a little into it."""
    top = down - len(rows) // 2
    inside = {(place, row) for row, run in enumerate(rows) for place in range(*run)}
    for place, row in sorted(inside):
        is_lee = any((place + step, row + 1) not in inside for step in (1, 2)) or (place + 2, row) not in inside
        paint(model, ((place, place + 1),), right, top + row, "drift", BASE, 0.003, LEE if is_lee else WINDWARD)


def draw(model: Model, spot: Spot) -> None:
    """What a spot bears."""
    kind = kind_at(spot, OWN, BORDER)
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    if kind in PATCHES:
        patch(model, chance, spot, WIDEST_PX, *PATCHES[kind])
    elif kind == "drift":
        drift(model, patch_rows(chance, spot, WIDEST_DRIFT_PX, NARROWEST_DRIFT_PX, 0.3, DRIFT_LEANS), right, down)
    elif kind == "dent":
        paint(model, chance.pick(DENTS), right, down, "snow", BASE - 1)


def build(model: Model) -> None:
    floor(model, "snow", BASE)
    for spot in spots(311, model.variant, gap=0.28, border=BORDER_UNITS):
        draw(model, spot)
    for right, down, height in STALKS if model.variant == WITH_STALKS else ():
        paint(model, ((0, 2),), right, down + 1, "snow", BASE - 1)
        blade(model, right, down, height, "dry_grass", 2, STALK_NORMAL)


SHEETS = [Sheet("ground_snow", build, seed=14, kind="ground", variants=12)]
