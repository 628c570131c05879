"""A farmer: red tunic to the thigh, linen sleeves, leather legs, brown hair, a straw hat."""

from tallow_model.figures import ANIMATIONS, Look, figure, pose_of
from tallow_model.hats import straw_hat
from tallow_model.heads import Head
from tallow_model.model import Model, Sheet

BODY = ((13, 0.275, 0.23), (17, 0.25, 0.205), (21, 0.2, 0.16), (27, 0.222, 0.172), (30, 0.226, 0.162), (31.5, 0.185, 0.14), (32.5, 0.09, 0.09))


LOOK = Look(BODY, ("red_cloth", 2), Head(wears=straw_hat))


def build(model: Model) -> None:
    figure(model, LOOK, pose_of(model))


SHEETS = [Sheet("mobile_farmer", build, facings=8, animations=ANIMATIONS)]
