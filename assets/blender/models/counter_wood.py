"""A tavern's counter, in pieces of a tile that meet without a gap: straight, corner, straight with a keg; and a rack of casks for behind it.

The counter stands in the middle of its tile, guests to its south; the corner joins a piece west of it to one north of it that looks east.
"""

import math

from tallow_model.cabinets import front_panel, panel
from tallow_model.casks import lying_cask
from tallow_model.joinery import STEPS_PER_UNIT, at, block, leg, patch
from tallow_model.model import Model, Sheet
from tallow_model.tableware import mug

END, HALF_DEPTH, HIGH, TOP_THICK = 16, 6.5, 21, 3
OVERHANG = 2
PANEL = (4, 15)
# The rack: half its length, its front and back, the height at which the casks lie.
RACK_X, RACK_FRONT, RACK_BACK, CRADLE = 19.5, -8.5, 12.5, 9
CASK_RADIUS, CASK_LENGTH = 0.31, 0.66
RADIUS_STEPS = CASK_RADIUS * STEPS_PER_UNIT


def counter(model: Model) -> None:
    """Two panels a tile over a foot board; a shelf open to the keeper's side."""
    front = -HALF_DEPTH
    block(model, (-END, front, 0), (END, 0, HIGH - TOP_THICK), "plank", 1.8, square="-x+x-z+z")
    for z, tone in ((0, "timber"), (9, "timber"), (HIGH - TOP_THICK - 2, "timber")):
        block(model, (-END, 0, z), (END, HALF_DEPTH, z + 2), tone, 2.4, bevel=0)
    south_front(model, -END, END)
    top(model, (-END, front - OVERHANG), (END, HALF_DEPTH + 1), "-x+x")
    for x, cloth in ((-9, "sage_cloth"), (-2, "blue_cloth"), (8, "blue_cloth")):
        block(model, (x - 2, 2, 11), (x + 2, HALF_DEPTH, 15), cloth, 2, bevel=0)


def south_front(model: Model, west: float, east: float) -> None:
    """A dark foot, panels a half tile wide, a rail under the top."""
    front = -HALF_DEPTH
    patch(model, (west, front, 0), (east, front, 2), "timber", 1)
    for left in range(int(west), int(east), 16):
        front_panel(model, left + 2, PANEL[0], left + 14, PANEL[1], front, tone=2.4)
    patch(model, (west, front, HIGH - TOP_THICK - 2), (east, front, HIGH - TOP_THICK), "plank", 0.8)


def top(model: Model, low, high, square: str) -> None:
    block(model, (*low, HIGH - TOP_THICK), (*high, HIGH), "plank", 3, square=square)
    wide = high[0] - low[0] > high[1] - low[1]
    middle = (low[1] + high[1]) // 2 if wide else (low[0] + high[0]) // 2
    ends = ((low[0], middle), (high[0], middle + 1)) if wide else ((middle, low[1]), (middle + 1, high[1]))
    patch(model, (*ends[0], HIGH), (*ends[1], HIGH), "plank", 1.8)


def corner(model: Model) -> None:
    """Fronts to the south and to the east, a post where they meet."""
    side = HALF_DEPTH
    block(model, (-END, -side, 0), (side, side, HIGH - TOP_THICK), "plank", 1.8, square="-x-z+z")
    block(model, (-side, side, 0), (side, END, HIGH - TOP_THICK), "plank", 1.8, square="-y+y-z+z")
    patch(model, (-END, -side, 0), (side, -side, 2), "timber", 1)
    patch(model, (side, -side, 0), (side, END, 2), "timber", 1)
    front_panel(model, -14, PANEL[0], 2.5, PANEL[1], -side, tone=2.4)
    panel(model, (side, -2.5, PANEL[0]), (side, 14, PANEL[1]), "plank", 2.4)
    block(model, (side - 2, -side - 1, 0), (side + 1, -side + 2, HIGH - TOP_THICK), "timber", 2.4)
    top(model, (-END, -side - OVERHANG), (side + OVERHANG, side + 1), "-x")
    block(model, (-side - 1, side, HIGH - TOP_THICK), (side + OVERHANG, END, HIGH), "plank", 3, square="-y+y")
    patch(model, (-side, -side, HIGH), (-side + 1, side, HIGH), "plank", 1.8)
    mug(model, at(1, 0, HIGH))


def counter_keg(model: Model) -> None:
    counter(model)
    for y in (-4, 4):
        block(model, (-6, y - 1, HIGH), (6, y + 1, HIGH + 2), "timber", 2, bevel=0)
    lying_cask(model, at(0, 0.5, HIGH + 1), 0.23, 0.4)
    mug(model, at(-11, -3, HIGH), "sage_cloth")
    mug(model, at(11, -4, HIGH))


def cask_rack(model: Model) -> None:
    """Two casks side by side on a stand, a third on them."""
    for x in (-RACK_X + 2, RACK_X - 2):
        for y in (RACK_FRONT + 2, RACK_BACK - 4):
            leg(model, x, y, CRADLE, 4, "timber", 2.4)
    for y in (RACK_FRONT, RACK_BACK - 5):
        block(model, (-RACK_X - 2, y, CRADLE - 4), (RACK_X + 2, y + 4, CRADLE), "timber", 2.6)
    for x in (-2 * RADIUS_STEPS, 0, 2 * RADIUS_STEPS):
        wedge = 2 if x == 0 else 3
        block(model, (x - wedge, RACK_FRONT, CRADLE), (x + wedge, RACK_BACK - 1, CRADLE + 2), "timber", 1.6, bevel=0)
    middle = (RACK_FRONT + RACK_BACK) / 2
    for x, rise in ((-RADIUS_STEPS, 0.0), (RADIUS_STEPS, 0.0), (0, math.sqrt(3) * CASK_RADIUS)):
        lying_cask(model, at(x, middle, CRADLE) + (0, 0, rise), CASK_RADIUS, CASK_LENGTH)


SHEETS = [
    Sheet("counter_wood", counter, seed=541, facings=4),
    Sheet("counter_wood_corner", corner, seed=542, facings=4),
    Sheet("counter_wood_keg", counter_keg, seed=543, facings=4),
    Sheet("cask_rack", cask_rack, seed=544, facings=4),
]
