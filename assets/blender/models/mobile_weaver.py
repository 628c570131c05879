"""A weaver: sage dress to the ground, linen apron and kerchief, a basket of wool on her arm."""

from tallow_model.figures import ANIMATIONS, Look, figure, pose_of
from tallow_model.garments import Apron
from tallow_model.heads import Head
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, tube
from tallow_model.space import px_up

BODY = (
    (1.5, 0.33, 0.3), (8, 0.29, 0.26), (16, 0.235, 0.2), (21, 0.185, 0.155),
    (27, 0.21, 0.17), (30, 0.215, 0.16), (31.5, 0.17, 0.13), (32.5, 0.09, 0.09),
)  # fmt: skip
BASKET_AT = (0.35, -0.12)


def basket(model: Model) -> None:
    """Wicker with a dark rim, two balls of wool in it, hung on the forearm."""
    east, north = BASKET_AT
    tube(model, (east, north, px_up(17)), (east, north, px_up(22)), 0.11, 0.15, "thatch", 2, sides=14)
    tube(model, (east, north, px_up(21)), (east, north, px_up(22.2)), 0.155, 0.155, "thatch", 0, sides=14)
    ball(model, (east - 0.04, north - 0.05, px_up(22)), 0.085, "red_cloth", 3)
    ball(model, (east + 0.05, north + 0.05, px_up(22)), 0.085, "blue_cloth", 3)


LOOK = Look(
    BODY, ("sage_cloth", 2), Head(hair_tone=3, kerchief="linen"), legs=("leather", 1), belt=("sage_cloth", 0), buckle=False,
    folds=(-60, 58, 100, 150, -110, -160), apron=Apron("linen", 3, hem_px=6, half_degrees=40), on_arm=basket,
)  # fmt: skip


def build(model: Model) -> None:
    figure(model, LOOK, pose_of(model))


SHEETS = [Sheet("mobile_weaver", build, facings=8, animations=ANIMATIONS)]
