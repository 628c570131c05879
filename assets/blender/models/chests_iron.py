"""Where money lies: a chest that stands open on its coins, a strongbox bound with iron all over."""

import math

from tallow_model.joinery import at, band, block, patch
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import in_texels, lathe

CHEST_X, CHEST_Y, RIM = 13.5, 8.5, 10
WALL = 2
BANDS_AT, BAND_HALF = (-7, 7), 2
LID_TILT_DEGREES, LID_DEEP, LID_RISE = 68, 17, 5
BOX_X, BOX_Y, BOX_HIGH, BOX_BAND = 13.5, 8.5, 14, 4


def chest_open(model: Model) -> None:
    x, y = CHEST_X, CHEST_Y
    block(model, (-x + 1, -y + 1, 0), (x - 1, y - 1, 1), "plank", 0)
    for low, high in (((-x, -y), (x, -y + WALL)), ((-x, y - WALL), (x, y)), ((-x, -y), (-x + WALL, y)), ((x - WALL, -y), (x, y))):
        block(model, (*low, 1), (*high, RIM), "plank", 2, bevel=0)
        patch(model, (*low, RIM), (*high, RIM), "plank", 3)
    band(model, (-x, -y, 4), (x, y, 5), "plank", 1)
    for middle in BANDS_AT:
        block(model, (middle - BAND_HALF, -y - 0.4, 1), (middle + BAND_HALF, -y + WALL, RIM + 0.3), "iron", 1, bevel=0)
        block(model, (middle - BAND_HALF, y - WALL, 1), (middle + BAND_HALF, y + 0.4, RIM + 0.3), "iron", 1, bevel=0)
    block(model, (-3.5, -y - 1, 5), (2.5, -y, RIM), "iron", 3, bevel=0)
    patch(model, (-1.5, -y - 1, 6), (0.5, -y - 1, 8), "iron", 0)
    hoard(model)
    lid(model)


def hoard(model: Model) -> None:
    """Coins heaped to the rim: a mound of two tones, two stacks, a cup; single coins would be pepper."""
    x, y = CHEST_X - WALL, CHEST_Y - WALL
    block(model, (-x, -y, 1), (x, y, RIM - 3), "gold", 0.8, bevel=0)
    for across, along, top, tone in ((0.94, 0.9, RIM - 1.4, 1.6), (0.6, 0.56, RIM + 0.4, 2.6)):
        ring = [at(math.cos(a) * x * across, math.sin(a) * y * along, top) for a in [index * math.pi / 6 for index in range(12)]]
        prism(model, ring, at(0, 0, -2), "gold", tone, normal=UP)
    for cx, cy in ((1, -4), (4, 3)):
        patch(model, (cx, cy, RIM + 0.4), (cx + 3, cy + 1.4, RIM + 0.4), "gold", 1.4)
    for cx, cy, z, high in ((-8, -2.5, RIM - 1, 2), (8, 0, RIM - 1, 3)):
        ring = [at(cx + math.cos(a) * 3, cy + math.sin(a) * 3, z) for a in [index * math.pi / 5 for index in range(10)]]
        prism(model, ring, at(0, 0, high), "gold", 2, edge=1, normal=UP)
    lathe(model, in_texels((1.4, 0), (0.8, 2), (2, 3.4), (2.2, 5.6), (0, 5.6)), "gold", (1.6, 1.6, 1.6, 3), foot=at(-1, 1, RIM + 0.4))


def lid(model: Model) -> None:
    """It leans back on its hinges and shows its hollow side; a round back, two bands."""
    x = CHEST_X + 1
    prism(model, [at(-x, *place) for place in lid_arc(0.0, LID_RISE)], at(2 * x, 0, 0), "plank", 2)
    for middle in BANDS_AT:
        prism(model, [at(middle - BAND_HALF, *place) for place in lid_arc(0.3, LID_RISE + 0.4)], at(2 * BAND_HALF, 0, 0), "iron", 1)
    tilt = math.radians(LID_TILT_DEGREES)
    for inset, tone, lift in ((2, 0.8, 0.03), (3.4, 1.6, 0.04)):
        (y0, z0), (y1, z1), half = on_lid(inset, 0), on_lid(LID_DEEP - inset, 0), x - 1 - inset
        corners = [at(-half, y0, z0), at(half, y0, z0), at(half, y1, z1), at(-half, y1, z1)]
        mark(model, corners, "red_cloth", tone, (0, -math.sin(tilt), math.cos(tilt)), lift=lift)


def lid_arc(proud: float, rise: float) -> list[tuple[float, float]]:
    """(y, z) of the lid's outline from the hinge over its round back to its front, which stands `proud` steps out at both ends."""
    angles = [index * math.pi / 4 for index in range(5)]
    return [on_lid((LID_DEEP + 2 * proud) * (1 - math.cos(a)) / 2 - proud, rise * math.sin(a)) for a in angles]


def on_lid(along: float, out: float) -> tuple[float, float]:
    """(y, z) of a point of the lid: so many steps from the hinge towards its front, so many texels out of its hollow."""
    tilt = math.radians(LID_TILT_DEGREES)
    y = CHEST_Y + along * math.cos(tilt) + out * math.sin(tilt) * math.sqrt(2)
    return y, RIM + along / math.sqrt(2) * math.sin(tilt) - out * math.cos(tilt) * 0.7


def strongbox(model: Model) -> None:
    """Square and low, iron at every upright edge and across its lid; a hasp with a brass padlock, grips at the ends."""
    x, y, top, wide = BOX_X, BOX_Y, BOX_HIGH, BOX_BAND
    block(model, (-x, -y, 0), (x, y, top), "timber", 2.6, bevel=0)
    band(model, (-x, -y, top - 4), (x, y, top - 3), "timber", 0)
    for west in (-x, x - wide):
        for south in (-y, y - wide):
            block(model, (west - 0.4, south - 0.4, 0), (west + wide + 0.4, south + wide + 0.4, top), "iron", 1.2, bevel=0)
    for west in (-x, -wide / 2, x - wide):
        patch(model, (west, -y, top), (west + wide, y, top), "iron", 2, lift=0.02)
    for south in (-y, y - 2):
        patch(model, (-x, south, top), (x, south + 2, top), "iron", 2, lift=0.02)
    band(model, (-x, -y, 0), (x, y, 2), "iron", 0.6)
    for low in (-y, y):
        block(model, (-wide / 2, low - 0.4, 2), (wide / 2, low + 0.4, top), "iron", 1.2, bevel=0)
    block(model, (-3, -y - 1.4, top - 6), (3, -y, top - 1), "iron", 3, bevel=0)
    block(model, (-2, -y - 3, top - 9), (2, -y - 0.4, top - 5), "ochre", 3, bevel=0)
    for side in (-1, 1):
        west, east = sorted((side * x, side * (x + 2)))
        block(model, (west, -3, 6), (east, 3, 8), "iron", 3, bevel=0)


SHEETS = [Sheet("chest_open", chest_open, seed=591, facings=4), Sheet("strongbox_iron", strongbox, seed=592, facings=4)]
