"""Grass, eight variants: one base tone, patches half a step from it, and a few tufts of blades and dark flecks a whole step from it.

Most of a tile is left alone: what stands on the meadow is to be seen, not the meadow.
"""

from tallow_model.chance import Chance
from tallow_model.ground import Runs, Spot, blade, floor, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet

BASE = 2
# "meadow" lies half a step over "grass": its tone 2 is a light patch on the base, its tone 1 a dark one.
LIGHT, DARK = 2, 1
WIDEST_PX = 7
# Blades look a little south-east and mostly up, so that a meadow takes light as one.
BLADE_NORMAL = (0.15, -0.15, 0.98)
FLECKS: tuple[Runs, ...] = (((-1, 2), (-2, 1)), ((-2, 2), (0, 3)), ((-1, 2),), ((-2, 1), (-1, 2)))
TUFTS = ((-2, 0, 1), (-1, 0, 2), (-2, -1, 1, 2), (-2, 0, 2), (0, 1))
# What a spot bears, by its own number: the first whose limit lies above it; over the last it stays empty.
OWN = ((0.34, "light"), (0.64, "dark"), (0.80, "tuft"), (0.86, "fleck"))
# Marks on the border show in every tile, so there they are few and quiet.
BORDER = ((0.12, "light"), (0.32, "dark"))
# The one variant of eight with flowers: a daisy and, well off it, a buttercup, right and down of the middle.
FLOWERING = 4
FLOWERS = ((-5, 3, "linen", 3), (7, -2, "thatch", 4))


def tuft(model: Model, right: int, down: int, chance: Chance) -> None:
    """Two to four blades that fan out over a dark foot."""
    paint(model, ((-2, 3), (-1, 2)), right, down + 1, "grass", BASE - 1)
    for aside in chance.pick(TUFTS):
        height = 3 if abs(aside) < 2 else 2
        blade(model, right + aside, down + aside % 2, height + int(chance.happens(0.3)), "grass", BASE + 1, BLADE_NORMAL)


def draw(model: Model, spot: Spot) -> None:
    """What a spot bears; its second number seeds the shape, so that its repeats are alike."""
    kind = next((name for limit, name in (BORDER if spot.shared else OWN) if spot.first < limit), "")
    chance = Chance(int(spot.second * 10_000))
    right, down = texel_of(spot.x, spot.y)
    if kind in ("light", "dark"):
        patch(model, chance, spot, WIDEST_PX, "meadow", LIGHT if kind == "light" else DARK)
    elif kind == "tuft":
        tuft(model, right, down, chance)
    elif kind == "fleck":
        paint(model, chance.pick(FLECKS), right, down, "grass", BASE - 1)


def build(model: Model) -> None:
    floor(model, "grass", BASE)
    for spot in spots(81, model.variant, gap=0.225, border=0.42):
        draw(model, spot)
    for right, down, material, tone in FLOWERS if model.variant == FLOWERING else ():
        blade(model, right, down, 2, material, tone, BLADE_NORMAL)


SHEETS = [Sheet("ground_grass", build, seed=5, kind="ground", variants=8)]
