"""What hangs on walls out of doors, along x on a tile's north wall and along y on its west wall: ivy that has climbed to the eaves,
a lantern on a bracket, a rack with a rake and a scythe.
"""

from collections.abc import Callable
from functools import partial

import numpy as np

from tallow_model.foliage import SCREEN_RIGHT
from tallow_model.herbs import blade
from tallow_model.marks import SOUTH, mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import tube
from tallow_model.skins import limb
from tallow_model.solids import beam, box, polygon
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z, vector

# Clear of the wall's timbers.
WALL_FACE = 0.12
# Stems of ivy, texels along the wall and up; and how far leaves spread beside each.
STEMS = (((-2, 0), (-4, 10), (-3, 20), (-5.5, 30), (-4, 40)), ((1, 0), (3, 12), (2, 22), (4, 31)), ((-1, 0), (0, 16), (-1, 27), (1, 36)))
LEAF_EVERY, SPREAD = 1.7, 2.6
EAST = (1, 0, 0)


def on_wall(faces_east: bool) -> np.ndarray:
    return (shift(-0.5, 0) @ turn_z(90)) if faces_east else shift(0, 0.5)


def ivy(faces_east: bool, model: Model) -> None:
    """Leaves of three tones over dark stems, thick at the foot and thin above, where the wall shows through."""
    chance = model.chance
    place = lambda x, out, z: (on_wall(faces_east) @ vector(px_wall(x), -out, px_up(z), 1))[:3]
    with model.placed(on_wall(faces_east)):
        for stem in STEMS:
            for (x0, z0), (x1, z1) in zip(stem, stem[1:]):
                limb(model, (px_wall(x0), -WALL_FACE, px_up(max(z0, 1))), (px_wall(x1), -WALL_FACE, px_up(z1)), 0.035, 0.03, "bark", 1, floor=0)
    for stem in STEMS:
        for (x0, z0), (x1, z1) in zip(stem, stem[1:]):
            count = round((z1 - z0) / LEAF_EVERY)
            for index in range(count):
                share = (index + 0.5) / count
                z = z0 + (z1 - z0) * share
                aside = chance.between(-1, 1) * SPREAD * (1.25 - z / 50)
                foot = place(x0 + (x1 - x0) * share + aside, WALL_FACE + 0.04 + 0.05 * chance.between(0, 1), z + 2)
                reach = SCREEN_RIGHT * px_ground(2 * (1 if aside > 0 else -1)) + (0, 0, -px_up(min(4, z + 1)))
                tone = chance.pick((1.2, 2, 2, 2.8)) + 0.4 * (z > 24)
                blade(model, foot, reach, 4.6, "oak_leaf", tone, fullness=0.35, tip_tone=0.0)


def lantern(faces_east: bool, model: Model) -> None:
    """An iron arm, the lantern at its end: glass of two tones between ribs, a hood."""
    with model.placed(on_wall(faces_east)):
        out, low, high, glass = -WALL_FACE - px_wall(6), px_up(27), px_up(34), px_wall(3)
        box(model, (0, -WALL_FACE, px_up(39)), (px_wall(2.4), 0.05, px_up(9)), "iron", 1, bevel=0)
        beam(model, (0, -WALL_FACE, px_up(41)), (0, out - 0.06, px_up(41)), px_wall(1.3), px_up(1.6), "iron", 2, bevel=0)
        tube(model, (0, out, high + px_up(1)), (0, out, high + px_up(4.4)), 0.2, 0.04, "iron", 2.6, sides=8, flat=True)
        box(model, (0, out, high + px_up(0.5)), (px_wall(5.6), px_wall(5.6), px_up(1.6)), "iron", 2, bevel=0.015)
        box(model, (0, out, (low + high) / 2), (glass, glass, high - low), "glow", 2, bevel=0)
    half = glass / 2
    middle = (on_wall(faces_east) @ vector(0, out, 0, 1))[:3]
    with model.placed(shift(*middle)):
        top = low + px_up(4)
        mark(model, [(-half, -half, low), (half, -half, low), (half, -half, top), (-half, -half, top)], "glow", 3, SOUTH)
        mark(model, [(half, -half, low), (half, half, low), (half, half, top), (half, -half, top)], "glow", 3, EAST)
        for x, y in ((-half, -half), (half, -half), (half, half), (-half, half)):
            box(model, (x, y, (low + high) / 2), (px_wall(1), px_wall(1), high - low), "iron", 1, bevel=0)
        box(model, (0, 0, low - px_up(0.8)), (px_wall(4.6), px_wall(4.6), px_up(2)), "iron", 1, bevel=0)


def tools(faces_east: bool, model: Model) -> None:
    """A board with pegs; a wooden rake, a scythe whose blade catches the light, a coil of rope."""
    front = -WALL_FACE - 0.06
    with model.placed(on_wall(faces_east)):
        box(model, (0, -WALL_FACE, px_up(35)), (px_wall(15), 0.06, px_up(3)), "plank", 2.6, bevel=0)
        tube(
            model, (-px_wall(4.5), front - 0.05, px_up(3)), (-px_wall(4), front - 0.02, px_up(38)), px_ground(1), px_ground(0.9), "plank", 3, sides=6
        )
        box(model, (-px_wall(4), front - 0.03, px_up(38.5)), (px_wall(7), 0.07, px_up(2)), "plank", 3.4, bevel=0)
        for x in (-7, -5.2, -2.8, -1):
            box(model, (px_wall(x), front - 0.03, px_up(36)), (px_wall(1), 0.05, px_up(3.4)), "plank", 2, bevel=0)
        tube(
            model, (px_wall(4.6), front - 0.05, px_up(4)), (px_wall(3.6), front - 0.02, px_up(36)), px_ground(1), px_ground(0.9), "timber", 3, sides=6
        )
        for z in (14, 22):
            box(model, (px_wall(4.9), front - 0.1, px_up(z)), (px_wall(1.2), 0.12, px_up(1.6)), "timber", 3.6, bevel=0)
        blade_of = [(3.4, 37), (7.4, 34.5), (8.4, 29), (8, 24.4), (6.6, 29.6), (5.4, 32.6), (3.2, 34.4)]
        middle = (px_wall(5.8), front - 0.06, px_up(33.4))
        points = [(px_wall(x), front - 0.06, px_up(z)) for x, z in blade_of]
        for here, there in zip(points, points[1:] + points[:1]):
            polygon(model, [middle, there, here], "iron", 3, (0.0, -1, 0.5))
        angles = np.linspace(0, 2 * np.pi, 11)
        coil = [(px_wall(0.4 + 2.2 * np.cos(a)), front - 0.04, px_up(30.5 + 3.6 * np.sin(a))) for a in angles]
        for start, end in zip(coil, coil[1:]):
            limb(model, start, end, px_ground(0.9), px_ground(0.9), "linen", 2)


def pair(name: str, build: Callable[[bool, Model], None], seed: int) -> list[Sheet]:
    return [Sheet(f"{name}_{end}", partial(build, end == "y"), seed=seed) for end in ("x", "y")]


SHEETS = [*pair("ivy_wall", ivy, 351), *pair("lantern_wall", lantern, 352), *pair("tools_wall", tools, 353)]
