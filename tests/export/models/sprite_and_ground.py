"""Two sheets that land in two folders."""

from tallow_model.model import Model, Sheet
from tallow_model.solids import box


def build(model: Model) -> None:
    box(model, (0, 0, 0.1), (0.4, 0.4, 0.2), "stone")


SHEETS = [Sheet("block", build), Sheet("ground_block", build, kind="ground")]
