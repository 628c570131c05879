"""Animals that look south: bodies as one skin over rings along the spine, legs, and gaits of four frames."""

import math
from dataclasses import dataclass

import numpy as np

from .model import Model
from .skins import limb, skin
from .space import px_up, vector

BEAST_ANIMATIONS = {"idle": {"frames": 2, "fps": 2}, "walk": {"frames": 4, "fps": 8}}
FULL_TURN = (-180.0, 180.0)
STEP_DEGREES = 7.5
# Points between two rings of a body.
RING_STEPS = 6


@dataclass(frozen=True)
class Ring:
    """One girth of a body: how far ahead of the ground point, how high its middle, half its width and height; all in units."""

    ahead: float
    height: float
    half_width: float
    half_height: float


@dataclass(frozen=True)
class Step:
    """A foot at a moment: units ahead of where it stands, units above the ground."""

    ahead: float = 0.0
    lift: float = 0.0


def step_of(model: Model, lag: float, stride_units: float, lift_units: float) -> Step:
    """A foot that is `lag` of a round behind.

    Half of the time it is on the ground, going back evenly from `stride_units` ahead to as far behind. With 4 frames, 8 a second, nothing
    slides when the animal goes 8 times that a second.
    """
    if model.animation != "walk":
        return Step()
    since = (model.phase - lag + 0.25) % 1
    if since <= 0.5:
        return Step(stride_units * (1 - 4 * since))
    through = since * 2 - 1
    return Step(-stride_units * math.cos(math.pi * through), lift_units * math.sin(math.pi * through))


def breath_units(model: Model) -> float:
    """One texel up in the second frame of idling."""
    return px_up(1) if model.animation == "idle" and model.phase >= 0.5 else 0.0


def pelt(
    model: Model, rings: tuple[Ring, ...], material: str, tone: float = 2.0, degrees: tuple[float, float] = FULL_TURN, lift: float = 0.0,
    widths: tuple[float, ...] = (1.0,), span: tuple[int, int] | None = None,
) -> None:  # fmt: skip
    """A skin over rings from the rump to the head, or a part of it between two angles (0 on top, 90 to the left hand), lifted off by so much.

    `widths` are shares of that part from the rump to the head: a saddle narrows so, and a seam ends in a point. `span` are the first and last ring.
    """
    closed = degrees == FULL_TURN
    count = max(2, math.ceil((degrees[1] - degrees[0]) / STEP_DEGREES))
    # Angles fall so that the columns run anticlockwise as seen from the head.
    shares = np.linspace(1, -1, count, endpoint=not closed) / 2
    middle, width = (degrees[0] + degrees[1]) / 2, degrees[1] - degrees[0]
    table = np.array([(ring.ahead, ring.height, ring.half_width + lift, ring.half_height + lift) for ring in rings])
    first, last = span or (0, len(rings) - 1)
    at = np.linspace(first, last, (last - first) * RING_STEPS + 1)
    smooth = np.stack([eased(at, column) for column in table.T], -1)
    narrowed = np.interp(at, np.linspace(first, last, len(widths)), widths)
    rows = []
    for (ahead, height, half_width, half_height), share in zip(smooth, narrowed):
        angles = np.radians(middle + width * share * shares)
        rows.append(np.stack([half_width * np.sin(angles), np.full(count, -ahead), height + half_height * np.cos(angles)], -1))
    skin(model, np.array(rows), material, tone, closed)


def eased(at: np.ndarray, values: np.ndarray) -> np.ndarray:
    """Values between those at whole numbers, by a curve through them (Catmull-Rom), so that bands have no corners at the rings."""
    padded = np.concatenate([[2 * values[0] - values[1]], values, [2 * values[-1] - values[-2]]])
    low = np.minimum(at.astype(int), len(values) - 2)
    share = at - low
    before, here, there, beyond = (padded[low + step] for step in range(4))
    bend = (2 * before - 5 * here + 4 * there - beyond) * share**2 + (3 * here - before - 3 * there + beyond) * share**3
    return here + ((there - before) * share + bend) / 2


def paw_leg(
    model: Model, hip, knee_ahead: float, foot, step: Step, thick: float, thin: float, fur: tuple[str, float], sock: tuple[str, float]
) -> None:  # fmt: skip
    """Thigh to a knee that stands `knee_ahead` of the line (behind it where negative), shin to a paw. `hip` and `foot` are points, in units."""
    hip, foot = vector(*hip), vector(*foot) + (0, -step.ahead, step.lift)
    knee = hip + (foot - hip) * 0.5 + (0, -knee_ahead - step.lift * 0.4, step.lift * 0.2)
    limb(model, hip, knee, thick, thin * 1.15, *fur)
    limb(model, knee, foot, thin * 1.1, thin * 0.9, *sock)
    limb(model, foot, foot + (0, -0.06, -0.005), thin * 1.05, thin, *sock, floor=0)
