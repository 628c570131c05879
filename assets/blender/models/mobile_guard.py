"""A guard: pointed helmet over mail, a tabard halved in blue and white, a spear in the right hand, a shield on the left arm."""

import numpy as np

from tallow_model.figures import ANIMATIONS, BELT_PX, Look, figure, pose_of
from tallow_model.garments import Bell, patch
from tallow_model.hats import helmet
from tallow_model.heads import Head
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.skins import limb
from tallow_model.solids import polygon
from tallow_model.space import frame, px_up, unit, vector

BODY = ((12.5, 0.27, 0.225), (17, 0.255, 0.21), (21, 0.225, 0.185), (27, 0.255, 0.19), (30, 0.255, 0.175), (31.5, 0.2, 0.15), (32.5, 0.1, 0.1))
# Front and back of the tabard, each in two halves; the body's left is blue.
PANELS = ((0, 44, "blue_cloth", 2), (-44, 0, "linen", 3), (136, 180, "blue_cloth", 2), (-180, -136, "linen", 3))
TABARD_HEM_PX = 10
# Texels across and up from the shield's middle, from the top's left and round.
OUTLINE = ((-4.6, 6), (-4.6, 0), (-3.4, -3.6), (0, -7), (3.4, -3.6), (4.6, 0), (4.6, 6))
SHIELD_AT, SHIELD_THICK_UNITS = (0.43, -0.17, px_up(20.5)), 0.05


def tabard_skirt(model: Model, bell: Bell) -> None:
    long_bell = Bell(((TABARD_HEM_PX, 0.275, 0.235), *bell.rings), bell.waist_px, bell.sway)
    for first, last, material, tone in PANELS:
        patch(model, long_bell, (TABARD_HEM_PX, TABARD_HEM_PX + 1.2), material, tone - 1, (first, last), layer=2)
        patch(model, long_bell, (TABARD_HEM_PX + 1.2, BELT_PX[0]), material, tone, (first, last), layer=2)


def tabard_trunk(model: Model, bell: Bell) -> None:
    for first, last, material, tone in PANELS:
        patch(model, bell, (BELT_PX[0], bell.top_px - 0.5), material, tone, (first, last), layer=2)


def spear(model: Model) -> None:
    """Upright, off the ground; a leaf of iron on a socket."""
    foot, neck = px_up(-21), px_up(22)
    limb(model, (0, 0, foot), (0, 0, neck), 0.032, 0.032, "plank", 2)
    limb(model, (0, 0, neck - px_up(2)), (0, 0, neck), 0.046, 0.046, "iron", 0)
    limb(model, (0, 0, neck), (0, 0, neck + px_up(3.5)), 0.04, 0.075, "iron", 3)
    limb(model, (0, 0, neck + px_up(3.5)), (0, 0, neck + px_up(9)), 0.075, 0.02, "iron", 3)


def shield(model: Model) -> None:
    """Halved as the tabard is, with an iron boss; it looks to the left and ahead."""
    out = unit(vector(0.72, -0.6, 0.12))
    across = unit(np.cross((0, 0, 1), out))
    with model.placed(frame(across, np.cross(out, across), out, SHIELD_AT)):
        front = np.array([(px_up(x), px_up(y), SHIELD_THICK_UNITS / 2) for x, y in OUTLINE])
        back = front * (1, 1, -1)
        middle = [(0, front[0, 1], front[0, 2]), (0, front[3, 1], front[3, 2])]
        polygon(model, [*front[0:4], middle[0]], "linen", 3)
        polygon(model, [*front[3:7], middle[0]], "blue_cloth", 2)
        polygon(model, back[::-1], "plank", 1)
        for here, beyond in zip(range(7), (1, 2, 3, 4, 5, 6, 0)):
            polygon(model, [front[beyond], front[here], back[here], back[beyond]], "iron", 2)
        ball(model, (0, px_up(0.6), SHIELD_THICK_UNITS / 2), 0.075, "iron", 3, scale=(1, 1, 0.7))


LOOK = Look(
    BODY, ("iron", 2), Head(hair_tone=1, wears=helmet), legs=("timber", 2), forearm=("leather", 2), arm_units=0.085,
    sleeve_share=0.95, cuff=("iron", 1), on_skirt=tabard_skirt, on_trunk=tabard_trunk, on_arm=shield, in_hand=spear, still_hand=(0.19, 0.07, 23.5),
)  # fmt: skip


def build(model: Model) -> None:
    figure(model, LOOK, pose_of(model))


SHEETS = [Sheet("mobile_guard", build, facings=8, animations=ANIMATIONS)]
