"""A skeleton with a rusty sword: skull, ribs over a dark hollow, a spine that shows through at the waist, a rag round the hips."""

import numpy as np

from tallow_model.figures import ANIMATIONS, HIP_APART_UNITS, LEFT, RIGHT, Foot, Pose, pose_of
from tallow_model.garments import Bell, patch
from tallow_model.heads import HEAD_PX, TILT_DEGREES, azimuth, rise
from tallow_model.hats import leaning
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.skins import limb, shell
from tallow_model.solids import beam
from tallow_model.space import px_up, shift, vector

BONE, HOLLOW = "linen", "hair"
BONE_UNITS, THIN_BONE_UNITS, JOINT_UNITS = 0.046, 0.04, 0.062
HIP_PX, SHOULDER_PX, ELBOW_PX, HAND_PX = 17.0, 29.5, 23.5, 17.5
SHOULDER_UNITS, HAND_OUT_UNITS = 0.215, 0.31
# Its arms hang stiffer than those of the living.
SWING_SHARE = 0.5
CHEST = Bell(((22.5, 0.11, 0.1), (25, 0.155, 0.135), (27.5, 0.16, 0.135), (30.5, 0.11, 0.09), (31.5, 0.05, 0.05)), 0)
# Between them a texel and a half of dark; the last closes the chest. They meet the breastbone before and the spine behind.
RIBS_PX = ((23.0, 24.6), (26.0, 27.6), (29.0, 31.5))
BREASTBONE_DEGREES = 22.0
RAG = Bell(((9, 0.19, 0.16), (14, 0.17, 0.14), (17, 0.15, 0.12)), 17)
# Tatters: from and to (angles from the front), the foot of each in px.
TATTERS = ((-60, -20, 11.0), (-20, 15, 9.0), (15, 50, 12.0), (50, 125, 14.0), (125, 165, 10.5), (165, 205, 13.0), (205, 300, 14.5))
SKULL = (0.172, 0.172, 0.15)


def leg(model: Model, side: int, foot: Foot, rise_px: int) -> None:
    """Two bones with a knee, a foot of three toes' width."""
    east = side * HIP_APART_UNITS
    hip, ankle = vector(east, 0, px_up(HIP_PX + rise_px)), vector(east, 0.02 - foot.ahead, 0.08 + foot.heel)
    knee = (hip + ankle) / 2 - (0, foot.bend, 0)
    limb(model, hip, knee, BONE_UNITS, BONE_UNITS, BONE, 2)
    limb(model, knee, ankle, THIN_BONE_UNITS, THIN_BONE_UNITS, BONE, 2)
    ball(model, knee, JOINT_UNITS, BONE, 2)
    toe = vector(east * 1.2, -0.13 - foot.ahead, 0.045 + foot.toe)
    limb(model, ankle - (0, -0.03, 0.02), toe, 0.05, 0.055, BONE, 2, floor=0)


def arm(model: Model, side: int, ahead: float) -> None:
    shoulder = vector(side * SHOULDER_UNITS, 0, px_up(SHOULDER_PX))
    elbow = vector(side * (HAND_OUT_UNITS - 0.01), 0.04 - ahead * 0.4, px_up(ELBOW_PX))
    hand = vector(side * HAND_OUT_UNITS, -0.06 - ahead, px_up(HAND_PX) + abs(ahead) * 0.3)
    limb(model, shoulder, elbow, THIN_BONE_UNITS, THIN_BONE_UNITS, BONE, 2)
    limb(model, elbow, hand, THIN_BONE_UNITS, THIN_BONE_UNITS, BONE, 2)
    ball(model, shoulder, JOINT_UNITS, BONE, 2)
    ball(model, hand, JOINT_UNITS, BONE, 2)
    if side == RIGHT:
        with model.placed(shift(*hand)):
            sword(model)


def sword(model: Model) -> None:
    """Point down and ahead; rust has eaten a piece of the edge."""
    guard, tip = vector(0, -0.03, px_up(-1.5)), vector(-0.04, -0.27, px_up(-12.5))
    beam(model, (0, 0.06, px_up(3)), guard, 0.065, 0.065, "leather", 1, bevel=0)
    beam(model, guard + (-0.1, 0, 0), guard + (0.1, 0, 0), 0.07, 0.07, "leather", 1, bevel=0)
    beam(model, guard, (guard + tip) / 2, 0.1, 0.04, "iron", 3, bevel=0)
    beam(model, (guard + tip) / 2, tip, 0.075, 0.04, "shingle", 3, bevel=0)


def trunk(model: Model) -> None:
    """Spine, ribs over the hollow of the chest, collar bones."""
    limb(model, (0, 0.03, px_up(16)), (0, 0.03, px_up(34)), 0.06, 0.046, BONE, 2)
    patch(model, CHEST, (23, 29.5), HOLLOW, 0)
    for span_px in RIBS_PX:
        patch(model, CHEST, span_px, BONE, 2, layer=1)
    patch(model, CHEST, (23.6, 30.6), BONE, 3, (-BREASTBONE_DEGREES / 2, BREASTBONE_DEGREES / 2), layer=2)
    patch(model, CHEST, (22.6, 31.0), BONE, 3, (180 - BREASTBONE_DEGREES / 2, 180 + BREASTBONE_DEGREES / 2), layer=2)
    for side in (LEFT, RIGHT):
        limb(model, (0, -0.05, px_up(30.6)), (side * SHOULDER_UNITS, 0, px_up(SHOULDER_PX + 0.5)), THIN_BONE_UNITS, THIN_BONE_UNITS, BONE, 2)


def hips(model: Model) -> None:
    limb(model, (-0.1, 0.01, px_up(16.5)), (0.1, 0.01, px_up(16.5)), 0.08, 0.08, BONE, 2)
    for first, last, foot_px in TATTERS:
        patch(model, RAG, (foot_px, 16.8), "red_cloth", 2, (first, last))


def skull(model: Model) -> None:
    """Sockets two texels wide, the gap of the nose, a narrow jaw."""

    def tones(direction: np.ndarray) -> np.ndarray:
        return 3.0 - (rise(direction) < -14)

    def sockets(direction: np.ndarray) -> np.ndarray:
        wide, up = np.abs(azimuth(direction)), rise(direction)
        nose = (wide < 7) & (up < -13) & (up > -32)
        return ((wide > 11) & (wide < 40) & (up > -12) & (up < 20)) | nose

    with model.placed(shift(0, -0.01, px_up(HEAD_PX)), leaning(TILT_DEGREES, 0, 0)):
        shell(model, SKULL, BONE, tones)
        shell(model, np.add(SKULL, 0.004), HOLLOW, 0, sockets, columns=180, rings=90)
        limb(model, (-0.05, -0.1, -0.135), (0.05, -0.1, -0.135), 0.06, 0.06, BONE, 3)


def build(model: Model) -> None:
    pose: Pose = pose_of(model)
    for side, foot in zip((LEFT, RIGHT), pose.feet):
        leg(model, side, foot, pose.rise_px)
    with model.placed(shift(0, 0, px_up(pose.rise_px))):
        hips(model)
        with model.placed(shift(0, 0, px_up(pose.breath_px))):
            trunk(model)
            for side, ahead in zip((LEFT, RIGHT), pose.hands_ahead):
                arm(model, side, ahead * SWING_SHARE)
            skull(model)


SHEETS = [Sheet("mobile_skeleton", build, facings=8, animations=ANIMATIONS)]
