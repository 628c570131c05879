"""A floor of boards 8 px wide along x, as a sprite: it lies on the ground or on a storey.

At the tile's ends each row has its tone and no joint, the same in all variants, so that boards run on from tile to tile. Inside, butt
joints set off a piece that may differ.
"""

from tallow_model.chance import Chance
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.solids import box
from tallow_model.space import px_up

VARIANTS = 6
# Whole texels, so that what stands on it does too.
THICK_UNITS = px_up(2)
ROWS = 4
BOARD_UNITS = 1 / ROWS
# One texel across a board, and along it.
LINE_UNITS = 1 / 32
BODY, JOINT_TONE = 2, 0.9
PIECE_TONES = (1.4, 1.4, 2.6, 3)
# A piece of its own lies between two butt joints, in 32nds of a unit from the middle; rows differ, so that joints stagger.
PIECES = ((-13, 7), (-6, 13), (-10, 12), (-12, 4))
Span = tuple[float, float]


def strip(model: Model, x: Span, y: Span, tone: float, lift: float) -> None:
    points = [(x[0], y[0], THICK_UNITS), (x[1], y[0], THICK_UNITS), (x[1], y[1], THICK_UNITS), (x[0], y[1], THICK_UNITS)]
    mark(model, points, "floor", tone, UP, lift)


def board(model: Model, chance: Chance, across: Span, piece: Span) -> None:
    """One row: whole, with one joint, or with a piece of another tone between two; a grain stroke 5 px long here and there."""
    start, end = ((edge + chance.pick((-1, 0, 1))) * LINE_UNITS for edge in piece)
    joints = chance.pick(((), (start,), (end,), (start, end), (start, end)))
    if len(joints) == 2:
        strip(model, (start, end), across, chance.pick(PIECE_TONES), 0.004)
    for joint in joints:
        strip(model, (joint, joint + LINE_UNITS), across, JOINT_TONE, 0.006)
    if chance.happens(0.5):
        x, y = chance.pick((-9, -4, 1, 5)) * LINE_UNITS, across[0] + chance.pick((3, 4, 5)) * LINE_UNITS
        strip(model, (x, x + 5 * LINE_UNITS), (y, y + LINE_UNITS), chance.pick((1, 3)), 0.006)
    strip(model, (-0.5, 0.5), (across[0], across[0] + LINE_UNITS), JOINT_TONE, 0.008)


def build(model: Model) -> None:
    chance = Chance(81 + model.variant)
    # Its sides look up too: texels on the border hold a little of them, and would draw the tiles' grid at low sun.
    box(model, (0, 0, THICK_UNITS / 2), (1, 1, THICK_UNITS), "floor", BODY, bevel=0, normal=UP)
    for row, piece in enumerate(PIECES):
        low = -0.5 + row * BOARD_UNITS
        board(model, chance, (low, low + BOARD_UNITS), piece)


SHEETS = [Sheet("floor_plank", build, seed=81, variants=VARIANTS)]
