"""Candles and little flames that look the same from all sides: for what is turned, and for what has a twin that does not burn."""

import numpy as np

from .model import Model
from .rounds import in_texels, lathe, tube
from .space import px_ground, px_up

# Radius and height of a flame as shares of its half width and its height, and the tone up to the next. Its foot is orange, since it stands on
# pale wax; so is its tip.
FLAME_STEPS = ((0.5, 0.0, 1), (1.0, 0.2, 3), (1.0, 0.42, 3), (0.7, 0.62, 1), (0.4, 0.8, 1), (0.0, 1.0, 1))
WAX_TEXELS, WICK_TEXELS = 1.1, 1.8


def turned_flame(model: Model, foot, width: float = 3.2, height: float = 5.6) -> None:
    """A flame of so many texels that stands upright and has no front."""
    profile = in_texels(*((width / 2 * wide, height * high) for wide, high, _ in FLAME_STEPS))
    lathe(model, profile, "flame", [tone for _, _, tone in FLAME_STEPS[:-1]], sides=8, foot=foot, debris=True)


def taper(model: Model, foot, height: float, lit: bool = True, radius: float = WAX_TEXELS) -> None:
    """A wax candle of `height` texels that burns, or shows its black wick."""
    foot = np.asarray(foot, np.float64)
    lathe(model, in_texels((radius, 0), (radius, height), (0, height + 0.2)), "linen", (2.6, 4), sides=8, foot=foot)
    top = foot + (0, 0, px_up(height))
    if lit:
        turned_flame(model, top + (0, 0, px_up(0.4)))
    else:
        tube(model, top, top + (0, 0, px_up(WICK_TEXELS)), px_ground(0.6), px_ground(0.6), "bark", 0, sides=6)
