"""What a weaver works at: an upright loom with a half-woven cloth, and a spinning wheel with wool on its distaff."""

import math

from tallow_model.joinery import at, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.solids import beam
from tallow_model.space import px_ground, px_up

POST_X, LOOM_TOP = 19.5, 43
WARP_HALF, WARP_LOW, WARP_HIGH, WOVEN = 13, 9, 39, 24
# Bands of the cloth from below: height in texels, material, tone.
CLOTH = ((4, "red_cloth", 2), (2, "ochre", 3), (3, "blue_cloth", 2), (2, "ochre", 3), (5, "red_cloth", 2))
WHEEL_X, WHEEL_Z, WHEEL_TEXELS, WHEEL_SIDES, SPOKES = 7, 21, 11.0, 20, 6
SPINDLE_X, SPINDLE_Z = -15, 17


def round_beam(model: Model, z: float, half: float, radius: float, material: str, tone: float, y: float = 0.0) -> None:
    """A turned beam along x with closed ends."""
    start, end = at(-half, y, z), at(half, y, z)
    tube(model, start, end, px_up(radius), px_up(radius), material, tone, sides=10)
    for place in (start, end):
        ball(model, place, px_up(radius), material, tone - 0.4, scale=(0.1, 1, 1))


def loom(model: Model) -> None:
    """Two posts on long feet, beams above and below, a warp of pale threads, of which the lower half is woven, a bar that parts them."""
    for x in (-POST_X, POST_X):
        block(model, (x - 2, -2, 0), (x + 2, 2, LOOM_TOP), "timber", 2.6)
        block(model, (x - 2.5, -11.5, 0), (x + 2.5, 11.5, 3), "timber", 2.2)
        for side in (-1, 1):
            beam(model, at(x, side * 10, 2.5), at(x, side * 1.5, 14), 0.09, 0.07, "timber", 2.2, bevel=0)
    round_beam(model, WARP_HIGH, POST_X + 4, 1.8, "plank", 2.6)
    round_beam(model, WARP_LOW - 1.5, POST_X + 3, 2.6, "red_cloth", 1.6)
    block(model, (-POST_X - 3, -2, LOOM_TOP), (POST_X + 3, 2, LOOM_TOP + 2), "timber", 3)
    warp(model)
    block(model, (-POST_X - 3, -3, 32), (POST_X + 3, -1.4, 33.4), "timber", 3.4, bevel=0)
    ball(model, at(-6, -9, 1.9), px_ground(2.6), "blue_cloth", 2.6)
    ball(model, at(2, -12, 2), px_ground(2.8), "red_cloth", 2.8)
    ball(model, at(6, -8, 1.7), px_ground(2.3), "ochre", 2.6)


def warp(model: Model) -> None:
    """A panel of threads a texel wide, seen from both sides, and the cloth that has grown up over it."""
    block(model, (-WARP_HALF, -1, WARP_LOW), (WARP_HALF, 1, WARP_HIGH), "linen", 0, bevel=0)
    for looks, y in (("south", -1), ("north", 1)):
        for x in range(-WARP_HALF, WARP_HALF, 4):
            patch(model, (x, y, WOVEN), (x + 2, y, WARP_HIGH), "linen", 3, looks)
        low = WARP_LOW - 1
        for high, material, tone in CLOTH:
            patch(model, (-WARP_HALF, y, low), (WARP_HALF, y, low + high), material, tone, looks, lift=0.02)
            low += high


def spinning_wheel(model: Model) -> None:
    """A great wheel on a slanted bench with three legs, a driving band to the spindle, a distaff with a cloud of wool."""
    high, low = at(-19, 0, 9.5), at(18, 0, 7)
    beam(model, low, high, 0.3, px_up(2.6), "timber", 2.8)
    for top, foot in (((-14, 0, 8.5), (-19, 0, 0.4)), ((13, 4, 7), (17, 8, 0.4)), ((13, -4, 7), (17, -8, 0.4))):
        beam(model, at(*foot), at(*top), 0.1, 0.1, "timber", 2, bevel=0)
    for y in (-4, 4):
        beam(model, at(WHEEL_X, y, 8), at(WHEEL_X, y, WHEEL_Z + 1.5), 0.075, 0.075, "timber", 2.4, bevel=0)
    tube(model, at(WHEEL_X, -5.5, WHEEL_Z), at(WHEEL_X, 5.5, WHEEL_Z), px_up(1.5), px_up(1.5), "plank", 3, sides=8)
    rim(model)
    spindle(model)


def rim(model: Model) -> None:
    """The wheel: a bent rim, and spokes thin enough that one sees through."""
    radius = px_up(WHEEL_TEXELS)
    hub = at(WHEEL_X, 0, WHEEL_Z)
    ring = [hub + (math.cos(a) * radius, 0, math.sin(a) * radius) for a in (2 * math.pi * index / WHEEL_SIDES for index in range(WHEEL_SIDES + 1))]
    for start, end in zip(ring, ring[1:]):
        beam(model, start + (start - end) * 0.06, end, 0.1, px_up(1.9), "plank", 3, bevel=0)
    for index in range(SPOKES):
        angle = 2 * math.pi * (index + 0.5) / SPOKES
        tip = hub + (math.cos(angle) * radius, 0, math.sin(angle) * radius)
        beam(model, hub, tip, px_up(1.1), px_up(1.1), "plank", 2, bevel=0)


def spindle(model: Model) -> None:
    """Two maidens that hold the bobbin, the bands, the distaff behind them."""
    for x in (SPINDLE_X - 3.5, SPINDLE_X + 3.5):
        beam(model, at(x, 0, 9), at(x, 0, SPINDLE_Z + 2), 0.07, 0.07, "timber", 2.4, bevel=0)
    tube(model, at(SPINDLE_X - 5, 0, SPINDLE_Z), at(SPINDLE_X + 5, 0, SPINDLE_Z), px_up(0.8), px_up(0.8), "iron", 2, sides=6)
    tube(model, at(SPINDLE_X - 2.5, 0, SPINDLE_Z), at(SPINDLE_X + 2.5, 0, SPINDLE_Z), px_up(2), px_up(2), "red_cloth", 2.6, sides=8)
    for rise in (-1, 1):
        start, end = at(SPINDLE_X, -1, SPINDLE_Z + rise * 1.2), at(WHEEL_X, -1, WHEEL_Z + rise * WHEEL_TEXELS)
        tube(model, start, end, px_up(0.4), px_up(0.4), "linen", 3, sides=4, thin=True)
    beam(model, at(-18, 4.5, 9), at(-18, 4.5, 32), 0.06, 0.06, "timber", 2, bevel=0)
    for x, z, radius, tone in ((0, 28.5, 4.2, 2.2), (1.5, 32, 3.4, 2.8), (-1, 35, 2.4, 3)):
        ball(model, at(-18 + x, 4.5, z), px_ground(radius), "linen", tone)
    lathe(model, in_texels((4.4, 28), (4.4, 29.6)), "red_cloth", 2.4, sides=12, foot=at(-18, 4.5, 0))


SHEETS = [Sheet("loom_wood", loom, seed=411, facings=4), Sheet("spinning_wheel", spinning_wheel, seed=412, facings=4)]
