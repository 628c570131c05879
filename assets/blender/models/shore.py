"""Along the water: mooring posts with a rope, nets that dry on a rack, driftwood, a fish trap of wicker with a float."""

import math

import numpy as np

from tallow_model.foliage import bark_tone
from tallow_model.marks import UP, stroke
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, disc, in_texels, lathe, tube
from tallow_model.skins import limb
from tallow_model.solids import box
from tallow_model.space import frame, px_ground, px_up, px_wall, unit, vector
from tallow_model.stones import moss_dabs

POSTS = ((-0.34, 0.12, 19), (0.36, -0.06, 15))
COILS = ((0.2, -0.42, 1.1, 0.2), (0.2, -0.42, 2.6, 0.17), (0.22, -0.42, 4.0, 0.15))
NET_HALF, NET_HIGH = 13, 30
CORD = px_ground(0.6)
# A log that the sea has turned: from where to where, radius at both ends, units and texels.
DRIFT = (((-0.8, 0.1, 4.5), (-0.1, -0.06, 5), 4.2, 4.6), ((-0.1, -0.06, 5), (0.6, 0.12, 3.6), 4.6, 3.2), ((0.6, 0.12, 3.6), (0.92, 0.34, 3), 3.2, 1.4),
         ((0.2, 0.0, 6), (0.5, -0.3, 14), 2.6, 1.4), ((-0.4, 0.02, 6), (-0.56, 0.2, 15), 2.4, 1.2), ((-0.8, 0.1, 4.5), (-0.98, -0.14, 9), 3, 1.3))  # fmt: skip


def rope(model: Model, points, radius: float, tone: float = 2.2) -> None:
    for start, end in zip(points, points[1:]):
        limb(model, start, end, radius, radius, "linen", tone, floor=0)


def coil(model: Model, x: float, y: float, z: float, radius: float) -> None:
    """A turn of rope that lies round a place."""
    angles = np.linspace(0, 2 * math.pi, 13)
    rope(model, [(x + radius * math.cos(a), y + radius * math.sin(a), px_up(z)) for a in angles], px_ground(1), 2 + 0.4 * (z > 2))


def mooring(model: Model) -> None:
    """Two weathered posts with pale tops, a rope slung between them and a coil on the ground."""
    for x, y, high in POSTS:
        tube(model, (x, y, 0), (x, y, px_up(high)), px_ground(4), px_ground(3.7), "bark", 2.4, sides=10, tone_by=bark_tone)
        disc(model, (x, y, px_up(high)), px_ground(3.7), "plank", 3.2, 10)
        disc(model, (x, y, px_up(high) + 0.01), px_ground(1.4), "plank", 2, 8)
        tube(model, (x, y, 0), (x, y, px_up(3)), px_ground(4.2), px_ground(4.1), "moss", 1, sides=10)
        for band in (0.62, 0.74):
            low = px_up(high * band)
            tube(model, (x, y, low), (x, y, low + px_up(1.7)), px_ground(4.7), px_ground(4.7), "linen", 2.4 if band > 0.7 else 1.6, sides=12)
    (x0, y0, z0), (x1, y1, z1) = POSTS
    start, way = vector(x0, y0 - 0.1, px_up(z0 * 0.68)), vector(x1 - x0, y1 - y0, px_up((z1 - z0) * 0.68))
    rope(model, [start + way * t - (0, 0, px_up(6) * math.sin(t * math.pi)) for t in np.linspace(0.1, 0.9, 9)], px_ground(0.9))
    for turn in COILS:
        coil(model, *turn)


def net_rack(model: Model) -> None:
    """A net hung in a deep bight over a rail, its meshes 5 px wide, floats along its edge."""
    for x in (-14, 14):
        for y in (-0.22, 0.22):
            tube(model, (px_wall(x), y, 0), (px_wall(x), -y * 0.16, px_up(NET_HIGH + 4)), 0.05, 0.045, "bark", 2.6, sides=6)
    tube(model, (-px_wall(16), 0, px_up(NET_HIGH + 1)), (px_wall(16), 0, px_up(NET_HIGH + 1)), 0.05, 0.05, "bark", 3, sides=6)
    low = lambda x: NET_HIGH - 17 - 6 * math.cos(x / NET_HALF * math.pi / 2)
    place = lambda x, share: vector(px_wall(x), -0.10 - 0.1 * share, px_up(NET_HIGH + 1.6 - (NET_HIGH + 1.6 - low(x)) * share))
    columns = np.linspace(-NET_HALF, NET_HALF, 6)
    for index in range(6):
        for row in range(4):
            here = place(columns[index], row / 4)
            for other in (index - 1, index + 1):
                if 0 <= other < 6 and (index + row) % 2 == 0:
                    there = place(columns[other], (row + 1) / 4)
                    tube(model, here, there, CORD, CORD, "linen", 1.4, sides=4, thin=True, normal=(0, -1, 0.3))
    hem = [place(x, 1) for x in np.linspace(-NET_HALF, NET_HALF, 9)]
    for start, end in zip(hem, hem[1:]):
        tube(model, start, end, px_ground(0.8), px_ground(0.8), "linen", 2.4, sides=5)
    for x in np.linspace(-NET_HALF, NET_HALF, 5):
        ball(model, place(x, 1) - (0, 0.03, 0), px_ground(1.9), "red_cloth", 2.8)
    rope(model, [place(-NET_HALF, 0) + (0, 0, 0.02), place(NET_HALF, 0) + (0, 0, 0.02)], px_ground(1.1), 2)


