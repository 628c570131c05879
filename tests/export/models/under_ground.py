"""A box that reaches a fifth of a unit under its ground point."""

from tallow_model.model import Model, Sheet
from tallow_model.solids import box


def build(model: Model) -> None:
    box(model, (0, 0, 0.3), (1, 1, 1), "stone", bevel=0)


SHEETS = [Sheet("sunk_box", build)]
