"""Stones that people set up to be seen: a wayside cross, and a knight who leans on his sword on a plinth."""

from tallow_model.marks import SOUTH, mark, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, lathe, tube
from tallow_model.solids import box
from tallow_model.space import px_up, px_wall, shift, turn_z
from tallow_model.skins import limb
from tallow_model.stones import moss_dabs

CROSS_DEEP = px_wall(3)
PLINTH_HALF = px_wall(6)
STEP_EDGE = 0.9


def steps(model: Model, sizes: list[tuple[float, float, float]]) -> float:
    """Square steps of (width along the wall, height, tone) in texels, each with a dark line at its foot; gives the height of their top."""
    low = 0.0
    for wide, high, tone in sizes:
        half = px_wall(wide) / 2
        box(model, (0, 0, low + px_up(high) / 2), (2 * half, 2 * half, px_up(high)), "stone", tone, edge=STEP_EDGE)
        for turn in (0, 90, 180, 270):
            with model.placed(turn_z(turn)):
                wall_patch(model, -half, low, half, low + px_up(1.4), -half, "stone", tone - 1.2)
        low += px_up(high)
    return low


def stone_cross(model: Model) -> None:
    """Two steps, a tapering shaft, four arms; a knot is cut into the shaft."""
    foot = steps(model, [(16, 4, 2), (10, 5, 2.4)])
    middle, arm = foot + px_up(25), px_wall(7.5)
    wide = px_wall(3.4)
    box(model, (0, 0, foot + px_up(17)), (wide, CROSS_DEEP, px_up(34)), "stone", 2.4, edge=0.9)
    box(model, (0, 0, middle), (2 * arm, CROSS_DEEP, px_up(5)), "stone", 2.4, edge=0.9)
    half, front = wide / 2, -CROSS_DEEP / 2
    for turn in (0, 180):
        with model.placed(turn_z(turn)):
            for row in (4, 8, 12):
                wall_patch(model, -px_wall(0.5), foot + px_up(row), px_wall(0.5), foot + px_up(row + 2), front, "stone", 1)
            wall_patch(model, -px_wall(0.5), middle - px_up(1.5), px_wall(0.5), middle + px_up(1.5), front, "stone", 1)
    moss_dabs(model, (-0.12, front, foot + px_up(3)), SOUTH, [(0, 0, px_wall(1.2), px_up(2)), (0.05, 0.06, px_wall(0.8), px_up(2))])
    moss_dabs(model, (0.3, -px_wall(8), px_up(1.6)), SOUTH, [(0, 0, px_wall(2), px_up(1.4)), (-0.12, -0.02, px_wall(1.4), px_up(1.2))])


def plinth(model: Model) -> float:
    """A step, a die with a panel of writing, a cornice."""
    top = steps(model, [(15, 3, 2), (12, 13, 2.2), (14, 3, 2.8)])
    for turn in (0, 90, 180, 270):
        with model.placed(turn_z(turn)):
            wall_patch(model, -px_wall(4), px_up(6), px_wall(4), px_up(13), -PLINTH_HALF, "stone", 3)
            wall_patch(model, -px_wall(4), px_up(12), px_wall(4), px_up(13), -PLINTH_HALF, "stone", 1, lift=0.012)
            wall_patch(model, -px_wall(2.5), px_up(9), px_wall(2.5), px_up(10), -PLINTH_HALF, "stone", 1.4, lift=0.012)
    return top


def knight(model: Model) -> None:
    """A surcoat like a bell, hands on the hilt of a sword that stands before him, a great helm that is clear of the shoulders."""
    lathe(model, [(0.29, 0), (0.26, 0.25), (0.19, 0.55), (0.21, 0.80), (0.15, 0.93), (0.08, 0.97)], "stone", (0.8, 1, 1.2, 1.6, 2.2), smooth=True)
    tube(model, (0, 0, 0.52), (0, 0, 0.57), 0.21, 0.205, "stone", 0)
    for side in (-1, 1):
        ball(model, (side * 0.22, 0, 0.86), 0.10, "stone", 2.8)
        limb(model, (side * 0.26, -0.02, 0.84), (side * 0.27, -0.12, 0.62), 0.075, 0.07, "stone", 2.4)
        limb(model, (side * 0.27, -0.12, 0.62), (side * 0.03, -0.33, 0.66), 0.065, 0.06, "stone", 2.8)
    box(model, (0, -0.35, 0.31), (px_wall(2), px_wall(1), 0.62), "stone", 3.4, bevel=0)
    box(model, (0, -0.35, 0.55), (px_wall(6), px_wall(1.2), px_up(2)), "stone", 3.4, bevel=0)
    ball(model, (0, -0.35, 0.74), 0.06, "stone", 3.6)
    tube(model, (0, 0, 0.95), (0, 0, 1.02), 0.09, 0.09, "stone", 0.6)
    lathe(model, [(0.14, 1.01), (0.165, 1.06), (0.16, 1.30), (0.11, 1.37), (0.0, 1.40)], "stone", (1, 2.4, 3, 3.4))
    helm = 0.165
    for turn in (0, 90):
        with model.placed(turn_z(turn - 45)):
            mark(model, [(-0.1, -helm, 1.17), (0.1, -helm, 1.17), (0.1, -helm, 1.22), (-0.1, -helm, 1.22)], "stone", 0, SOUTH, lift=0.02)


def statue(model: Model) -> None:
    top = plinth(model)
    with model.placed(shift(0, 0, top)):
        knight(model)
    moss_dabs(model, (-0.2, -PLINTH_HALF - 0.06, px_up(18)), SOUTH, [(0, 0, px_wall(1.6), px_up(1.2)), (0.1, -0.02, px_wall(1), px_up(1))])


SHEETS = [Sheet("stone_cross", stone_cross, seed=71, facings=4), Sheet("statue_knight", statue, seed=72, facings=4)]
