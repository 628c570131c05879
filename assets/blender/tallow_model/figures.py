"""Villagers of 41 px that look south: `figure(model, look, pose)` builds one, poses come from the animation that is being built."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from .garments import Apron, Bell, apron_bib, apron_skirt, close_hem, folds, patch
from .heads import Head, head
from .model import Model
from .rounds import ball
from .skins import limb
from .space import px_up, shift, unit, vector

ANIMATIONS = {"idle": {"frames": 2, "fps": 2}, "walk": {"frames": 6, "fps": 10}}
LEFT, RIGHT = 1, -1
# A foot is set down so far ahead of the hip and taken up so far behind it. It goes back 0.133 units (3 px) a frame: a walk of 1.33 units a second.
STRIDE_UNITS = 0.2
HEEL_LIFT_UNITS, TOE_LIFT_UNITS = 0.24, 0.14
KNEE_BEND_UNITS, ARM_SWING_UNITS = 0.13, 0.15
# So much of a foot's way does the hem over it go along, unless a look tells otherwise.
SKIRT_SWAY_SHARE = 0.45
HIP_PX, HIP_APART_UNITS = 17.0, 0.115
SHOULDER_PX, ELBOW_PX, HAND_PX = 29.8, 24.6, 18.8
HAND_UNITS, CUFF_UNITS = 0.076, px_up(1)
# The body is a tone darker behind the arms, so that they show before it.
UNDER_ARM_DEGREES = (58.0, 122.0)
BELT_PX = (20.6, 21.9)
# One texel wide and on the lattice where the figure looks towards the camera.
BUCKLE_DEGREES = (0.0, 13.0)


@dataclass(frozen=True)
class Foot:
    """Units: how far ahead of the hip, how high heel and toe are, how far the knee is bent forward."""

    ahead: float = 0.0
    heel: float = 0.0
    toe: float = 0.0
    bend: float = 0.0


@dataclass(frozen=True)
class Pose:
    """Feet and hands in the order left, right; `rise_px` lifts all but the feet, `breath_px` what is above the belt."""

    feet: tuple[Foot, Foot] = (Foot(), Foot())
    hands_ahead: tuple[float, float] = (0.0, 0.0)
    rise_px: float = 0
    breath_px: int = 0


@dataclass(frozen=True)
class Look:
    """What a villager is made of. `body` are the rings of the bell; `cloth` and `legs` are material and tone.

    Sleeves end at `sleeve_share` of the upper arm in a cuff of `cuff`, below it the arm is `forearm`. `folds` are angles from the front.
    `on_back`, `on_arm` and `in_hand` draw what is carried: at the body's origin, there too with the left arm bent for it, and round the right hand,
    which stays at `still_hand` (units aside of the shoulder and ahead, height in px) where it is given: long things must not swing with it.
    `sway_share` is how much of a foot's way the hem over it goes along. `on_skirt` and `on_trunk` draw on the cloth under and over the belt.
    """

    body: tuple[tuple[float, float, float], ...]
    cloth: tuple[str, float]
    head: Head
    legs: tuple[str, float] = ("leather", 2)
    forearm: tuple[str, float] = ("linen", 3)
    arm_units: float = 0.076
    sleeve_share: float = 0.5
    cuff: tuple[str, float] = ("linen", 2)
    belt: tuple[str, float] = ("leather", 0)
    buckle: bool = True
    folds: tuple[float, ...] = ()
    sway_share: float = SKIRT_SWAY_SHARE
    apron: Apron | None = None
    on_back: Callable[[Model], None] | None = None
    on_arm: Callable[[Model], None] | None = None
    in_hand: Callable[[Model], None] | None = None
    still_hand: tuple[float, float, float] | None = None
    on_skirt: Callable[[Model, Bell], None] | None = None
    on_trunk: Callable[[Model, Bell], None] | None = None


def pose_of(model: Model) -> Pose:
    """The pose of the frame that is being built."""
    return walk_pose(model.phase) if model.animation == "walk" else Pose(breath_px=int(model.phase >= 0.5))


def walk_pose(phase: float) -> Pose:
    """Feet pass each other at 0 and a half, where the body is 1 px up; arms go against legs."""
    swing = math.sin(2 * math.pi * phase)
    arms = swing * ARM_SWING_UNITS
    return Pose((foot_at(phase), foot_at(phase + 0.5)), (arms, -arms), rise_px=int(abs(swing) < 0.5))


def foot_at(phase: float) -> Foot:
    """Planted and going back evenly for half of the time, then lifted and swung ahead."""
    since = (phase + 0.25) % 1
    if since <= 0.5:
        return Foot(ahead=STRIDE_UNITS * (1 - 4 * since), bend=0.03)
    through = since * 2 - 1
    lift = math.sin(math.pi * through)
    return Foot(
        -STRIDE_UNITS * math.cos(math.pi * through), HEEL_LIFT_UNITS * lift * (1 - through), TOE_LIFT_UNITS * lift * through, KNEE_BEND_UNITS * lift
    )


def figure(model: Model, look: Look, pose: Pose) -> None:
    """One villager at the origin."""
    bell = Bell(look.body, BELT_PX[0], tuple(foot.ahead * look.sway_share for foot in pose.feet))
    for side, foot in zip((LEFT, RIGHT), pose.feet):
        leg(model, look, side, foot, pose.rise_px)
    with model.placed(shift(0, 0, px_up(pose.rise_px))):
        skirt(model, look, bell)
        with model.placed(shift(0, 0, px_up(pose.breath_px))):
            trunk(model, look, bell)
            for side, ahead in zip((LEFT, RIGHT), pose.hands_ahead):
                arm(model, look, bell, side, ahead)
            head(model, look.head)


def leg(model: Model, look: Look, side: int, foot: Foot, rise_px: float) -> None:
    """Thigh and shin in the legs' material, a boot to the calf, a shoe a tenth too long."""
    east = side * HIP_APART_UNITS
    hip = (east, 0, px_up(HIP_PX + rise_px))
    ankle = (east * 1.05, 0.02 - foot.ahead, 0.09 + foot.heel)
    knee = (east, (hip[1] + ankle[1]) / 2 - foot.bend, (hip[2] + ankle[2]) / 2)
    calf = tuple((a + b * 2) / 3 for a, b in zip(knee, ankle))
    limb(model, hip, knee, 0.095, 0.082, *look.legs)
    limb(model, knee, ankle, 0.08, 0.066, *look.legs)
    limb(model, calf, ankle, 0.084, 0.078, "leather", 1, floor=0)
    heel, toe = (east * 1.05, 0.03 - foot.ahead, 0.062 + foot.heel), (east * 1.15, -0.125 - foot.ahead, 0.052 + foot.toe)
    limb(model, heel, toe, 0.078, 0.074, "leather", 0.6, floor=0)


