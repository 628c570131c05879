"""A box of flowers that hangs under a window, 9 px wide: along x (under a window in a north wall) and y (in a west wall)."""

from functools import partial

from tallow_model.goods import fruit_at
from tallow_model.marks import wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z, vector

# The window's middle on its wall, and the box under its sill.
MIDDLE_UNITS, HALF_LENGTH = px_wall(-0.5), px_wall(4.5)
LOW, HIGH = px_up(12), px_up(17)
# From the wall's timbers to whole texels of depth and a hair: on the lattice, yet clear of the sample rays.
BACK_UNITS, FACE_UNITS = 0.08, px_wall(4) + 0.004
LEAF_RADIUS, FLOWER_RADIUS = px_ground(2.2), px_ground(1.6)
LEAVES_PX = (-3.5, -2, -0.5, 1, 2.5, 3.5)
# px from the middle, depth (0 at the wall, 1 in front), row over the box, material, tone
FLOWERS = (
    (-3.5, 0.7, 2.0, "red_cloth", 3.4),
    (-1, 0.3, 3.5, "linen", 3.4),
    (0.5, 0.8, 2.0, "red_cloth", 3),
    (2.5, 0.4, 3.0, "red_cloth", 3.4),
    (4, 0.8, 1.5, "linen", 3),
)
# Leaves that hang over the front, px from the middle.
TRAILS_PX = (-2.5, 1.5)


def build(faces_east: bool, model: Model) -> None:
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),)), shift(MIDDLE_UNITS, 0)):
        middle = (BACK_UNITS + FACE_UNITS) / 2
        box(model, (0, -middle, (LOW + HIGH) / 2), (2 * HALF_LENGTH, FACE_UNITS - BACK_UNITS, HIGH - LOW), "plank", 2, edge=0.8)
        wall_patch(model, -HALF_LENGTH, LOW, HALF_LENGTH, LOW + px_up(1), -FACE_UNITS, "plank", 1)
        for index, column in enumerate(LEAVES_PX):
            place = vector(px_wall(column), -middle, HIGH + px_up((0.6, 1.4, 1.0)[index % 3]))
            fruit_at(model, place, LEAF_RADIUS, "birch_leaf", 2, vector(0, -0.4, 1))
        for column, depth, row, material, tone in FLOWERS:
            out = BACK_UNITS + (FACE_UNITS - BACK_UNITS) * depth
            fruit_at(model, vector(px_wall(column), -out, HIGH + px_up(row)), FLOWER_RADIUS, material, tone, vector(0, -0.6, 1))
        for column in TRAILS_PX:
            wall_patch(model, px_wall(column), HIGH - px_up(2), px_wall(column + 2), HIGH + px_up(1), -FACE_UNITS, "birch_leaf", 2, lift=0.01)


SHEETS = [Sheet("flower_box_x", partial(build, False), seed=2), Sheet("flower_box_y", partial(build, True), seed=2)]
