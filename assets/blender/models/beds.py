"""Where people sleep: a four-poster for two, a pallet of straw, a cradle. The long ones' ground point is the middle of the foot tile."""

import math

import numpy as np

from tallow_model.cabinets import finial, panel
from tallow_model.joinery import at, band, block, leg, patch
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball
from tallow_model.space import px_up

# The four-poster is a tile and a half wide: its ground point is the middle of the foot of its west half.
WEST, EAST, FOOT, HEAD = -13.5, 31.5, -14.5, 44.5
POST, POST_HIGH, MATTRESS = 4, 43, 12
BLANKET_HEAD = 22.5
PALLET_X, PALLET_FOOT, PALLET_HEAD = 11.5, -13.5, 38.5
CRADLE_X, CRADLE_Y, ROCKER_STEPS = 13.5, 8.5, 16


def bed_fourposter(model: Model) -> None:
    """Posts with a tester over the head, curtains tied back there, a quilt of squares."""
    middle = (WEST + EAST) / 2
    for x in (WEST + POST / 2, EAST - POST / 2):
        leg(model, x, FOOT + POST / 2, 26, POST, "timber", 2.6)
        finial(model, x, FOOT + POST / 2, 26, 2.2, "timber", 3)
        leg(model, x, HEAD - POST / 2, POST_HIGH, POST, "timber", 2.6)
        block(model, (x - 1.5, FOOT + POST, 4), (x + 1.5, HEAD - POST, 9), "timber", 2.2)
    for y, top in ((FOOT + POST / 2, 15), (HEAD - POST / 2, 30)):
        block(model, (WEST + POST, y - 1, 4), (EAST - POST, y + 1, top), "timber", 2.2)
    for looks, y, low, top in (("south", FOOT + POST / 2 - 1, 6, 13), ("south", HEAD - POST / 2 - 1, 14, 27), ("north", HEAD - POST / 2 + 1, 6, 27)):
        for left, right in ((WEST + 6, middle - 1), (middle + 1, EAST - 6)):
            panel(model, (left, y, low), (right, y, top), "timber", 3, looks)
    bedding(model)
    canopy(model)


def bedding(model: Model) -> None:
    low, high = FOOT + POST - 1, HEAD - POST
    block(model, (WEST + 2, low, 6), (EAST - 2, high, MATTRESS - 1), "linen", 1)
    block(model, (WEST + 2, low, MATTRESS - 1), (EAST - 2, high, MATTRESS), "linen", 2)
    for x in (WEST + 12.5, EAST - 12.5):
        ball(model, at(x, high - 6, MATTRESS + 0.5), 1, "linen", 3, scale=at(9, 5.5, 3.6))
    block(model, (WEST - 1, low, 5), (EAST + 1, BLANKET_HEAD, MATTRESS + 1), "blue_cloth", 2)
    block(model, (WEST - 2, BLANKET_HEAD - 6, 6), (EAST + 2, BLANKET_HEAD, MATTRESS + 2), "linen", 2.4)
    square = (EAST - WEST + 2) / 4
    for row in range(3):
        for column in range(4):
            if (row + column) % 2:
                continue
            x, y = WEST - 1 + column * square, low + 1 + row * 9
            patch(model, (x + 2, y, MATTRESS + 1), (x + square - 2, y + 7, MATTRESS + 1), "blue_cloth", 3.4 if row % 2 else 2.8)
    band(model, (WEST - 1, low, 6), (EAST + 1, BLANKET_HEAD - 6, 7), "linen", 2)


def canopy(model: Model) -> None:
    """A tester a third of the bed deep with a scalloped valance; curtains gathered at the posts of the head."""
    front = HEAD - 17
    block(model, (WEST, front, POST_HIGH - 1), (EAST, HEAD, POST_HIGH + 1), "timber", 2.6)
    block(model, (WEST - 1, front - 1, POST_HIGH + 1), (EAST + 1, HEAD + 1, POST_HIGH + 3), "timber", 3)
    for x in (WEST + 1, EAST - 1):
        block(model, (x - 1.5, front + 1, 8), (x + 1.5, HEAD - POST, POST_HIGH - 1), "blue_cloth", 2)
    scallop = (EAST - WEST) / 6
    for index in range(6):
        left, odd = WEST + index * scallop, index % 2
        block(model, (left, front - 0.8, POST_HIGH - 5 - odd), (left + scallop, front + 0.8, POST_HIGH), "blue_cloth", 2 + odd * 0.8, bevel=0)


