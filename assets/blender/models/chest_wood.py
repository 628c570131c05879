"""A chest: two boards a side, a round lid, two iron bands over it all, a lock in front."""

import math

from tallow_model.joinery import at, band, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.solids import polygon

HALF_LENGTH, HALF_DEPTH = 13.5, 8.5
BODY, LID, LID_OVER = 9, 5, 1
JOINT_AT = 4
BANDS_AT = (-7, 7)
BAND_HALF = 2
# Fewer, larger facets: each is one patch of light.
LID_FACETS = 4
LID_TONES = (2, 3, 2, 2)
# A quarter of a texel: more makes nubs in the outline.
PROUD_STEPS, PROUD_TEXELS = 0.25, 0.25


def arch(half_depth: float, rise: float) -> list[tuple[float, float]]:
    """(y, z) of the lid's outline from the front to the back."""
    angles = [math.pi * facet / LID_FACETS for facet in range(LID_FACETS + 1)]
    return [(-math.cos(angle) * half_depth, BODY + math.sin(angle) * rise) for angle in angles]


def vault(model: Model, x0: float, x1: float, outline: list[tuple[float, float]], material: str) -> None:
    for (y0, z0), (y1, z1), tone in zip(outline, outline[1:], LID_TONES):
        polygon(model, [at(x0, y0, z0), at(x1, y0, z0), at(x1, y1, z1), at(x0, y1, z1)], material, tone)


def body(model: Model) -> None:
    """Two level boards a side, on a foot that stands back, and the lid over a dark gap."""
    block(model, (-HALF_LENGTH + 1, -HALF_DEPTH + 1, 0), (HALF_LENGTH - 1, HALF_DEPTH - 1, 1), "plank", 0)
    block(model, (-HALF_LENGTH, -HALF_DEPTH, 1), (HALF_LENGTH, HALF_DEPTH, BODY), "plank", 2)
    band(model, (-HALF_LENGTH, -HALF_DEPTH, JOINT_AT), (HALF_LENGTH, HALF_DEPTH, JOINT_AT + 1), "plank", 1)
    band(model, (-HALF_LENGTH, -HALF_DEPTH, BODY - 1), (HALF_LENGTH, HALF_DEPTH, BODY), "plank", 0)
    outline, end = arch(HALF_DEPTH + LID_OVER, LID), HALF_LENGTH + LID_OVER
    vault(model, -end, end, outline, "plank")
    polygon(model, [at(end, y, z) for y, z in outline], "plank", 1)
    polygon(model, [at(-end, y, z) for y, z in outline[::-1]], "plank", 1)


def iron(model: Model) -> None:
    """Bands over body and lid, and the lock plate with its keyhole."""
    front, back = -HALF_DEPTH - PROUD_STEPS, HALF_DEPTH + PROUD_STEPS
    for x in BANDS_AT:
        block(model, (x - BAND_HALF, front, 1), (x + BAND_HALF, back, BODY), "iron", 1, bevel=0)
        vault(model, x - BAND_HALF, x + BAND_HALF, arch(back + LID_OVER, LID + PROUD_TEXELS), "iron")
    lock = front - LID_OVER
    block(model, (-3.5, lock, BODY - 4), (2.5, 0, BODY + 1), "iron", 3, bevel=0)
    patch(model, (-1.5, lock, BODY - 3), (0.5, lock, BODY - 1), "iron", 0)


def build(model: Model) -> None:
    body(model)
    iron(model)


SHEETS = [Sheet("chest_wood", build, seed=79, facings=4)]
