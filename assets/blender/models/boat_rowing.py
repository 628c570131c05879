"""Rowing boats, two tiles long: one drawn ashore on its keel with its oars inside, one keel up on trestles, its seams newly tarred."""

import numpy as np

from tallow_model.hulls import hull, seat, section, strip
from tallow_model.marks import UP
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, in_texels, lathe, tube
from tallow_model.skins import limb
from tallow_model.solids import beam, box, polygon
from tallow_model.space import frame, px_ground, px_up, px_wall, unit, vector

KEEL_UP = frame((1, 0, 0), (0, -1, 0), (0, 0, -1), (0, 0, px_up(24)))
# Tar lies on the boards, outside them.
TAR_INSET = -0.02
ROPE = px_ground(1.1)


def inside(model: Model) -> None:
    """Two thwarts and a seat that fills the stern; the stem stands over the bow."""
    for first, last, high in ((0.02, 0.18, 11), (0.36, 0.47, 10), (0.64, 0.75, 10.5)):
        seat(model, first, last, high)
    stem = section(1.0, 1.0) * (1, 0, 1)
    tube(model, stem + (-0.16, 0, -px_up(13)), stem + (0.01, 0, px_up(2)), px_ground(1.5), px_ground(1.5), "plank", 2.6, 8)


def oar(model: Model, start, end) -> None:
    """A pale shaft 2 px thick, and a flat blade."""
    start, end = np.array(start), np.array(end)
    tube(model, start, end, px_ground(1.1), px_ground(1.1), "linen", 1.6, 6, normal=unit((0.1, -0.5, 0.8)))
    along = unit(end - start)
    aside = unit(np.cross(along, UP)) * px_ground(1.7)
    near, far = end + along * 0.1, end + along * 0.42
    blade = [end - aside * 0.5, near - aside, far - aside, far + aside, near + aside, end + aside * 0.5]
    for lift, order in ((0.03, 1), (-0.03, -1)):
        polygon(model, (np.array(blade) + (0, 0, lift))[::-order], "linen", 2.4, (0, 0, order))


def ashore(model: Model) -> None:
    """Its rope runs from the bow to a stake."""
    hull(model)
    inside(model)
    oar(model, (-0.76, 0.17, px_up(12.6)), (0.32, 0.13, px_up(13.4)))
    oar(model, (-0.7, -0.17, px_up(12.6)), (0.24, -0.18, px_up(13.2)))
    way = [(1.1, 0, 16), (1.16, -0.14, 7), (1.1, -0.3, 1.4), (0.96, -0.46, 1.2), (0.74, -0.58, 1.2), (0.62, -0.54, 4)]
    points = [vector(x, y, px_up(z)) for x, y, z in way]
    for start, end in zip(points, points[1:]):
        limb(model, start, end, ROPE, ROPE, "linen", 2.2, floor=0)
    tube(model, (0.62, -0.54, 0), (0.58, -0.56, px_up(8)), px_ground(1.7), px_ground(1.7), "timber", 3, 8)


def upturned(model: Model) -> None:
    """Keel up on two trestles; tar runs along the laps and the keel, and its pot stands by."""
    with model.placed(KEEL_UP):
        hull(model)
        strip(model, 0.36, 0.52, 1, -0.7, TAR_INSET, "timber")
        for along in (0.1, 0.3, 0.5, 0.7, 0.88):
            start, end = (section(along, 0.0) * (1, 0, 1) - (half, 0, 0.03) for half in (0.27, -0.27))
            beam(model, start, end, px_wall(1.6), px_up(2), "plank", 2.4, bevel=0)
    for x, high in ((-0.62, 11), (0.6, 10)):
        for y in (-0.4, 0.4):
            beam(model, (x - 0.08, y * 1.15, 0), (x, y, px_up(high)), px_wall(2), px_wall(2), "plank", 2.6, bevel=0)
        box(model, (x, 0, px_up(high)), (px_wall(2.4), 1.0, px_up(3)), "plank", 2.6, bevel=0)
    lathe(model, in_texels((2.6, 0), (3.4, 3), (3, 6), (2.2, 6)), "iron", (1.6, 2, 1), foot=(0.2, -0.66, 0))
    disc(model, (0.2, -0.66, px_up(5.4)), px_ground(2.6), "timber", 0, 10)
    tube(model, (0.2, -0.66, px_up(5)), (0.32, -0.6, px_up(11)), px_ground(1), px_ground(1), "plank", 3, 6)


SHEETS = [
    Sheet("boat_rowing", ashore, seed=201, footprint=(2, 1), facings=4),
    Sheet("boat_upturned", upturned, seed=202, footprint=(2, 1), facings=4),
]
