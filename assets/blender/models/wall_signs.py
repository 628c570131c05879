"""Signs that hang from an iron arm on a wall, 1.5 units up, along x (on a north wall) and y (on a west wall): a mug for the tavern,
an anvil for the smith, a loaf for the baker. They hang square to the wall, so that they are read from the street.
"""

import math
from functools import partial

import numpy as np

from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z

# Clear of the wall's timbers.
WALL_FACE, ARM_HIGH, REACH = 0.12, px_up(41), px_wall(13)
BOARD_DEEP, MIDDLE_PX, BOARD_MIDDLE = 0.07, 8.0, 30.5
ARC = [(math.cos(a), math.sin(a)) for a in np.linspace(0, 2 * math.pi, 13)[:-1]]

# A shape: (outline in texels from the board's middle, anticlockwise and convex; material; tone; how far it stands out in units).
Shape = tuple[tuple[tuple[float, float], ...], str, float, float]


def oval(half: float, high: float, x: float = 0.0, z: float = 0.0) -> tuple[tuple[float, float], ...]:
    return tuple((x + half * a, z + high * b) for a, b in ARC)


def rectangle(left: float, low: float, right: float, high: float) -> tuple[tuple[float, float], ...]:
    return (left, low), (right, low), (right, high), (left, high)


SIGNS: dict[str, tuple[Shape, ...]] = {
    "tavern": (
        (((-6, -5.5), (0, -8), (6, -5.5), (6, 7), (-6, 7)), "timber", 2.4, 0.0),
        (((-5, -4.8), (0, -7), (5, -4.8), (5, 6), (-5, 6)), "sage_cloth", 1.4, 0.02),
        (rectangle(1.6, -1.6, 4.2, 2.6), "ochre", 2.2, 0.04),
        (rectangle(1.8, -0.4, 3.0, 1.4), "sage_cloth", 1, 0.05),
        (rectangle(-3.4, -4, 2, 2.6), "ochre", 3, 0.06),
        (rectangle(-3.4, -4, 2, -3), "ochre", 1.6, 0.07),
        (oval(3.2, 1.9, -0.7, 3.2), "linen", 3.6, 0.08),
    ),
    "smith": (
        (rectangle(-7, -6, 7, 6), "plank", 1.4, 0.0),
        (rectangle(-6, -5, 6, 5), "linen", 2, 0.02),
        (rectangle(-3, -4, 3, -2.4), "iron", 1, 0.04),
        (rectangle(-1.5, -2.6, 1.5, 0.6), "iron", 1.4, 0.04),
        (((-5.2, 2.6), (-2.6, 0), (3.6, 0), (3.6, 3), (-4.6, 3)), "iron", 2, 0.05),
    ),
    "bakery": (
        (oval(7, 6.4), "timber", 3, 0.0),
        (oval(6, 5.4), "blue_cloth", 1.6, 0.02),
        (oval(4.8, 3.4), "thatch", 2.6, 0.04),
        (oval(3.8, 2.4, 0, 0.4), "thatch", 3.8, 0.05),
        (rectangle(-2.2, -1, -0.6, 2), "thatch", 1.4, 0.07),
        (rectangle(0.8, -1, 2.4, 2), "thatch", 1.4, 0.07),
    ),
}


def plate(model: Model, shape: Shape) -> None:
    """One shape, drawn out through the board and seen on both its faces."""
    outline, material, tone, proud = shape
    half = BOARD_DEEP / 2 + proud / 2
    points = [(px_wall(x), -half, px_up(BOARD_MIDDLE + z)) for x, z in outline]
    prism(model, points, (0, 2 * half, 0), material, tone, edge=0.0 if proud else 0.8)


def build(kind: str, faces_east: bool, model: Model) -> None:
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),))):
        box(model, (0, -WALL_FACE, ARM_HIGH - px_up(1)), (px_wall(3), 0.05, px_up(8)), "iron", 1.4, bevel=0)
        box(model, (0, -WALL_FACE - REACH / 2, ARM_HIGH), (px_wall(1.3), REACH, px_up(1.8)), "iron", 1.8, bevel=0)
        box(model, (0, -WALL_FACE - REACH, ARM_HIGH), (px_wall(1.8), px_wall(1.6), px_up(3)), "iron", 2.6, bevel=0)
        for out in (MIDDLE_PX - 3.5, MIDDLE_PX + 3.5):
            box(model, (0, -WALL_FACE - px_wall(out), ARM_HIGH - px_up(2)), (px_ground(1.4), px_ground(1.4), px_up(4)), "iron", 1, bevel=0)
        # Its faces look along the wall; turned so that one of them is the east's, or the south's.
        with model.placed(shift(0, -WALL_FACE - px_wall(MIDDLE_PX)), turn_z(-90 if faces_east else 90)):
            for shape in SIGNS[kind]:
                plate(model, shape)


SHEETS = [
    Sheet(f"sign_{kind}_{'y' if faces_east else 'x'}", partial(build, kind, faces_east), seed=341) for kind in SIGNS for faces_east in (False, True)
]
