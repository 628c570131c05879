"""A knight of stone on a plinth: he lifts his sword, his shield stands before him, his cloak falls to his heels."""

import numpy as np

from tallow_model.garments import Bell, close_hem, folds, patch
from tallow_model.heads import azimuth, rise
from tallow_model.marks import SOUTH, UP, mark, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.plinths import steps
from tallow_model.roofs import prism
from tallow_model.rounds import ball
from tallow_model.skins import limb, shell
from tallow_model.solids import beam, box
from tallow_model.space import frame, px_up, px_wall, shift, turn_z, unit, vector
from tallow_model.stones import moss_dabs

# Of the die under the cornice, from its middle to a side.
PLINTH_HALF = px_wall(5.5)
# Height in texels, half width and half depth in units: the surcoat to the knee, and the cloak that falls on the plinth behind him.
SURCOAT = ((8.5, 0.29, 0.24), (14, 0.26, 0.21), (20.5, 0.215, 0.175), (27, 0.25, 0.19), (30, 0.25, 0.17), (31.5, 0.2, 0.14), (32.5, 0.1, 0.1))
CLOAK = ((0, 0.34, 0.33), (12, 0.29, 0.28), (22, 0.26, 0.225), (29, 0.29, 0.215), (31.5, 0.24, 0.18), (33, 0.13, 0.14))
CLOAK_DEGREES = (80, 280)
BELT_PX = (20.0, 21.4)
# Texels across and up from the shield's middle.
SHIELD = ((-5.5, 8), (-5.5, 1), (-3.8, -5), (0, -11), (3.8, -5), (5.5, 1), (5.5, 8))
SHIELD_AT, SHIELD_THICK_UNITS = (0.4, -0.22, px_up(13)), 0.07
HELM_UNITS = (0.185, 0.185, 0.2)
# Rain runs off the cornice: column, from row to row.
STREAKS = ((-5, 8, 14), (4, 10, 14))


def plinth(model: Model) -> float:
    """A step, a die with a panel of writing and the streaks of rain, a cornice; gives the height of its top."""
    top = steps(model, [(14, 3, 2), (11, 11, 2), (13, 3, 2.8)])
    for turn in (0, 90, 180, 270):
        with model.placed(turn_z(turn)):
            wall_patch(model, -px_wall(3.5), px_up(6), px_wall(3.5), px_up(11), -PLINTH_HALF, "stone", 3)
            wall_patch(model, -px_wall(3.5), px_up(10), px_wall(3.5), px_up(11), -PLINTH_HALF, "stone", 1, lift=0.012)
            wall_patch(model, -px_wall(2), px_up(8), px_wall(2), px_up(9), -PLINTH_HALF, "stone", 1.4, lift=0.012)
            for column, low, high in STREAKS:
                wall_patch(model, px_wall(column), px_up(low), px_wall(column + 1), px_up(high), -PLINTH_HALF, "stone", 1, lift=0.014)
    return top


def legs(model: Model) -> None:
    """Astride, the right foot ahead."""
    for side, ahead in ((-1, 0.1), (1, -0.05)):
        ankle = (side * 0.17, -ahead, px_up(2.5))
        limb(model, (side * 0.12, 0, px_up(15)), ankle, 0.1, 0.078, "stone", 3)
        limb(model, ankle, (side * 0.2, -ahead - 0.15, px_up(1.5)), 0.08, 0.07, "stone", 2.4, floor=0)


def body(model: Model) -> None:
    """Surcoat and cloak, the cloak darker, both streaked where rain runs off."""
    surcoat, cloak = Bell(SURCOAT, BELT_PX[0]), Bell(CLOAK, BELT_PX[0])
    close_hem(model, surcoat, "stone")
    patch(model, surcoat, (surcoat.hem_px, surcoat.top_px), "stone", 2)
    patch(model, surcoat, (surcoat.hem_px, surcoat.hem_px + 1.4), "stone", 1, layer=1)
    folds(model, surcoat, (-58, -24, 12, 52), BELT_PX[0], "stone", 1)
    patch(model, surcoat, BELT_PX, "stone", 0.6, layer=2)
    patch(model, cloak, (0, cloak.top_px), "stone", 1.4, CLOAK_DEGREES)
    folds(model, cloak, (112, 146, 180, 214, 248), 31, "stone", 0.4)
    patch(model, cloak, (26, 31.6), "moss", 2, (95, 140), layer=1.5, top_degrees=(80, 150))


