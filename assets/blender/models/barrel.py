"""A barrel: twelve staves, two iron hoops of 2.4 px, a lid sunk under the rim with drawn boards."""

import math

from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, staves, tube
from tallow_model.space import px_ground, px_up

HEIGHT_UNITS = px_up(20)
RADIUS_UNITS = 0.33
BELLY = 0.16
HOOP_WIDTH_UNITS = px_up(2.4)
HOOPS_AT = (0.17, 0.83)
# Less than half a texel, or the hoops make nubs in the outline.
HOOP_PROUD_UNITS = 0.008
LID_RADIUS_UNITS = RADIUS_UNITS - 0.03
LID_BOARD_UNITS = px_ground(3.5)


def bulge(along: float) -> float:
    return 1 + BELLY * math.sin(math.pi * along)


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


SHEETS = [Sheet("barrel", build, seed=4)]
