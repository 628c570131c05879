"""Floor boards, eight variants: four boards a tile along x, 8 px across the screen each, with butt joints staggered from tile to tile.

No joint lies on a border and every board crosses it in the body's tone, so that a board runs on from tile to tile until a joint ends it.
"""

from tallow_model.chance import Chance
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.space import px_wall

BOARDS = 4
BOARD_UNITS = 1 / BOARDS
# Texels run diagonally here: one across the screen is 1/32 of a tile.
TEXEL_UNITS = px_wall(0.5)
REACH_UNITS = 1.2
BODY, LINE = 2, 1
# For each variant and board, the joints; a board between two joints is of another wood, hardly lighter.
LAYOUTS = (
    ((-6,), (), (7,), ()),
    ((), (4,), (), (-9,)),
    ((), (-8, 8), (), (2,)),
    ((9,), (), (-3,), ()),
    ((), (), (6,), (-5,)),
    ((-10, 9), (), (), (3,)),
    ((), (-2,), (), ()),
    ((3,), (), (-9, 7), ()),
)
MENDED = "plank"


def rectangle(model: Model, x0: float, y0: float, x1: float, y1: float, tone: float, lift: float, material: str = "floor") -> None:
    mark(model, [(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], material, tone, UP, lift)


def grain(model: Model, chance: Chance, south: float) -> None:
    """A stroke 5 px long in the middle of a board."""
    x = round(chance.between(-9, 4)) * TEXEL_UNITS
    y = south + (3 + int(chance.happens(0.5))) * TEXEL_UNITS
    rectangle(model, x, y, x + 5 * TEXEL_UNITS, y + TEXEL_UNITS, LINE, 0.004)


def board(model: Model, chance: Chance, south: float, joints: tuple[int, ...]) -> None:
    """One board's width: its dark southern edge, what lies between two joints, the joints."""
    rectangle(model, -REACH_UNITS, south, REACH_UNITS, south + TEXEL_UNITS, LINE, 0.003)
    if len(joints) == 2:
        first, last = (joint * TEXEL_UNITS for joint in joints)
        rectangle(model, first, south + TEXEL_UNITS, last, south + BOARD_UNITS, BODY, 0.001, MENDED)
    elif chance.happens(0.3):
        grain(model, chance, south)
    for joint in joints:
        x = joint * TEXEL_UNITS
        rectangle(model, x, south, x + TEXEL_UNITS, south + BOARD_UNITS, LINE - 1, 0.005)


def build(model: Model) -> None:
    rectangle(model, -REACH_UNITS, -REACH_UNITS, REACH_UNITS, REACH_UNITS, BODY, 0)
    chance = Chance(600 + model.variant)
    for index in range(-BOARDS, 2 * BOARDS):
        joints = LAYOUTS[model.variant][index] if 0 <= index < BOARDS else ()
        board(model, chance, -0.5 + index * BOARD_UNITS, joints)


SHEETS = [Sheet("ground_plank", build, seed=8, kind="ground", variants=len(LAYOUTS))]
