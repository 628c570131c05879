"""Houses for animals: a hen coop on legs with a ramp, a kennel with a bowl, a straw beehive on a stool."""

import math

import numpy as np

from tallow_model.marks import SOUTH, UP, mark, stroke, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import disc, in_texels, lathe
from tallow_model.solids import beam, box, polygon
from tallow_model.space import px_ground, px_up, px_wall, shift, turn_z

BOARD_TONES = (1.6, 2, 2, 2.4)
SKEP = ((7.6, 0), (8.2, 3), (8, 6), (7, 9.5), (5, 12.5), (2.4, 14.4), (0.2, 15))
ROPE_TEXELS = 2.5
# The foot of a row of roofing stands so much over the head of the one below.
ROW_LIFT = px_up(0.7)


def boarded(model: Model, half: float, low: float, high: float, depth: float, peak: float = 0.0) -> None:
    """Upright boards 3 px wide on the side that looks south at `depth`, with drawn joints; towards the middle they rise `peak` units higher."""
    count = round(2 * half / px_wall(3))
    for index in range(count):
        left, right = (-half + 2 * half * (index + end) / count for end in (0, 1))
        tops = [high + peak * (1 - abs(x) / half) for x in (left, right)]
        tone = model.chance.pick(BOARD_TONES)
        mark(model, [(left, -depth, low), (right, -depth, low), (right, -depth, tops[1]), (left, -depth, tops[0])], "plank", tone, SOUTH, lift=0.0)
        joint = [(left, -depth, low), (left + px_wall(1), -depth, low), (left + px_wall(1), -depth, tops[0]), (left, -depth, tops[0])]
        mark(model, joint, "plank", tone - 1.2, SOUTH, lift=0.008)
    wall_patch(model, -half, high - px_up(2.4), half, high, -depth, "plank", 0.6, lift=0.012)


def hut(model: Model, half_x: float, half_y: float, low: float, high: float, rise: float, roof: str) -> None:
    """Four boarded walls; gables look south and north, and the roof's two slopes east and west, laid in three rows."""
    for turn, half, depth, peak in ((0, half_x, half_y, rise), (90, half_y, half_x, 0.0), (180, half_x, half_y, rise), (270, half_y, half_x, 0.0)):
        with model.placed(turn_z(turn)):
            boarded(model, half, low, high, depth, peak)
    box(model, (0, 0, (low + high) / 2), (2 * half_x - 0.02, 2 * half_y - 0.02, high - low), "plank", 1, bevel=0)
    over, slope = px_wall(2), rise / half_x
    for side in (-1, 1):
        for row in range(3):
            start, end = (half_x + over) * (1 - row / 3), (half_x + over) * (1 - (row + 1) / 3)
            z0, z1 = (high + (half_x - x) * slope for x in (start, end))
            corners = ((start, z0), (end, z1), (end, z1 + 0.05), (start, z0 + 0.05 + ROW_LIFT))
            outline = [(side * x, -half_y - over, z) for x, z in corners]
            prism(model, outline, (0, 2 * (half_y + over), 0), roof, (1.6, 2, 2.4)[row], edge=0.6)
    box(model, (0, 0, high + rise + px_up(1.6)), (px_wall(2), 2 * (half_y + over), px_up(2)), roof, 3, bevel=0.015)


