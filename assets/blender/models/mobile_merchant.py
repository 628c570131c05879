"""A merchant: a long plum coat trimmed with fur, open over a round belly, a soft cap with a feather, a satchel at his hip."""

from tallow_model.figures import ANIMATIONS, BELT_PX, Look, figure, pose_of
from tallow_model.garments import Bell, patch, strap
from tallow_model.hats import velvet_cap
from tallow_model.heads import Head
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.skins import shell
from tallow_model.solids import box
from tallow_model.space import px_up, shift

BODY = (
    (6.5, 0.305, 0.28), (12, 0.295, 0.265), (20, 0.275, 0.235), (25, 0.27, 0.22),
    (29, 0.262, 0.19), (31.5, 0.2, 0.15), (32.5, 0.1, 0.1),
)  # fmt: skip
HEM_OPEN_DEGREES, OPEN_DEGREES, FUR_DEGREES = 14.0, 30.0, 40.0
# Over the right shoulder to the left hip, before and behind.
STRAPS = (((-42, 31), (10, 26.5), (70, 18)), ((222, 31), (165, 26.5), (110, 18)))


def coat_skirt(model: Model, bell: Bell) -> None:
    """Leather boots and dark hose show between the fur edges; a slit behind."""
    span = (bell.hem_px, BELT_PX[1])
    patch(model, bell, span, "timber", 1, (-HEM_OPEN_DEGREES, HEM_OPEN_DEGREES), layer=1, top_degrees=(-OPEN_DEGREES, OPEN_DEGREES))
    for side in (-1, 1):
        low = sorted((side * HEM_OPEN_DEGREES, side * (HEM_OPEN_DEGREES + 9)))
        high = sorted((side * OPEN_DEGREES, side * FUR_DEGREES))
        patch(model, bell, span, "linen", 2, tuple(low), layer=2, top_degrees=tuple(high))
    patch(model, bell, (bell.hem_px, bell.hem_px + 1.6), "linen", 1, (HEM_OPEN_DEGREES, 360 - HEM_OPEN_DEGREES), layer=2)
    patch(model, bell, (bell.hem_px, 15), "plum_cloth", 0, (176, 184), layer=3)


def coat_trunk(model: Model, bell: Bell) -> None:
    """The vest over the belly with its buttons, the collar."""
    patch(model, bell, (BELT_PX[0], bell.top_px), "thatch", 2, (-OPEN_DEGREES, OPEN_DEGREES), layer=1)
    with model.placed(shift(0, -0.15, px_up(20.5))):
        shell(model, (0.2, 0.2, px_up(6.5)), "thatch", 2)
    for height in (17.5, 20.5, 23.5):
        ball(model, (0, -0.35 if height == 20.5 else -0.32, px_up(height)), 0.024, "leather", 0)
    for side in (-1, 1):
        first, last = sorted((side * OPEN_DEGREES, side * (FUR_DEGREES + 4)))
        patch(model, bell, (BELT_PX[0], bell.top_px), "linen", 3, (first, last), layer=2)
    patch(model, bell, (30.5, bell.top_px), "linen", 3, (FUR_DEGREES, 360 - FUR_DEGREES), layer=3)
    for path in STRAPS:
        strap(model, bell, path, 1.6, "leather", 1, layer=5)


def satchel(model: Model) -> None:
    """Of hide, on the left hip, with a darker flap and a buckle."""
    box(model, (0.365, 0.03, px_up(14.5)), (0.15, 0.27, px_up(8)), "hide", 2)
    box(model, (0.375, 0.03, px_up(17)), (0.155, 0.29, px_up(3.8)), "hide", 1)
    box(model, (0.445, 0.03, px_up(15)), (0.012, px_up(1.2), px_up(1.6)), "thatch", 4, bevel=0)


def cap(model: Model) -> None:
    velvet_cap(model, "plum_cloth", 1)


LOOK = Look(
    BODY, ("plum_cloth", 2), Head(hair_tone=1, beard=True, wears=cap), legs=("timber", 1), forearm=("plum_cloth", 2), arm_units=0.088,
    sleeve_share=0.9, cuff=("linen", 3), buckle=False, on_skirt=coat_skirt, on_trunk=coat_trunk, on_back=satchel,
)  # fmt: skip


def build(model: Model) -> None:
    figure(model, LOOK, pose_of(model))


SHEETS = [Sheet("mobile_merchant", build, facings=8, animations=ANIMATIONS)]
