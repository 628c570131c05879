"""What furniture has on it and in it: framed panels, knobs, rows of books, cushions, plates on edge, papers, candles, loaves.

Places are in steps and texels, as in `joinery`.
"""

import math

import numpy as np

from .joinery import STEPS_PER_UNIT, at, block, patch
from .marks import UP, mark
from .model import Model
from .rounds import circle, in_texels, lathe
from .skins import limb
from .solids import polygon
from .space import px_up, shift

# Along a wall two steps are a texel.
LINE_STEPS, LINE_TEXELS = 2, 1
# Marks that lie on one another, each over the last.
LIFTS_UNITS = (0.006, 0.012, 0.018, 0.024)
# Cloth and tone of books, pair by pair along a shelf.
BINDINGS = (("red_cloth", 1.2), ("leather", 0.8), ("moss", 1), ("blue_cloth", 1), ("ochre", 0.8), ("plum_cloth", 1))
BOOK_STEPS = 4
# A loaf is flatter than it is wide.
LOAF_SQUASH = 0.85


def panel(model: Model, low, high, material: str = "plank", tone: float = 2.0, looks: str = "") -> None:
    """A panel in its frame, drawn on a face: the shade of the frame over it and beside it."""
    axis = 1 if low[0] == high[0] else 0
    across = [0, 0, 0]
    across[axis] = LINE_STEPS
    patch(model, low, high, material, tone - 1.6, looks)
    inner_low = [low[i] + across[i] for i in range(3)]
    patch(model, inner_low, (*high[:2], high[2] - LINE_TEXELS), material, tone, looks, lift=LIFTS_UNITS[1])


def front_panel(model: Model, x0: float, z0: float, x1: float, z1: float, y: float, material: str = "plank", tone: float = 2.0) -> None:
    """A panel on a front that looks south and stands at `y`."""
    panel(model, (x0, y, z0), (x1, y, z1), material, tone)


def knob(model: Model, x: float, y: float, z: float, material: str = "ochre", tone: float = 3) -> None:
    """A brass pull, a texel wide and two high, on a front that looks south."""
    block(model, (x - 1, y - 1, z - 1), (x + 1, y, z + 1), material, tone, bevel=0)


