"""A mushroom that someone lives in, two tiles wide: a stout stem with a round door and a lit window, a spotted cap, a stove pipe."""

import math

import numpy as np

from tallow_model.marks import SOUTH, UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import circle, lathe, tube
from tallow_model.solids import box, polygon
from tallow_model.space import frame, px_ground, px_up, px_wall, turn_z, unit, vector
from tallow_model.stones import moss_dabs, rock

STEM_RADIUS, STEM_HIGH, SIDES = 0.66, px_up(38), 24
CAP_RADIUS, CAP_LOW, CAP_RISE = 1.14, px_up(33), px_up(20)
# Share of the cap's radius and rise, from rim to top, and the tone of each step: the rim is drawn dark, the crown light.
CAP = ((0.8, -0.1), (0.96, -0.06), (1.0, 0.06), (0.96, 0.26), (0.84, 0.5), (0.64, 0.72), (0.36, 0.92), (0.01, 1.0))
CAP_TONES = (0.4, 1.0, 1.8, 2.4, 2.8, 3.0, 3.4)
# Degrees round, share of the way from rim to top, width and height in texels.
SPOTS = ((-80, 0.34, 9, 7), (-45, 0.62, 8, 6), (-12, 0.3, 8, 7), (-120, 0.5, 7, 6), (-95, 0.76, 6, 5), (20, 0.6, 6, 5), (-160, 0.72, 7, 6), (-45, 0.14, 5, 4))
DOOR_DEGREES, WINDOW_DEGREES = -68, -14
SMOKE_PIPE = vector(-0.34, 0.3, 0)


def on_cap(degrees: float, share: float) -> tuple[np.ndarray, np.ndarray]:
    """A point of the cap, a share of the way from rim to top, and its normal."""
    radii, rises = np.array(CAP).T
    along = np.linspace(0, 1, len(CAP) - 2)
    out, up = np.interp(share, along, radii[2:]) * CAP_RADIUS, np.interp(share, along, rises[2:]) * CAP_RISE
    step_out, step_up = (np.interp(share + 0.05, along, values[2:]) * size for values, size in ((radii, CAP_RADIUS), (rises, CAP_RISE)))
    ray = vector(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), 0)
    return ray * out + (0, 0, CAP_LOW + up), unit(ray * (step_up - up) + (0, 0, out - step_out))


def cap(model: Model) -> None:
    """One dome with pale spots that lie flat on it."""
    lathe(model, [(CAP_RADIUS * out, CAP_LOW + CAP_RISE * up) for out, up in CAP], "red_cloth", CAP_TONES, SIDES, smooth=True)
    for degrees, share, wide, tall in SPOTS:
        middle, normal = on_cap(degrees, share)
        aside = unit(np.cross((0, 0, 1), normal))
        up = np.cross(normal, aside)
        outline = middle + circle(8, 0.3)[:, :1] * aside * px_ground(wide / 2) + circle(8, 0.3)[:, 1:] * up * px_ground(tall / 2) * 1.2
        mark(model, outline, "linen", 3, normal, lift=0.02)
        mark(model, middle + (outline - middle) * (1, 1, 1) * 0.55 + up * px_ground(0.8), "linen", 3.8, normal, lift=0.028)


def stem(model: Model) -> None:
    """Swollen at its foot, a frill under the cap, long soft strokes."""
    profile = [(0.74, 0), (0.76, px_up(4)), (0.70, px_up(12)), (STEM_RADIUS, px_up(20)), (0.64, px_up(30)), (0.66, STEM_HIGH)]
    lathe(model, profile, "linen", (0.6, 1.6, 2.2, 2.4, 0.8), SIDES, smooth=True)
    lathe(model, [(0.82, px_up(28)), (0.78, px_up(30)), (0.64, px_up(34))], "linen", (1.6, 3), SIDES, smooth=True)
    for degrees, low, high in ((-140, 8, 18), (-112, 5, 14), (-46, 6, 15), (-2, 4, 17), (22, 9, 20)):
        ray = vector(math.cos(math.radians(degrees)), math.sin(math.radians(degrees)), 0)
        aside = vector(-ray[1], ray[0], 0) * px_ground(0.7)
        quad = [ray * 0.74 + (0, 0, px_up(low)) - aside, ray * 0.74 + (0, 0, px_up(low)) + aside,
                ray * 0.69 + (0, 0, px_up(high)) + aside, ray * 0.69 + (0, 0, px_up(high)) - aside]  # fmt: skip
        mark(model, quad, "linen", 1.2, ray, lift=0.02)