def skirt(model: Model, look: Look, bell: Bell) -> None:
    """From the hem, a tone darker, to the belt with its buckle."""
    material, tone = look.cloth
    close_hem(model, bell, material)
    patch(model, bell, (bell.hem_px, bell.hem_px + 1.5), material, tone - 1)
    patch(model, bell, (bell.hem_px + 1.5, BELT_PX[1]), material, tone)
    folds(model, bell, look.folds, BELT_PX[0], material, tone - 1)
    if look.apron:
        apron_skirt(model, bell, look.apron, BELT_PX[0])
    if look.on_skirt:
        look.on_skirt(model, bell)
    patch(model, bell, BELT_PX, *look.belt, layer=3)
    if look.buckle:
        patch(model, bell, BELT_PX, "linen", 3, degrees=BUCKLE_DEGREES, layer=4)


def trunk(model: Model, look: Look, bell: Bell) -> None:
    """From behind the belt to the neck."""
    material, tone = look.cloth
    patch(model, bell, (BELT_PX[0] - 2, bell.top_px), material, tone)
    for side in (LEFT, RIGHT):
        first, last = sorted((side * UNDER_ARM_DEGREES[0], side * UNDER_ARM_DEGREES[1]))
        patch(model, bell, (BELT_PX[0] - 2, SHOULDER_PX), material, tone - 1, (first, last), layer=1)
    if look.apron and look.apron.bib_px:
        apron_bib(model, bell, look.apron, BELT_PX[0])
    if look.on_trunk:
        look.on_trunk(model, bell)
    if look.on_back:
        look.on_back(model)


def arm(model: Model, look: Look, bell: Bell, side: int, ahead: float) -> None:
    """A sleeve of the body's cloth, its cuff, the forearm (a linen sleeve, or bare) and the hand."""
    aside = bell.half_width(SHOULDER_PX) - 0.012
    shoulder = vector(side * aside, 0, px_up(SHOULDER_PX))
    if look.on_arm and side == LEFT:
        elbow, hand = vector(aside + 0.07, 0.05, px_up(ELBOW_PX)), vector(aside - 0.02, -0.26, px_up(ELBOW_PX))
        look.on_arm(model)
    elif look.still_hand and side == RIGHT:
        out, forward, height_px = look.still_hand
        elbow, hand = vector(-aside - 0.07, 0.02, px_up(ELBOW_PX)), vector(-aside - out, -forward, px_up(height_px))
    else:
        elbow = vector(side * (aside + 0.06), 0.03 - ahead * 0.45, px_up(ELBOW_PX))
        hand = vector(side * (aside + 0.065), -0.04 - ahead, px_up(HAND_PX) + abs(ahead) * 0.3)
    sleeve_end = shoulder + (elbow - shoulder) * look.sleeve_share
    cuff = unit(elbow - shoulder) * CUFF_UNITS
    size = look.arm_units
    limb(model, elbow, hand + unit(elbow - hand) * 0.06, size * 0.95, size * 0.78, *look.forearm)
    limb(model, sleeve_end, elbow, size * 0.95, size * 0.95, *look.forearm)
    limb(model, shoulder, sleeve_end, size + 0.014, size + 0.01, *look.cloth)
    limb(model, sleeve_end, sleeve_end + cuff, size + 0.012, size + 0.01, *look.cuff)
    ball(model, hand, HAND_UNITS, "skin", 3)
    if look.in_hand and side == RIGHT:
        with model.placed(shift(*hand)):
            look.in_hand(model)
