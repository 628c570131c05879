"""A round bush, about 0.8 units high, two variants: five clumps; the second bears a few berries."""

from tallow_model.foliage import SCREEN_RIGHT, TO_VIEWER, Clump, Crown, leaf_crown
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.space import px_up, unit, vector

CROWN = Crown(vector(0, 0, 0.22), 0.8, "oak_leaf", card_px=(6, 4.5), cards=260)
AHEAD = unit(TO_VIEWER * (1, 1, 0))
# Right, towards the viewer, height, radius; the lowest just rest on the ground.
CLUMPS = (
    ((0.06, -0.14, 0.44, 0.42), (-0.34, -0.06, 0.33, 0.34), (0.42, 0.06, 0.26, 0.33), (-0.22, 0.26, 0.24, 0.34), (0.22, 0.3, 0.22, 0.32)),
    ((-0.08, -0.14, 0.42, 0.40), (0.22, -0.1, 0.38, 0.34), (0.42, 0.1, 0.22, 0.3), (-0.4, 0.04, 0.25, 0.33), (0.05, 0.28, 0.23, 0.34)),
)
BERRIED = 1
# The clump that bears it, and where it sits: right and up of the clump's middle, as shares of its radius.
BERRIES = ((0, -0.5, 0.5), (0, -0.15, 0.2), (1, 0.35, 0.6), (2, -0.1, 0.3), (3, -0.3, 0.1), (3, 0.25, 0.55), (4, 0.3, -0.1), (4, -0.45, 0.25))


def berries(model: Model, clumps: list[Clump]) -> None:
    """Berries of 2 px on the side that the viewer sees."""
    for index, right, up in BERRIES:
        out = unit(AHEAD + SCREEN_RIGHT * right * 1.2 + (0, 0, up + 0.4))
        middle = clumps[index].centre + out * (1, 1, 0.66) * clumps[index].radius * 1.08
        ball(model, middle, px_up(1.15), "red_cloth", 3, debris=True)


def build(model: Model) -> None:
    clumps = [Clump(SCREEN_RIGHT * right + AHEAD * ahead + (0, 0, height), radius) for right, ahead, height, radius in CLUMPS[model.variant]]
    leaf_crown(model, CROWN, clumps)
    if model.variant == BERRIED:
        berries(model, clumps)


SHEETS = [Sheet("bush_round", build, seed=92, variants=2)]
