"""A joiner's tools on two rails of a wall, along x (on a north wall) and y (on a west wall): a frame saw, a hammer, tongs and a square."""

from functools import partial

import numpy as np

from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.solids import box
from tallow_model.space import px_up, px_wall, shift, turn_z

# Clear of the wall's timbers.
WALL_FACE = 0.10
BOARD_LOW, BOARD_HIGH, HALF = 18, 42, 7.5
# What hangs: an outline in texels from the board's middle (along the wall, up), material, tone, how far it stands out of the board.
SHAPES = (
    # The saw: two arms, a stretcher, its blade below, a cord above.
    (((-6.5, 31), (-5.5, 31), (-5.5, 41), (-6.5, 41)), "plank", 3.6, 0.1),
    (((0, 31), (1, 31), (1, 41), (0, 41)), "plank", 3.6, 0.1),
    (((-5.5, 35.4), (0, 35.4), (0, 37), (-5.5, 37)), "plank", 3, 0.08),
    (((-6, 31), (0.5, 31), (0.5, 33), (-6, 33)), "iron", 3.4, 0.08),
    (((-6, 39.6), (0.5, 39.6), (0.5, 40.6), (-6, 40.6)), "linen", 2.6, 0.06),
    # The hammer, head up.
    (((3.5, 28), (4.5, 28), (4.5, 39), (3.5, 39)), "plank", 3.4, 0.08),
    (((2, 38), (6.5, 38), (6.5, 41), (2, 41)), "iron", 2.4, 0.12),
    # Tongs.
    (((-5.5, 20), (-4.5, 20), (-3.5, 27), (-4.5, 27)), "iron", 2.4, 0.08),
    (((-2.5, 20), (-1.5, 20), (-3, 27), (-4, 27)), "iron", 2.4, 0.08),
    (((-4.8, 26.5), (-2.8, 26.5), (-3, 29), (-4.6, 29)), "iron", 2.8, 0.1),
    # A square.
    (((0.5, 20), (1.7, 20), (1.7, 28), (0.5, 28)), "iron", 3, 0.08),
    (((0.5, 20), (6, 20), (6, 21.6), (0.5, 21.6)), "hair", 2.6, 0.09),
)


def build(faces_east: bool, model: Model) -> None:
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),))):
        for low, high, tone in ((BOARD_LOW, 26, 1.4), (26, 34, 1.8), (34, BOARD_HIGH, 1.4)):
            box(model, (0, -WALL_FACE, px_up((low + high) / 2)), (px_wall(2 * HALF), 0.06, px_up(high - low)), "timber", tone, bevel=0)
        for z in (BOARD_LOW, BOARD_HIGH):
            box(model, (0, -WALL_FACE - 0.01, px_up(z)), (px_wall(2 * HALF + 1), 0.1, px_up(2)), "timber", 3, bevel=0)
        for outline, material, tone, proud in SHAPES:
            points = np.array([(px_wall(x), -WALL_FACE - 0.03 - proud, px_up(z)) for x, z in outline])
            prism(model, points, (0, proud, 0), material, tone)


SHEETS = [Sheet("tool_rack_x", partial(build, False), seed=521), Sheet("tool_rack_y", partial(build, True), seed=522)]
