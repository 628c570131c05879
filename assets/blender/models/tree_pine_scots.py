"""A Scots pine, 8.5 units high: a bare trunk whose upper bark is ruddy, and flat clouds of needles with sky between; a bare twin of its wood."""

from tallow_model.chance import Chance
from tallow_model.foliage import Crown, branch, leaf_crown
from tallow_model.model import Model, Sheet
from tallow_model.stems import Stem, clumps_at, place

# All as right, ahead, up.
TRUNK = Stem(((0, 0, 0), (0.1, 0, 1.8), (-0.12, 0, 3.8), (0.15, 0, 5.8), (0.45, 0, 7.6)), (0.3, 0.24, 0.2, 0.15, 0.06), flare=0.4)
# From here up the bark of a Scots pine is thin and ruddy.
RUDDY = Stem(((0.02, 0, 3.3), (-0.12, 0, 3.9), (0.15, 0, 5.8), (0.45, 0, 7.6)), (0.225, 0.21, 0.165, 0.07))
LIMBS = (
    ((-0.1, 0, 4.0), (-0.9, 0.1, 4.5), (-1.6, 0.1, 4.7)), ((0.0, 0, 4.9), (0.8, 0.1, 5.3), (1.6, 0.1, 5.6)),
    ((0.1, 0, 5.6), (-0.6, -0.1, 6.2), (-1.1, -0.1, 6.5)), ((0.3, 0, 6.6), (0.9, 0, 7.0), (1.3, 0, 7.2)),
)  # fmt: skip
STUB = Stem(((-0.05, 0, 3.0), (0.4, 0.15, 3.15), (0.6, 0.15, 3.3)), (0.08, 0.06))
# Flat clouds of needles with sky between.
CLUMPS = (
    (-1.75, 0.1, 4.95, 0.72), (-1.1, 0.2, 4.85, 0.6), (-2.3, 0.0, 4.8, 0.5), (1.75, 0.1, 5.8, 0.76), (1.1, 0.2, 5.65, 0.56), (2.35, 0.0, 5.65, 0.5),
    (-1.1, -0.1, 6.65, 0.7), (-0.5, 0.1, 6.6, 0.55), (-1.7, -0.1, 6.5, 0.45), (1.35, 0, 7.35, 0.62), (0.45, 0, 7.75, 0.85),
    (-0.2, -0.1, 7.65, 0.6), (0.8, -0.2, 8.1, 0.55),
)  # fmt: skip
CROWN = Crown(place(0.1, 0, 6.3), 2.4, "pine", tone=2.2, card_px=(8, 5), cards=190)


def build(model: Model) -> None:
    TRUNK.draw(model)
    TRUNK.roots(model, 5)
    TRUNK.strokes(model, 9, reach=(0.05, 0.5))
    RUDDY.draw(model, "hide", 2.2)
    for points in LIMBS:
        limb = Stem(points, (0.12, 0.09, 0.07))
        limb.draw(model, "hide", 2)
        tip, _, direction = limb.at(1.0)
        for turn in (0.1, 0.9):
            branch(model, tip, direction + (0, 0, turn), 0.4, 0.072, 1)
    STUB.draw(model)
    STUB.snapped(model, 0.16)
    model.chance = Chance(31)
    leaf_crown(model, CROWN, clumps_at(*CLUMPS))


SHEETS = [Sheet("tree_pine_scots", build, seed=67, bare=True)]
