"""Rugs that are not as others: a round one of braided rings, a sheepskin, a runner two tiles long.

The runner's ground point is the middle of its west tile.
"""

import math

from tallow_model.joinery import at, block, patch
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, in_texels, lathe
from tallow_model.solids import polygon
from tallow_model.space import px_ground

THICK = 0.68
# A braid from without inwards: radius in texels, cloth, tone.
RINGS = (
    (18, "blue_cloth", 2),
    (15.4, "linen", 1.4),
    (13.4, "blue_cloth", 1.2),
    (11.6, "ochre", 2),
    (10.4, "sage_cloth", 2),
    (7, "linen", 1.4),
    (5, "red_cloth", 2),
)
SIDES = 40
WEST, EAST, HALF_DEPTH = -14.5, 45.5, 9.5
LIFTS_UNITS = (0.006, 0.012, 0.018)
FLEECE_HIGH, FLEECE_LOCK = 1.4, 0.09
# Where the four legs are, by the angle from the head.
FLEECE_LEGS = (0.75, 2.35, 3.93, 5.53)


def rug_round(model: Model) -> None:
    radius = RINGS[0][0]
    lathe(model, in_texels((radius, 0), (radius, THICK), (0, THICK)), "blue_cloth", (1.2, 2), sides=SIDES)
    for index, (ring, cloth, tone) in enumerate(RINGS):
        disc(model, at(0, 0, THICK) + (0, 0, 0.004 * (index + 1)), px_ground(ring), cloth, tone, sides=SIDES)


def rug_fleece(model: Model) -> None:
    """A sheep's skin, head to the east: locks round its edge, a lighter back, a few locks drawn on it."""
    edge = [fleece_edge(2 * math.pi * index / 144) for index in range(144)]
    for (x, y), (nx, ny) in zip(edge, edge[1:] + edge[:1]):
        polygon(model, [at(0, 0, FLEECE_HIGH), at(x, y, FLEECE_HIGH), at(nx, ny, FLEECE_HIGH)], "linen", 2, UP)
        polygon(model, [at(x, y, 0), at(nx, ny, 0), at(nx, ny, FLEECE_HIGH), at(x, y, FLEECE_HIGH)], "linen", 0.6)
        back = [(0, 0), (x * 0.7, y * 0.62), (nx * 0.7, ny * 0.62)]
        mark(model, [at(a, b, FLEECE_HIGH) for a, b in back], "linen", 3, UP)
    for x, y in ((-9, 3), (-1, 5), (7, 2.5), (-5, -2.5), (3, -5)):
        patch(model, (x, y, FLEECE_HIGH), (x + 5, y + 1.6, FLEECE_HIGH), "linen", 2, lift=LIFTS_UNITS[2])


def fleece_edge(angle: float) -> tuple[float, float]:
    """The skin's outline in steps: an oval, four legs, a neck, and locks two steps deep."""
    legs = sum(math.exp(-((((angle - leg + math.pi) % (2 * math.pi) - math.pi) / 0.16) ** 2)) for leg in FLEECE_LEGS)
    neck = math.exp(-((((angle + math.pi) % (2 * math.pi) - math.pi) / 0.22) ** 2))
    out = 1 + 0.4 * legs + 0.22 * neck + FLEECE_LOCK * abs(math.sin(angle * 12))
    return 19 * math.cos(angle) * out, 13 * math.sin(angle) * out


def rug_runner(model: Model) -> None:
    """Ochre on plum: a border, bars at both ends, a chain of lozenges; fringes at the short ends."""
    block(model, (WEST, -HALF_DEPTH, 0), (EAST, HALF_DEPTH, THICK), "plum_cloth", 2)
    patch(model, (WEST + 2, -HALF_DEPTH + 2, THICK), (EAST - 2, HALF_DEPTH - 2, THICK), "ochre", 2, lift=LIFTS_UNITS[0])
    patch(model, (WEST + 4, -HALF_DEPTH + 4, THICK), (EAST - 4, HALF_DEPTH - 4, THICK), "plum_cloth", 1, lift=LIFTS_UNITS[1])
    for west in (WEST + 6, EAST - 8):
        patch(model, (west, -HALF_DEPTH + 4, THICK), (west + 2, HALF_DEPTH - 4, THICK), "linen", 1.4, lift=LIFTS_UNITS[2])
    middle = (WEST + EAST) / 2
    for index in range(-2, 3):
        x = middle + index * 8
        for reach, cloth, tone, lift in ((4, "linen", 1.4, 0.018), (2, "plum_cloth", 2, 0.024)):
            mark(model, [at(x + reach, 0, THICK), at(x, reach, THICK), at(x - reach, 0, THICK), at(x, -reach, THICK)], cloth, tone, UP, lift=lift)
    for west, east in ((WEST - 3, WEST), (EAST, EAST + 3)):
        y = -HALF_DEPTH + 1
        while y < HALF_DEPTH - 1:
            block(model, (west, y, 0), (east, y + 1, THICK), "linen", 2)
            y += 3


SHEETS = [
    Sheet("rug_round", rug_round, seed=611),
    Sheet("rug_fleece", rug_fleece, seed=612, facings=4),
    Sheet("rug_runner", rug_runner, seed=613, footprint=(2, 1), facings=4),
]
