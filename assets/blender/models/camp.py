"""A camp: a tent of canvas, two tiles square, a hide stretched on a frame to dry, a bedroll beside a pack."""

import math

import numpy as np

from tallow_model.marks import SOUTH, UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, tube
from tallow_model.skins import limb
from tallow_model.solids import box, polygon
from tallow_model.space import frame, px_ground, px_up, px_wall, unit, vector

HALF_LONG, HALF_WIDE, RIDGE = 0.86, 0.78, px_up(36)
STRIPS = 6
SAG = 0.08
# Outline of a hide, texels, anticlockwise from its lower left leg; and the laces that stretch it, from where to where.
HIDE = ((-6, 8), (-3, 9.5), (3, 9), (6.5, 7.5), (5.4, 12), (5.4, 22), (7.4, 26), (5, 29),
        (2.4, 30.5), (1.4, 33), (-1.4, 33), (-2.4, 30.5), (-5.4, 29), (-7.4, 26), (-5.2, 22), (-5, 12))  # fmt: skip
LACES = ((-6, 9, -9.6, 8), (6.4, 8.6, 9.6, 8), (-7, 26, -9.8, 30), (7, 26, 9.8, 30), (0, 33, 0, 36), (-5.2, 17, -9.8, 18), (5.2, 17, 9.8, 18))


def canvas(side: int, along: float, down: float) -> np.ndarray:
    """A point of a side of the tent, along its length (0 south to 1 north), from ridge (0) to hem (1); it sags between its poles and pegs."""
    dip = SAG * math.sin(along * math.pi) * (1 - 0.6 * down)
    aside = HALF_WIDE * down * (1 - 0.1 * math.sin(down * math.pi))
    return vector(side * aside, -HALF_LONG + 2 * HALF_LONG * along, (RIDGE + 0.02 - dip) * (1 - down))


def tent(model: Model) -> None:
    """The ridge runs north; its south end is open, one flap thrown back, a blanket inside; a patch on the east side."""
    for side in (-1, 1):
        for strip in range(STRIPS):
            for step in range(4):
                corners = ((0, 0), (1, 0), (1, 1), (0, 1))
                quad = np.array([canvas(side, (strip + a) / STRIPS, (step + d) / 4) for a, d in corners])
                tone = 2.2 + 0.5 * (strip % 2) + (0.6 if step == 0 else -0.8 if step == 3 else 0)
                polygon(model, quad[::-side], "linen", tone)
                polygon(model, (quad - (side * 0.03, 0, 0.03 * (step < 3)))[::side], "linen", 0)
        for along in (0.0, 0.5, 1.0):
            hem, peg = canvas(side, along, 0.92), canvas(side, along, 1.0) + (side * 0.16, 0, 0)
            tube(model, hem, np.maximum(peg, (-9, -9, 0)), 0.02, 0.02, "linen", 2, sides=4, thin=True)
            box(model, peg + (0, 0, px_up(1.5)), (px_wall(1.2), px_wall(1.2), px_up(3)), "plank", 2.6, bevel=0)
    back = [canvas(-1, 1, 1), canvas(1, 1, 1), canvas(1, 1, 0)]
    polygon(model, [back[1], back[0], back[2]], "linen", 1.6)
    polygon(model, np.array(back) - (0, 0.04, 0), "linen", 0.4)
    front = -HALF_LONG - 0.01
    flap = [(HALF_WIDE * 0.98, front, 0), (0.02, front, RIDGE * 0.98), (0.26, front - 0.02, 0)]
    polygon(model, [flap[0], flap[1], flap[2]], "linen", 2.6, (-0.2, -1, 0.1))
    polygon(model, [flap[0], flap[2], flap[1]], "linen", 1)
    roll = [(-HALF_WIDE * 0.94, front, px_up(1)), (-0.06, front, RIDGE * 0.95)]
    limb(model, roll[0], roll[1], 0.07, 0.05, "linen", 3)
    tube(model, (0, front - 0.02, 0), (0, front - 0.02, RIDGE + px_up(3)), 0.045, 0.045, "bark", 2.8, sides=6)
    tube(model, (0, HALF_LONG, RIDGE), (0, HALF_LONG, RIDGE + px_up(3)), 0.045, 0.045, "bark", 2.8, sides=6)
    box(model, (-0.2, -0.45, px_up(1.2)), (0.4, 0.7, px_up(2.4)), "red_cloth", 2, bevel=0)
    spot = [canvas(1, a, d) for a, d in ((0.3, 0.42), (0.48, 0.42), (0.48, 0.64), (0.3, 0.64))]
    mark(model, spot, "ochre", 2, unit((RIDGE, 0, HALF_WIDE)), lift=0.02)