def books(model: Model, x0: float, x1: float, front: float, back: float, z: float, room: float, first: int = 0, lean: bool = False) -> None:
    """Upright books from `x0` until there is no room before `x1`, up to `room` texels high; the last one may lean on them.

    They stand in pairs of one binding, or so many colours would be pepper; only leather has a pale title.
    """
    x, index = x0, first
    while x + BOOK_STEPS <= x1:
        cloth, tone = BINDINGS[index // 2 % len(BINDINGS)]
        high = room - model.chance.pick((1, 2, 2, 3))
        block(model, (x, front, z), (x + BOOK_STEPS, back, z + high), cloth, tone + 0.8 * (index % 2), bevel=0)
        if cloth == "leather" and index % 2 == 0:
            patch(model, (x, front, z + high - 3), (x + BOOK_STEPS, front, z + high - 2), "ochre", 3)
        x, index = x + BOOK_STEPS, index + 1
    if lean:
        cloth, tone = BINDINGS[(index // 2 + 1) % len(BINDINGS)]
        foot = [(x + 4, z), (x + 8, z), (x + 4, z + room - 3), (x, z + room - 3)]
        slab(model, foot, front, back, cloth, tone)


def slab(model: Model, outline, front: float, back: float, material: str, tone: float) -> None:
    """A convex outline of (x, z), anticlockwise as seen from the south, drawn out from `front` to `back`."""
    near = np.array([at(x, front, z) for x, z in outline])
    far = near + at(0, back - front, 0)
    polygon(model, near, material, tone)
    polygon(model, far[::-1], material, tone)
    for index in range(len(near)):
        polygon(model, [near[index - 1], far[index - 1], far[index], near[index]], material, tone)


def lying_books(model: Model, x: float, y: float, z: float, sizes) -> None:
    """Books on one another from below: of each its length along x and y in steps, cloth and tone."""
    for long, deep, cloth, tone in sizes:
        block(model, (x - long / 2, y - deep / 2, z), (x + long / 2, y + deep / 2, z + 3), cloth, tone, bevel=0)
        z += 3


def cushion(model: Model, low, high, material: str, tone: float = 2.0) -> None:
    """A stuffed cushion: a broad bevel that takes the light."""
    block(model, low, high, material, tone, edge=0.9, bevel=px_up(1.2))


def upright_plate(model: Model, x: float, y: float, z: float, radius: float, material: str = "linen", heart: str = "blue_cloth") -> None:
    """A plate on its edge that looks south from `y`, its lowest point at `z`: rim, ring and well; `radius` in texels up."""
    for share, cloth, tone, lift in ((1.0, material, 1, 0), (0.86, material, 3, 1), (0.5, heart, 2, 2)):
        ring = circle(12) * radius * share
        corners = [at(x + across * math.sqrt(2), y, z + radius + up) for across, up in ring]
        mark(model, corners, cloth, tone, (0, -1, 0), lift=LIFTS_UNITS[lift] + 0.02)


def open_book(model: Model, x: float, y: float, z: float) -> None:
    """A book that lies open for one who stands south of it: its cover, two pages of which the right one is in the shade of the fold."""
    block(model, (x - 10, y - 5, z), (x + 10, y + 5, z + 1), "leather", 1, bevel=0)
    for left, tone in ((x - 9, 3.4), (x, 2.4)):
        patch(model, (left, y - 4, z + 1), (left + 9, y + 4, z + 1), "linen", tone)


def sheet_of_paper(model: Model, x: float, y: float, z: float, half_x: float = 4, half_y: float = 5) -> None:
    """A sheet on a table with a line of writing along x, so faint that it does not turn to dots."""
    patch(model, (x - half_x, y - half_y, z), (x + half_x, y + half_y, z), "linen", 3.4, lift=LIFTS_UNITS[1])
    patch(model, (x - half_x + 2, y - 0.5, z), (x + half_x - 1, y + 1, z), "linen", 1.6, lift=LIFTS_UNITS[2])


def candle_dish(model: Model, foot) -> None:
    """An iron dish with a candle on it, for what is turned: its flame is the same from every side."""
    dish = in_texels((2.2, 0), (3.2, 1), (2.4, 1), (1.6, 1), (1.4, 2), (0, 2))
    lathe(model, dish, "iron", (1.4, 2.6, 2.6, 2.6, 2.6), foot=foot)
    lathe(model, in_texels((1.1, 1.6), (1.1, 6.6), (0, 6.6)), "linen", (2.6, 4), foot=foot)
    flame = in_texels((0.8, 7), (1.5, 8), (1.5, 9.4), (1, 11), (0.3, 13))
    lathe(model, flame, "flame", (1, 2.4, 3, 1), foot=foot, debris=True)


def long_loaf(model: Model, x: float, y: float, z: float, long: float, wide: float = 7) -> None:
    """A loaf along x, in steps, for what is turned; two pale cuts across its back."""
    radius, reach = wide / 2 / STEPS_PER_UNIT, (long - wide) / 2 / STEPS_PER_UNIT
    with model.placed(shift(*at(x, y, z)), np.diag((1.0, 1.0, LOAF_SQUASH, 1.0))):
        limb(model, (-reach, 0, radius * 0.8), (reach, 0, radius * 0.8), radius, radius, "hair", 3, floor=0)
        for left in (-3, 1):
            corners = [(left + a, b) for a, b in ((0, -2), (2, -2), (2, 2), (0, 2))]
            mark(model, [(a / STEPS_PER_UNIT, b / STEPS_PER_UNIT, radius * 1.8) for a, b in corners], "thatch", 3.4, UP)


def finial(model: Model, x: float, y: float, z: float, radius: float = 1.6, material: str = "plank", tone: float = 2.6) -> None:
    """A turned knob on a post."""
    profile = in_texels((radius * 0.6, 0), (radius, 1), (radius, 2), (radius * 0.5, 3), (0, 3.2))
    lathe(model, profile, material, tone, foot=at(x, y, z))
