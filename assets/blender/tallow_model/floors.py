"""Floors as sprites, which lie on the ground or on a storey: a slab of one tile and what is drawn on it.

Places are in steps of 1/32 unit from the tile's middle, west to east and south to north: one step is one texel along a row of the screen.
"""

from .marks import UP, mark
from .model import Model
from .solids import box
from .space import px_up

# Whole texels, so that what stands on it does too.
FLOOR_UNITS = px_up(2)
STEPS = 32
EDGE = STEPS // 2
STEP_UNITS = 1 / STEPS

Rect = tuple[float, float, float, float]


def lay_slab(model: Model, material: str, tone: float) -> None:
    """The floor's matter. Its sides look up too: texels on the border hold a little of them, and would draw the tiles' grid at low sun."""
    box(model, (0, 0, FLOOR_UNITS / 2), (1, 1, FLOOR_UNITS), material, tone, bevel=0, normal=UP)


def draw_rect(model: Model, rect: Rect, material: str, tone: float, lift: float, cut_corner: float = 0.0) -> None:
    """A rectangle (west, south, east, north), clipped to the tile; `cut_corner` steps are broken off at its south-east corner."""
    west, south, east, north = (min(max(value, -EDGE), EDGE) for value in rect)
    if west >= east or south >= north:
        return
    low = [(east - cut_corner, south), (east, south + cut_corner)] if cut_corner else [(east, south)]
    corners = [(west, south), *low, (east, north), (west, north)]
    mark(model, [(x * STEP_UNITS, y * STEP_UNITS, FLOOR_UNITS) for x, y in corners], material, tone, UP, lift)
