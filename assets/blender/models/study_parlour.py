"""For a study and a parlour: a lectern with an open book, a chest of drawers with a vase of flowers, a globe."""

import math

import numpy as np

from tallow_model.cabinets import front_panel, knob, lying_books, panel
from tallow_model.herbs import flower
from tallow_model.joinery import at, block
from tallow_model.marks import mark
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball, in_texels, lathe
from tallow_model.skins import shell
from tallow_model.solids import beam
from tallow_model.space import px_ground, px_up, shift, unit

DRAWERS_X, DRAWERS_FRONT, BACK, DRAWERS_HIGH = 17.5, -1.5, 12.5, 21
LECTERN_X, SLOPE_FRONT, SLOPE_BACK, SLOPE_LOW, SLOPE_HIGH = 9.5, -8.5, 6.5, 20, 30
GLOBE_RADIUS, GLOBE_HIGH = 7.4, 17
# Land: middles and half angles of caps, those that overlap are one.
LANDS = (
    ((-0.2, -0.8, 0.9), 0.36), ((0.1, -1, 0.5), 0.34), ((0.3, -1, 0.1), 0.24), ((-0.6, 0.2, 1), 0.3),
    ((0.6, 0.3, 1), 0.34), ((0.9, 0.1, 0.8), 0.3), ((1, -0.2, 0.4), 0.22),
)  # fmt: skip


def lectern(model: Model) -> None:
    """A turned post on a cross of feet; the desk leans to who reads, a great book is open on it, a red ribbon hangs down."""
    for low, high in (((-9, -2, 0), (9, 2, 3)), ((-2, -9, 0), (2, 9, 3))):
        block(model, low, high, "timber", 2.4)
    lathe(model, in_texels((2.6, 3), (2, 6), (1.6, 8), (1.6, 18), (3, 22)), "timber", (2.4, 3, 2.6, 3))
    x, front, back, low, high = LECTERN_X, SLOPE_FRONT, SLOPE_BACK, SLOPE_LOW, SLOPE_HIGH
    prism(model, [at(-x, front, low - 2), at(-x, back, low - 2), at(-x, back, high), at(-x, front, low)], at(2 * x, 0, 0), "timber", 2.6)
    rise = (high - low) / (back - front)
    looks = unit((0, -px_up(rise), 1 / 32))
    on = lambda a, b: at(a, front + b, low + rise * b)
    block(model, (-x, front - 1, low - 2), (x, front + 1, low + 2), "timber", 3.2)
    deep = back - front
    for half, near, far, material, tone, lift in (
        (x - 1, 1.5, deep - 1, "leather", 1, 0.03), (x - 2, 2.5, deep - 2, "linen", 3.4, 0.045),
    ):  # fmt: skip
        mark(model, [on(-half, near), on(half, near), on(half, far), on(-half, far)], material, tone, looks, lift=lift)
    mark(model, [on(0, 2.5), on(x - 2, 2.5), on(x - 2, deep - 2), on(0, deep - 2)], "linen", 2.4, looks, lift=0.055)
    mark(model, [on(-6, deep - 6), on(-3, deep - 6), on(-3, deep - 3), on(-6, deep - 3)], "red_cloth", 2, looks, lift=0.06)
    block(model, (-1, front - 1.6, low - 5), (1, front - 1, low + 2), "red_cloth", 2.4, bevel=0)


def drawers(model: Model) -> None:
    """Three long drawers under a top that stands out; a vase of flowers, two books."""
    x, front = DRAWERS_X, DRAWERS_FRONT
    block(model, (-x, front, 2), (x, BACK, DRAWERS_HIGH - 2), "hide", 1)
    for side in (-x + 2, x - 2):
        for y in (front + 2, BACK - 2):
            block(model, (side - 2, y - 2, 0), (side + 2, y + 2, 3), "hide", 1, bevel=0)
    block(model, (-x - 1, front - 1.5, DRAWERS_HIGH - 2), (x + 1, BACK, DRAWERS_HIGH), "hide", 2)
    for low in (3, 9, 14):
        front_panel(model, -x + 2, low, x - 2, low + 5 - (low > 3), front, "hide", 1.6)
        for pull in (-9, 8):
            knob(model, pull, front, low + 2)
    for looks, side in (("east", x), ("west", -x)):
        panel(model, (side, front + 3, 5), (side, BACK - 3, DRAWERS_HIGH - 4), "hide", 1.4, looks)
    panel(model, (-x + 3, BACK, 5), (x - 3, BACK, DRAWERS_HIGH - 4), "hide", 1.4, "north")
    vase = at(-7, 5, DRAWERS_HIGH)
    lathe(model, in_texels((1.6, 0), (2.8, 3), (2.4, 5), (1.4, 6.4), (1.8, 8)), "blue_cloth", (2, 2.6, 2.6, 3), foot=vase)
    for dx, dy, high, material, tone in ((-2, 2, 8, "red_cloth", 3), (2, -1, 7, "ochre", 3), (1, 3, 10, "linen", 3), (-3, -2, 6, "violet", 3)):
        flower(model, vase + at(dx, dy, 6), high, 2, material, tone, leaves=0)
    lying_books(model, 9, 5, DRAWERS_HIGH, ((11, 8, "moss", 1.2), (9, 7, "red_cloth", 1.4)))


def globe(model: Model) -> None:
    """A globe in a wooden ring, on three legs."""
    for degrees in (-90, 30, 150):
        out = np.array([math.cos(math.radians(degrees)), math.sin(math.radians(degrees))])
        beam(
            model, (*out * px_ground(7), px_up(0.6)), (*out * px_ground(6), px_up(GLOBE_HIGH - 2)), px_ground(2), px_ground(2), "timber", 2.6, bevel=0
        )
        beam(model, (0, 0, px_up(4)), (*out * px_ground(6.4), px_up(4)), px_ground(1.6), px_ground(1.6), "timber", 2, bevel=0)
    ring = in_texels((GLOBE_RADIUS + 2.4, GLOBE_HIGH - 1), (GLOBE_RADIUS + 2.4, GLOBE_HIGH + 1), (GLOBE_RADIUS, GLOBE_HIGH + 1))
    lathe(model, ring, "timber", (2.4, 3.4), sides=24)
    centre = np.array([0, 0, px_up(GLOBE_HIGH + 1)])
    ball(model, centre, px_ground(GLOBE_RADIUS - 0.4), "blue_cloth", 2, subdivisions=4)
    with model.placed(shift(*centre)):
        radius = px_ground(GLOBE_RADIUS - 0.1)
        shell(model, (radius, radius, radius), "ochre", lambda out: 2.4 + 0.6 * (out[:, 2] > 0.6), keeps=is_land)


def is_land(out: np.ndarray) -> np.ndarray:
    """Which directions from the globe's middle are land: a few broad shapes, no islands."""
    return np.any([out @ unit(middle) > math.cos(reach) for middle, reach in LANDS], axis=0)


SHEETS = [
    Sheet("lectern_book", lectern, seed=641, facings=4),
    Sheet("drawers_wood", drawers, seed=642, facings=4),
    Sheet("globe_stand", globe, seed=644),
]