def pallet_straw(model: Model) -> None:
    """A sack of straw on the floor, a rolled cloth for a pillow, a patched blanket thrown over its foot; straws stick out at the ends."""
    x = PALLET_X
    block(model, (-x, PALLET_FOOT, 0), (x, PALLET_HEAD, 5), "linen", 1, bevel=px_up(1.4))
    for y in (2.5, 14.5, 26.5):
        patch(model, (-x + 1, y, 5), (x - 1, y + 1, 5), "linen", 0.2)
        patch(model, (x, y, 1), (x, y + 2, 4), "linen", 0)
    for index in range(8):
        east = -x + 1.5 + index * 2.7
        for y, way in ((PALLET_FOOT + 1, -1), (PALLET_HEAD - 1, 1)):
            south, north = sorted((y, y + way * model.chance.pick((2, 4, 3, 5))))
            high, tone = model.chance.pick((1, 2, 3)), model.chance.pick((1.6, 2, 2.6))
            block(model, (east, south, 0), (east + 1.4, north, high), "thatch", tone, bevel=0)
    ball(model, at(0, PALLET_HEAD - 7, 6), 1, "thatch", 3, scale=at(9, 5, 3))
    block(model, (-x - 2, PALLET_FOOT + 3, 1), (x + 2, 9, 6.2), "hide", 2)
    band(model, (-x - 2, PALLET_FOOT + 3, 1), (x + 2, 9, 2), "hide", 1)
    patch(model, (-6, -5, 6.2), (2, 1, 6.2), "ochre", 1.4)
    patch(model, (4, -9, 6.2), (9, -4, 6.2), "red_cloth", 2)
    patch(model, (-x - 2, 6, 6.2), (x + 2, 9, 6.2), "hide", 3)


def cradle_wood(model: Model) -> None:
    """A box on two rockers with a hood over the head end; a child's pillow and a red cover."""
    x, y, low, rim = CRADLE_X, CRADLE_Y, 5, 13
    arc = [(math.sin(a) * ROCKER_STEPS, (1 - math.cos(a)) * ROCKER_STEPS) for a in np.linspace(-0.86, 0.86, 9)]
    for west in (-x + 3, x - 6):
        for (y0, z0), (y1, z1) in zip(arc, arc[1:]):
            prism(model, [at(west, y0, z0), at(west, y1, z1), at(west, y1, z1 + 3), at(west, y0, z0 + 3)], at(3, 0, 0), "timber", 2.4, edge=0.6)
    block(model, (-x, -y, low), (x, y, rim - 1), "plank", 2)
    block(model, (-x - 1, -y - 1, rim - 1), (x, y + 1, rim + 0.4), "plank", 3, bevel=0)
    block(model, (-x + 2, -y + 2, rim), (x - 2, y - 2, rim + 1), "linen", 2.4)
    block(model, (-x + 1, -y + 1, rim), (0, y - 1, rim + 3), "red_cloth", 2, bevel=px_up(1.2))
    block(model, (-2, -y + 1, rim), (3, y - 1, rim + 3.6), "linen", 3, bevel=px_up(1))
    ball(model, at(6, 0, rim + 2), 1, "linen", 3.4, scale=at(3, 5, 2.4))
    outer = [(-y - 1, 0), (-y - 1, 5), (-y * 0.55, 9), (y * 0.55, 9), (y + 1, 5), (y + 1, 0)]
    inner = [(a * 0.72, z * 0.8) for a, z in outer]
    for index, tone in enumerate((2, 2.6, 3, 2, 1.6)):
        ring = [outer[index], outer[index + 1], inner[index + 1], inner[index]]
        prism(model, [at(6, a, rim + z) for a, z in ring], at(x - 6, 0, 0), "plank", tone)
    prism(model, [at(x - 2, a, rim + z) for a, z in outer], at(2, 0, 0), "plank", 2)


SHEETS = [
    Sheet("bed_fourposter", bed_fourposter, seed=561, footprint=(2, 2), facings=4),
    Sheet("pallet_straw", pallet_straw, seed=562, footprint=(1, 2), facings=4),
    Sheet("cradle_wood", cradle_wood, seed=563, facings=4),
]
