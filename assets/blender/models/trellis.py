"""A garden trellis along x (on its tile's north edge) and y (on the west edge), with a rose that climbs through it.

Its holes are 5 px wide and 6 high, for smaller ones fill with outline.
"""

from functools import partial

from tallow_model.foliage import SCREEN_RIGHT, TO_VIEWER
from tallow_model.herbs import bead, blade
from tallow_model.model import Model, Sheet
from tallow_model.skins import limb
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z, vector

POST_HIGH, RAILS = px_up(31), (3, 12, 21, 28)
# Along the edge and up, in texels, of the cane's bends.
CANES = (((-6, 0), (-5, 8), (-1, 14), (-3, 21), (2, 27), (6, 29)), ((3, 0), (5, 7), (4, 15), (6.5, 20)))
LEAVES_A_BEND = 3
ROSES = ((-5, 9, 3.2), (-1, 16, 2.8), (-2.5, 23, 3.2), (3.5, 29, 3.2), (5, 11, 3), (6, 20, 2.8))


def build(faces_east: bool, model: Model) -> None:
    placement = (shift(-0.5, 0) @ turn_z(90)) if faces_east else shift(0, 0.5)
    place = lambda x, off, z: (placement @ vector(px_wall(x), off, px_up(z), 1))[:3]
    with model.placed(placement):
        box(model, (-0.5, 0, POST_HIGH / 2), (px_wall(2), px_wall(2), POST_HIGH), "plank", 2, bevel=0.02)
        box(model, (-0.5, 0, px_up(1.5)), (px_wall(2) + 0.01, px_wall(2) + 0.01, px_up(3)), "plank", 1, bevel=0)
        for x in (-2.7, 2.7):
            box(model, (px_wall(x), 0, px_up(14.5)), (px_wall(1.4), 0.05, px_up(29)), "plank", 2.6, bevel=0)
        for row in RAILS:
            box(model, (0, -0.03, px_up(row)), (1 - px_wall(2), 0.05, px_up(1.6)), "plank", 3, bevel=0)
        for cane in CANES:
            for (x0, z0), (x1, z1) in zip(cane, cane[1:]):
                start, end = (px_wall(x0), -0.08, px_up(max(z0, 0.8))), (px_wall(x1), -0.08, px_up(z1))
                limb(model, start, end, px_ground(0.8), px_ground(0.7), "bark", 1.6, floor=0)
    for cane in CANES:
        for (x0, z0), (x1, z1) in zip(cane, cane[1:]):
            for index in range(LEAVES_A_BEND):
                share = (index + 0.5) / LEAVES_A_BEND
                foot = place(x0 + (x1 - x0) * share, -0.11, z0 + (z1 - z0) * share)
                reach = SCREEN_RIGHT * px_ground(5 if index % 2 else -5) + (0, 0, px_up(model.chance.pick((0, 1.4, -1))))
                blade(model, foot, reach, 4.4, "oak_leaf", model.chance.pick((2, 2, 2.6)), fullness=0.4, tip_tone=0.3)
    for x, z, tone in ROSES:
        bead(model, place(x, -0.14, z) + TO_VIEWER * 0.06, 2.1, "red_cloth", tone)


SHEETS = [Sheet("trellis_rose_x", partial(build, False), seed=271), Sheet("trellis_rose_y", partial(build, True), seed=271)]
