"""A wooden bridge for streams: decks whose boards lie across the way, along x and along y; the end of a deck on its bank; and the railing.

Decks lie on the ground as floors do, side by side for wider bridges. Railings stand on tiles' edges as fences do.
"""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.floors import EDGE, FLOOR_UNITS, draw_rect, lay_slab
from tallow_model.model import Model, Sheet
from tallow_model.solids import beam, box
from tallow_model.space import px_up, px_wall, shift, turn_z

VARIANTS = 4
BOARD_STEPS = 8
# The outer boards are the same in all variants.
OUTER_TONE, INNER_TONES = 2, (2, 2, 1.4, 2.6, 3)
GAP = ("timber", 0)
SILL_STEPS = 7
POST_UNITS, POST_HIGH, FOOT_HIGH = px_wall(3), px_up(20), px_up(4)
KERB_UNITS, KERB_HIGH = px_wall(3), px_up(5)
RAIL_UNITS, RAIL_ROW, RAIL_HIGH = px_wall(2.4), 16.5, px_up(3)
BRACE_UNITS, BRACE_HIGH = 0.05, px_up(2)


def boards(model: Model, first: float, seed: int) -> None:
    """Boards that run along x, from `first` steps northwards; a gap on each one's south, a grain stroke here and there."""
    chance = Chance(seed + model.variant)
    y = first
    while y < EDGE:
        outer = y <= -EDGE or y + BOARD_STEPS >= EDGE
        tone = OUTER_TONE if outer else chance.pick(INNER_TONES)
        draw_rect(model, (-EDGE, y + 1, EDGE, y + BOARD_STEPS), "plank", tone, 0.004)
        draw_rect(model, (-EDGE, y + BOARD_STEPS - 1, EDGE, y + BOARD_STEPS), "plank", tone + 1, 0.006)
        if chance.happens(0.6):
            x = chance.pick((-11, -4, 3))
            draw_rect(model, (x, y + 3, x + chance.pick((5, 7)), y + 4), "plank", tone - 1, 0.008)
        y += BOARD_STEPS


def deck(along: str, seed: int, model: Model) -> None:
    lay_slab(model, *GAP)
    with model.placed(turn_z(90 if along == "x" else 0)):
        boards(model, -EDGE, seed)


def end(model: Model) -> None:
    """It comes down to the south over a squared sill, which two iron dogs hold."""
    lay_slab(model, *GAP)
    boards(model, -EDGE + BOARD_STEPS, 405)
    middle = (-EDGE + SILL_STEPS / 2) / 32
    box(model, (0, middle, FLOOR_UNITS / 2 + px_up(0.5)), (1, SILL_STEPS / 32, FLOOR_UNITS + px_up(1)), "timber", 3, bevel=0)
    for x in (-0.3, 0.3):
        box(model, (x, middle, FLOOR_UNITS + px_up(1)), (2 / 32, SILL_STEPS / 32, px_up(0.4)), "iron", 1, bevel=0)


def post(model: Model) -> None:
    """A square post with a dark foot and a pointed, lighter head."""
    box(model, (-0.5, 0.5, FOOT_HIGH / 2), (POST_UNITS, POST_UNITS, FOOT_HIGH), "timber", 1, bevel=0)
    box(model, (-0.5, 0.5, (FOOT_HIGH + POST_HIGH) / 2), (POST_UNITS, POST_UNITS, POST_HIGH - FOOT_HIGH), "timber", 2, bevel=0.02)
    box(model, (-0.5, 0.5, POST_HIGH + px_up(1)), (POST_UNITS * 0.8, POST_UNITS * 0.8, px_up(2)), "timber", 3, bevel=0.03)


def railing(along: str, model: Model) -> None:
    """A kerb on the deck's edge, a broad handrail, and a brace that rises to the next post."""
    with model.placed(*((shift(-0.5, 0), turn_z(90)) if along == "y" else (shift(0, 0.5),))):
        box(model, (0, 0, KERB_HIGH / 2), (1, KERB_UNITS, KERB_HIGH), "timber", 2, square="-x+x")
        box(model, (0, 0, px_up(RAIL_ROW)), (1, RAIL_UNITS, RAIL_HIGH), "plank", 2.6, bevel=0.02, square="-x+x")
        ends = [(px_wall(-6.5), 0, px_up(6)), (px_wall(6.5), 0, px_up(RAIL_ROW - 1))]
        beam(model, *(ends if along == "x" else [(-x, y, z) for x, y, z in ends]), BRACE_UNITS, BRACE_HIGH, "plank", 2, bevel=0.012)
    post(model)


SHEETS = [Sheet(f"floor_bridge_{along}", partial(deck, along, seed), seed, variants=VARIANTS) for along, seed in (("x", 401), ("y", 411))]
SHEETS += [Sheet("floor_bridge_end", end, 405, facings=4)]
SHEETS += [Sheet(f"fence_bridge_{along}", partial(railing, along), seed) for along, seed in (("x", 406), ("y", 407))]
SHEETS += [Sheet("fence_bridge_post", post, 408)]
