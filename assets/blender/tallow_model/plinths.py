"""What monuments stand on."""

from .marks import wall_patch
from .model import Model
from .solids import box
from .space import px_up, px_wall, turn_z

STEP_EDGE = 0.9


def steps(model: Model, sizes: list[tuple[float, float, float]]) -> float:
    """Square steps of (width along the wall, height, tone) in texels, each with a dark line at its foot; gives the height of their top."""
    low = 0.0
    for wide, high, tone in sizes:
        half = px_wall(wide) / 2
        box(model, (0, 0, low + px_up(high) / 2), (2 * half, 2 * half, px_up(high)), "stone", tone, edge=STEP_EDGE)
        for turn in (0, 90, 180, 270):
            with model.placed(turn_z(turn)):
                wall_patch(model, -half, low, half, low + px_up(1.4), -half, "stone", tone - 1.2)
        low += px_up(high)
    return low
