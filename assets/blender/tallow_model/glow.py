"""What burns: flames, candles, embers. A flame is an orange rim, a yellow body and a pale core; it vanishes when its object breaks."""

import numpy as np

from .model import Model
from .rounds import ball, circle, disc, in_texels, lathe, quads, tube
from .space import px_ground, px_up, shift, unit, vector

# Along the ray to the viewer a part moves nearer without moving on the screen.
TO_VIEWER = unit(vector(0.5, -0.5, np.sqrt(0.5)))
# Tone, width and height of each layer as shares of the whole flame, and how high its foot is.
RIM_BODY_CORE = ((1, 1.0, 1.0, 0.0), (3, 0.66, 0.66, 0.06), (4, 0.36, 0.4, 0.1))
# Radius of a flame along its height: a drop.
DROP = ((0.0, 0.45), (0.12, 0.85), (0.3, 1.0), (0.55, 0.72), (0.8, 0.34), (1.0, 0.0))
# What an inner layer stands out of the one around it.
PROUD_UNITS = 0.01
# Flames of a fire are flat, or the rows would have to stand far apart to be seen before one another.
FIRE_FLATNESS, FIRE_SPREAD = 0.35, 0.25
# Tone, how far in front, and the flames: place along the fire, width and height, all as shares of the fire's width or height.
FIRE_ROWS = (
    (1, 0.0, ((-0.29, 0.42, 0.66), (0.02, 0.62, 1.0), (0.31, 0.38, 0.78))),
    (3, 0.09, ((-0.2, 0.3, 0.42), (0.04, 0.38, 0.7), (0.24, 0.22, 0.46))),
    (4, 0.15, ((-0.04, 0.16, 0.3), (0.1, 0.14, 0.42))),
)
# Spreads things evenly over a disc.
GOLDEN_ANGLE = 2.39996


def flame(model: Model, foot, width: float, height: float) -> None:
    """A single flame of so many texels, for what is never turned: its inner layers show towards the viewer."""
    foot = np.asarray(foot, np.float64)
    whole, tall = px_ground(width / 2), px_up(height)
    for layer, (tone, wide, high, rise) in enumerate(RIM_BODY_CORE):
        nearer = TO_VIEWER * (whole * (1 - wide) + PROUD_UNITS * layer)
        drop(model, foot + (0, 0, tall * rise) + nearer, (whole * wide, whole * wide), tall * high, tone)


def drop(model: Model, foot: np.ndarray, radii, height: float, tone: float, lean: float = 0.0) -> None:
    """A drop of fire: `radii` are its two half widths east and north, `lean` how far east its tip is, in units."""
    around = np.hstack([circle(8) * np.asarray(radii), np.zeros((8, 1))])
    rows = [around * size + (lean * along**2, 0, height * along) for along, size in DROP]
    model.add(quads(np.array(rows)) + foot, "flame", tone, TO_VIEWER, debris=True)


def fire(model: Model, foot, width: float, height: float) -> None:
    """A fire of many flames along x, `width` units by `height` texels: orange behind, yellow in front of it, pale at the heart.

    It is to be seen from the south, the south-east or the south-west.
    """
    foot = np.asarray(foot, np.float64)
    for tone, nearer, flames in FIRE_ROWS:
        for along, wide, high in flames:
            radius = width * wide / 2
            place = foot + (along * width, -nearer * width, 0)
            drop(model, place, (radius, radius * FIRE_FLATNESS), px_up(height) * high, tone, lean=along * width * FIRE_SPREAD)


def candle(model: Model, foot, height: float = 5) -> None:
    """A wax candle 2 texels thick with a flame of 3 by 5."""
    foot = np.asarray(foot, np.float64)
    lathe(model, in_texels((1.1, 0), (1.1, height), (0, height)), "linen", (2.6, 4), foot=foot)
    flame(model, foot + (0, 0, px_up(height + 0.4)), 3, 5)


def candlestick(model: Model, foot) -> None:
    """An iron dish with a candle in it."""
    lathe(model, in_texels((2.2, 0), (3.2, 1), (2.4, 1), (1.6, 1), (1.4, 2), (0, 2)), "iron", (1.4, 3, 2.4, 3, 3), foot=foot)
    candle(model, np.asarray(foot, np.float64) + (0, 0, px_up(1.6)))


def logs(model: Model, foot, half_length: float = 0.3) -> None:
    """Two logs along x and one across them on a bed of embers."""
    thick = px_up(1.4)
    with model.placed(shift(*foot)):
        disc(model, (0, 0, px_up(0.3)), half_length * 0.8, "glow", 0)
        log(model, (-half_length, -0.1, thick), (half_length, -0.06, thick), thick)
        log(model, (-half_length * 0.9, 0.1, thick), (half_length, 0.08, thick), thick)
        log(model, (half_length * 0.5, -0.22, thick * 2.4), (-half_length * 0.4, 0.2, thick * 2.7), thick)


def log(model: Model, start, end, radius: float) -> None:
    """Bark all round and pale wood at both ends."""
    tube(model, start, end, radius, radius, "bark", 1.4, sides=8)
    for here, there in ((start, end), (end, start)):
        ball(model, here, radius * 0.94, "plank", 3, subdivisions=1, scale=np.abs(unit(np.subtract(there, here))) * -0.7 + 1)


def embers(model: Model, foot, radius: float, count: int) -> None:
    """A low heap of coals, half of them alight; radius in texels."""
    foot, reach = np.asarray(foot, np.float64), px_ground(radius - 1)
    disc(model, foot + (0, 0, px_up(0.4)), px_ground(radius), "glow", 0)
    for index in range(count):
        around, out = index * GOLDEN_ANGLE, np.sqrt((index + 0.5) / count)
        place = foot + (np.cos(around) * out * reach, np.sin(around) * out * reach, px_up(2 - 1.4 * out))
        material, tone = ("bark", 0) if index % 2 else ("glow", model.chance.pick((0, 1, 1)))
        ball(model, place, px_ground(1.7), material, tone, subdivisions=1)
