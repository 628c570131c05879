"""Gates for wooden fences, shut and open, along x (north edge) and y (west edge): a braced leaf of bars between two stout posts.

Open, the leaf stands at a right angle to the fence, on the post that is further from the viewer.
"""

from functools import partial

from tallow_model.model import Model, Sheet
from tallow_model.solids import beam, box
from tallow_model.space import px_up, px_wall, shift, turn_z
from tallow_model.stones import moss_dabs

POST_UNITS, POST_HIGH, FOOT_HIGH, CAP_HIGH = px_wall(3), px_up(22), px_up(3), px_up(2)
CAP_OVER_UNITS = px_wall(0.75)
# Along the leaf, from its hinges: clear of the posts on both sides.
LEAF_FROM, LEAF_TO = px_wall(2), px_wall(14)
STILE_UNITS, BAR_HIGH, DEEP_UNITS = px_wall(2), px_up(2.4), 0.07
# Middles of the bars in px: 4 px of light between them.
BARS = ((4, 2.0), (10.5, 2.0), (17, 2.6))
STILE_HIGH = px_up(19)
STRAPS = (4, 17)


def post(model: Model, x: float) -> None:
    """A square post, dark at its foot, under a flat cap."""
    box(model, (x, 0, FOOT_HIGH / 2), (POST_UNITS, POST_UNITS, FOOT_HIGH), "plank", 1, bevel=0)
    box(model, (x, 0, (FOOT_HIGH + POST_HIGH) / 2), (POST_UNITS, POST_UNITS, POST_HIGH - FOOT_HIGH), "plank", 2, bevel=0.02)
    wide = POST_UNITS + CAP_OVER_UNITS
    box(model, (x, 0, POST_HIGH + CAP_HIGH / 2), (wide, wide, CAP_HIGH), "plank", 3, bevel=0.02)
    moss_dabs(model, (x + 0.01, -POST_UNITS / 2, px_up(2)), (0, -1, 0), [(0, 0, 0.045, px_up(1.5))])


def leaf(model: Model, towards: int) -> None:
    """Three bars between two stiles, a brace from the hinged foot to the free head, straps of iron; `towards` is 1 or -1 along x."""
    length, middle = LEAF_TO - LEAF_FROM, towards * (LEAF_FROM + LEAF_TO) / 2
    for along in (LEAF_FROM + STILE_UNITS / 2, LEAF_TO - STILE_UNITS / 2):
        box(model, (towards * along, 0, px_up(1) + STILE_HIGH / 2), (STILE_UNITS, DEEP_UNITS + 0.03, STILE_HIGH), "plank", 2, bevel=0.015)
    for row, tone in BARS:
        box(model, (middle, 0, px_up(row)), (length - 0.02, DEEP_UNITS, BAR_HIGH), "plank", tone, bevel=0.012)
    start, end = (towards * (LEAF_FROM + px_wall(2)), 0, px_up(5)), (towards * (LEAF_TO - px_wall(2)), 0, px_up(16.5))
    beam(model, start, end, 0.05, px_up(2.2), "plank", 1.4, bevel=0.012)
    for row in STRAPS:
        along = towards * (LEAF_FROM + px_wall(1))
        box(model, (along, 0, px_up(row)), (px_wall(5), DEEP_UNITS + 0.05, px_up(1.2)), "iron", 1, bevel=0)


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
