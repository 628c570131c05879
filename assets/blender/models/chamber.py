"""What stands in a bed chamber: a folding screen of three leaves, a washstand with bowl and ewer."""

from tallow_model.cabinets import front_panel
from tallow_model.joinery import at, band, block, leg, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, in_texels, lathe
from tallow_model.space import px_ground, px_up, shift, turn_z
from tallow_model.tableware import handle

LEAF_STEPS, LEAF_HIGH, LEAF_THICK = 16, 36, 1.2
# Where each leaf begins and which way it turns.
LEAVES = ((-22, -3, 22), (-7.2, 3, -22), (7.6, -3, 22))
STAND_X, STAND_FRONT, STAND_BACK, STAND_HIGH = 15.5, -6.5, 8.5, 18


def screen_folding(model: Model) -> None:
    """Frames of wood with cloth in them, painted with a branch in leaf; the leaves stand zigzag."""
    for index, (x, y, degrees) in enumerate(LEAVES):
        with model.placed(shift(*at(x, y, 0)), turn_z(degrees)):
            leaf(model, index)


def leaf(model: Model, index: int) -> None:
    wide, thick = LEAF_STEPS, LEAF_THICK
    block(model, (2, -thick * 0.6, 5), (wide - 2, thick * 0.6, LEAF_HIGH - 3), "linen", 2.6, bevel=0)
    for x in (0, wide - 2.4):
        block(model, (x, -thick, 0), (x + 2.4, thick, LEAF_HIGH), "timber", 2.4, bevel=0)
    for z, tall in ((2, 3), (LEAF_HIGH - 3, 3)):
        block(model, (0, -thick, z), (wide, thick, z + tall), "timber", 2.8, bevel=0)
    for looks, y in (("south", -thick * 0.6), ("north", thick * 0.6)):
        patch(model, (2.4, y, 5), (wide - 2.4, y, 10), "sage_cloth", 2, looks)
        patch(model, (6.6, y, 10), (9.4, y, 28 - index % 2 * 3), "bark", 2.4, looks)
        for x, z in ((3, 14), (8.4, 18), (3, 22))[: 3 - index % 2]:
            patch(model, (x, y, z), (x + 5, y, z + 3), "sage_cloth", 2.2, looks, lift=0.012)


def washstand(model: Model) -> None:
    """A stand with a drawer and a towel on its rail; a bowl of water and a ewer on its top, a folded cloth on the board below."""
    x = STAND_X
    for side in (-x + 1.5, x - 1.5):
        for y in (STAND_FRONT + 1.5, STAND_BACK - 1.5):
            leg(model, side, y, STAND_HIGH - 2, 3)
    block(model, (-x + 1, STAND_FRONT + 1, 4), (x - 1, STAND_BACK - 1, 6), "plank", 2.4, bevel=0)
    block(model, (-x + 1, STAND_FRONT + 1, STAND_HIGH - 6), (x - 1, STAND_BACK - 1, STAND_HIGH - 2), "plank", 1.8, bevel=0)
    front_panel(model, -x + 4, STAND_HIGH - 6, x - 4, STAND_HIGH - 2, STAND_FRONT + 1, tone=2.4)
    block(model, (-x, STAND_FRONT, STAND_HIGH - 2), (x, STAND_BACK, STAND_HIGH), "plank", 3)
    block(model, (-x, STAND_BACK - 2, STAND_HIGH), (x, STAND_BACK, STAND_HIGH + 5), "plank", 2.6)
    block(model, (-6.5, STAND_BACK - 2, STAND_HIGH + 5), (6.5, STAND_BACK, STAND_HIGH + 7), "plank", 2.6)
    block(model, (-7, STAND_FRONT + 3, 6), (5, STAND_BACK - 4, 8), "linen", 2.4)
    bowl(model, at(-6, 0, STAND_HIGH))
    ewer(model, at(9, 1, STAND_HIGH))
    block(model, (x, STAND_FRONT + 2, 7), (x + 1.4, STAND_FRONT + 9, STAND_HIGH - 1), "linen", 3, bevel=0)
    band(model, (x, STAND_FRONT + 2, 8), (x + 1.4, STAND_FRONT + 9, 9), "red_cloth", 2)
    block(model, (x - 1, STAND_FRONT + 1, STAND_HIGH - 2), (x + 2, STAND_FRONT + 10, STAND_HIGH), "plank", 3, bevel=0)


def bowl(model: Model, foot) -> None:
    profile = in_texels((2.4, 0), (4.4, 1.6), (5.4, 4), (4.6, 4), (4.2, 2.6))
    lathe(model, profile, "linen", (2, 3, 4, 1.6), foot=foot, sides=16)
    disc(model, foot + (0, 0, px_up(2.8)), px_ground(4.4), "water", 2.6)


def ewer(model: Model, foot) -> None:
    profile = in_texels((2, 0), (3, 2), (2.6, 4), (1.4, 5.4), (2, 7), (0, 7))
    lathe(model, profile, "blue_cloth", (2, 2.6, 2, 2.6, 0.6), foot=foot)
    handle(model, foot, 2.4, 2, 6, "blue_cloth", 2.6)


SHEETS = [Sheet("screen_folding", screen_folding, seed=581, facings=4), Sheet("washstand", washstand, seed=582, facings=4)]