def hide_frame(model: Model) -> None:
    """A frame of four poles lashed at the corners, a hide laced into it, lighter in its middle."""
    low, high, half = px_up(5), px_up(36), px_wall(10)
    for x in (-half, half):
        tube(model, (x * 1.06, -0.06, 0), (x * 0.98, 0.06, high + px_up(3)), 0.055, 0.05, "bark", 2.8, sides=6)
    for z in (low + px_up(2), high):
        tube(model, (-half * 1.16, 0, z), (half * 1.16, 0, z), 0.045, 0.045, "bark", 3, sides=6)
    for looks, off, tone in ((SOUTH, -0.02, 2), ((0, 1, 0), 0.02, 1.4)):
        for size, step, lift in ((1.0, -0.6, 0.0), (0.86, 0.2, 0.01), (0.5, 1.0, 0.02)):
            points = [(px_wall(x * size), off + (-lift if off < 0 else lift), px_up(20 + (z - 20) * size)) for x, z in HIDE]
            middle = (0, points[0][1], px_up(20))
            for here, there in zip(points, points[1:] + points[:1]):
                order = [middle, here, there] if off < 0 else [middle, there, here]
                polygon(model, order, "hide", tone + step, looks)
    for x, z, end_x, end_z in LACES:
        tube(model, (px_wall(x), 0, px_up(z)), (px_wall(end_x), 0, px_up(end_z)), 0.026, 0.026, "linen", 2.4, sides=4)


def bedroll(model: Model) -> None:
    """A blanket half unrolled, its roll striped, and a leather pack with a pot tied to it."""
    low = px_up(1.4)
    box(model, (0.1, -0.14, low / 2), (0.9, 0.52, low), "blue_cloth", 2.2, bevel=0)
    for x in (0.44, 0.5):
        mark(model, [(x - 0.02, -0.4, low), (x + 0.02, -0.4, low), (x + 0.02, 0.12, low), (x - 0.02, 0.12, low)], "linen", 2.6, UP)
    tube(model, (-0.42, -0.42, px_up(3)), (-0.42, 0.14, px_up(3)), px_up(3), px_up(3), "blue_cloth", 2.4, sides=12)
    with model.placed(frame((1, 0, 0), (0, 0, 1), (0, -1, 0), (-0.42, -0.42, px_up(3)))):
        for radius, material, tone, lift in ((3, "blue_cloth", 1, 0.002), (2, "linen", 2.4, 0.008), (1.1, "blue_cloth", 1.4, 0.014)):
            disc(model, (0, 0, lift), px_up(radius), material, tone, 12)
    for y in (-0.3, 0.02):
        tube(model, (-0.42, y, px_up(3)), (-0.42, y + px_wall(1), px_up(3)), px_up(3.3), px_up(3.3), "leather", 1, sides=12)
    limb(model, (0.14, 0.32, px_up(4)), (0.18, 0.32, px_up(8)), px_ground(5), px_ground(4), "leather", 2.4, floor=0)
    box(model, (0.16, 0.1, px_up(6)), (px_ground(7), px_ground(2), px_up(5)), "leather", 3, bevel=0.015)
    limb(model, (0.0, 0.32, px_up(12)), (0.34, 0.32, px_up(12)), px_ground(2), px_ground(2), "linen", 2.2)


SHEETS = [
    Sheet("tent_canvas", tent, seed=311, footprint=(2, 2), facings=4),
    Sheet("hide_frame", hide_frame, seed=312, facings=4),
    Sheet("bedroll_pack", bedroll, seed=313, facings=4),
]
