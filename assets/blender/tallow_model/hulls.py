"""The hull of a rowing boat, two tiles long, clinker built of two broad strakes a side, its bow in the east; and seats across it."""

import math

import numpy as np

from .marks import UP
from .model import Model
from .rounds import quads
from .solids import polygon
from .space import px_ground, px_up, unit, vector

# From stern (west) to bow (east): place along the keel, half width at the rim and at the bottom, height of rim and of keel in texels.
STATIONS = (
    (-1.1, 0.32, 0.18, 14, 1.5), (-0.65, 0.45, 0.28, 12.6, 0.5), (-0.1, 0.5, 0.32, 12, 0), (0.45, 0.45, 0.28, 13, 0),
    (0.9, 0.26, 0.14, 15.5, 1), (1.16, 0.02, 0.01, 19, 4),
)  # fmt: skip
STEPS = 24
# Not the rim's material: a texel that has samples of both would take a light between theirs, and the rim's edge would crumble.
HULL = "floor"
# Two broad strakes: more would be seams of a texel that crumble in a low sun. Shares of the side from keel to rim, tones outside and inside,
# and how far its outside looks up.
STRAKES = ((0.0, 0.5, 1.4, 1.0, -0.7), (0.5, 1.0, 2.0, 1.6, 0.15))
# The shade under a lap, as a share of the lower strake.
LAP = 0.24
THICK, RIM_UNITS = 0.05, px_ground(2.2)


def station(along: float) -> tuple[float, float, float, float, float]:
    """What STATIONS tells, at a share of the length."""
    places = np.linspace(0, 1, len(STATIONS))
    return tuple(float(np.interp(along, places, values)) for values in np.array(STATIONS).T)


def section(along: float, share: float, inset: float = 0.0) -> np.ndarray:
    """A point of the south side: `along` from stern (0) to bow (1), `share` from keel (0) to rim (1)."""
    x, rim, bottom, high, low = station(along)
    half = bottom + (rim - bottom) * math.sin(share * math.pi / 2)
    return vector(x, -max(half - inset, 0.0), px_up(low + (high - low) * share + inset * 22 * (1 - share)))


def strip(model: Model, low: float, high: float, tone: float, looks_up: float, inset: float = 0.0, material: str = HULL) -> None:
    """Boards between two shares of the side, on both sides of the boat; each takes one light along its length, or its band would crumble.

    `looks_up` is the z of its normal beside one that looks straight aside; from an `inset` of the boards' thickness on it is the inside.
    """
    rows = np.array([[section(along, share, inset) for along in np.linspace(0, 1, STEPS + 1)] for share in (low, high)])
    for flip in (1, -1):
        boards = quads(rows * (1, flip, 1), closed=False)
        is_outer = inset < THICK
        out = vector(0, -flip if is_outer else flip, looks_up)
        normals = unit(out + np.outer(boards[:, :, 0].mean(1) * (0.35 if is_outer else -0.2), (1, 0, 0)))
        model.add(boards if (flip > 0) == is_outer else boards[:, ::-1], material, tone, normals)


def hull(model: Model) -> None:
    """The boat without its seats: boards outside and inside, a dark line under the lap, a light rim, a floor and a stern."""
    steps = np.linspace(0, 1, STEPS + 1)
    for low, high, outer, inner, looks_up in STRAKES:
        shade = high - (high - low) * LAP if high < 1 else high
        strip(model, low, shade, outer, looks_up)
        if shade < high:
            strip(model, shade, high, 0.2, looks_up)
        strip(model, low, high, inner, 0.25, THICK)
    keel = np.array([section(along, 0.0) for along in steps])
    model.add(quads(np.array([keel * (1, -1, 1), keel]), closed=False), HULL, 1.8, (0.0, 0.0, -1.0))
    for flip in (1, -1):
        rim = np.array([[section(along, 1.0, inset) for along in steps] for inset in (-0.02, RIM_UNITS)]) * (1, flip, 1)
        model.add(quads(rim if flip > 0 else rim[::-1], closed=False), "plank", 3.4, UP)
    floor = np.array([section(along, 0.14, THICK) for along in steps])
    model.add(quads(np.array([floor, floor * (1, -1, 1)]), closed=False), HULL, 1.6, UP)
    transom = np.array([section(0, 0.0), section(0, 1.0), section(0, 1.0) * (1, -1, 1), section(0, 0.0) * (1, -1, 1)])
    polygon(model, transom[::-1], HULL, 1.8)
    polygon(model, transom + (THICK, 0, 0), HULL, 1.2)
    cap = [(x, y, px_up(14.3)) for x, y in ((-1.12, -0.33), (-1.0, -0.33), (-1.0, 0.33), (-1.12, 0.33))]
    polygon(model, cap, "plank", 3.4)


def seat(model: Model, first: float, last: float, high: float) -> None:
    """A board from side to side between two shares of the length, `high` texels above the keel, its edges dark."""
    edge = [section(along, 0.85, THICK * 0.5) for along in np.linspace(first, last, 4)]
    board = np.array([*edge, *(point * (1, -1, 1) for point in edge[::-1])]) * (1, 1, 0) + (0, 0, px_up(high))
    polygon(model, board, "plank", 2, UP)
    for ends in ((3, 4), (7, 0)):
        top = board[list(ends)]
        polygon(model, [*(top[::-1] - (0, 0, px_up(2))), *top], "plank", 0.6)
