"""A farmer: red tunic to the thigh, linen sleeves, leather legs, brown hair, a straw hat on his back."""

from tallow_model.figures import ANIMATIONS, Look, figure, pose_of
from tallow_model.heads import Head
from tallow_model.model import Model, Sheet
from tallow_model.skins import shell
from tallow_model.space import frame, px_up, shift

BODY = ((13, 0.275, 0.23), (17, 0.25, 0.205), (21, 0.2, 0.16), (27, 0.222, 0.172), (30, 0.226, 0.162), (31.5, 0.185, 0.14), (32.5, 0.09, 0.09))


def hat(model: Model) -> None:
    """Brim and crown, hung flat on the shoulder blades."""
    with model.placed(shift(0, 0.2, px_up(26.5)), frame((1, 0, 0), (0, -0.2, 0.98), (0, -0.98, -0.2), (0, 0, 0))):
        shell(model, (0.22, 0.22, 0.03), "thatch", 2)
        shell(model, (0.165, 0.165, 0.05), "thatch", 0)
        with model.placed(shift(0, 0, -0.045)):
            shell(model, (0.13, 0.13, 0.08), "thatch", 3)


LOOK = Look(BODY, ("red_cloth", 2), Head(), on_back=hat)


def build(model: Model) -> None:
    figure(model, LOOK, pose_of(model))


SHEETS = [Sheet("mobile_farmer", build, facings=8, animations=ANIMATIONS)]
