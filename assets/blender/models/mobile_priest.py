"""A priest: a long dark robe with wide sleeves, a hood that leaves the face free, a linen stole, a book, a staff with a cross."""

from tallow_model.figures import ANIMATIONS, BELT_PX, Look, figure, pose_of
from tallow_model.garments import Bell, patch
from tallow_model.hats import hood
from tallow_model.heads import Head
from tallow_model.model import Model, Sheet
from tallow_model.skins import limb
from tallow_model.solids import beam, box
from tallow_model.space import frame, px_up, shift

BODY = (
    (7, 0.275, 0.235), (11, 0.26, 0.225), (16, 0.245, 0.21), (21, 0.215, 0.18),
    (27, 0.23, 0.185), (30, 0.225, 0.17), (31.5, 0.18, 0.14), (32.5, 0.1, 0.1),
)  # fmt: skip
ROBE = "plank"
# Each half of the stole lies between these angles from the front and ends in a cross at these heights.
STOLE_DEGREES, STOLE_FOOT_PX, CROSS_PX = (9.0, 27.0), 9.0, 13.0


def stole_skirt(model: Model, bell: Bell) -> None:
    for side in (-1, 1):
        first, last = sorted(side * angle for angle in STOLE_DEGREES)
        patch(model, bell, (STOLE_FOOT_PX, BELT_PX[0]), "linen", 3, (first, last), layer=2)
        patch(model, bell, (STOLE_FOOT_PX, STOLE_FOOT_PX + 1), "thatch", 2, (first, last), layer=3)
        patch(model, bell, (CROSS_PX, CROSS_PX + 3), "red_cloth", 2, (first + 5, last - 5), layer=3)


def stole_trunk(model: Model, bell: Bell) -> None:
    for side in (-1, 1):
        first, last = sorted(side * angle for angle in STOLE_DEGREES)
        high = sorted(side * angle for angle in (24.0, 50.0))
        patch(model, bell, (BELT_PX[0], 31), "linen", 3, (first, last), layer=2, top_degrees=(high[0], high[1]))
    patch(model, bell, (29.5, bell.top_px), ROBE, 3, layer=3)


def book(model: Model) -> None:
    """Under the left hand, its boards red, the pages' edge pale; the wide sleeve hangs from the bent arm."""
    with model.placed(shift(0.13, -0.27, px_up(23.5)), frame((0.94, -0.34, 0), (0.26, 0.72, 0.64), (-0.22, -0.6, 0.77), (0, 0, 0))):
        box(model, (0, 0, 0), (0.2, 0.26, 0.05), "linen", 4, bevel=0)
        for side in (-1, 1):
            box(model, (0, 0.005, side * 0.034), (0.215, 0.27, 0.022), "red_cloth", 2, bevel=0)
        box(model, (0, 0, 0.047), (px_up(1.2), px_up(3), 0.006), "thatch", 3, bevel=0)
    limb(model, (0.29, 0.02, px_up(23)), (0.25, -0.12, px_up(20.5)), 0.1, 0.085, ROBE, 1)


def staff(model: Model) -> None:
    """Taller than he is, with a cross of brass."""
    foot, head = px_up(-21), px_up(21)
    limb(model, (0, 0, foot), (0, 0, head), 0.034, 0.034, "timber", 2)
    beam(model, (0, 0, head), (0, 0, head + px_up(8)), 0.085, 0.085, "thatch", 3, bevel=0)
    beam(model, (-px_up(4), 0, head + px_up(5)), (px_up(4), 0, head + px_up(5)), 0.085, 0.085, "thatch", 3, bevel=0)


def cowl(model: Model) -> None:
    hood(model, ROBE, 2)


LOOK = Look(
    BODY, (ROBE, 2), Head(hair="linen", hair_tone=2, beard=True, bald=True, wears=cowl), legs=("leather", 1), forearm=(ROBE, 2),
    arm_units=0.1, sleeve_share=0.6, cuff=(ROBE, 2), belt=("linen", 1), buckle=False, folds=(62, 100, 140, 180, -62, -105, -145),
    on_skirt=stole_skirt, on_trunk=stole_trunk, on_arm=book, in_hand=staff, still_hand=(0.17, 0.07, 23.5), sway_share=0.65,
)  # fmt: skip


def build(model: Model) -> None:
    figure(model, LOOK, pose_of(model))


SHEETS = [Sheet("mobile_priest", build, facings=8, animations=ANIMATIONS)]