def driftwood(model: Model) -> None:
    """A bleached trunk with the stubs of its boughs."""
    for (x0, y0, z0), (x1, y1, z1), start, end in DRIFT:
        tube(model, (x0, y0, px_up(z0)), (x1, y1, px_up(z1)), px_ground(start), px_ground(end), "bark", 3.2, 8, 2,
             tone_by=lambda normal: 0.7 * bark_tone(normal), floor=0)  # fmt: skip
    with model.placed(frame((0, 1, 0), (0, 0, 1), (1, 0, 0), (0.93, 0.34, px_up(3)))):
        disc(model, (0, 0, 0), px_ground(1.4), "plank", 3, 8)
    for x0, x1, y, z in ((-0.7, -0.3, -0.13, 6.4), (-0.2, 0.2, -0.22, 6), (0.2, 0.56, -0.1, 5)):
        stroke(model, (x0, y, px_up(z)), (x1, y + 0.02, px_up(z)), px_ground(1.2), "bark", 1.6, unit((0, -1, 0.5)), lift=0.02)
    moss_dabs(model, (-0.24, -0.02, px_up(9.6)), UP, [(0, 0, 0.12, 0.06), (0.12, 0.02, 0.08, 0.05)])


def fish_trap(model: Model) -> None:
    """Three hoops of wicker lying on their side, a dark throat, a float on a line."""
    with model.placed(frame((0, 1, 0), (0, 0, 1), (1, 0, 0), (-0.42, 0, px_ground(7)))):
        profile = in_texels((3, 0), (6.6, 4), (7, 10), (6, 16), (6.6, 20))
        for step, ((r0, h0), (r1, h1)) in enumerate(zip(profile, profile[1:])):
            for index in range(12):
                a0, a1 = (2 * math.pi * (index + end) / 12 for end in (0, 1))
                quad = [(r * math.cos(a), r * math.sin(a), h) for r, h, a in ((r0, h0, a0), (r0, h0, a1), (r1, h1, a1), (r1, h1, a0))]
                ray = unit((math.cos((a0 + a1) / 2), math.sin((a0 + a1) / 2), 0))
                model.add([quad[:3], [quad[0], quad[2], quad[3]]], "thatch", 2.6 if (index + step) % 2 else 1.4, [ray, ray])
        for radius, high in ((6.9, 4), (7.2, 10), (7, 19.4)):
            lathe(model, in_texels((radius, high - 0.8), (radius + 0.3, high), (radius, high + 0.8)), "plank", (2.4, 2.4), 14)
        disc(model, (0, 0, px_ground(18)), px_ground(6.2), "timber", 0, 14)
        lathe(model, in_texels((6.2, 19), (2.4, 15)), "thatch", 1, 12)
    rope(model, [(0.4, -0.2, px_up(2)), (0.5, -0.36, px_up(0.8)), (0.3, -0.5, px_up(0.8)), (0.1, -0.46, px_up(0.8))], px_ground(0.8))
    ball(model, (0.06, -0.46, px_ground(3)), px_ground(3), "red_cloth", 2.6)
    box(model, (0.06, -0.46, px_ground(6)), (px_wall(1), px_wall(1), px_up(2)), "timber", 3, bevel=0)


SHEETS = [
    Sheet("mooring_posts", mooring, seed=331, facings=4),
    Sheet("net_rack", net_rack, seed=332, footprint=(2, 1), facings=4),
    Sheet("driftwood", driftwood, seed=333, footprint=(2, 1), facings=4),
    Sheet("fish_trap", fish_trap, seed=334, facings=4),
]
