"""A willow, 6.4 units high: a stout leaning trunk, limbs that arch, and curtains of leaf that hang to the ground with the trunk seen between.

A curtain is a dark body under rows of long strands, upper rows over lower ones; its last strands hang free. The bare twin keeps some withies.
"""

import math

import numpy as np

from tallow_model.foliage import CARD_TONES, SCREEN_RIGHT, TO_VIEWER, Crown, leaf_crown
from tallow_model.model import Model, Sheet
from tallow_model.rounds import lathe, quads
from tallow_model.space import px_ground, px_up, unit, vector
from tallow_model.stems import AHEAD, Stem, clumps_at, place, shown

LEAF = "moss"
TRUNK = Stem(((0, 0, 0), (-0.08, 0, 0.8), (0.08, 0, 1.7), (0.16, 0, 2.4)), (0.5, 0.42, 0.4, 0.34), flare=0.4)
LIMBS = (
    ((0.0, 0.05, 1.9), (-0.6, 0.2, 3.2), (-1.4, 0.1, 4.3), (-2.1, 0.1, 4.2), (-2.4, 0.1, 3.6)),
    ((0.15, 0.05, 2.0), (0.7, 0.1, 3.3), (1.5, 0.1, 4.4), (2.1, 0.1, 4.3), (2.4, 0.1, 3.7)),
    ((0.1, -0.1, 2.0), (0.1, -0.4, 3.6), (-0.3, -0.9, 4.8), (-0.9, -1.5, 4.9)),
    ((0.2, -0.1, 2.1), (0.4, -0.1, 3.8), (0.5, 0.4, 5.0), (0.3, 1.1, 4.9)),
    ((0.2, -0.2, 2.2), (0.8, -0.8, 3.7), (1.3, -1.3, 4.6)),
)  # fmt: skip
# Each as right, ahead, height of its head and of its foot, radius.
CURTAINS = (
    (-1.0, -1.6, 5.0, 2.6, 0.62), (0.5, -1.9, 5.1, 3.0, 0.62), (1.6, -1.2, 4.8, 1.9, 0.6), (-1.9, -0.8, 4.6, 1.3, 0.58),
    (-2.3, 0.1, 4.3, 0.5, 0.55), (2.3, 0.2, 4.4, 0.7, 0.58), (2.85, -0.5, 3.9, 1.3, 0.4), (-2.9, -0.4, 3.8, 1.4, 0.4),
    (-1.55, 0.9, 4.7, 1.6, 0.55), (1.5, 1.0, 4.7, 1.9, 0.52), (-0.75, 1.3, 4.9, 2.7, 0.5), (0.65, 1.4, 5.0, 3.2, 0.5),
    (-1.15, 0.4, 5.5, 3.4, 0.62), (1.2, 0.3, 5.5, 3.6, 0.62), (0.05, 0.8, 5.8, 4.1, 0.62),
)  # fmt: skip
TOP = ((0.0, -0.2, 5.6, 0.95), (-0.95, -0.4, 5.15, 0.8), (0.95, -0.5, 5.2, 0.8))
CROWN = Crown(place(0, 0, 3.9), 3.0, LEAF, tone=2.3, card_px=(6, 9), cards=150)
# A curtain's radius at shares of its height, from the foot up.
SHAPE = ((0.3, 0.0), (0.62, 0.12), (0.9, 0.4), (1.0, 0.72), (0.8, 0.92), (0.0, 1.0))
BODY_TONES = (0.0, 0.2, 0.6, 1.2, 1.8)
CURTAIN_TONES = (-0.35, 0.0, 0.35)
ROW_UNITS, STRAND_PX, STRAND_APART = px_up(11), (4.6, 19), px_ground(4.2)
# A strand from its head down, as shares of its length, and how wide it is there.
SPINE, STRAND = (0.0, 0.3, 0.65, 1.0), (0.7, 1.0, 0.8, 0.12)
# Strands that look away from the viewer further than this would fray the rim.
RIM = -0.1
CURTAIN_SHARE = 0.75


