"""Forest floor: fallen leaves on brown litter, twigs, and moss that creeps from tile to tile through crossed edges."""

from tallow_model.chance import Chance
from tallow_model.ground import Kinds, Runs, Spot, chance_of, fits_inside, floor, kind_at, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet, Wang
from tallow_model.wang import VARIANT_BITS, Shape, depth_at_texel, fill, shape_of

BASE = 2
WIDEST_PX = 7
# Half a step under and over "litter".
PATCHES = {"damp": ("earth", 0), "pale": ("earth", 1)}
LITTER: Kinds = ((0.20, "damp"), (0.34, "pale"), (0.78, "leaf"), (0.84, "twig"))
MOSS: Kinds = ((0.5, "cushion"), (0.62, "leaf"))
BORDER: Kinds = ((0.12, "damp"),)
GAP_UNITS, BORDER_UNITS = 0.17, 0.46
SPOTS_MOST = 60
LEAVES = (("litter", 3), ("litter", 4), ("shingle", 2), ("shingle", 3), ("thatch", 1), ("thatch", 2), ("litter", 1), ("litter", 1))
LEAF: tuple[Runs, ...] = (((1, 3), (0, 2)), ((0, 2), (1, 3)), ((0, 2), (0, 2)), ((0, 3), (1, 2)), ((0, 2),))
TWIGS: tuple[Runs, ...] = (((2, 4), (0, 2), (-2, 0)), ((-3, -1), (-1, 2), (2, 3)), ((0, 4), (-2, 0)))
CUSHIONS: tuple[Runs, ...] = (((0, 3), (-1, 3)), ((0, 2), (-1, 3), (0, 2)), ((-1, 2), (0, 3)))
# Depths in units: where moss begins, where it is thick, and how far within cushions keep.
EDGE, THICK, CLEAR = 0.0, 0.09, 0.06
MOSSY_SHARE = 0.35


def moss(model: Model, shape: Shape) -> None:
    """Thin and dark at its edge, with its shade on the litter before it."""
    fill(model, shape, EDGE, "litter", 1, 0.005, down_px=1)
    fill(model, shape, EDGE, "moss", 0, 0.006)
    fill(model, shape, THICK, "moss", 1, 0.007)


def draw(model: Model, shape: Shape, spot: Spot) -> None:
    """What a spot bears on litter or on moss."""
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    kind = kind_at(spot, MOSS if depth_at_texel(shape, right, down) > CLEAR else LITTER, BORDER)
    if kind in PATCHES:
        patch(model, chance, spot, WIDEST_PX, *PATCHES[kind])
    elif kind == "leaf":
        rows = chance.pick(LEAF)
        if fits_inside(rows, right, down):
            paint(model, rows, right, down, *chance.pick(LEAVES), 0.01)
    elif kind == "twig":
        rows = chance.pick(TWIGS)
        if fits_inside(rows, right, down) and fits_inside(rows, right, down + 1):
            paint(model, rows, right, down + 1, "litter", BASE - 1, 0.009)
            paint(model, rows, right, down, "bark", 3, 0.01)
    elif kind == "cushion":
        rows = chance.pick(CUSHIONS)
        if fits_inside(rows, right, down):
            paint(model, rows, right, down, "moss", 2, 0.01)


def build(model: Model) -> None:
    floor(model, "litter", BASE)
    shape = shape_of(model.variant, Chance(920 + model.variant), MOSSY_SHARE)
    for spot in spots(905, model.variant, GAP_UNITS, BORDER_UNITS, SPOTS_MOST):
        draw(model, shape, spot)
    moss(model, shape)


SHEETS = [Sheet("ground_forest_floor", build, seed=21, kind="ground", variants=len(VARIANT_BITS), wang=Wang(0.25, VARIANT_BITS))]
