"""What grows and is gathered: a bed of cabbages, pumpkins on their vine, a stook of wheat, a bean row on poles."""

import math

import numpy as np

from tallow_model.foliage import SCREEN_RIGHT
from tallow_model.heads import azimuth, rise
from tallow_model.herbs import GOLDEN_ANGLE, bead, blade
from tallow_model.joinery import at, block
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import lathe, quads, tube
from tallow_model.skins import limb, shell
from tallow_model.space import px_ground, px_up, px_wall, shift, unit, vector

# Along the ridge and size.
CABBAGES = ((-20.5, 0.8), (0, 0.88), (20.5, 0.78))
OUTER_LEAVES, HEAD_LEAF_DEGREES = 8, 72
RIBS = 8
# East, north, radius in texels, tone.
PUMPKINS = ((-0.26, 0.16, 8.5, 2.4), (0.24, -0.06, 7, 2.8), (-0.12, -0.36, 4.6, 2.6))
STALKS = 34


def cabbage(model: Model, x: float, y: float, size: float, turn: float) -> None:
    """Broad outer leaves, light and dark by turns, round a pale head with the partings of its leaves."""

    def partings(direction: np.ndarray) -> np.ndarray:
        spiral = (azimuth(direction) + math.degrees(turn) + rise(direction) * 0.9) % HEAD_LEAF_DEGREES
        return np.where((spiral < 20) & (rise(direction) < 68) & (rise(direction) > 0), 1.6, np.where(rise(direction) > 30, 3.0, 2.4))

    foot = vector(x, y, px_up(4))
    for index in range(OUTER_LEAVES):
        around = turn + 2 * math.pi * index / OUTER_LEAVES
        ray = vector(math.cos(around), math.sin(around), 0)
        reach = ray * px_ground(9.4 * size) + (0, 0, px_up(1 if index % 2 else 3))
        blade(model, foot - ray * 0.02, reach, 8.4 * size, "sage_cloth", 1.1 if index % 2 else 2, fullness=0.66, tip_tone=0.6)
    with model.placed(shift(*(foot + (0, 0, px_up(2 * size))))):
        shell(model, px_ground(5 * size) * vector(1, 1, 0.72), "meadow", partings, lambda direction: rise(direction) > -12, debris=True)


def cabbage_row(model: Model) -> None:
    """Three heads on a ridge of earth, two tiles long."""
    block(model, (-30.5, -10.5, 0), (30.5, 10.5, 1), "dirt", 0.6, bevel=0)
    prism(model, [at(-30.5, y, z) for y, z in ((-9.5, 1), (9.5, 1), (4, 3), (-4, 3))], at(61, 0, 0), "dirt", 1.2, edge=0.6)
    for index, (x, size) in enumerate(CABBAGES):
        cabbage(model, x / 32, 0, size, index * 0.7)


def pumpkin(model: Model, radius: float, tone: float) -> None:
    """Ribs with dark grooves between them, light above; a stalk that leans."""
    rows = np.linspace(-1.1, 1.5, 7)
    for index in range(RIBS):
        for part, step in ((0.0, -0.9), (0.28, 0.0)):
            start, end = (2 * math.pi * (index + share) / RIBS for share in (part, 0.28 if part == 0 else 1.0))
            angles = np.linspace(start, end, 4)
            bulge = 1.0 + (0.07 if part else -0.03)
            ring = np.column_stack([np.cos(angles), np.sin(angles), np.zeros(4)]) * bulge
            grid = np.array([ring * math.cos(r) + (0, 0, math.sin(r) * 0.8) for r in rows])
            points = grid * px_ground(radius) + (0, 0, px_ground(radius) * 0.72)
            heights = quads(grid, closed=False).mean(1)[:, 2]
            tones = tone + step + np.where(heights > 0.5, 0.5, np.where(heights < -0.3, -0.7, 0.0))
            normals = unit(grid * (1, 1, 1.3))
            model.add(np.maximum(quads(points, closed=False), (-9, -9, 0)), "pumpkin", tones, quads(normals, closed=False))
    top = px_ground(radius) * 1.5
    limb(model, (0, 0, top - px_up(1)), (-px_ground(1), px_ground(0.6), top + px_up(2)), px_ground(1.2), px_ground(0.9), "birch_leaf", 1)


