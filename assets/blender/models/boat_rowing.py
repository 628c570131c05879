"""A rowing boat drawn ashore, two tiles long: planked sides, two thwarts, oars laid in, a rope at the bow."""

import math

import numpy as np

from tallow_model.model import Model, Sheet
from tallow_model.rounds import quads, tube
from tallow_model.solids import beam, box
from tallow_model.space import px_ground, px_up, px_wall
from tallow_model.skins import limb

# From stern (west) to bow (east): place along the keel, half width at the rim and at the bottom, height of rim and of keel in texels.
STATIONS = (
    (-0.95, 0.27, 0.14, 12, 2), (-0.6, 0.37, 0.22, 11, 0.6), (-0.1, 0.42, 0.26, 10.5, 0), (0.4, 0.37, 0.22, 11.5, 0), (0.75, 0.22, 0.12, 13.5, 1), (1.0, 0.02, 0.01, 16.5, 4),
)  # fmt: skip
STEPS = 24
# Shares of the side, from keel to rim, at which boards meet, and the tones of the boards outside and inside.
STRAKES = (0.0, 0.36, 0.68, 1.0)
OUTER_TONES, INNER_TONES = (0.8, 1.6, 2.4), (0.4, 1, 1.6)
THICK, ROPE = 0.05, px_ground(0.9)


def section(along: float, share: float, inset: float = 0.0) -> np.ndarray:
    """A point of the south side: `along` from stern (0) to bow (1), `share` from keel (0) to rim (1)."""
    places = np.linspace(0, 1, len(STATIONS))
    x, rim, bottom, high, low = (np.interp(along, places, values) for values in np.array(STATIONS).T)
    half = bottom + (rim - bottom) * math.sin(share * math.pi / 2)
    return np.array((x, -max(half - inset, 0.0), px_up(low + (high - low) * share + inset * 22 * (1 - share))))


def hull(model: Model) -> None:
    """Three strakes a side with a drawn dark line at each lap, the inside darker, a light rim."""
    steps = np.linspace(0, 1, STEPS + 1)
    for low, high, outer, inner in zip(STRAKES, STRAKES[1:], OUTER_TONES, INNER_TONES):
        lap = low + (high - low) * 0.24
        for start, end, tone in ((low, lap, outer - 1), (lap, high, outer)):
            side(model, np.array([[section(a, s) for a in steps] for s in (start, end)]), tone, True)
        side(model, np.array([[section(a, s, THICK) for a in steps] for s in (low, high)]), inner, False)
    for flip in (1, -1):
        rows = np.array([[section(a, 1.0, inset) for a in steps] for inset in (-0.015, THICK + 0.015)]) * (1, flip, 1)
        model.add(quads(rows if flip > 0 else rows[::-1], closed=False), "plank", 3.4, [(0.0, -0.1, 1.0)] * (2 * STEPS))
    floor = [section(a, 0.12, THICK) for a in steps]
    rows = np.array([floor, [point * (1, -1, 1) for point in floor]])
    model.add(quads(rows, closed=False), "plank", 1, [(0.0, 0.0, 1.0)] * (2 * STEPS))
    rim, foot = section(0, 1.0), section(0, 0.0)
    transom = [foot, rim, rim * (1, -1, 1), foot * (1, -1, 1)]
    model.add([(transom[0], transom[2], transom[1]), (transom[0], transom[3], transom[2])], "plank", 1.6)
    inside = np.array(transom) + (THICK, 0, 0)
    model.add([(inside[0], inside[1], inside[2]), (inside[0], inside[2], inside[3])], "plank", 1)


def side(model: Model, rows: np.ndarray, tone: float, is_outer: bool) -> None:
    """A strip of boards on both sides of the boat, wound to be seen from outside or from inside."""
    for flip in (1, -1):
        strip = quads(rows * (1, flip, 1), closed=False)
        model.add(strip if (flip > 0) == is_outer else strip[:, ::-1], "plank", tone)


def build(model: Model) -> None:
    hull(model)
    for x, half, high in ((-0.42, 0.36, 8.4), (0.26, 0.36, 8.8)):
        box(model, (x, 0, px_up(high)), (px_wall(4), 2 * half, px_up(1.8)), "plank", 3, bevel=0.015)
    box(model, (-0.82, 0, px_up(9)), (px_wall(4), 0.5, px_up(1.6)), "plank", 2.6, bevel=0.015)
    for y, lean in ((-0.13, 0.06), (0.14, -0.04)):
        start, end = (-0.62, y - lean, px_up(10)), (0.66, y + lean, px_up(11.5))
        tube(model, start, end, 0.034, 0.03, "linen", 1.4, sides=6)
        blade = np.array(end) + (0.12, lean * 0.2, px_up(0.4))
        box(model, blade, (0.34, px_ground(3.4), px_up(1)), "linen", 2, bevel=0)
    beam(model, section(1.0, 1.0) * (1, 0, 1) + (-0.02, 0, -px_up(9)), section(1.0, 1.0) * (1, 0, 1) + (0.02, 0, px_up(1.6)), 0.07, 0.1, "plank", 2.4)
    rope = [(0.98, 0, px_up(14)), (1.08, -0.1, px_up(6)), (1.0, -0.24, px_up(1)), (0.8, -0.36, px_up(0.8)), (0.9, -0.5, px_up(0.8)), (1.08, -0.42, px_up(0.8))]
    for start, end in zip(rope, rope[1:]):
        limb(model, start, end, ROPE, ROPE, "linen", 2, floor=0)
    for y in (-0.40, 0.40):
        box(model, (0.02, y, px_up(12.4)), (px_wall(1), 0.04, px_up(3)), "iron", 2, bevel=0)


SHEETS = [Sheet("boat_rowing", build, seed=201, footprint=(2, 1), facings=4)]
