"""Cutting a ground tile out of what was rendered with its neighbours' geometry round it."""

import numpy as np

from .camera import HALF_TILE_PX, PX_PER_UNIT, Rect
from .errors import ExportError
from .maps import FrameMaps

HALF_TILE_UNITS = 0.5


# A ground tile's own diamond, and room behind for relief that pokes out of it.
GROUND_RECT = Rect(-HALF_TILE_PX - 2, -HALF_TILE_PX - 14, 2 * HALF_TILE_PX + 4, 2 * HALF_TILE_PX + 18)


def cut_to_tile(maps: FrameMaps, rect: Rect, name: str) -> FrameMaps:
    """Keeps the 512 texels whose point on the ground lies in the tile's half-open unit square, and beyond them the relief that is the tile's own.

    Tiles laid side by side cover every texel once; relief that pokes out backwards lies over the tiles behind.
    """
    right_px = rect.left + np.arange(rect.width)[None, :] + 0.5
    down_px = rect.top + np.arange(rect.height)[:, None] + 0.5
    on_ground = inside(right_px, down_px)
    poking_out = inside(right_px, down_px + maps.height * PX_PER_UNIT) & (maps.height * PX_PER_UNIT >= 0.5)
    tile = maps.cut(on_ground | poking_out)
    if tile.covered[0].any() or tile.covered[:, [0, -1]].any():
        raise ExportError(
            f"{name}: the relief reaches past the {GROUND_RECT.height} px that a ground tile has; make it lower, or a sprite of its own."
        )
    return tile


def inside(right_px: np.ndarray, down_px: np.ndarray) -> np.ndarray:
    """Whether the ground point that is seen at a place of the screen belongs to the tile round the anchor."""
    x = (down_px + right_px) / (2 * HALF_TILE_PX)
    y = (down_px - right_px) / (2 * HALF_TILE_PX)
    return (x >= -HALF_TILE_UNITS) & (x < HALF_TILE_UNITS) & (y >= -HALF_TILE_UNITS) & (y < HALF_TILE_UNITS)
