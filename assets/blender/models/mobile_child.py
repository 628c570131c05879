"""A child: ochre smock, bare legs, tousled fair hair, a red ball under the arm; its short steps are quick enough to keep up."""

from dataclasses import replace

import numpy as np

from tallow_model.figures import ANIMATIONS, Look, figure, pose_of
from tallow_model.heads import SKULL_UNITS, Head, azimuth, rise
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.skins import limb, shell
from tallow_model.space import px_up

# A child of 1.2 units, its head larger for its body.
SIZE, HEAD_SIZE = 0.66, 1.42
SMALLER = np.diag([SIZE, SIZE, SIZE, 1.0])
# A step is as much shorter as the child is, so the frames follow each other faster: 1.32 units a second.
QUICK = ANIMATIONS | {"walk": {"frames": 6, "fps": 15}}
BODY = ((12, 0.3, 0.255), (17, 0.27, 0.22), (21, 0.22, 0.18), (27, 0.225, 0.175), (30, 0.22, 0.165), (31.5, 0.18, 0.14), (32.5, 0.1, 0.1))
# Hair falls low over the brow: from behind no forehead shows over the crown.
FRINGE_UNITS, FRINGE_DEGREES = 0.034, 74.0
# From the side a texel of skin is left before the eye, and a cheek behind it up to the ear.
EYE_DEGREES = (22.0, 38.0), (0.0, 27.0)
BOWL_CUT = ((0, 66, 92, 100, 180), (36, 38, 20, -20, -20))


def bowl_cut(aside: np.ndarray) -> np.ndarray:
    return np.interp(np.abs(aside), *BOWL_CUT)


def tousled(model: Model) -> None:
    """A low fringe and a cowlick."""

    def covers(direction: np.ndarray) -> np.ndarray:
        return (rise(direction) > 38) & (np.abs(azimuth(direction)) < FRINGE_DEGREES)

    limb(model, (0, 0.0, 0.09), (0.02, -0.02, 0.2), 0.12, 0.04, "hair", 3)
    shell(model, np.add(SKULL_UNITS, FRINGE_UNITS), "hair", 3, covers)


def red_ball(model: Model) -> None:
    """Between the bent arm and the body."""
    ball(model, (0.36, -0.17, px_up(21)), 0.2, "red_cloth", 3, subdivisions=4)


LOOK = Look(
    BODY, ("thatch", 2), Head(hair_tone=3, size=HEAD_SIZE, eye_degrees=EYE_DEGREES, hairline=bowl_cut, wears=tousled),
    legs=("skin", 2), forearm=("skin", 3), sleeve_share=0.9, cuff=("thatch", 2), belt=("thatch", 2), buckle=False, on_arm=red_ball,
)  # fmt: skip


def build(model: Model) -> None:
    """Its body goes up and down by whole texels all the same."""
    pose = pose_of(model)
    with model.placed(SMALLER):
        figure(model, LOOK, replace(pose, rise_px=pose.rise_px / SIZE))


SHEETS = [Sheet("mobile_child", build, facings=8, animations=QUICK)]
