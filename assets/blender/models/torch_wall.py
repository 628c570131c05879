"""A torch in an iron ring on a wall, 1.45 units up: along x (on a north wall) and y (on a west wall). It leans out, so that its flame lights the wall."""

from functools import partial

from tallow_model.glow import fire
from tallow_model.model import Model, Sheet
from tallow_model.rounds import tube
from tallow_model.solids import beam, box
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z, vector

# Clear of the wall's timbers.
WALL_FACE = 0.12
FOOT, HEAD = vector(0, -WALL_FACE - 0.10, px_up(22)), vector(0, -WALL_FACE - 0.30, px_up(33))


def build(faces_east: bool, model: Model) -> None:
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),))):
        box(model, (0, -WALL_FACE, px_up(27)), (px_wall(4), 0.05, px_up(8)), "iron", 0.8, bevel=0)
        ring = FOOT + (HEAD - FOOT) * 0.5
        beam(model, (0, -WALL_FACE, ring[2]), ring, px_wall(1.4), px_up(1.6), "iron", 1, bevel=0)
        tube(model, FOOT, HEAD, px_ground(1.4), px_ground(2), "plank", 2.4, sides=8)
        for share, size, tone in ((0.44, 2.6, 1.6), (0.86, 3.1, 1)):
            low, high = (FOOT + (HEAD - FOOT) * (share + step) for step in (0.0, 0.14))
            tube(model, low, high, px_ground(size), px_ground(size), "iron", tone, sides=8)
        tube(model, HEAD - (0, 0, px_up(0.5)), HEAD + (0, -0.02, px_up(2)), px_ground(2.8), px_ground(2.2), "bark", 0.6, sides=8)
        tip = model.placement[:3, :3] @ (HEAD + (0, -0.02, px_up(1.4))) + model.placement[:3, 3]
    with model.placed(shift(*tip), turn_z(45)):
        fire(model, (0, 0, 0), px_ground(8), 13)


SHEETS = [Sheet("torch_wall_x", partial(build, False), seed=181), Sheet("torch_wall_y", partial(build, True), seed=182)]