def coop(model: Model) -> None:
    """Raised from the fox, the hole beside the ramp's head dark, straw in it."""
    half_x, half_y, low = px_wall(8), px_wall(7), px_up(9)
    for x in (-1, 1):
        for y in (-1, 1):
            box(model, (x * (half_x - 0.08), y * (half_y - 0.08), low / 2), (px_wall(2), px_wall(2), low), "timber", 2.4, bevel=0.015)
    box(model, (0, 0, low), (2 * half_x + 0.06, 2 * half_y + 0.06, px_up(2)), "timber", 3, bevel=0.015)
    hut(model, half_x, half_y, low + px_up(1), px_up(23), px_up(9), "thatch")
    front = -half_y - 0.01
    wall_patch(model, -px_wall(3), px_up(10), px_wall(3), px_up(20), front, "timber", 3, lift=0.014)
    wall_patch(model, -px_wall(2), px_up(10), px_wall(2), px_up(19), front, "timber", 0, lift=0.02)
    wall_patch(model, -px_wall(2), px_up(10), px_wall(2), px_up(12), front, "thatch", 2.4, lift=0.026)
    start, end = np.array((0, front - 0.02, px_up(10))), np.array((0, front - 0.5, px_up(1)))
    beam(model, end, start, px_wall(4), px_up(1.4), "plank", 2.6, bevel=0)
    for share in (0.25, 0.5, 0.75):
        middle = end + (start - end) * share + (0, 0, px_up(1.2))
        box(model, middle, (px_wall(4), px_ground(1), px_up(1)), "timber", 2, bevel=0)


def kennel(model: Model) -> None:
    """A round-headed hole, a name board over it, a bowl of water before it."""
    half_x, half_y, high = px_wall(6), px_wall(7), px_up(12)
    hut(model, half_x, half_y, 0, high, px_up(9), "shingle")
    front = -half_y - 0.01
    angles = np.linspace(0, math.pi, 7)
    for half, rise, material, tone, lift in ((3.8, 5, "timber", 3, 0.014), (2.8, 4, "timber", 0, 0.02)):
        head = [(px_wall(half) * math.cos(a), front, px_up(7.5 + rise * math.sin(a))) for a in angles]
        mark(model, [(-px_wall(half), front, 0), (px_wall(half), front, 0), *head], material, tone, SOUTH, lift=lift)
    box(model, (0, front - 0.03, px_up(15.5)), (px_wall(6), 0.05, px_up(2.4)), "plank", 3.4, bevel=0)
    lathe(model, in_texels((4, 0), (3.6, 2.4), (2.8, 2.4)), "stone", (2, 3), 10, foot=(0.3, front - 0.3, 0))
    disc(model, (0.3, front - 0.3, px_up(2.2)), px_ground(2.9), "water", 2, 10)
    beam(model, (-0.14, front - 0.25, px_up(1)), (-0.36, front - 0.36, px_up(1)), px_ground(1.6), px_up(1.6), "linen", 3, bevel=0)


def skep(model: Model) -> None:
    """Rings of straw rope, each dark beneath; a hole at the foot, a flat stone on top against the wind."""
    box(model, (0, 0, px_up(8.5)), (px_wall(12), px_wall(12), px_up(2)), "plank", 2.4)
    for x in (-1, 1):
        for y in (-1, 1):
            box(model, (x * 0.3, y * 0.3, px_up(3.8)), (px_wall(2), px_wall(2), px_up(7.6)), "timber", 2.4, bevel=0.015)
    radius, heights = np.array(SKEP).T
    at = lambda z: float(np.interp(z, heights, radius))
    with model.placed(shift(0, 0, px_up(9.5))):
        for index in range(6):
            low = index * ROPE_TEXELS
            dark, top = low + 0.9, low + ROPE_TEXELS
            lathe(model, in_texels((at(low), low), (at(dark) + 0.1, dark)), "thatch", 0.8, 16, smooth=True)
            lathe(model, in_texels((at(dark) + 0.3, dark), (at(top), top)), "thatch", 2.2 + 0.6 * (index % 2), 16)
        polygon(model, [(px_wall(x), -px_ground(8.6), px_up(z)) for x, z in ((-1.6, 0.2), (1.6, 0.2), (1.0, 3), (-1.0, 3))], "timber", 0, SOUTH)
        box(model, (0, 0, px_up(15.4)), (px_ground(6), px_ground(5), px_up(1.6)), "stone", 2.4, edge=0.6)


SHEETS = [
    Sheet("chicken_coop", coop, seed=231, facings=4),
    Sheet("kennel_wood", kennel, seed=232, facings=4),
    Sheet("beehive_skep", skep, seed=233, facings=4),
]
