"""A wayside cross of stone on two steps."""

from tallow_model.marks import SOUTH, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.plinths import steps
from tallow_model.solids import box
from tallow_model.space import px_up, px_wall, turn_z
from tallow_model.stones import moss_dabs

CROSS_DEEP = px_wall(3)


def stone_cross(model: Model) -> None:
    """Two steps, a tapering shaft, four arms; a knot is cut into the shaft."""
    foot = steps(model, [(16, 4, 2), (10, 5, 2.4)])
    middle, arm = foot + px_up(25), px_wall(7.5)
    wide = px_wall(3.4)
    box(model, (0, 0, foot + px_up(17)), (wide, CROSS_DEEP, px_up(34)), "stone", 2.4, edge=0.9)
    box(model, (0, 0, middle), (2 * arm, CROSS_DEEP, px_up(5)), "stone", 2.4, edge=0.9)
    front = -CROSS_DEEP / 2
    for turn in (0, 180):
        with model.placed(turn_z(turn)):
            for row in (4, 8, 12):
                wall_patch(model, -px_wall(0.5), foot + px_up(row), px_wall(0.5), foot + px_up(row + 2), front, "stone", 1)
            wall_patch(model, -px_wall(0.5), middle - px_up(1.5), px_wall(0.5), middle + px_up(1.5), front, "stone", 1)
    moss_dabs(model, (-0.12, front, foot + px_up(3)), SOUTH, [(0, 0, px_wall(1.2), px_up(2)), (0.05, 0.06, px_wall(0.8), px_up(2))])
    moss_dabs(model, (0.3, -px_wall(8), px_up(1.6)), SOUTH, [(0, 0, px_wall(2), px_up(1.4)), (-0.12, -0.02, px_wall(1.4), px_up(1.2))])


SHEETS = [Sheet("stone_cross", stone_cross, seed=71, facings=4)]
