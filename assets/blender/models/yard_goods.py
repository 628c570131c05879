"""What stands about in yards: barrels in a pyramid, a heap of sacks, a wheelbarrow with beets."""

import math

import numpy as np

from tallow_model.goods import heap, sack
from tallow_model.herbs import bead
from tallow_model.marks import UP, mark, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import circle, disc, quads, staves, tube
from tallow_model.solids import beam, box, polygon
from tallow_model.space import frame, px_ground, px_up, px_wall, shift, turn_z, unit, vector

BARREL_LONG, BARREL_RADIUS, BELLY = px_up(19), 0.28, 0.15
HOOPS_AT = (0.16, 0.84)
# East, north, turn in degrees, whether it is tied.
SACKS = ((-0.46, 0.4, 20, True), (0.42, 0.34, -30, True), (-0.4, -0.42, 60, True), (0.46, -0.44, 0, False))
LEAN = np.array([[1, 0, 0.12, 0], [0, 1, -0.1, 0], [0, 0, 1, 0], [0, 0, 0, 1]], np.float64)
WHEEL_RADIUS = px_up(6)


def bulge(along: float) -> float:
    return BARREL_RADIUS * (1 + BELLY * math.sin(math.pi * along))


def lying_barrel(model: Model, x: float, z: float, y: float = 0.0) -> None:
    """Along y, its head in the south: staves, two hoops, a head of boards with a bung."""
    with model.placed(frame((1, 0, 0), (0, 0, 1), (0, -1, 0), (x, y + BARREL_LONG / 2, z))):
        staves(model, 12, BARREL_LONG, bulge, "plank")
        for along in HOOPS_AT:
            middle, radius = along * BARREL_LONG, bulge(along) + 0.008
            tube(model, (0, 0, middle - px_up(1.1)), (0, 0, middle + px_up(1.1)), radius, radius, "iron", 2.4, sides=14)
        top = BARREL_LONG + 0.01
        disc(model, (0, 0, top), BARREL_RADIUS, "plank", 3, 14)
        disc(model, (0, 0, top + 0.006), BARREL_RADIUS - px_ground(1.2), "plank", 1.4, 14)
        for aside in (-0.1, 0.04):
            reach = math.sqrt((BARREL_RADIUS - 0.06) ** 2 - aside**2)
            stroke(model, (aside, -reach, top + 0.008), (aside, reach, top + 0.008), px_ground(1.1), "plank", 0.4, UP)
        disc(model, (0.08, -0.08, top + 0.02), px_ground(1.3), "timber", 3.4, 8)


def barrels_stacked(model: Model) -> None:
    """Two and one, held by wedges."""
    wide = BARREL_RADIUS * (1 + BELLY)
    for side in (-1, 1):
        lying_barrel(model, side * wide, wide, 0.02 * side)
        for y in (-0.24, 0.24):
            box(model, (side * (wide * 1.75), y, px_up(2)), (px_wall(2.4), px_wall(2), px_up(4)), "timber", 2.6, bevel=0.015)
    lying_barrel(model, 0, wide * (1 + math.sqrt(3)), -0.03)


def sacks_heap(model: Model) -> None:
    """Three tied sacks, each sunk its own way, and an open one; grain on the ground."""
    for x, y, turn, tied in SACKS:
        with model.placed(shift(x, y), turn_z(turn), LEAN if tied else np.eye(4)):
            sack(model, tied)
    spill = [(0.0, -0.7, 0), (0.22, -0.86, 0), (0.5, -0.88, 0), (0.5, -0.7, 0), (0.2, -0.56, 0)]
    mark(model, spill, "thatch", 3, UP, lift=0.02)
    mark(model, [(0.14, -0.7, 0), (0.36, -0.82, 0), (0.36, -0.68, 0)], "thatch", 4, UP, lift=0.03)


def wheel(model: Model, x: float) -> None:
    """One wheel before the barrow, in the plane that looks south: a rim, dark boards, a cross of spokes."""
    around = np.insert(circle(16), 1, 0, axis=1)
    front, back = np.array((0, -0.05, 0)), np.array((0, 0.05, 0))
    with model.placed(shift(x, 0, WHEEL_RADIUS)):
        for side, turn in ((front, 1), (back, -1)):
            polygon(model, (around * WHEEL_RADIUS + side)[::turn], "plank", 3)
            polygon(model, (around * (WHEEL_RADIUS - px_up(1.6)) + side * 1.1)[::turn], "timber", 0.6)
        model.add(quads(np.array((around * WHEEL_RADIUS + back, around * WHEEL_RADIUS + front))), "iron", 2, quads(np.array((around, around))))
        for angle in (0.4, 0.4 + math.pi / 2):
            ray = np.array((math.cos(angle), 0, math.sin(angle))) * (WHEEL_RADIUS - 0.02)
            beam(model, -ray, ray, px_up(1.3), 0.13, "plank", 3, bevel=0)


def wheelbarrow(model: Model) -> None:
    """It stands along x, its wheel in the east, a load of beets in the tray."""
    wheel(model, 0.56)
    for y in (-0.24, 0.24):
        beam(model, (-0.78, y, px_up(12)), (0.62, y * 0.4, px_up(6.5)), px_wall(1.4), px_up(2), "plank", 2.6, bevel=0)
        beam(model, (-0.34, y, 0), (-0.26, y, px_up(10)), px_wall(1.6), px_wall(1.6), "timber", 2.6, bevel=0)
    low, high = px_up(8), px_up(16)
    base, rim = ((-0.28, 0.22), (0.30, 0.16)), ((-0.42, 0.34), (0.44, 0.28))
    corner = lambda row, end, side, z: vector(row[end][0], side * row[end][1], z)
    for side, tone in ((-1, 2), (1, 1.4)):
        quad = np.array([corner(base, 0, side, low), corner(base, 1, side, low), corner(rim, 1, side, high), corner(rim, 0, side, high)])
        polygon(model, quad[::-side], "plank", tone)
        polygon(model, (quad + (0, -side * 0.05, 0))[::side], "plank", 1)
        beam(model, quad[3], quad[2], 0.06, px_up(1.4), "plank", 3.2, bevel=0)
    for end, tone in ((0, 1.6), (1, 2)):
        quad = np.array([corner(base, end, -1, low), corner(base, end, 1, low), corner(rim, end, 1, high), corner(rim, end, -1, high)])
        polygon(model, quad if end else quad[::-1], "plank", tone)
        polygon(model, quad[::-1] if end else quad, "plank", 1)
        beam(model, quad[3], quad[2], 0.06, px_up(1.4), "plank", 3.2, bevel=0)
    with model.placed(shift(0, 0, high - px_up(2))):
        mark(model, [(-0.38, -0.3, 0), (0.4, -0.24, 0), (0.4, 0.24, 0), (-0.38, 0.3, 0)], "violet", 0, UP)
        heap(model, 0.3, 0.18, px_up(4), px_ground(2.8), "violet", 2)
        for x, y in ((-0.2, -0.06), (0.04, 0.06), (0.2, -0.1)):
            bead(model, (x, y, px_up(6)), 2.2, "birch_leaf", 2.6)


SHEETS = [
    Sheet("barrels_stacked", barrels_stacked, seed=251, facings=4),
    Sheet("sacks_heap", sacks_heap, seed=252, footprint=(2, 2)),
    Sheet("wheelbarrow", wheelbarrow, seed=253, facings=4),
]
