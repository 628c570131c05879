"""Turned vessels and what is eaten: pots, jugs, mugs, plates, loaves. Sizes are in texels."""

import math

from .marks import mark, wall_patch
from .model import Model
from .rounds import ball, in_texels, lathe
from .space import px_ground, px_up, shift, turn_z

# A smaller loaf has no room for cuts.
LEAST_CUT_TEXELS = 8


def pot(model: Model, foot, radius: float, height: float, material: str, tone: float = 2.0, lid: str = "linen") -> None:
    """A round jar with a tied cloth or a lid of a material of its own."""
    profile = in_texels((radius * 0.8, 0), (radius, height * 0.4), (radius, height * 0.75), (radius * 0.6, height))
    lathe(model, profile, material, (tone, tone, tone + 1), foot=foot)
    lathe(model, in_texels((radius * 0.72, height - 0.6), (radius * 0.72, height + 0.6), (0, height + 0.9)), lid, (2, 3), foot=foot)


def jug(model: Model, foot, material: str = "shingle") -> None:
    """A clay jug 7 texels wide and 9 high, with a handle and a dark mouth."""
    profile = in_texels((2.4, 0), (3.4, 2.5), (3.2, 4.5), (2.1, 6.5), (2.9, 9), (2.1, 9))
    lathe(model, profile, material, (2, 2, 3, 2, 3), foot=foot)
    lathe(model, in_texels((2.1, 8.8), (0, 8.8)), material, (0,), foot=foot)
    handle(model, foot, 3, 3, 8, material, 2)


def mug(model: Model, foot, material: str = "blue_cloth") -> None:
    """A glazed mug 5 texels wide and high, with something to drink in it."""
    lathe(model, in_texels((2.4, 0), (2.5, 5), (1.6, 5)), material, (3, 4), foot=foot)
    lathe(model, in_texels((1.7, 4.9), (0, 4.9)), "leather", (0,), foot=foot)
    handle(model, foot, 2, 1.4, 4, material, 3)


def handle(model: Model, foot, radius: float, low: float, high: float, material: str, tone: float) -> None:
    """An upright grip to the right on the screen, a texel thick, with a gap of 2 texels to the vessel."""
    near, far = px_ground(radius - 0.5), px_ground(radius + 2.5)
    inner = far - px_ground(1)
    with model.placed(shift(*foot), turn_z(45)):
        for left, bottom, top in ((inner, low, high), (near, high - 1, high), (near, low, low + 1)):
            wall_patch(model, left, px_up(bottom), far, px_up(top), 0, material, tone)


def plate(model: Model, foot, radius: float = 3.8, material: str = "linen") -> None:
    """A shallow plate with a rim one texel wide."""
    lathe(model, in_texels((radius - 0.8, 0), (radius, 1), (radius - 1, 1), (radius - 1.4, 0.6), (0, 0.6)), material, (1, 3, 2, 2), foot=foot)


def loaf(model: Model, foot, length: float = 8, height: float = 4) -> None:
    """A round-backed loaf across the screen, lighter above, with pale cuts two texels apart."""
    half, rise = px_ground(length / 2), px_up(height)
    with model.placed(shift(*foot), turn_z(45)):
        ball(model, (0, 0, rise * 0.4), half, "hair", 3, scale=(1, 0.6, rise * 0.6 / half))
        ball(model, (0, 0, rise * 0.5), half * 0.92, "hair", 4, scale=(1, 0.5, rise * 0.54 / half))
        cuts = int(length / 3) if length >= LEAST_CUT_TEXELS else 0
        for index in range(cuts):
            left = px_ground((index - cuts // 2) * 2)
            back, front = ((y, rise * 0.5 + rise * 0.54 * math.sqrt(1 - (y / (half * 0.46)) ** 2)) for y in (px_ground(0.5), -half * 0.3))
            corners = [(left, *front), (left + px_ground(1), *front), (left + px_ground(1), *back), (left, *back)]
            mark(model, corners, "thatch", 4, (0, -0.3, 0.9))
