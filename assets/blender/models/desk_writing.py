"""A writing desk: drawers on the right, a rack of pigeon holes, papers, inkpot and quill, a candle, books."""

from tallow_model.cabinets import LIFTS_UNITS, candle_dish, front_panel, knob, lying_books, panel, sheet_of_paper
from tallow_model.joinery import at, band, block, leg, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import in_texels, lathe
from tallow_model.solids import beam

HALF_LENGTH, FRONT, BACK, TOP = 21.5, -7.5, 9.5, 18
RACK_HIGH, RACK_DEEP = 7, 6
DRAWERS_WEST = 6
QUILL_UNITS = 0.036
# Between the boards of the top.
JOINTS_AT = (-2.5, 3.5)


def body(model: Model) -> None:
    """Legs on the left, a chest of three drawers on the right, an apron between them."""
    x = HALF_LENGTH
    for y in (FRONT + 3, BACK - 3):
        leg(model, -x + 4, y, TOP - 2, 4, "timber", 2.4)
    block(model, (-x + 3, FRONT + 3, TOP - 6), (DRAWERS_WEST, BACK - 3, TOP - 2), "timber", 2, bevel=0)
    block(model, (DRAWERS_WEST, FRONT + 1, 0), (x - 1, BACK - 1, TOP - 2), "timber", 2.4)
    band(model, (DRAWERS_WEST, FRONT + 1, 0), (x - 1, BACK - 1, 2), "timber", 1)
    for z in (3, 8, 12):
        front_panel(model, DRAWERS_WEST + 2, z, x - 3, z + 4, FRONT + 1, "timber", 3)
        knob(model, (DRAWERS_WEST + x) / 2 - 0.5, FRONT + 1, z + 2)
    panel(model, (x - 1, FRONT + 4, 3), (x - 1, BACK - 4, TOP - 4), "timber", 2.6)
    block(model, (-x, FRONT, TOP - 2), (x, BACK, TOP), "timber", 3)
    for y in JOINTS_AT:
        patch(model, (-x + 1, y, TOP), (x - 1, y + 1, TOP), "timber", 2)


def on_top(model: Model) -> None:
    """What lies and stands on it, low in front and high behind."""
    x, back = HALF_LENGTH, BACK - 1
    front = back - RACK_DEEP
    block(model, (-x + 1, front, TOP), (3, back, TOP + RACK_HIGH), "timber", 3.4)
    for left, rolls in ((-x + 3, 4), (-x + 10, 0), (-x + 17, 2)):
        patch(model, (left, front, TOP + 1), (left + 6, front, TOP + RACK_HIGH - 1), "timber", 0)
        if rolls:
            patch(model, (left, front, TOP + 1), (left + 6, front, TOP + 1 + rolls), "linen", rolls - 1, lift=LIFTS_UNITS[1])
    lying_books(model, -x + 8, back - 3, TOP + RACK_HIGH, ((11, 6, "red_cloth", 1.2), (9, 5, "leather", 2)))
    sheet_of_paper(model, -8, -3, TOP, 5, 4)
    sheet_of_paper(model, 5, -2, TOP)
    lathe(model, in_texels((1.8, 0), (2, 1.6), (1, 3), (0.9, 3)), "blue_cloth", (1, 2, 1), foot=at(8, 6, TOP))
    beam(model, at(8, 6, TOP + 2), at(11, 8, TOP + 9), QUILL_UNITS, QUILL_UNITS, "linen", 3.6, bevel=0, thin=True)
    candle_dish(model, at(17, -1, TOP))


def build(model: Model) -> None:
    body(model)
    on_top(model)


SHEETS = [Sheet("desk_writing", build, seed=571, facings=4)]
