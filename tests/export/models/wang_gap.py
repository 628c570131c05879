"""Ground whose Wang bits leave out the tile with four crossed edges."""

from tallow_model.ground import floor
from tallow_model.model import Model, Sheet, Wang


def build(model: Model) -> None:
    floor(model, "grass", 2)


BITS = tuple(range(15))
SHEETS = [Sheet("gap", build, kind="ground", variants=len(BITS), wang=Wang(0.5, BITS))]
