"""Chimneys of brick and of stone, for roofs at the house pitch: short ones that straddle a ridge, tall ones that stand in a slope, and stacks
that stand on the ground against a gable.

The first two are placed as the piece of roof under them is: `ridge` where a ridge's tile is, `slope` where a slope or an eave is. All are alike
from all sides, so that one serves every direction.
"""

from functools import partial

from tallow_model.chimneys import HALF, TONES, brick_chimney, course, face_patch, stone_chimney
from tallow_model.joinery import at, block
from tallow_model.model import Model, Sheet
from tallow_model.roofs import FOOT_ROWS
from tallow_model.solids import polygon

# Where the stacks begin, inside the roof, and where they end: a ridge's base plane peaks at 20 rows, a slope's at 52.
SPANS = {"ridge": (FOOT_ROWS - 14, FOOT_ROWS + 26), "slope": (FOOT_ROWS - 6, FOOT_ROWS + 54), "stack": (60, 114)}
# Of stacks: the hearth's mass below, and the shoulders over it.
BASE_HALF, BASE_TOP, SHOULDER_TOP = 15, 48, 60
BASE_JOINTS = {"brick": ((10, 20), (5, 15, 25)), "stone": ((12,), (7, 20), (16,), (9, 22))}
BASE_ROWS = {"brick": (4,), "stone": (8, 6, 7, 6)}


def base(model: Model, material: str) -> None:
    """A square mass from the ground, and shoulders that slope up to the stack under slabs of stone."""
    block(model, (-BASE_HALF, -BASE_HALF, 0), (BASE_HALF, BASE_HALF, BASE_TOP), material, 2, bevel=0)
    row, index = BASE_TOP, 0
    while row > 0:
        high, rows, joints = row, BASE_ROWS[material], BASE_JOINTS[material]
        row = max(row - rows[index % len(rows)], 0)
        course(model, (row, high), joints[index % len(joints)], material, TONES[material], BASE_HALF)
        index += 1
    for side in ("south", "east"):
        face_patch(model, side, (0, 2 * BASE_HALF), (0, 3), BASE_HALF, material, 0, 0.016)
    ring = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1]):
        low, high = BASE_HALF + 1, HALF - 1
        corners = [at(x0 * low, y0 * low, BASE_TOP), at(x1 * low, y1 * low, BASE_TOP), at(x1 * high, y1 * high, SHOULDER_TOP + 1)]
        polygon(model, [*corners, at(x0 * high, y0 * high, SHOULDER_TOP + 1)], "stone", 2.6)
        polygon(model, [at(x0 * low, y0 * low, BASE_TOP - 2), at(x1 * low, y1 * low, BASE_TOP - 2), *corners[1::-1]], "stone", 1)


def build(material: str, place: str, model: Model) -> None:
    if place == "stack":
        base(model, material)
    (brick_chimney if material == "brick" else stone_chimney)(model, *SPANS[place])


SHEETS = [
    Sheet(f"chimney_{material}_{place}", partial(build, material, place), seed + index)
    for material, seed in (("brick", 341), ("stone", 343))
    for index, place in enumerate(SPANS)
]