def facing(degrees: float) -> np.ndarray:
    """A placement on the stem whose south looks out at `degrees`."""
    return turn_z(degrees + 90)


def door(model: Model) -> None:
    """Boards under a round head in a frame of timber, a lamp's glow in a small pane, a stone before it."""
    with model.placed(facing(DOOR_DEGREES)):
        front = -0.77
        angles = np.linspace(0, math.pi, 9)
        for half, high, rise, tone, material, lift in ((6, 14, 7, 2, "timber", 0), (4.6, 14, 5.4, 2.4, "plank", 0.02)):
            head = [(px_wall(half) * math.cos(a), front - lift, px_up(high + rise * math.sin(a))) for a in angles]
            polygon(model, [(-px_wall(half), front - lift, 0), (px_wall(half), front - lift, 0), *head], material, tone)
        for x, top in ((-1.5, 18.5), (1.5, 18.5)):
            corners = [(px_wall(x), 0), (px_wall(x + 1), 0), (px_wall(x + 1), px_up(top)), (px_wall(x), px_up(top))]
            mark(model, [(a, front - 0.02, z) for a, z in corners], "plank", 0.8, SOUTH)
        box(model, (px_wall(3), front - 0.04, px_up(9)), (px_wall(1.2), 0.04, px_up(2)), "iron", 3.4, bevel=0)
        rim = [(px_wall(6) * math.cos(a), px_up(14 + 7 * math.sin(a))) for a in angles]
        rim = [(px_wall(6), 0), *rim, (-px_wall(6), 0)]
        for (x0, z0), (x1, z1) in zip(rim, rim[1:]):
            polygon(model, [(x0, front, z0), (x0, front + 0.2, z0), (x1, front + 0.2, z1), (x1, front, z1)], "timber", 2.8 if z0 > px_up(15) else 1.4)
        box(model, (0, -0.9, px_up(1)), (px_wall(12), 0.3, px_up(2)), "stone", 2.6, edge=0.8)


def window(model: Model) -> None:
    """A round pane of four with bars in dark wood."""
    with model.placed(facing(WINDOW_DEGREES), frame((1, 0, 0), (0, 0, 1), (0, -1, 0), (0, -0.70, px_up(16)))):
        ring = np.hstack([circle(12, 0.26), np.zeros((12, 1))])
        for size, depth, material, tone in ((5.4, 0.02, "timber", 2.4), (3.9, 0.04, "glow", 2)):
            polygon(model, ring * (px_wall(size), px_up(size), 0) + (0, 0, depth), material, tone)
        for start, end in (((-3.9, -0.5), (3.9, 0.5)), ((-0.5, -3.9), (0.5, 3.9))):
            corners = [(start[0], start[1]), (end[0], start[1]), (end[0], end[1]), (start[0], end[1])]
            mark(model, [(px_wall(x), px_up(y), 0.05) for x, y in corners], "timber", 1, UP)
        box(model, (0, -px_up(6), 0.07), (px_wall(11), px_up(1.6), 0.14), "timber", 3, bevel=0)


def build(model: Model) -> None:
    stem(model)
    cap(model)
    door(model)
    window(model)
    low = px_up(38)
    tube(model, SMOKE_PIPE + (0, 0, low), SMOKE_PIPE + (0, 0, px_up(61)), 0.10, 0.10, "shingle", 2, sides=10)
    tube(model, SMOKE_PIPE + (0, 0, px_up(59)), SMOKE_PIPE + (0, 0, px_up(62)), 0.135, 0.135, "shingle", 3, sides=10)
    polygon(model, np.hstack([circle(10) * 0.135, np.zeros((10, 1))]) + SMOKE_PIPE + (0, 0, px_up(62)), "shingle", 0)
    for x, y, radius in ((-0.62, -0.62, 0.16), (0.72, -0.42, 0.18), (0.86, 0.0, 0.13)):
        rock(model, (x, y), radius, sides=5)
    moss_dabs(model, (0.45, -0.62, px_up(4)), unit((0.6, -0.8, 0)), [(0, 0, 0.14, px_up(2.5)), (0.1, 0.06, 0.1, px_up(2))])


SHEETS = [Sheet("mushroom_house", build, seed=121, footprint=(2, 2))]
