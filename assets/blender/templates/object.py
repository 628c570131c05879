"""template_name: say what it is, how high, and what sets it apart. Here: a box of boards, 12 texels high, with a lid that reaches over.

Places are (x, y, z): x east and y north in steps of 1/32 unit, z up in texels. The model looks south; nothing lies below z = 0.
"""

from tallow_model.joinery import band, block, patch
from tallow_model.model import Model, Sheet

# Outlines on half steps (13.5, not 13) stand between texels and stay clean.
HALF_LENGTH, HALF_DEPTH = 10.5, 8.5
BODY_TEXELS, LID_TEXELS = 10, 2
LID_OVER = 1
JOINTS_AT = (-3.5, 2.5)
# Tone 2 is a material's body, 1 and 3 are marks on it, 0 a gap. Materials are lines of tallow_export/palette.py.
BODY, MARK, LIT = 2, 1, 2.6


def body(model: Model) -> None:
    """The box, and a darker foot where it meets the ground."""
    block(model, (-HALF_LENGTH, -HALF_DEPTH, 0), (HALF_LENGTH, HALF_DEPTH, BODY_TEXELS), "plank", BODY)
    band(model, (-HALF_LENGTH, -HALF_DEPTH, 0), (HALF_LENGTH, HALF_DEPTH, 2), "plank", MARK)


def lid(model: Model) -> None:
    """A texel wider than the box; its boards are set apart by drawn joints, one step wide."""
    length, depth, top = HALF_LENGTH + LID_OVER, HALF_DEPTH + LID_OVER, BODY_TEXELS + LID_TEXELS
    block(model, (-length, -depth, BODY_TEXELS), (length, depth, top), "plank", LIT)
    for y in JOINTS_AT:
        patch(model, (-length, y, top), (length, y + 1, top), "plank", MARK)


def build(model: Model) -> None:
    body(model)
    lid(model)


SHEETS = [Sheet("template_name", build, seed=1, facings=1)]
