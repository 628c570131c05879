"""A campfire in a ring of stones: logs, embers, a fire of many flames, and a pot that hangs from three poles."""

import math

from tallow_model.glow import fire, logs
from tallow_model.model import Model, Sheet
from tallow_model.rounds import in_texels, lathe, tube
from tallow_model.space import px_ground, px_up, shift, turn_z, unit
from tallow_model.stones import rock

STONES, RING_UNITS, LOG_HALF = 7, 0.45, 0.32
POLES_DEGREES, POLE_HIGH, POLE_OUT = (-160, -20, 80), px_up(34), 0.56
POT_LOW = px_up(15)
# Poles of 2 px take one light, or they would be speckle.
LOOKS = unit((0.2, -0.6, 0.75))


def ring(model: Model) -> None:
    """Broad stones, sooty on the inside."""
    for index in range(STONES):
        around = 2 * math.pi * (index + 0.5 + model.chance.between(-0.1, 0.1)) / STONES
        place = (math.cos(around) * RING_UNITS, math.sin(around) * RING_UNITS)
        rock(model, place, 0.19, (1.1, 1.1, 0.62), sides=5)


def wood(model: Model) -> None:
    """Logs crossed over a wide bed of embers."""
    lathe(model, in_texels((8, 0), (0, 1)), "bark", 0)
    with model.placed(turn_z(45)):
        logs(model, (0, -0.06, px_up(0.8)), LOG_HALF)


def pot(model: Model) -> None:
    """A black kettle under the crossing of three poles."""
    for degrees in POLES_DEGREES:
        x, y = (POLE_OUT * part for part in (math.cos(math.radians(degrees)), math.sin(math.radians(degrees))))
        tube(model, (x, y, 0), (-x * 0.1, -y * 0.1, POLE_HIGH), 0.05, 0.045, "bark", 2.8, sides=6, normal=LOOKS)
    tube(model, (0, 0, px_up(32)), (0, 0, px_up(23)), 0.034, 0.034, "iron", 1, sides=5, normal=LOOKS)
    with model.placed(shift(0, 0, POT_LOW)):
        lathe(model, in_texels((2, 0), (5, 2), (5.4, 4.5), (4.4, 7), (4.8, 8)), "iron", (0.4, 1, 1.4, 2), smooth=True)
        lathe(model, in_texels((4.8, 8), (3.8, 8), (3.8, 7)), "iron", (2.4, 0.4))
        lathe(model, in_texels((3.9, 7.2), (0, 7.2)), "leather", 2)


def campfire(model: Model) -> None:
    ring(model)
    wood(model)
    with model.placed(turn_z(45)):
        fire(model, (0, 0, px_up(3.5)), px_ground(11), 16)


def cooking_fire(model: Model) -> None:
    ring(model)
    wood(model)
    with model.placed(turn_z(45)):
        fire(model, (0, 0.05, px_up(3)), px_ground(10), 9)
    pot(model)


SHEETS = [Sheet("campfire", campfire, seed=304), Sheet("campfire_pot", cooking_fire, seed=304)]
