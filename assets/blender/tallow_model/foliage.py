"""Trees: branches that are the bare twin, and clumps of leaf cards whose normals are the clump's and the crown's, not the leaf's.

So light bands cross the crown in big shapes with ragged edges. Light tops and dark partings are in the tones, because they must also read
at night. Everything leafy is debris.
"""

import math
from dataclasses import dataclass

import numpy as np

from .model import Model
from .rounds import ico_ball, tube
from .space import square_to, unit, vector

# A normal is so much of the direction from the clump's centre and so much from the crown's, as fractions of their radii.
CLUMP_SHARE, CROWN_SHARE = 0.62, 0.6
OWN_SHARE = 0.22
CLUMP_FLATTENED = 0.8
UNDER_LAYER = 0.90
LUMPINESS = 0.05
CARDS_ON_UNIT_CLUMP = 95
CARD_TILT = 0.45
# Three texels across: thinner branches are twigs.
TWIG_RADIUS_UNITS = 0.065
# One and a half texels across: under that a line needs the tag, over it the tag would swell it.
THIN_RADIUS_UNITS = 0.033
# Where a level twig looks: at the viewer, a little to the light.
TWIG_LOOKS = vector(0.2, -0.6, 0.75)
CARD_TONES = (-0.25, 0.0, 0.0, 0.3)


@dataclass(frozen=True)
class Crown:
    """Where the crown's middle is and how far it reaches, its leaf, the tone of its middle, and the size of a leaf card."""

    centre: np.ndarray
    radius: float
    material: str
    tone: float = 1.9
    card_units: float = 0.36


def leaf_clump(model: Model, crown: Crown, centre, radius: float) -> None:
    """An under-layer a tone darker, and cards lying on it, none on the lower third."""
    centre = np.asarray(centre, np.float64)
    squash = vector(1, 1, CLUMP_FLATTENED)
    ball = ico_ball(2)
    under = ball * lumps(model, ball)[..., None] * squash * radius * UNDER_LAYER + centre
    tone = crown.tone - 0.9 + height_tone(crown, centre, radius, under.mean(1))
    model.add(under, crown.material, tone, leaf_normal(crown, centre, radius, under), debris=True)
    cards = [leaf_card(model, crown, centre, radius) for _ in range(int(CARDS_ON_UNIT_CLUMP * radius * radius))]
    middles, corners, steps = (np.array(part) for part in zip(*cards))
    own = np.array([[model.chance.between(-1, 1) for _ in range(3)] for _ in cards])
    normals = unit(leaf_normal(crown, centre, radius, middles) * (1 - OWN_SHARE) + own * OWN_SHARE)
    tones = crown.tone + steps + height_tone(crown, centre, radius, middles)
    for half in (corners[:, [0, 1, 2]], corners[:, [0, 2, 3]]):
        model.add(half, crown.material, tones, normals, debris=True)


def lumps(model: Model, directions: np.ndarray) -> np.ndarray:
    """How far a clump's surface lies out in each direction: round, with three or four soft swellings."""
    waves = [vector(*(model.chance.between(-2.4, 2.4) for _ in range(4))) for _ in range(3)]
    return 1 + LUMPINESS * sum(np.sin(directions @ wave[:3] + wave[3]) for wave in waves)


def leaf_card(model: Model, crown: Crown, centre: np.ndarray, radius: float) -> tuple[np.ndarray, np.ndarray, float]:
    """Middle, the four corners of a diamond, and a tone step."""
    chance = model.chance
    rise, around = chance.between(-0.5, 1), chance.between(0, 2 * math.pi)
    level = math.sqrt(max(0.0, 1 - rise * rise))
    out = vector(level * math.cos(around), level * math.sin(around), rise)
    middle = centre + out * (1, 1, CLUMP_FLATTENED) * radius * chance.between(0.86, 1.04)
    facing = unit(out + vector(*(chance.between(-CARD_TILT, CARD_TILT) for _ in range(3))))
    first, second = square_to(facing)
    spin = chance.between(0, 2 * math.pi)
    along = first * math.cos(spin) + second * math.sin(spin)
    across = np.cross(facing, along)
    size = crown.card_units * chance.between(0.75, 1.15)
    corners = np.array([middle - along * size * 0.5, middle - across * size * 0.36, middle + along * size * 0.5, middle + across * size * 0.36])
    return middle, corners, chance.pick(CARD_TONES)


def leaf_normal(crown: Crown, centre: np.ndarray, radius: float, points: np.ndarray) -> np.ndarray:
    return unit(unit(points - centre) * CLUMP_SHARE + (points - crown.centre) / crown.radius * CROWN_SHARE)


def height_tone(crown: Crown, centre: np.ndarray, radius: float, points: np.ndarray) -> np.ndarray:
    """Lighter high in the clump, high in the crown, and towards the west and south, where most light comes from."""
    in_clump, in_crown = (points - centre) / radius, (points - crown.centre) / crown.radius
    return in_clump @ vector(-0.12, -0.12, 0.85) + in_crown[:, 2] * 0.55


def bark_tone(normal: np.ndarray) -> float:
    """Lit from the camera's left, dark underneath."""
    return 0.7 if normal @ vector(0.5, -0.3, 0.3) > 0.35 else -0.6 if normal[2] < -0.2 else 0.0


def branch(model: Model, foot, direction, length: float, radius: float, forks: int, twigs: int = 3) -> None:
    """A bough that forks so many times more, in threes and then in twos; forks spread level and strive a little upward.

    Twigs end in a point; each has one tone and one normal, for shading on 2 px is only speckle.
    """
    chance = model.chance
    foot, direction = np.asarray(foot, np.float64), unit(direction)
    tip = foot + direction * length
    bend = chance.between(-0.12, 0.12) * length * 0.5
    twig = radius < TWIG_RADIUS_UNITS
    end_radius = radius * (0.66 if forks else 0.35)
    tone_by = None if twig else bark_tone
    light = unit(TWIG_LOOKS - direction * (direction @ TWIG_LOOKS)) if twig else None
    tube(model, foot, tip, radius, end_radius, "bark", 2, sides=8, rings=3, bend=bend, tone_by=tone_by, normal=light, thin=radius < THIN_RADIUS_UNITS)
    if forks == 0:
        return
    for index in range(twigs):
        angle = 2 * math.pi * (index + chance.between(-0.25, 0.25)) / twigs + forks
        aside = vector(math.cos(angle), math.sin(angle), 0) * chance.between(0.6, 0.95)
        onward = direction * 0.75 + aside + vector(0, 0, 0.3)
        branch(model, tip - direction * length * 0.06, onward, length * chance.between(0.66, 0.84), radius * 0.6, forks - 1, 2)
