"""A wooden fence along x (on its tile's north edge) and y (on the west edge), and the post that ends a run.

Post, two rails, one pale in the middle: the holes are 4 px high and 5 px wide or more, for smaller ones fill with outline. A module
has the post at its tile's north-west corner, so runs need an end post only where none follows.
"""

from functools import partial

from tallow_model.model import Model, Sheet
from tallow_model.solids import beam, box
from tallow_model.space import px_up, px_wall, shift, turn_z
from tallow_model.stones import moss_dabs

POST_UNITS, POST_HIGH = px_wall(2), px_up(17)
FOOT_UNITS = px_up(3)
# Middles of the rails: 4 px of light under each, 5 between them.
RAILS = ((px_up(5), 2.0), (px_up(12), 3.0))
RAIL_HIGH, RAIL_DEEP = px_up(2), 0.05
PALE_WIDE, PALE_DEEP = px_wall(2.4), 0.05
# How the middle pale of each variant stands: (height in px, lean in px, tone).
PALES = ((16, 0, 2.0), (15, 1, 2.6), (13, -0.6, 2.0))


def post(model: Model) -> None:
    """A square post, dark at its foot, with light edges at its top."""
    box(model, (0, 0, FOOT_UNITS / 2), (POST_UNITS, POST_UNITS, FOOT_UNITS), "plank", 1, bevel=0)
    body = POST_HIGH - FOOT_UNITS
    box(model, (0, 0, FOOT_UNITS + body / 2), (POST_UNITS, POST_UNITS, body), "plank", 2, bevel=0.02)


def rails(model: Model) -> None:
    """They run from post to post, the lower one in shade."""
    for middle, tone in RAILS:
        box(model, (0, 0, middle), (1 - POST_UNITS, RAIL_DEEP, RAIL_HIGH), "plank", tone, bevel=0.012, square="-x+x")


def pale(model: Model) -> None:
    """One board nailed on the viewer's side, in three ways."""
    high, lean, tone = PALES[model.variant]
    depth = -RAIL_DEEP / 2 - PALE_DEEP / 2
    beam(model, (0, depth, px_up(1)), (px_wall(lean), depth, px_up(high)), PALE_WIDE, PALE_DEEP, "plank", tone, bevel=0.015)


def module(faces_east: bool, model: Model) -> None:
    """A unit of fence; the post stands at the north-west corner of the tile whichever way it runs."""
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),))):
        rails(model)
        pale(model)
    end_post(model)


def end_post(model: Model) -> None:
    with model.placed(shift(-0.5, 0.5)):
        post(model)
        moss_dabs(model, (POST_UNITS * 0.1, -POST_UNITS / 2, px_up(2)), (0, -1, 0), [(0, 0, 0.04, px_up(1.5))])


SHEETS = [
    Sheet("fence_wood_x", partial(module, False), seed=29, variants=len(PALES)),
    Sheet("fence_wood_y", partial(module, True), seed=30, variants=len(PALES)),
    Sheet("fence_wood_post", end_post, seed=31),
]
