"""Swamp: sodden green with sedge, and dark pools that run on from tile to tile through crossed edges, duckweed and a streak of sky on them."""

from tallow_model.chance import Chance
from tallow_model.ground import Kinds, Runs, Spot, blade, chance_of, fits_inside, floor, kind_at, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet, Wang
from tallow_model.wang import VARIANT_BITS, Shape, depth_at_texel, fill, shape_of

BASE = 2
WIDEST_PX = 7
# Greener than "bog" and as light, and half a step darker.
PATCHES = {"green": ("moss", 1), "dark": ("grass", 0)}
LAND: Kinds = ((0.34, "green"), (0.56, "dark"), (0.76, "sedge"))
WATER: Kinds = ((0.14, "streak"), (0.6, "duckweed"))
BORDER: Kinds = ((0.15, "dark"),)
GAP_UNITS, BORDER_UNITS = 0.2, 0.46
# Depths in units: the wet rim outside the water, the water, where the sky lies on it, and how far off the rim things keep.
RIM, SHORE, OPEN, CLEAR = -0.035, 0.0, 0.035, 0.06
POOLS_SHARE = 0.35
# What a tuft covers from its tips to its foot; each blade's place and height.
SEDGE_ROWS: Runs = ((-2, 3),) * 7
SEDGE = (((-2, 3), (0, 4), (1, 2)), ((-1, 4), (1, 3)), ((-2, 2), (0, 4), (2, 3)), ((-1, 2), (0, 3)))
BLADES = (("moss", 2), ("moss", 2), ("moss", 3), ("bog", 3))
BLADE_NORMAL = (0.15, -0.15, 0.98)
DUCKWEED: tuple[Runs, ...] = (((0, 2), (-1, 2)), ((0, 3),), ((-1, 2), (0, 3)), ((0, 2),))


def pools(model: Model, shape: Shape) -> None:
    """The bank behind the water is seen, a dark line; before it the shore is only wet."""
    fill(model, shape, RIM, "bog", 1, 0.005)
    fill(model, shape, SHORE, "mud", 0, 0.006, down_px=-1)
    fill(model, shape, SHORE, "puddle", 1, 0.007)
    fill(model, shape, OPEN, "puddle", 2, 0.008)


def sedge(model: Model, chance: Chance, right: int, down: int) -> None:
    """A few tall blades over a dark foot."""
    paint(model, ((-1, 3),), right, down + 1, "bog", BASE - 1, 0.009)
    for aside, height in chance.pick(SEDGE):
        blade(model, right + aside, down, height, *chance.pick(BLADES), BLADE_NORMAL)


def draw(model: Model, shape: Shape, spot: Spot) -> None:
    """What a spot bears on land or on water."""
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    deep = depth_at_texel(shape, right, down)
    kind = kind_at(spot, WATER if deep > CLEAR else LAND, BORDER)
    if kind in PATCHES:
        patch(model, chance, spot, WIDEST_PX, *PATCHES[kind])
    elif kind == "sedge" and deep < -CLEAR and fits_inside(SEDGE_ROWS, right, down):
        sedge(model, chance, right, down)
    elif kind == "streak" and fits_inside(((-2, 3),), right, down):
        paint(model, ((-2, chance.pick((1, 2, 3))),), right, down, "puddle", 3, 0.01)
    elif kind == "duckweed":
        rows = chance.pick(DUCKWEED)
        if fits_inside(rows, right, down):
            paint(model, rows, right, down, "moss", 2, 0.01)


def build(model: Model) -> None:
    floor(model, "bog", BASE)
    shape = shape_of(model.variant, Chance(820 + model.variant), POOLS_SHARE)
    for spot in spots(814, model.variant, GAP_UNITS, BORDER_UNITS):
        draw(model, shape, spot)
    pools(model, shape)


SHEETS = [Sheet("ground_swamp", build, seed=20, kind="ground", variants=len(VARIANT_BITS), wang=Wang(0.25, VARIANT_BITS))]
