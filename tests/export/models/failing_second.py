"""The first sheet is fine, the second one raises: neither may be written."""

from tallow_model.model import Model, Sheet
from tallow_model.solids import box


def build_fine(model: Model) -> None:
    box(model, (0, 0, 0.5), (1, 1, 1), "stone")


def build_broken(model: Model) -> None:
    raise ValueError("the roof fell in")


SHEETS = [Sheet("fine", build_fine), Sheet("broken", build_broken)]