def pumpkin_patch(model: Model) -> None:
    """A large one, a smaller and a green-shouldered little one among leaves."""
    vine = ((-0.5, 0.0), (-0.3, -0.14), (0.0, 0.08), (0.2, 0.3), (0.46, 0.24))
    for (x0, y0), (x1, y1) in zip(vine, vine[1:]):
        limb(model, (x0, y0, px_up(1)), (x1, y1, px_up(1)), px_ground(0.8), px_ground(0.8), "birch_leaf", 1.4, floor=0)
    for x, y, turn in ((-0.48, -0.1, -1), (0.08, 0.34, 1), (0.44, 0.3, 1), (-0.44, 0.36, -1), (0.12, -0.4, 1), (0.5, -0.26, 1)):
        foot = vector(x, y, px_up(0.6))
        aside = SCREEN_RIGHT * turn
        blade(model, foot, aside * px_ground(7) + (0, 0, px_up(3)), 7, "birch_leaf", model.chance.pick((1.8, 2.4)), fullness=0.5, tip_tone=0.4)
        blade(model, foot, -aside * px_ground(4.4) + (0, 0, px_up(4.4)), 5, "birch_leaf", 2.8, fullness=0.5, tip_tone=0.4)
    for x, y, radius, tone in PUMPKINS:
        with model.placed(shift(x, y)):
            pumpkin(model, radius, tone)


def wheat_stook(model: Model) -> None:
    """Sheaves that lean together, tied in the middle, ears spreading over the band."""
    lathe(model, [(0.40, 0), (0.17, px_up(13))], "thatch", 1, 12, smooth=True)
    for index in range(STALKS):
        around, out = index * GOLDEN_ANGLE, math.sqrt((index + 0.5) / STALKS)
        ray = vector(math.cos(around), math.sin(around), 0)
        foot, waist = ray * 0.42 * (0.6 + 0.4 * out), ray * 0.17 * out + (0, 0, px_up(14))
        blade(model, foot, waist - foot, 2, "thatch", 2 + model.chance.pick((-0.6, 0, 0, 0.4)), fullness=0.5, tip_tone=0)
        ear = ray * 0.34 * out + (0, 0, px_up(26) * (1 - 0.22 * out))
        blade(model, waist, ear - waist, 2.6, "thatch", 2.4, droop=0.06 * out, fullness=0.7, tip_tone=0.6)
    tube(model, (0, 0, px_up(12.6)), (0, 0, px_up(15)), 0.22, 0.21, "leather", 2.6)


def bean_row(model: Model) -> None:
    """Poles crossed in pairs under a ridge pole, two tiles long, beans climbing on them."""
    ridge = px_up(32)
    tube(model, (-0.95, 0, ridge), (0.95, 0, ridge), 0.04, 0.04, "bark", 3, sides=6)
    for x in (-12, -4, 4, 12):
        for side in (-1, 1):
            foot, head = vector(px_wall(x), side * 0.3, 0), vector(px_wall(x), -side * 0.06, ridge + px_up(3))
            tube(model, foot, head, 0.038, 0.034, "bark", 2.6, sides=6)
            for step in range(9):
                share = 0.06 + step * 0.1
                at = foot + (head - foot) * share
                reach = SCREEN_RIGHT * px_ground(4.6 if step % 2 else -4.6) + (0, 0, px_up(model.chance.pick((0, 1, -1))))
                blade(model, at + (0, -0.05, 0), reach, 4.4, "oak_leaf", model.chance.pick((2, 2.4, 2.8)), fullness=0.4, tip_tone=0.3)
            for share in (0.35, 0.62):
                bead(model, foot + (head - foot) * share + (0.04, -0.1, 0), 1.7, "red_cloth", 3)


SHEETS = [
    Sheet("cabbage_row", cabbage_row, seed=281, footprint=(2, 1), facings=4),
    Sheet("pumpkin_patch", pumpkin_patch, seed=282),
    Sheet("wheat_stook", wheat_stook, seed=283),
    Sheet("bean_row", bean_row, seed=284, footprint=(2, 1), facings=4),
]
