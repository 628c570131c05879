"""Instruments that wait for their players: a harp on the floor, a lute in its stand, a drum."""

import math

import numpy as np

from tallow_model.joinery import at, block
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball, disc, in_texels, lathe, quads, tube
from tallow_model.solids import beam
from tallow_model.space import frame, px_ground, px_up, unit, vector

# Of the harp, in steps along x and texels up: the foot, the pillar's head, the shoulder over the sound box.
HARP_FOOT, HARP_HEAD, HARP_SHOULDER = (-12, 4), (-17, 42), (15, 33)
STRINGS, LACES = 4, 8
LUTE_LEAN = unit(vector(0.0, 0.42, 1.0))
LUTE_FOOT = at(0, -10, 6)


def harp(model: Model) -> None:
    """A curved pillar, a neck that dips, a sound box that leans back to the player, gilt ends and a few strings."""
    block(model, (-17.5, -5.5, 0), (9.5, 5.5, 3), "timber", 2.4)
    pillar = [HARP_FOOT, (-17.5, 14), (-19.5, 26), HARP_HEAD]
    for (x0, z0), (x1, z1) in zip(pillar, pillar[1:]):
        tube(model, at(x0, 0, z0 - 1), at(x1, 0, z1), px_up(1.7), px_up(1.7), "timber", 3, sides=8)
    neck = [HARP_HEAD, (-10, 41), (-3, 37), (5, 35), (12, 36), HARP_SHOULDER]
    for (x0, z0), (x1, z1) in zip(neck, neck[1:]):
        tube(model, at(x0, 0, z0), at(x1, 0, z1), px_up(1.8), px_up(1.8), "timber", 3.4, sides=8)
        ball(model, at(x1, 0, z1), px_up(1.8), "timber", 3.4)
    low, high = at(-8, 0, 3), at(HARP_SHOULDER[0], 0, HARP_SHOULDER[1])
    across = vector(0, 1, 0)
    rows = []
    for place, wide, thick in ((low, 0.2, 0.13), (low * 0.4 + high * 0.6, 0.15, 0.11), (high, 0.09, 0.09)):
        back = unit(np.cross(across, high - low)) * thick
        rows.append([place - across * wide, place - across * wide * 0.6 + back, place + across * wide * 0.6 + back, place + across * wide])
    model.add(quads(np.array(rows)), "plank", 2.6)
    model.add(quads(np.array(rows)[:, ::-1]), "plank", 2)
    ball(model, at(HARP_HEAD[0], 0, HARP_HEAD[1] + 1), px_up(2.6), "gold", 2.4)
    ball(model, at(HARP_FOOT[0], 0, 4), px_up(2.4), "gold", 2)
    for index in range(STRINGS):
        share = (index + 0.6) / STRINGS
        x = -14.5 + 24 * share
        foot = low + (high - low) * max(share - 0.12, 0.06)
        top = np.interp(x, [place[0] for place in neck[:5]], [place[1] for place in neck[:5]])
        tube(model, foot, at(x, 0, top), px_up(0.4), px_up(0.4), "linen", 2.6, sides=4, normal=UP, thin=True)


def lute(model: Model) -> None:
    """A pear with a pale face and a rose, leaning in a frame of three legs; its peg box is bent back."""
    for x in (-8, 8):
        beam(model, at(x, -8, 0.6), at(x * 0.3, 5, 26), 0.075, 0.075, "timber", 2.4, bevel=0)
        block(model, (x - 1.2, -15, 5), (x + 1.2, -4, 7), "timber", 3, bevel=0)
    beam(model, at(0, 14, 0.6), at(0, 5, 25), 0.075, 0.075, "timber", 2, bevel=0)
    block(model, (-9.2, -5, 5), (9.2, -3, 7), "timber", 2.6, bevel=0)
    face = unit(np.cross((1, 0, 0), LUTE_LEAN))
    with model.placed(frame((1, 0, 0), LUTE_LEAN, face, LUTE_FOOT)):
        pear = [(0, 0), (4.4, 0.8), (7.2, 3.6), (8, 7), (7.2, 10.6), (5, 14.4), (2.4, 18), (0, 20)]
        outline = [(px_ground(x), px_up(y), 0.0) for x, y in pear] + [(px_ground(-x), px_up(y), 0.0) for x, y in pear[-2:0:-1]]
        inner = [(x * 0.6, y * 0.8 + 0.06, -0.16) for x, y, _ in outline]
        model.add(quads(np.array([inner, outline])), "hair", 2.6, (0, 0, -1))
        prism(model, outline, (0, 0, 0.03), "thatch", 3)
        prism(model, inner, (0, 0, 0.02), "hair", 1.6)
        disc(model, (0, px_up(10), 0.04), px_ground(2.6), "bark", 0, 10)
        mark(model, [(px_ground(x), px_up(y), 0.03) for x, y in ((-3, 3), (3, 3), (3, 4.4), (-3, 4.4))], "timber", 1, UP)
        strip = lambda half, low: [(px_ground(x), px_up(y), 0.03) for x, y in ((-half, low), (half, low), (half, 34), (-half, 34))]
        prism(model, strip(1.5, 17), (0, 0, 0.03), "timber", 1)
        mark(model, strip(0.6, 4), "linen", 3, UP, lift=0.036)
        beam(model, (0, px_up(34), 0.03), (0, px_up(36), -0.22), px_ground(3), px_up(2), "timber", 2.6, bevel=0)
        beam(model, (-px_ground(3.4), px_up(35), -0.1), (px_ground(3.4), px_up(35), -0.1), 0.1, 0.07, "hair", 3, bevel=0)


def drum(model: Model) -> None:
    """A side drum of red staves laced with white cord, two sticks crossed on its skin."""
    lathe(model, in_texels((7, 1), (7, 14)), "red_cloth", 2.2, sides=16)
    for low in (0, 12.4):
        lathe(model, in_texels((8, low), (8, low + 3), (6.4, low + 3)), "ochre", (2.2, 3), sides=16)
    disc(model, (0, 0, px_up(15)), px_ground(6.6), "linen", 3, 16)
    lathe(model, in_texels((7.4, 0), (0, 0.2)), "bark", 0, sides=16)
    for index in range(LACES):
        ends = []
        for turn, high in ((index, 2.6), (index + 1, 13)) if index % 2 else ((index, 13), (index + 1, 2.6)):
            angle = 2 * math.pi * turn / LACES
            ends.append(vector(math.cos(angle) * px_ground(7.3), math.sin(angle) * px_ground(7.3), px_up(high)))
        tube(model, *ends, px_ground(1.1), px_ground(1.1), "linen", 2, sides=4, normal=unit((ends[0] + ends[1]) * (1, 1, 0)))
    for start, end in (((-9, -4), (8, 5)), ((-6, 7), (7, -7))):
        tube(model, at(*start, 16.2), at(*end, 16.2), px_ground(0.9), px_ground(0.9), "timber", 2, sides=6, normal=UP)


SHEETS = [
    Sheet("harp", harp, seed=501, facings=4),
    Sheet("lute_stand", lute, seed=502, facings=4),
    Sheet("drum", drum, seed=503, facings=4),
]
