"""Forest floor: fallen leaves on brown litter, twigs, and moss that creeps from tile to tile through crossed edges."""

from tallow_model.chance import Chance
from tallow_model.ground import Kinds, Runs, Spot, chance_of, fits_inside, floor, kind_at, paint, patch, spots, texel_of
from tallow_model.model import Model, Sheet, Wang
from tallow_model.wang import VARIANT_BITS, Shape, Waves, depth_at_texel, fill, shape_of

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
# Depths in units: where moss begins, where it closes, where it is thick, and how far within cushions keep.
EDGE, THIN, THICK, CLEAR = 0.02, 0.05, 0.13, 0.09
# Waves that break it up, or it would creep like worms.
CUSHIONED: Waves = ((0.1, 3, 2, 0.3), (0.09, -2, 3, 1.9), (0.05, 5, -4, 0.7))
MOSSY_SHARE = 0.6


def moss(model: Model, shape: Shape) -> None:
    """In cushions that part from each other: a thin rim, its shade on the litter before it, and a lighter heart."""
    fill(model, shape, EDGE, "litter", 1, 0.005, 1, CUSHIONED)
    fill(model, shape, EDGE, "bog", 1, 0.006, breaks=CUSHIONED)
    fill(model, shape, THIN, "moss", 0, 0.007, breaks=CUSHIONED)
    fill(model, shape, THICK, "moss", 1, 0.008, breaks=CUSHIONED)


def draw(model: Model, shape: Shape, spot: Spot) -> None:
    """What a spot bears on litter or on moss."""
    chance = chance_of(spot)
    right, down = texel_of(spot.x, spot.y)
    kind = kind_at(spot, MOSS if depth_at_texel(shape, right, down, CUSHIONED) > CLEAR else LITTER, BORDER)
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


SHEETS = [Sheet("ground_forest_floor", build, seed=21, kind="ground", variants=len(VARIANT_BITS), wang=Wang(0.3, VARIANT_BITS))]