def helm(model: Model) -> None:
    """A great helm with a ridge over the crown, a slit for the eyes and a bar down the face."""

    def tones(direction: np.ndarray) -> np.ndarray:
        wide, up = np.abs(azimuth(direction)), rise(direction)
        slit = (up > 6) & (up < 24) & (wide < 62) & (wide > 10)
        return np.select([slit, (wide < 10) & (up < 60), up > 46], [0.0, 3.4, 3.4], 2.6)

    with model.placed(shift(0, -0.02, px_up(37))):
        shell(model, HELM_UNITS, "stone", tones)
        limb(model, (0, -0.06, 0.19), (0, 0.1, 0.17), 0.035, 0.035, "stone", 3.6)


def sword_arm(model: Model) -> None:
    """Lifted to the side; the blade stands free of the helm."""
    elbow, hand = (-0.46, -0.06, px_up(30.5)), (-0.47, -0.12, px_up(39))
    shoulder = (-0.26, 0, px_up(30))
    ball(model, shoulder, 0.12, "stone", 3)
    limb(model, shoulder, elbow, 0.095, 0.085, "stone", 3)
    limb(model, elbow, hand, 0.085, 0.075, "stone", 2.8)
    x, y, z = hand
    beam(model, (x, y, z - px_up(4)), (x, y, z + px_up(3)), 0.07, 0.07, "stone", 1, bevel=0)
    box(model, (x, y, z + px_up(4)), (px_wall(6), 0.09, px_up(2)), "stone", 3, bevel=0)
    beam(model, (x, y, z + px_up(5)), (x, y, z + px_up(21)), 0.1, 0.1, "stone", 3, bevel=0)
    limb(model, (x, y, z + px_up(21)), (x, y, z + px_up(23.5)), 0.05, 0.02, "stone", 3)
    ball(model, hand, 0.09, "stone", 3.4)


def shield_arm(model: Model) -> None:
    """The hand lies on the shield's edge, whose tip stands on the plinth; a cross is cut into it."""
    ball(model, (0.26, 0, px_up(30)), 0.12, "stone", 3)
    limb(model, (0.26, 0, px_up(30)), (0.4, -0.06, px_up(24)), 0.09, 0.085, "stone", 3)
    limb(model, (0.4, -0.06, px_up(24)), (0.39, -0.24, px_up(21.5)), 0.085, 0.08, "stone", 2.8)
    out = unit(vector(0.62, -0.76, 0.2))
    across = unit(np.cross((0, 0, 1), out))
    with model.placed(frame(across, np.cross(out, across), out, SHIELD_AT)):
        front = np.array([(px_up(x), px_up(y), SHIELD_THICK_UNITS / 2) for x, y in SHIELD])
        prism(model, front[::-1] * (1, 1, -1), (0, 0, SHIELD_THICK_UNITS), "stone", 2)
        mark(model, front, "stone", 3.6, UP)
        mark(model, front * (0.78, 0.8, 1), "stone", 2.4, UP, lift=0.012)
        for wide, low, high in ((0.8, -8, 6), (3.6, 0.5, 2.2)):
            cross = [(px_up(x), px_up(y), SHIELD_THICK_UNITS / 2) for x, y in ((-wide, low), (wide, low), (wide, high), (-wide, high))]
            mark(model, cross, "stone", 0.8, UP, lift=0.018)


def statue(model: Model) -> None:
    top = plinth(model)
    with model.placed(shift(0, 0, top)):
        for build in (legs, body, helm, sword_arm, shield_arm):
            build(model)
    moss_dabs(model, (-0.2, -PLINTH_HALF - 0.06, px_up(16)), SOUTH, [(0, 0, px_wall(1.6), px_up(1.2)), (0.1, -0.02, px_wall(1), px_up(1))])
    moss_dabs(model, (0.2, -px_wall(7), px_up(1.6)), SOUTH, [(0, 0, px_wall(2), px_up(1.4)), (-0.12, -0.02, px_wall(1.4), px_up(1.2))])


SHEETS = [Sheet("statue_knight", statue, seed=72, facings=4)]
