"""Veins of ore that break out of the ground, each with a shape of its own: copper in a seam of nuggets across boulders, iron in leaning
beds, gold in a cleft between two tall halves, crystal in a crown of prisms."""

import math

import numpy as np

from tallow_model.foliage import PX_UP_SCREEN_UNIT, SCREEN_RIGHT, SCREEN_UP, TO_VIEWER
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import circle
from tallow_model.solids import polygon
from tallow_model.space import px_ground, px_up, turn_z, unit, vector
from tallow_model.stones import cut, facets, rock

ROCK_TONE = 1.4
# Along x in texels, how high, tone and material of the beds of iron.
BEDS = ((-14, 13, "stone", 2), (-9, 20, "iron", 2), (-4, 25, "shingle", 2), (1, 21, "iron", 2), (6, 17, "stone", 1.6), (11, 10, "shingle", 1.6))
BED_TEXELS = 5.0
# Copper's boulders: east, north, radius, stretch, and how far before the middle their nuggets lie.
BOULDERS = ((-0.02, 0.14, 0.52, (1.1, 1.0, 1.2), 0.42), (-0.3, -0.42, 0.3, (1.15, 1, 0.85), 0.25), (0.58, -0.12, 0.26, (1.1, 1, 0.8), 0.21))
# Which boulder, right and up of its middle and radius of a nugget, texels.
NUGGETS = ((0, -6, 11, 3.8), (0, -0.5, 7, 4.8), (0, 6.5, 0, 4.8), (1, -1, 0, 4.4), (2, 1, 0, 3.8))
# What green lies under a nugget, in radii: further down and a little behind.
PATINA_AT = SCREEN_UP * -0.62 + TO_VIEWER * -0.3
# Of a prism: lean east, lean south, foot east and south in texels, length and radius in texels.
PRISMS = (
    (0.05, 0.1, 0, 0, 28, 4.6), (-0.5, 0.1, -6, 0, 19, 3.6), (0.5, 0.05, 7, -1, 21, 3.8),
    (0.1, 0.6, 1, 6, 16, 3.8), (-0.4, 0.7, -6, 6, 11, 3.4),
)  # fmt: skip
# Turns the light of a prism's sides towards one another, or the narrow ones glitter.
CALM = vector(-0.1, -0.5, 0.4)


def faceted(model: Model, middle, radius: float, material: str, tone: float, sides: int = 6) -> None:
    """A knob of few flat facets round `middle`, lighter above and darker towards the east."""
    chance = model.chance
    planes = [(unit((chance.between(-0.3, 0.1), chance.between(-0.3, 0.1), 1)), 0.9), (vector(0, 0, -1), 0.8)]
    for rise, count, turn in ((-0.1, sides, 0.0), (0.9, sides - 1, 0.5)):
        for index in range(count):
            around = turn + 2 * math.pi * (index + chance.between(-0.12, 0.12)) / count
            planes.append((unit((math.cos(around), math.sin(around), rise)), chance.between(0.88, 1.0)))
    for face in facets(planes):
        normal = unit(np.cross(face[1] - face[0], face[2] - face[0]))
        step = 0.8 if normal[2] > 0.7 else -0.8 if normal @ vector(0.8, 0.1, -0.3) > 0.4 else 0.0
        polygon(model, np.maximum(face * radius + np.asarray(middle), (-9, -9, 0)), material, tone + step)


def copper(model: Model) -> None:
    """A seam of nuggets across grey boulders, green beneath each where rain runs off the metal."""
    for x, y, radius, stretch, _ in BOULDERS:
        rock(model, (x, y), radius, stretch, sides=6, tone=1.6)
    for boulder, right, up, radius in NUGGETS:
        x, y, size, stretch, depth = BOULDERS[boulder]
        centre = vector(x, y, 0.35 * size * stretch[2]) + SCREEN_RIGHT * px_ground(right) + SCREEN_UP * up / PX_UP_SCREEN_UNIT + TO_VIEWER * depth
        faceted(model, centre, px_ground(radius), "copper", 2, sides=4)
        faceted(model, centre + PATINA_AT * px_ground(radius), px_ground(radius * 0.86), "water", 2.6, sides=4)


