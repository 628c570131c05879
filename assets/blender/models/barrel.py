"""A barrel: twelve staves, two iron hoops of 2.4 px, a lid sunk under the rim with drawn boards, a tap, moss at the foot."""

import math

from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, staves, tube
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, turn_z
from tallow_model.stones import moss_dabs

HEIGHT_UNITS = px_up(20)
RADIUS_UNITS = 0.33
BELLY = 0.16
HOOP_WIDTH_UNITS = px_up(2.4)
HOOPS_AT = (0.17, 0.83)
# Less than half a texel, or the hoops make nubs in the outline.
HOOP_PROUD_UNITS = 0.008
LID_RADIUS_UNITS = RADIUS_UNITS - 0.03
LID_BOARD_UNITS = px_ground(3.5)
# Towards the viewer's left, where light falls on it.
TAP_DEGREES, MOSS_DEGREES = -65, -25


def bulge(along: float) -> float:
    return 1 + BELLY * math.sin(math.pi * along)


def tap(model: Model) -> None:
    """A spigot of 2 px over a dark stain, above the lower hoop."""
    with model.placed(turn_z(TAP_DEGREES)):
        out = RADIUS_UNITS * bulge(0.45)
        box(model, (out + 0.05, 0, px_up(9)), (0.12, px_ground(2), px_up(2)), "timber", 2, bevel=0)
        box(model, (out + 0.09, 0, px_up(11)), (px_ground(1.4), px_ground(1.4), px_up(2.5)), "timber", 4, bevel=0)
        box(model, (out, 0, px_up(7.2)), (0.02, px_ground(2), px_up(2)), "plank", 0, bevel=0)


def build(model: Model) -> None:
    staves(model, 12, HEIGHT_UNITS, lambda along: RADIUS_UNITS * bulge(along), "plank")
    for along in HOOPS_AT:
        middle, radius = along * HEIGHT_UNITS, RADIUS_UNITS * bulge(along) + HOOP_PROUD_UNITS
        low, high = (0, 0, middle - HOOP_WIDTH_UNITS / 2), (0, 0, middle + HOOP_WIDTH_UNITS / 2)
        tube(model, low, high, radius, radius, "iron", 2.4, sides=16)
    rim = HEIGHT_UNITS + 0.025
    tube(model, (0, 0, HEIGHT_UNITS - 0.03), (0, 0, rim), RADIUS_UNITS + 0.01, RADIUS_UNITS, "plank", 3.4, sides=16)
    lid = HEIGHT_UNITS - 0.035
    disc(model, (0, 0, lid), LID_RADIUS_UNITS, "plank", 2)
    for index in (-1, 0, 1):
        aside = index * LID_BOARD_UNITS
        reach = math.sqrt(LID_RADIUS_UNITS**2 - aside**2) - 0.03
        stroke(model, (-reach, aside, lid), (reach, aside, lid), px_ground(1), "plank", 1, UP)
    tap(model)
    with model.placed(turn_z(MOSS_DEGREES)):
        moss_dabs(model, (RADIUS_UNITS * bulge(0.05) + 0.012, 0, px_up(2)), (1, 0, 0), [(0, 0, 0.09, px_up(1.5)), (0.07, 0.02, 0.06, px_up(2))])


SHEETS = [Sheet("barrel", build, seed=4)]
