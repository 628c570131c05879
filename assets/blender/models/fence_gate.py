"""Gates for wooden fences, shut and open, along x (north edge) and y (west edge): a leaf of pales between two stout posts.

Open, the leaf stands at a right angle to the fence, on the post that is further from the viewer.
"""

from functools import partial

import numpy as np

from tallow_model.marks import mark
from tallow_model.model import Model, Sheet
from tallow_model.solids import box
from tallow_model.space import px_up, px_wall, shift, turn_z
from tallow_model.stones import moss_dabs

POST_UNITS, POST_HIGH, FOOT_HIGH, CAP_HIGH = px_wall(3), px_up(22), px_up(3), px_up(2)
CAP_OVER_UNITS = px_wall(0.75)
# Along the leaf, from its hinges: clear of the posts on both sides.
LEAF_FROM, LEAF_TO = px_wall(2), px_wall(14)
DEEP_UNITS, LEDGE_DEEP, LEAF_LOW = 0.07, 0.04, 2
# Of each pale, from the hinges: its top in px, its tone.
PALES = ((21, 2), (19, 1.4), (18, 2), (18, 1.6))
PALE_UNITS = (LEAF_TO - LEAF_FROM) / len(PALES)
# Middles of the ledges in px; the seams between pales are drawn up to the upper one.
LEDGES = (6, 15)


def post(model: Model, x: float) -> None:
    """A square post, dark at its foot, under a flat cap."""
    box(model, (x, 0, FOOT_HIGH / 2), (POST_UNITS, POST_UNITS, FOOT_HIGH), "plank", 1, bevel=0)
    box(model, (x, 0, (FOOT_HIGH + POST_HIGH) / 2), (POST_UNITS, POST_UNITS, POST_HIGH - FOOT_HIGH), "plank", 2, bevel=0.02)
    wide = POST_UNITS + CAP_OVER_UNITS
    box(model, (x, 0, POST_HIGH + CAP_HIGH / 2), (wide, wide, CAP_HIGH), "plank", 3, bevel=0.02)
    moss_dabs(model, (x + 0.01, -POST_UNITS / 2, px_up(2)), (0, -1, 0), [(0, 0, 0.045, px_up(1.5))])


def leaf(model: Model, towards: int) -> None:
    """Upright pales side by side under a line that sags to the free end; on both faces two ledges with straps of iron.

    `towards` is 1 or -1 along x.
    """
    for index, (top, tone) in enumerate(PALES):
        west = LEAF_FROM + index * PALE_UNITS
        middle = towards * (west + PALE_UNITS / 2)
        box(model, (middle, 0, px_up(LEAF_LOW + top) / 2), (PALE_UNITS, DEEP_UNITS, px_up(top - LEAF_LOW)), "plank", tone, bevel=0)
        for side in (-1, 1):
            along = (towards * (west + PALE_UNITS - px_wall(1)), towards * (west + PALE_UNITS))
            seam = [(x, side * DEEP_UNITS / 2, px_up(z)) for x, z in zip((*along, *along[::-1]), np.repeat((LEAF_LOW, LEDGES[1]), 2))]
            mark(model, seam, "plank", 0.4, (0, side, 0))
    for side in (-1, 1):
        front = side * (DEEP_UNITS / 2 + LEDGE_DEEP / 2)
        for row in LEDGES:
            along = towards * (LEAF_FROM + LEAF_TO) / 2
            box(model, (along, front, px_up(row)), (LEAF_TO - LEAF_FROM, LEDGE_DEEP, px_up(2)), "plank", 3, bevel=0)
            box(model, (towards * (LEAF_FROM + px_wall(2)), front + side * 0.02, px_up(row)), (px_wall(5), LEDGE_DEEP, px_up(2)), "iron", 1, bevel=0)


def build(along: str, is_open: bool, model: Model) -> None:
    faces_east = along == "y"
    towards = -1 if faces_east else 1
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),))):
        for x in (-0.5, 0.5):
            post(model, x)
        with model.placed(shift(-0.5 * towards, 0), turn_z(-90 * towards if is_open else 0)):
            leaf(model, towards)


SHEETS = [
    Sheet(f"fence_wood_gate_{'open_' if is_open else ''}{along}", partial(build, along, is_open), seed)
    for along, is_open, seed in (("x", False, 371), ("y", False, 372), ("x", True, 373), ("y", True, 374))
]