def iron(model: Model) -> None:
    """Beds that stand on edge and lean east, rust between dark metal."""
    rock(model, (-0.3, -0.44), 0.2, sides=5, tone=ROCK_TONE)
    rock(model, (0.48, -0.3), 0.17, sides=5, tone=ROCK_TONE)
    for index, (x, high, material, tone) in enumerate(BEDS):
        left, right, lean = px_ground(x), px_ground(x + BED_TEXELS), px_up(high) * 0.22
        back, front = (0.34, -0.36) if index % 2 else (0.28, -0.29)
        slope = px_up(high * model.chance.pick((0.7, 0.8)))
        crest, waist = (left + lean, front + 0.2, px_up(high)), (left + lean * 0.6, front + 0.05, px_up(high) * 0.6)
        outline = [(left, front, 0), (left, back, 0), (left + lean, back - 0.08, slope), crest, waist]
        prism(model, outline, (right - left, 0, 0), material, tone, edge=1.0)


def gold(model: Model) -> None:
    """Two halves of a tall rock, and between them metal that widens to lumps at the foot."""
    for side, stretch in ((-1, (0.62, 1.0, 1.7)), (1, (0.58, 0.95, 1.35))):
        with model.placed(turn_z(45)):
            rock(model, (side * 0.36, 0.08 * side), 0.44, stretch, sides=6, tone=ROCK_TONE)
    with model.placed(turn_z(45)):
        for x, y, z, radius in ((0, -2, 7, 5.6), (0, 2, 17, 5), (2, -8, 2.5, 4.4), (-5, -9, 1.6, 3.2)):
            faceted(model, (px_ground(x), px_ground(y), px_up(z)), px_ground(radius), "gold", 2, sides=5)


def crystal_prism(model: Model, foot, axis, length: float, radius: float, material: str, tone: float = 2.0) -> None:
    """Six flat sides and a slanting tip; sides are told apart by tone, light to the west and dark to the east."""
    axis = unit(axis)
    across = unit(np.cross((0, 1, 0), axis))
    other = np.cross(axis, across)
    ring = circle(6, math.pi / 6)
    rim = ring[:, :1] * across + ring[:, 1:] * other
    foot = np.asarray(foot, np.float64)
    low, high, tip = foot + rim * radius, foot + axis * length + rim * radius * 0.9, foot + axis * (length + radius * 1.5) - across * radius * 0.2
    for index in range(6):
        beside = (index + 1) % 6
        looks = unit(rim[index] + rim[beside])
        side = tone + 1.2 * float(np.clip(looks @ vector(-0.75, -0.5, 0.3), -1, 1))
        quad = cut(np.array([low[index], low[beside], high[beside], high[index]]), vector(0, 0, -1), 0.0)
        if len(quad) >= 3:
            polygon(model, quad, material, side, unit(looks + CALM))
        polygon(model, [high[index], high[beside], tip], material, side + 0.9)


def crystal(model: Model) -> None:
    """Prisms that spread from one root among broken rock."""
    for east, south, x, y, length, radius in PRISMS:
        foot = (px_ground(x) * 0.7, -px_ground(y) * 0.7, -0.05)
        crystal_prism(model, foot, (east, -south, 1), px_up(length), px_ground(radius), "crystal")
    for x, y, radius in ((-0.42, -0.2, 0.24), (-0.1, -0.46, 0.22), (0.34, -0.34, 0.25), (0.46, 0.1, 0.22), (0.1, 0.42, 0.24), (-0.36, 0.3, 0.22)):
        rock(model, (x, y), radius, (1.1, 1, 0.8), sides=5, tone=ROCK_TONE)


SHEETS = [
    Sheet("ore_copper", copper, seed=81),
    Sheet("ore_iron", iron, seed=82),
    Sheet("ore_gold", gold, seed=83),
    Sheet("ore_crystal", crystal, seed=84),
]
