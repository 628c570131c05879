"""Fires that cook: a roast on a spit over a long bed of embers, and a wide hearth whose crane holds a kettle out into the room."""

import math

import numpy as np

from tallow_model.candles import turned_flame
from tallow_model.glow import fire, logs
from tallow_model.hearths import stone_courses
from tallow_model.joinery import at, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.solids import beam, polygon
from tallow_model.space import px_ground, px_up, shift, turn_z

SPIT_Z, FORK_X = 20, 22
BED_X, BED_Y = 17, 7
HEARTH_X, FRONT, BACK, SLAB = 23.5, -6.5, 14.5, 3
PIER_TOP, BEAM_TOP, HOOD_TOP, HOOD_X = 25, 29, 48, 14.5
POST_X, CRANE_Z, ARM_Y = -13, 22, -17


def ember_bed(model: Model) -> None:
    """Coals in a kerb of stones, more of them alight in the middle."""
    for x in range(-BED_X, BED_X, 9):
        for y in (-BED_Y - 3, BED_Y):
            block(model, (x, y, 0), (x + 8, y + 3, model.chance.pick((3, 3, 4))), "stone", model.chance.tone(), edge=0.5)
    for x in (-BED_X - 4, BED_X + 1):
        block(model, (x, -BED_Y, 0), (x + 3, BED_Y, 3), "stone", 2, edge=0.5)
    patch(model, (-BED_X - 1, -BED_Y, 0.6), (BED_X + 1, BED_Y, 0.6), "glow", 0)
    for index in range(26):
        x, y = -BED_X + 3 + (index % 9) * 4 - (index // 9 % 2) * 1.5, -4.5 + index // 9 * 4.5
        material, tone = ("bark", 0) if model.chance.happens(0.5 if abs(x) > 9 else 0.3) else ("glow", model.chance.pick((0, 1, 2)))
        ball(model, at(x, y, 1.6), px_ground(1.8), material, tone, subdivisions=1)
    for x, y, high in ((-8, 1, 6), (2, -2, 5), (9, 2, 6.5)):
        turned_flame(model, at(x, y, 2), 4, high)


def spit(model: Model) -> None:
    """Two forked iron posts, a rod with a crank, a joint of meat with its bone."""
    ember_bed(model)
    for x in (-FORK_X, FORK_X):
        beam(model, at(x, 0, 0), at(x, 0, SPIT_Z - 1), 0.08, 0.08, "iron", 1.4, bevel=0)
        for side in (-1, 1):
            beam(model, at(x, 0, SPIT_Z - 3), at(x, side * 3.5, SPIT_Z + 2.5), 0.07, 0.07, "iron", 2, bevel=0)
            beam(model, at(x, side * 7, 0.8), at(x, 0, 8), 0.07, 0.07, "iron", 1.4, bevel=0)
    tube(model, at(-FORK_X - 5, 0, SPIT_Z), at(FORK_X + 6, 0, SPIT_Z), px_up(0.9), px_up(0.9), "iron", 2.4, sides=8)
    beam(model, at(FORK_X + 6, 0, SPIT_Z), at(FORK_X + 6, -4, SPIT_Z - 5), 0.06, 0.06, "iron", 2, bevel=0)
    tube(model, at(FORK_X + 5, -4, SPIT_Z - 5), at(FORK_X + 11, -4, SPIT_Z - 5), px_up(1.1), px_up(1.1), "plank", 3, sides=8)
    roast = in_texels((0, -11), (2.4, -10), (4.5, -6), (5, -2), (4.5, 2), (2.8, 7), (1.4, 10), (1, 11))
    with model.placed(shift(*at(-1, 0, SPIT_Z)), np.array([[0, 0, 1, 0], [0, 1, 0, 0], [-1, 0, 0, 0], [0, 0, 0, 1]], np.float64)):
        lathe(model, roast, "hair", (2, 2.4, 2.8, 2.8, 2.6, 2.2, 1.8), sides=14, smooth=True)
        for along in (-5, 1):
            radius = 4.9 if along < 0 else 4.8
            lathe(model, in_texels((radius, along), (radius, along + 1)), "linen", 2, sides=14)
        tube(model, (0, 0, px_ground(10)), (0, 0, px_ground(15)), px_ground(1.2), px_ground(1.2), "linen", 3, sides=8)
        ball(model, (0, 0, px_ground(15)), px_ground(1.9), "linen", 3)


def hearth(model: Model) -> None:
    """Two short piers, a beam, and a hood of plaster that narrows to the ceiling."""
    block(model, (-HEARTH_X, FRONT - 9, 0), (HEARTH_X, BACK, SLAB), "stone", 2.6)
    for x in (-12, 3, 14):
        patch(model, (x, FRONT - 9, SLAB), (x + 1, FRONT, SLAB), "stone", 1)
    for x0, x1 in ((-HEARTH_X, -HEARTH_X + 6), (HEARTH_X - 6, HEARTH_X)):
        stone_courses(model, (x0, FRONT + 9, SLAB), (x1, BACK - 3, PIER_TOP), (6, 5, 6, 5))
    stone_courses(model, (-HEARTH_X, BACK - 3, SLAB), (HEARTH_X, BACK, PIER_TOP), (6, 5, 6, 5))
    patch(model, (-11, BACK - 3, SLAB), (11, BACK - 3, PIER_TOP), "stone", 0, lift=0.03)
    block(model, (-HEARTH_X - 2, FRONT + 7, PIER_TOP), (HEARTH_X + 2, BACK, BEAM_TOP), "timber", 3)
    low = [at(x, y, BEAM_TOP) for x, y in ((-HEARTH_X, FRONT + 9), (HEARTH_X, FRONT + 9), (HEARTH_X, BACK), (-HEARTH_X, BACK))]
    high = [at(x, y, HOOD_TOP) for x, y in ((-HOOD_X, BACK - 7), (HOOD_X, BACK - 7), (HOOD_X, BACK), (-HOOD_X, BACK))]
    for index in range(4):
        onward = (index + 1) % 4
        polygon(model, [low[index], low[onward], high[onward], high[index]], "plaster", 2.4 if index % 2 == 0 else 2)
    polygon(model, high, "plaster", 1)


def crane(model: Model) -> None:
    """An iron post at one pier, an arm with a brace swung out into the room, a kettle on its chain."""
    tube(model, at(POST_X, FRONT + 4, SLAB), at(POST_X, FRONT + 4, CRANE_Z + 2), px_up(1.2), px_up(1.2), "iron", 1.4, sides=8)
    tip = at(POST_X + 15, ARM_Y, CRANE_Z)
    beam(model, at(POST_X, FRONT + 4, CRANE_Z), tip, 0.075, 0.08, "iron", 2, bevel=0)
    beam(model, at(POST_X, FRONT + 4, CRANE_Z - 10), at(POST_X + 8, FRONT - 7, CRANE_Z), 0.06, 0.06, "iron", 1.6, bevel=0)
    with model.placed(shift(tip[0], tip[1])):
        tube(model, (0, 0, px_up(CRANE_Z)), (0, 0, px_up(17.6)), px_up(0.6), px_up(0.6), "iron", 2.4, sides=6)
        kettle = in_texels((3, 3), (5.4, 4.4), (6, 7), (5, 9.6), (3, 11), (3, 12), (0, 12.4))
        lathe(model, kettle, "copper", (0.6, 1.6, 2.2, 2.8, 2.4, 3.2), sides=14)
        ball(model, (0, 0, px_up(12.8)), px_ground(1), "copper", 3, subdivisions=1)
        with model.placed(turn_z(45)):
            arc = [(math.cos(a) * px_ground(6.2), 0, px_up(8 + 10 * math.sin(a))) for a in np.linspace(0, math.pi, 8)]
            for start, end in zip(arc, arc[1:]):
                tube(model, start, end, px_ground(0.7), px_ground(0.7), "iron", 1.4, sides=6)
            tube(model, (px_ground(-5), 0, px_up(6)), (px_ground(-9), 0, px_up(10)), px_ground(1.4), px_ground(0.9), "copper", 2.6, sides=8)


def hearth_crane(model: Model) -> None:
    hearth(model)
    crane(model)
    logs(model, at(3, 4, SLAB), 0.24)
    fire(model, at(3, 3, SLAB + 2), 0.5, 12)


SHEETS = [Sheet("spit_roast", spit, seed=461, facings=4), Sheet("hearth_crane", hearth_crane, seed=462, facings=4)]
