"""The face of a dry stone wall, six variants: what shows between steps of the ground, where rows run along the rim.

Courses of stones in whole texels of the screen. All variants have the same joints, so that any two lie side by side; a stone that
lies in one tile alone has its own tone in each.
"""

from tallow_model.chance import Chance
from tallow_model.ground import INNER_PX, floor, leaning, paint
from tallow_model.model import Model, Sheet

PERIOD = 32
# Two courses and the half of their shift: the lattice of tiles moves half a period on from one band of rows to the next.
BAND = 16
# Rows of a course with the joint under it, and where its stones begin.
COURSES = ((0, 6, (0, 8, 15, 25)), (6, 5, (4, 12, 22, 29)), (11, 5, (1, 10, 18, 27)))
JOINT_TONE, BODY_TONE, LIP_TONE = 0, 1, 2
STONES = (("bedrock", 1.0), ("bedrock", 1.0), ("bedrock", 1.4), ("cobble", 1.0), ("bedrock", 0.7))
MOSS_SHARE = 0.1
VARIANTS = 6


def stone(model: Model, right: int, down: int, width: int, height: int, looks: Chance) -> None:
    """A stone of whole texels, its upper edge lit and its upper corners broken off."""
    material, tone = looks.pick(STONES)
    lean = leaning(looks.between(-0.12, 0.12))
    cut = 1 if width > 5 else 0
    rows = tuple((cut if row == 0 else 0, width - (cut if row == 0 else 0)) for row in range(height))
    top = down + len(rows) // 2
    paint(model, rows, right, top, material, tone, 0.004, lean)
    paint(model, ((cut, width - cut),), right, down, material, tone + LIP_TONE - BODY_TONE, 0.006, lean)
    if looks.between(0, 1) < MOSS_SHARE:
        paint(model, ((1, max(2, width // 2)),), right, down, "moss", 2, 0.008)


def lies_inside(right: int, down: int, width: int, height: int) -> bool:
    return all(abs(x) + abs(y + 0.5) <= INNER_PX for x in (right, right + width) for y in (down, down + height))


def build(model: Model) -> None:
    floor(model, "bedrock", JOINT_TONE)
    for band in range(-2, 2):
        shift = BAND if band % 2 else 0
        for row, high, starts in COURSES:
            ends = (*starts[1:], starts[0] + PERIOD)
            for index, (start, end) in enumerate(zip(starts, ends)):
                for right in range(start + shift - 2 * PERIOD, PERIOD, PERIOD):
                    down, width, height = band * BAND + row, end - start - 1, high - 1
                    own = 100 * model.variant if lies_inside(right, down, width, height) else 0
                    stone(model, right, down, width, height, Chance(7 + own + 10 * row + index))


SHEETS = [Sheet("ground_drystone", build, seed=23, kind="ground", variants=VARIANTS)]
