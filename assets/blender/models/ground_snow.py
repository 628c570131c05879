"""Snow, twelve variants: soft swells that a low sun draws, patches half a step from the base, here and there a dry stalk. Its body is no lighter
than linen, or noon would clip it."""

from tallow_model.ground import Kinds, Spot, blade, chance_of, floor, kind_at, paint, patch, patch_rows, spots, swell, texel_of
from tallow_model.model import Model, Sheet

BASE = 2
WIDEST_PX = 10
WIDEST_SWELL_PX, NARROWEST_SWELL_PX = 17, 8
SWELL_LEANS = (-0.5, 0.0, 0.5)
# "drift" lies half a step over "snow".
PATCHES = {"light": ("drift", 2), "dark": ("drift", 1)}
OWN: Kinds = ((0.28, "light"), (0.52, "dark"), (0.68, "swell"), (0.72, "dent"))
BORDER_UNITS = 0.47
BORDER: Kinds = ((0.12, "light"), (0.22, "dark"))
# The one variant of twelve with stalks: right and down of the middle, and height.
WITH_STALKS = 8
STALKS = ((5, -3, 3), (6, -2, 2))
STALK_NORMAL = (0.15, -0.15, 0.98)
DENTS = (((0, 2),), ((0, 2), (-1, 1)), ((0, 3),))


def draw(model: Model, spot: Spot) -> None:
    """What a spot bears."""
    kind = kind_at(spot, OWN, BORDER)
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    if kind in PATCHES:
        patch(model, chance, spot, WIDEST_PX, *PATCHES[kind])
    elif kind == "swell":
        swell(model, patch_rows(chance, spot, WIDEST_SWELL_PX, NARROWEST_SWELL_PX, 0.2, SWELL_LEANS), right, down, "drift", BASE, 0.22, 0.003)
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
