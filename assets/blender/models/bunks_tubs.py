"""For guests of an inn: a bunk of two beds with a ladder, a tub to bathe in, a rocking chair.

The bunk's ground point is the middle of its foot tile.
"""

import math

import numpy as np

from tallow_model.cabinets import cushion, finial
from tallow_model.joinery import at, band, block, leg
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball, disc, quads
from tallow_model.space import px_up

BUNK_X, BUNK_FOOT, BUNK_HEAD, POST, BUNK_HIGH = 12.5, -13.5, 41.5, 3, 40
BEDS_AT = (6, 25)
TUB_X, TUB_Y, TUB_HIGH, STAVES = 0.62, 0.4, 14, 18
ROCKER_X, ROCKER_Y, SEAT, BACK_HIGH, CURVE_STEPS = 8.5, 7.5, 11, 30, 26


def bunk_bed(model: Model) -> None:
    x = BUNK_X
    for side in (-x + POST / 2, x - POST / 2):
        for y in (BUNK_FOOT + POST / 2, BUNK_HEAD - POST / 2):
            leg(model, side, y, BUNK_HIGH, POST, "timber", 2.6)
    for z, cloth in zip(BEDS_AT, ("sage_cloth", "red_cloth")):
        for side in (-x + 1, x - 1):
            block(model, (side - 1, BUNK_FOOT + POST, z), (side + 1, BUNK_HEAD - POST, z + 4), "plank", 2)
        for y in (BUNK_FOOT + POST / 2, BUNK_HEAD - POST / 2):
            block(model, (-x + POST, y - 1, z), (x - POST, y + 1, z + 9), "plank", 2)
            band(model, (-x + POST, y - 1, z + 4), (x - POST, y + 1, z + 5), "plank", 1)
        low, high = BUNK_FOOT + POST - 1, BUNK_HEAD - POST
        block(model, (-x + 2, low, z + 1), (x - 2, high, z + 5), "linen", 1.4)
        ball(model, at(0, high - 5, z + 5.5), 1, "linen", 3, scale=at(7.5, 4.5, 3))
        block(model, (-x + 1, low, z + 3), (x - 1, 20.5, z + 6.4), cloth, 2)
        block(model, (-x + 0.5, 16.5, z + 3), (x - 0.5, 20.5, z + 7), "linen", 2.4)
    ladder(model)


def ladder(model: Model) -> None:
    """Leans on the east side: two rails, rungs five texels apart."""
    for y in (-7, 3):
        foot, head = at(BUNK_X + 7, y, 0), at(BUNK_X + 0.5, y, BEDS_AT[1] + 9)
        prism(model, [foot, foot + at(3, 0, 0), head + at(3, 0, 0), head], at(0, 2, 0), "plank", 2.6)
    for index in range(5):
        share = (index + 0.8) / 6
        x, z = BUNK_X + 7 - 6.5 * share, (BEDS_AT[1] + 9) * share
        block(model, (x + 0.6, -6, z), (x + 2.4, 4, z + 1.6), "plank", 3, bevel=0)