def curtain(model: Model, right: float, ahead: float, head: float, foot: float, radius: float) -> None:
    """The body, then strands from the lowest row up, each row a little nearer."""
    chance, base, tall = model.chance, place(right, ahead, foot), head - foot
    step = (head - CROWN.centre[2]) * 0.25 + chance.pick(CURTAIN_TONES)
    lathe(model, [(share * radius * 0.92, high * tall) for share, high in SHAPE], LEAF, [tone + step for tone in BODY_TONES],
          14, base, smooth=True, debris=True)  # fmt: skip
    rows = max(round(tall / ROW_UNITS), 2)
    for row in range(rows):
        high = 0.1 + 0.84 * row / (rows - 1)
        count = max(round(2 * math.pi * radius * share_at(high) / STRAND_APART), 6)
        for index in range(count):
            around = 2 * math.pi * (index + 0.5 * (row % 2) + chance.between(-0.15, 0.15)) / count
            out = vector(math.cos(around), math.sin(around), 0)
            size, tone, off = chance.between(0.75, 1.3), chance.pick(CARD_TONES), chance.between(0.94, 1.04) * radius
            if out @ AHEAD < RIM:
                continue
            # It follows the body down over its widest place, and hangs straight below.
            spine = []
            for down in SPINE:
                share = high - down * px_up(STRAND_PX[1]) * size / tall
                spine.append(base + out * off * max(share_at(share), share_at(high) * 0.9) + (0, 0, share * tall) + TO_VIEWER * 0.035 * row)
            strand(model, np.array(spine), out, size, 1.2 + step + 1.5 * high + tone - out @ vector(0.2, 0.14, 0))


def share_at(high: float) -> float:
    """How wide a curtain is at a share of its height, as a share of its radius."""
    return float(np.interp(high, [up for _, up in SHAPE], [wide for wide, _ in SHAPE]))


def strand(model: Model, spine: np.ndarray, out: np.ndarray, size: float, tone: float) -> None:
    """A long leafy strand along `spine`, wound to face the viewer, lit as the curtain and the crown are."""
    across = unit(SCREEN_RIGHT + out * 0.2) * px_ground(STRAND_PX[0]) * size / 2
    rows = np.array([(point - across * wide, point + across * wide) for point, wide in zip(spine, STRAND)])
    rows[..., 2] = np.maximum(rows[..., 2], 0)
    normal = unit(out * CURTAIN_SHARE + (spine[0] - CROWN.centre) / CROWN.radius * 0.55 + (0, 0, 0.3))
    triangles = quads(rows[::-1], closed=False)
    model.add(triangles, LEAF, tone, np.broadcast_to(normal, (len(triangles), 3)), debris=True)


def limbs(model: Model) -> None:
    """Limbs that arch over, and withies that hang from them."""
    for points in LIMBS:
        limb = Stem(points, (0.2, 0.16, 0.1, 0.05))
        limb.draw(model)
        for along in (0.55, 0.7, 0.85, 1.0):
            start, _, _ = limb.at(along)
            (right, ahead, up), length = shown(start), model.chance.between(0.9, 1.7)
            aside = 0.25 if right > 0 else -0.25
            points = ((right, ahead, up), (right + aside, ahead + 0.05, up - 0.1), (right + aside * 1.4, ahead, up - length))
            Stem(points, (0.045, 0.03)).draw(model, thin=True)


def build(model: Model) -> None:
    TRUNK.draw(model)
    TRUNK.roots(model, 6, reach=1.8)
    TRUNK.strokes(model, 10)
    limbs(model)
    for place_of in CURTAINS:
        curtain(model, *place_of)
    leaf_crown(model, CROWN, clumps_at(*TOP))


SHEETS = [Sheet("tree_willow", build, seed=71, bare=True)]
