"""Casks that lie on their side and have a tap in their head."""

import math

from .marks import UP, stroke
from .model import Model
from .rounds import disc, staves, tube
from .solids import box
from .space import frame, px_ground, px_up

HOOPS_AT, HOOP_TEXELS = (0.2, 0.8), 1.8
HOOP_PROUD_UNITS = 0.008
BELLY = 0.14
# The middle of the head lies behind the chime by so much of the radius.
HEAD_DEEP_UNITS = 0.03


def lying_cask(model: Model, foot, radius: float, length: float, tap: bool = True, material: str = "plank") -> None:
    """A cask along y that looks south; `foot` is under the middle of its length, sizes are units."""
    bulge = lambda along: radius * (1 - BELLY + BELLY * math.sin(math.pi * along))
    x, y, z = foot
    with model.placed(frame((1, 0, 0), (0, 0, 1), (0, -1, 0), (x, y + length / 2, z + radius))):
        staves(model, 12, length, bulge, material)
        for along in HOOPS_AT:
            low, high = (along * length + side * px_up(HOOP_TEXELS) / 2 for side in (-1, 1))
            wide = bulge(along) + HOOP_PROUD_UNITS
            tube(model, (0, 0, low), (0, 0, high), wide, wide, "iron", 2, sides=16)
        for end, looks in ((length, 1), (0.0, -1)):
            head(model, end, looks, bulge(0))
        if tap:
            box(model, (0, -radius * 0.42, length + 0.05), (px_ground(2), px_up(2), 0.14), "timber", 1, bevel=0)
            box(model, (0, -radius * 0.42 + px_up(2), length + 0.08), (px_ground(1.6), px_up(2.4), px_ground(1.6)), "ochre", 3, bevel=0)


def head(model: Model, end: float, looks: int, radius: float) -> None:
    """The chime, the head sunk in it, the joints of its boards."""
    flat = end - looks * HEAD_DEEP_UNITS
    tube(model, (0, 0, flat), (0, 0, end), radius - 0.02, radius, "plank", 3, sides=16)
    with model.placed(frame((1, 0, 0), (0, looks, 0), (0, 0, looks), (0, 0, end - looks * 0.004))):
        disc(model, (0, 0, 0), radius, "plank", 3, sides=16)
        disc(model, (0, 0, 0.004), radius - px_ground(1), "plank", 1.6, sides=16)
        for aside in (-px_ground(3), px_ground(1), px_ground(5)):
            reach = math.sqrt(max((radius - px_ground(1.4)) ** 2 - aside**2, 0.0))
            if reach > px_ground(1.5):
                stroke(model, (aside, -reach, 0.004), (aside, reach, 0.004), px_ground(1), "plank", 0.6, UP)