def tub_bath(model: Model) -> None:
    """An oval tub of staves with two hoops and two ears, full of water, a towel over its rim."""
    high = px_up(TUB_HIGH)
    ring = lambda angle, share=1.0: np.array([math.cos(angle) * TUB_X * share, math.sin(angle) * TUB_Y * share, 0])
    for index in range(STAVES):
        angles = [2 * math.pi * (index + part) / STAVES for part in (0, 0.5, 1)]
        tall = high + (px_up(2) if index in (0, STAVES - 1, STAVES // 2 - 1, STAVES // 2) else 0)
        rows = np.array([[ring(a, 0.88) for a in angles], [ring(a) + (0, 0, tall) for a in angles]])
        out = np.array([[ring(a) * (1 / TUB_X**2, 1 / TUB_Y**2, 1) for a in angles]] * 2)
        model.add(quads(rows, closed=False), "plank", model.chance.pick((1.6, 2, 2, 2.6)), quads(out, closed=False))
        inner = np.array([[ring(a, 0.92) + (0, 0, tall) for a in angles], [ring(a, 0.92) + (0, 0, high / 2) for a in angles]])
        model.add(quads(inner, closed=False), "plank", 1, quads(-out, closed=False))
        rim = np.array([[ring(a) + (0, 0, tall) for a in angles], [ring(a, 0.92) + (0, 0, tall) for a in angles]])
        model.add(quads(rim, closed=False), "plank", 3, np.array((0, 0, 1.0)))
    for share in (0.22, 0.76):
        angles = np.linspace(0, 2 * math.pi, 37)[:-1]
        wide = 0.88 + 0.12 * share + 0.012
        rows = np.array([[ring(a, wide) + (0, 0, high * share + px_up(step)) for a in angles] for step in (0, 1.8)])
        out = np.array([[ring(a) * (1 / TUB_X**2, 1 / TUB_Y**2, 1) for a in angles]] * 2)
        model.add(quads(rows), "iron", 2, quads(out))
    water(model, px_up(TUB_HIGH - 2.6))
    block(model, (6, -TUB_Y * 32 - 0.5, 5), (14, -TUB_Y * 32 + 3, TUB_HIGH + 1), "linen", 3, bevel=0)
    band(model, (6, -TUB_Y * 32 - 0.5, 6), (14, -TUB_Y * 32 + 3, 8), "blue_cloth", 2)


def water(model: Model, level: float) -> None:
    """Two tones, the lighter where foam swims."""
    squash = np.diag((TUB_X, TUB_Y, 1.0, 1.0))
    with model.placed(squash):
        disc(model, (0, 0, level), 0.93, "water", 2, sides=32, normal=(0, 0, 1))
        for x, y, radius in ((-0.5, 0.1, 0.28), (-0.25, -0.2, 0.22), (0.45, 0.3, 0.2)):
            disc(model, (x, y, level + 0.006), radius, "linen", 2.4, sides=14, normal=(0, 0, 1))


def chair_rocking(model: Model) -> None:
    """Two long rockers, arms, a broad splat in its back, a sage cushion."""
    x, y = ROCKER_X - 1.5, ROCKER_Y - 1.5
    arc = [(math.sin(a) * CURVE_STEPS, (1 - math.cos(a)) * CURVE_STEPS * 0.8) for a in np.linspace(-0.55, 0.55, 9)]
    for side in (-x, x):
        for (y0, z0), (y1, z1) in zip(arc, arc[1:]):
            outline = [at(side - 1, y0, z0), at(side - 1, y1, z1), at(side - 1, y1, z1 + 2), at(side - 1, y0, z0 + 2)]
            prism(model, outline, at(2, 0, 0), "hide", 1.4, edge=0.6)
        block(model, (side - 1.5, -y - 1.5, 1), (side + 1.5, -y + 1.5, 17), "hide", 1.6)
        block(model, (side - 1.5, y - 1.5, 1), (side + 1.5, y + 1.5, BACK_HIGH), "hide", 1.6)
        finial(model, side, y, BACK_HIGH, 1.6, "hide", 2.4)
        block(model, (side - 2, -y - 2.5, 17), (side + 2, y - 1.5, 19), "hide", 2.6)
    block(model, (-x, -y - 1.5, SEAT - 2), (x, y - 1.5, SEAT), "hide", 2.4)
    cushion(model, (-x + 1.5, -y - 1, SEAT), (x - 1.5, y - 2, SEAT + 2.6), "sage_cloth", 2.4)
    block(model, (-x, y - 1, BACK_HIGH - 6), (x, y + 1, BACK_HIGH - 1), "hide", 2.4)
    block(model, (-2.5, y - 0.7, SEAT), (2.5, y + 0.7, BACK_HIGH - 5), "hide", 2.2, bevel=0)


SHEETS = [
    Sheet("bunk_bed", bunk_bed, seed=621, footprint=(1, 2), facings=4),
    Sheet("tub_bath", tub_bath, seed=622, facings=4),
    Sheet("chair_rocking", chair_rocking, seed=623, facings=4),
]
