"""Grass green and dry, a meadow's eight and a pasture's twelve variants: one base tone, patches near it, a few tufts and dark flecks a step from it.

Most of a tile is left alone: what stands on the meadow is to be seen, not the meadow.
"""

from tallow_model.chance import Chance
from tallow_model.ground import Kinds, Runs, Spot, blade, chance_of, floor, kind_at, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet

BASE = 2
WIDEST_PX = 7
# Blades look a little south-east and mostly up, so that a meadow takes light as one.
BLADE_NORMAL = (0.15, -0.15, 0.98)
FLECKS: tuple[Runs, ...] = (((-1, 2), (-2, 1)), ((-2, 2), (0, 3)), ((-1, 2),), ((-2, 1), (-1, 2)))
TUFTS = ((-2, 0, 1), (-1, 0, 2), (-2, -1, 1, 2), (-2, 0, 2), (0, 1))

# "meadow" lies half a step over "grass": its tone 2 is a light patch on the base, its tone 1 a dark one.
GREEN = {"light": ("meadow", 2), "dark": ("meadow", 1)}
GREEN_OWN: Kinds = ((0.34, "light"), (0.64, "dark"), (0.80, "tuft"), (0.86, "fleck"))
# Marks on the border show in every tile, so there they are few and quiet.
GREEN_BORDER: Kinds = ((0.12, "light"), (0.32, "dark"))
# The one variant of eight with flowers: a daisy and, well off it, a buttercup, right and down of the middle.
FLOWERING = 4
FLOWERS = ((-5, 3, "linen", 3), (7, -2, "thatch", 4))

# What is still green is as light as "dry_grass" and differs in hue alone; where it is thin the ground shows, less than a step darker.
DRY = {"light": ("meadow", 2), "dark": ("bog", 3)}
DRY_OWN: Kinds = ((0.30, "light"), (0.50, "dark"), (0.72, "tuft"), (0.80, "fleck"))
DRY_BORDER: Kinds = ((0.12, "dark"),)


def tuft(model: Model, right: int, down: int, chance: Chance, grass: str) -> None:
    """Two to four blades that fan out over a dark foot."""
    paint(model, ((-2, 3), (-1, 2)), right, down + 1, grass, BASE - 1)
    for aside in chance.pick(TUFTS):
        height = 3 if abs(aside) < 2 else 2
        blade(model, right + aside, down + aside % 2, height + int(chance.happens(0.3)), grass, BASE + 1, BLADE_NORMAL)


def draw(model: Model, spot: Spot, grass: str, patches: dict[str, tuple[str, float]], own: Kinds, border: Kinds) -> None:
    """What a spot bears."""
    kind = kind_at(spot, own, border)
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    if kind in patches:
        patch(model, chance, spot, WIDEST_PX, *patches[kind])
    elif kind == "tuft":
        tuft(model, right, down, chance, grass)
    elif kind == "fleck":
        paint(model, chance.pick(FLECKS), right, down, grass, BASE - 1)


def build_green(model: Model) -> None:
    floor(model, "grass", BASE)
    for spot in spots(81, model.variant, gap=0.225, border=0.42):
        draw(model, spot, "grass", GREEN, GREEN_OWN, GREEN_BORDER)
    for right, down, material, tone in FLOWERS if model.variant == FLOWERING else ():
        blade(model, right, down, 2, material, tone, BLADE_NORMAL)


def build_dry(model: Model) -> None:
    floor(model, "dry_grass", BASE)
    for spot in spots(87, model.variant, gap=0.23, border=0.47):
        draw(model, spot, "dry_grass", DRY, DRY_OWN, DRY_BORDER)


SHEETS = [
    Sheet("ground_grass", build_green, seed=5, kind="ground", variants=8),
    Sheet("ground_dry_grass", build_dry, seed=11, kind="ground", variants=12),
]
