"""An oil lamp of brass that hangs from an iron bracket on a wall, along x (on a north wall) and y (on a west wall)."""

import math
from functools import partial

import numpy as np

from tallow_model.candles import turned_flame
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z, vector

# Clear of the wall's timbers.
WALL_FACE = 0.12
ARM_HIGH, REACH, BOWL_HIGH = 42, 0.44, 29


def build(faces_east: bool, model: Model) -> None:
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),))):
        out = -WALL_FACE - REACH
        box(model, (0, -WALL_FACE, px_up(ARM_HIGH - 3)), (px_wall(3), 0.05, px_up(12)), "iron", 1.4, bevel=0)
        box(model, (0, -WALL_FACE - REACH / 2, px_up(ARM_HIGH)), (px_wall(1.4), REACH, px_up(1.8)), "iron", 2, bevel=0)
        scroll = [vector(0, -WALL_FACE - 0.34 * math.sin(a), px_up(ARM_HIGH - 8 * math.cos(a))) for a in np.linspace(0.1, 1.3, 6)]
        for start, end in zip(scroll, scroll[1:]):
            tube(model, start, end, px_ground(0.8), px_ground(0.8), "iron", 1.6, sides=6)
        ball(model, (0, out, px_up(ARM_HIGH)), px_ground(1.4), "iron", 2.4, subdivisions=1)
        tip = model.placement[:3, :3] @ vector(0, out, 0) + model.placement[:3, 3]
    with model.placed(shift(*tip), turn_z(45)):
        for side in (-1, 1):
            start, end = (side * px_ground(3.6), 0, px_up(BOWL_HIGH + 3)), (0, 0, px_up(ARM_HIGH))
            tube(model, start, end, px_ground(0.5), px_ground(0.5), "gold", 1.4, sides=6)
        bowl = in_texels((0, -3), (1, -2.4), (1, -1), (3.4, 0.4), (4.4, 2.4), (4, 3.6), (2, 4.2), (0, 4.2))
        lathe(model, bowl, "gold", (1, 1.4, 1.4, 2, 2.4, 2.4, 2), sides=16, foot=(0, 0, px_up(BOWL_HIGH)))
        for side in (-1, 1):
            spout = vector(side * px_ground(3), -px_ground(1.5), px_up(BOWL_HIGH + 2))
            tube(model, spout, spout + (side * px_ground(3), 0, px_up(2)), px_ground(1.4), px_ground(1), "gold", 2.4, sides=8)
            turned_flame(model, spout + (side * px_ground(3.2), 0, px_up(2.4)), 3.6, 6.5)


SHEETS = [Sheet("oil_lamp_x", partial(build, False), seed=511), Sheet("oil_lamp_y", partial(build, True), seed=512)]
