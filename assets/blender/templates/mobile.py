"""template_name: somebody who stands and walks, seen from eight sides. Here: a villager in a blue tunic with a pack on the back."""

from tallow_model.figures import ANIMATIONS, Look, figure, pose_of
from tallow_model.heads import Head
from tallow_model.model import Model, Sheet
from tallow_model.skins import shell
from tallow_model.space import px_up, shift

# Rings of the tunic from the hem to the neck: height in texels, half width and half depth in units.
BODY = ((13, 0.275, 0.23), (17, 0.25, 0.205), (21, 0.2, 0.16), (27, 0.222, 0.172), (30, 0.226, 0.162), (31.5, 0.185, 0.14), (32.5, 0.09, 0.09))
PACK_UNITS = (0.13, 0.09, 0.15)


def pack(model: Model) -> None:
    """Behind the shoulders; the figure looks south, so that its back is at +y."""
    with model.placed(shift(0, 0.2, px_up(26))):
        shell(model, PACK_UNITS, "leather", 2)


LOOK = Look(BODY, ("blue_cloth", 2), Head(), on_back=pack)


def build(model: Model) -> None:
    figure(model, LOOK, pose_of(model))


SHEETS = [Sheet("template_name", build, facings=8, animations=ANIMATIONS)]
