"""What hangs indoors on walls, along x on a tile's north wall and along y on its west wall: a board of pegs with a cloak, a scarf and a bag;
a pole from end to end of the tile with a ham, herbs and sausages.
"""

import numpy as np

from tallow_model.hung import WALL_FACE_UNITS, hung_pair
from tallow_model.marks import wall_patch
from tallow_model.model import Model
from tallow_model.rounds import lathe, tube
from tallow_model.skins import limb, skin
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, px_wall, vector

PEGS_HIGH, PEGS_AT = 34, (-5.5, 0, 5.5)
BEAM_HIGH, BEAM_OUT = 41, 0.42


def coat_pegs(model: Model) -> None:
    box(model, (0, -WALL_FACE_UNITS, px_up(PEGS_HIGH + 1)), (px_wall(15), 0.06, px_up(4)), "plank", 2.4)
    for x in PEGS_AT:
        peg = vector(px_wall(x), -WALL_FACE_UNITS - 0.03, px_up(PEGS_HIGH))
        tube(model, peg, peg + (0, -0.14, px_up(1.5)), 0.035, 0.045, "plank", 3.4, sides=6)
    cloak(model, PEGS_AT[0])
    scarf(model, PEGS_AT[1])
    bag(model, PEGS_AT[2])


def cloak(model: Model, x: float) -> None:
    """Hung by its collar: narrow above, in three folds below."""
    rows = []
    for down, half, deep in ((0, 0.6, 0.03), (2, 2.2, 0.09), (6, 2.8, 0.1), (14, 3.3, 0.11), (22, 3.9, 0.13), (22.4, 3.4, 0.02)):
        across = np.linspace(-1, 1, 13)
        fold = np.cos(across * np.pi * 2.5) * 0.025 * min(down / 8, 1)
        bulge = np.sqrt(np.maximum(1 - across**2, 0))
        rows.append(
            np.stack([px_wall(x + across * half), -WALL_FACE_UNITS - 0.06 - deep * bulge - fold, np.full(13, px_up(PEGS_HIGH + 1 - down))], -1)
        )
    skin(model, np.array(rows[::-1]), "moss", (0.6, 1, 1.4, 1.4, 2, 2.6), closed=False)
    for share, low in ((-0.45, 19), (0.4, 20)):
        left, top = x + share * 3, PEGS_HIGH - 6
        wall_patch(model, px_wall(left), px_up(top - low + 6), px_wall(left + 1), px_up(top), -WALL_FACE_UNITS - 0.2, "moss", 0.4)


def scarf(model: Model, x: float) -> None:
    """Laid over its peg, one end longer than the other, with an ochre bar on each."""
    for left, low, out in ((-1.8, 13, 0.1), (0.2, 17, 0.13)):
        top = PEGS_HIGH + 2
        box(model, (px_wall(x + left + 0.9), -WALL_FACE_UNITS - out, px_up(top - low / 2)), (px_wall(1.9), 0.06, px_up(low)), "red_cloth", 2, bevel=0)
        foot = top - low
        wall_patch(model, px_wall(x + left), px_up(foot + 1), px_wall(x + left + 1.9), px_up(foot + 3), -WALL_FACE_UNITS - out - 0.03, "ochre", 2.4)
    box(model, (px_wall(x), -WALL_FACE_UNITS - 0.1, px_up(PEGS_HIGH + 2)), (px_wall(3.8), 0.14, px_up(1.6)), "red_cloth", 3, bevel=0)


def bag(model: Model, x: float) -> None:
    """A leather satchel on its strap: a broad flap, a brass buckle."""
    high, face = PEGS_HIGH + 1, -WALL_FACE_UNITS - 0.1
    for aside in (-2.6, 2.6):
        start, end = vector(px_wall(x), face - 0.02, px_up(high)), vector(px_wall(x + aside), face, px_up(high - 10))
        tube(model, start, end, 0.035, 0.035, "leather", 0.6, sides=5)
    box(model, (px_wall(x), face, px_up(high - 14)), (px_wall(7), 0.16, px_up(9)), "leather", 2)
    box(model, (px_wall(x), face - 0.03, px_up(high - 12)), (px_wall(7), 0.14, px_up(6)), "leather", 3.4)
    box(model, (px_wall(x), face - 0.11, px_up(high - 15)), (px_wall(2), 0.03, px_up(2)), "ochre", 3, bevel=0)


