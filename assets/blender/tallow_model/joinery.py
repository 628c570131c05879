"""What furniture is made of: blocks, boards with one grain stroke, boards side by side, legs.

Places are given as (x, y, z): x and y in steps of 1/32 unit, which is one texel along a row of the screen, z in texels of height. A line
along x or y climbs the screen one texel a column, and texels win or lose a whole line at once: edges belong on half steps (13.5, not 13)
and on whole texels of height, then a line one step wide keeps three quarters of each of its texels.

Outlines are upright where corners are, and stand between texels where half of x + y and of x - y are whole: a block from -13.5 to 13.5 along x
and from -8.5 to 8.5 along y has all four so, one from -12.5 to 12.5 along x has none, and its outline frays at every mark.
"""

import numpy as np

from .marks import SOUTH, UP, mark
from .model import Model
from .solids import BEVEL_UNITS, box
from .space import px_up, vector

STEPS_PER_UNIT = 32
# On furniture a full bevel's tone would outline every board.
BOARD_EDGE = 0.7
GRAIN_STEPS = 1
# Joints are drawn more than cut: what is cut deeper than half a texel turns black at low sun.
JOINT_TEXELS, JOINT_TONE = 0.4, 1
FOOT_TEXELS = 3
GRAIN_LENGTH_SHARE = (0.25, 0.45)
# Under this a thing has no room for a bevel.
LEAST_BEVELLED_TEXELS = 2
NORMALS = {"south": SOUTH, "east": (1.0, 0.0, 0.0), "north": (0.0, 1.0, 0.0), "west": (-1.0, 0.0, 0.0), "up": UP}


def at(x: float, y: float, z: float) -> np.ndarray:
    """Units of a place in steps, steps and texels."""
    return vector(x / STEPS_PER_UNIT, y / STEPS_PER_UNIT, px_up(z))


def block(model: Model, low, high, material: str, tone: float = 2.0, edge: float = BOARD_EDGE, bevel: float = BEVEL_UNITS, **options) -> None:
    """A solid between two opposite corners; what is thinner than 2 texels gets plain edges."""
    low_units, high_units = at(*low), at(*high)
    if high[2] - low[2] < LEAST_BEVELLED_TEXELS:
        bevel = 0.0
    box(model, (low_units + high_units) / 2, high_units - low_units, material, tone, bevel, edge, **options)


def patch(model: Model, low, high, material: str, tone: float, looks: str = "", **options) -> None:
    """A drawn rectangle between two opposite corners that share x, y or z; it looks east, south or up unless `looks` says otherwise."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    if z0 == z1:
        corners, usual = [(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0)], "up"
    elif y0 == y1:
        corners, usual = [(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)], "south"
    else:
        corners, usual = [(x0, y0, z0), (x0, y1, z0), (x0, y1, z1), (x0, y0, z1)], "east"
    mark(model, [at(*corner) for corner in corners], material, tone, NORMALS[looks or usual], **options)


def band(model: Model, low, high, material: str, tone: float, **options) -> None:
    """Drawn round the four upright sides of a block, between two heights."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    for start, end, looks in (
        ((x0, y0, z0), (x1, y0, z1), "south"), ((x1, y0, z0), (x1, y1, z1), "east"),
        ((x0, y1, z0), (x1, y1, z1), "north"), ((x0, y0, z0), (x0, y1, z1), "west"),
    ):  # fmt: skip
        patch(model, start, end, material, tone, looks, **options)


def plank(model: Model, low, high, material: str = "plank", tone: float = 2.0, **options) -> None:
    """A level board with one grain stroke on its top, a tone darker, somewhere along its longer side."""
    block(model, low, high, material, tone, **options)
    long = 0 if high[0] - low[0] >= high[1] - low[1] else 1
    length = high[long] - low[long]
    stroke = round(length * model.chance.between(*GRAIN_LENGTH_SHARE))
    start = low[long] + 3 + round((length - stroke - 6) * model.chance.between(0, 1))
    across = low[1 - long] + round((high[1 - long] - low[1 - long]) / 2)
    ends = [(start, across), (start + stroke, across + GRAIN_STEPS)]
    corners = ends if long == 0 else [place[::-1] for place in ends]
    patch(model, (*corners[0], high[2]), (*corners[1], high[2]), material, tone - 1)


def board_row(model: Model, low, high, tones, material: str = "plank", along: int = 0, **options) -> None:
    """Level boards that run along axis 0 (x) or 1 (y), one for each tone, side by side with a drawn joint of one step between them.

    Every other board has a grain stroke: in all of them the row turns to stripes.
    """
    across = 1 - along
    block(model, low, (*high[:2], high[2] - JOINT_TEXELS), material, JOINT_TONE, bevel=0.0)
    pitch = (high[across] - low[across] + 1) / len(tones)
    for index, tone in enumerate(tones):
        start, end = list(low), list(high)
        start[across] = low[across] + round(index * pitch)
        end[across] = low[across] + round((index + 1) * pitch) - 1
        make = plank if index % 2 else block
        make(model, start, end, material=material, tone=tone, bevel=0.0, **options)


def leg(model: Model, x: float, y: float, top: float, width: float = 4, material: str = "plank", tone: float = 1.4) -> None:
    """An upright post from the ground, its foot half a tone darker."""
    half = width / 2
    block(model, (x - half, y - half, 0), (x + half, y + half, top), material, tone, edge=0.5)
    band(model, (x - half, y - half, 0), (x + half, y + half, FOOT_TEXELS), material, tone - 0.8)