def larder_beam(model: Model) -> None:
    """A pole on two brackets; from the left a ham, a bunch of sage, sausages."""
    out = -WALL_FACE_UNITS - BEAM_OUT
    for x in (-6.5, 6.5):
        box(model, (px_wall(x), out / 2 - 0.06, px_up(BEAM_HIGH)), (px_wall(2), BEAM_OUT + 0.14, px_up(3)), "timber", 2)
        box(model, (px_wall(x), -WALL_FACE_UNITS, px_up(BEAM_HIGH - 2)), (px_wall(2), 0.06, px_up(8)), "timber", 2, bevel=0)
    tube(model, (px_wall(-8), out, px_up(BEAM_HIGH + 1.4)), (px_wall(8), out, px_up(BEAM_HIGH + 1.4)), px_up(1.5), px_up(1.5), "plank", 2.6, sides=8)
    ham(model, -4.4, out)
    bunch(model, 0.4, out, "sage_cloth", 9)
    sausages(model, 4.6, out)


def string(model: Model, x: float, out: float, long: float) -> None:
    box(model, (px_wall(x), out - 0.03, px_up(BEAM_HIGH - long / 2)), (px_wall(1), 0.03, px_up(long)), "linen", 1.4, bevel=0, thin=True)


def ham(model: Model, x: float, out: float) -> None:
    string(model, x, out, 3)
    foot = vector(px_wall(x), out, px_up(BEAM_HIGH - 15))
    profile = [(px_ground(r), px_up(z)) for r, z in ((0.01, 0), (2.2, 0.8), (3.2, 3), (3, 6), (1.6, 9.5), (1, 12), (1.3, 13), (0, 13.2))]
    lathe(model, profile, "hide", (1.4, 2, 2, 2.4, 2.4, 3, 3), foot=foot, smooth=True)
    box(model, foot + (0, 0, px_up(12.6)), (px_ground(1.6), px_ground(1.6), px_up(1.6)), "linen", 3, bevel=0)


def bunch(model: Model, x: float, out: float, material: str, long: float) -> None:
    """Stems tied above, leaves spreading below, three tones of light."""
    string(model, x, out, 2)
    top = BEAM_HIGH - 1
    box(model, (px_wall(x), out, px_up(top - 2)), (px_wall(2), px_wall(2), px_up(3)), "thatch", 2, bevel=0)
    for aside, tone, low in ((0, 1.2, 0), (-1.4, 2, 1), (1.4, 2.6, 1.6), (0, 2.4, 3)):
        start = vector(px_wall(x + aside * 0.3), out - 0.02, px_up(top - 4))
        limb(model, start, start + (px_wall(aside), -0.03 * (aside != 0), -px_up(long - low)), 0.05, 0.07, material, tone)


def sausages(model: Model, x: float, out: float) -> None:
    """Two chains of three links, one longer than the other."""
    for aside, low in ((-1.3, 0), (1.5, 2)):
        string(model, x + aside, out, 3 + low)
        for index in range(3):
            top = BEAM_HIGH - 3.4 - low - index * 4.4
            lean = 0.3 * (-1) ** index
            start, end = vector(px_wall(x + aside + lean), out, px_up(top)), vector(px_wall(x + aside - lean), out, px_up(top - 2.2))
            limb(model, start, end, 0.06, 0.06, "red_cloth", 2 + index % 2 * 0.6)


SHEETS = [*hung_pair("coat_pegs", coat_pegs, 601), *hung_pair("larder_beam", larder_beam, 602)]
