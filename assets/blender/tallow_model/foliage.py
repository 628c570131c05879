"""Trees: boughs that are the bare twin, and crowns of clumps covered with leaf cards whose normals are the clump's and the crown's.

So light bands cross the crown in big shapes with ragged edges. Light tops and dark partings are in the tones, because they must also read
at night. Cards turn towards the viewer: one that lay flat on a clump would be a string of texels at its rim. Everything leafy is debris.
"""

import math
from dataclasses import dataclass

import numpy as np

from .model import Model
from .rounds import ico_ball, tube
from .space import PX_PER_UNIT, px_ground, unit, vector

# To the viewer, and the screen's right and up square to that; a unit of the last is 32 px tall, of the second 22.6 px wide.
TO_VIEWER = unit(vector(1, -1, math.sqrt(2)))
SCREEN_RIGHT, SCREEN_UP = unit(vector(1, 1, 0)), unit(vector(-1, 1, math.sqrt(2)))
PX_UP_SCREEN_UNIT = 32
# A normal is so much of the direction from the clump's centre and so much from the crown's, as fractions of their radii.
CLUMP_SHARE, CROWN_SHARE = 0.72, 0.5
OWN_SHARE = 0.16
# The camera stretches heights: a ball that is to look round is this flat.
CLUMP_FLATTENED = 0.66
UNDER_LAYER = 0.92
LUMPINESS = 0.05
# A card turns so far from lying on the clump towards the viewer.
VIEWER_SHARE = 1.1
# Cards whose middle looks away further than this would only fray the rim.
RIM = -0.12
# Below this share of a clump's height on the screen there are no cards: the dark under-layer shows, and parts the clumps.
CARDS_FROM = -0.62
# A neighbour hides what lies deeper in it than this.
BURIED = 0.88
# Turning by it from one card to the next spreads them evenly.
GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))
# A trunk is so much wider at its foot.
FLARE = 0.45
# Three texels across: thinner branches are twigs.
TWIG_RADIUS_UNITS = 0.065
# One and a half texels across: under that a line needs the tag, over it the tag would swell it.
THIN_RADIUS_UNITS = 0.033
# Where a level twig looks: at the viewer, a little to the light.
TWIG_LOOKS = vector(0.2, -0.6, 0.75)
# Boughs that look away from the viewer further than this are hidden by the tier.
BOUGH_RIM = -0.45
# From the middle of a wide bough's fall to its foot at the mast, about; those of small tiers are shorter.
BOUGH_HEIGHT = 0.6
# How much forks strive away from the tree's axis and up.
OUTWARD, UPWARD = 0.16, 0.3
CARD_TONES = (-0.25, 0.0, 0.0, 0.3)
# A tuft of leaves, right and up as shares of its width and height: a rounded head and three tips that hang.
TUFT = ((-0.5, 0.05), (-0.34, -0.42), (-0.14, -0.2), (0.04, -0.5), (0.2, -0.2), (0.38, -0.36), (0.5, 0.08), (0.26, 0.46), (-0.2, 0.5))
# Of each ring of clumps: how many, their distance from the axis, their height as a share of the tree's, their radius.
Storeys = tuple[tuple[int, float, float, float], ...]


@dataclass(frozen=True)
class Crown:
    """Where the crown's middle is and how far it reaches, its leaf, the tone of its middle, a card's size, and cards on a clump of radius 1."""

    centre: np.ndarray
    radius: float
    material: str
    tone: float = 2.0
    card_px: tuple[float, float] = (9, 7)
    cards: int = 150


@dataclass(frozen=True)
class Clump:
    centre: np.ndarray
    radius: float


def leaf_crown(model: Model, crown: Crown, clumps: list[Clump]) -> None:
    """Clumps of leaves; what one of them hides of another is left out, so that partings are clean."""
    for clump in clumps:
        others = [other for other in clumps if other is not clump]
        under_layer(model, crown, clump)
        cards(model, crown, clump, others)


def clumps_in_storeys(
    model: Model, tree_height: float, storeys: Storeys, sizes: tuple[float, ...], axis=(0, 0, 0), wobble: float = 0.2
) -> list[Clump]:
    """Rings of clumps one above the other round an axis; `sizes` are what their radii are scaled by, unequal, or the crown is broccoli."""
    chance = model.chance
    clumps = []
    for storey, (count, distance, height, radius) in enumerate(storeys):
        for index in range(count):
            around = 2 * math.pi * (index + 0.5 * (storey % 2)) / count + chance.between(-0.18, 0.18)
            east, north = (distance * part * chance.between(0.86, 1.12) for part in (math.cos(around), math.sin(around)))
            centre = vector(east, north, tree_height * height + chance.between(-wobble, wobble)) + axis
            clumps.append(Clump(centre, radius * chance.pick(sizes)))
    return clumps


def under_layer(model: Model, crown: Crown, clump: Clump) -> None:
    """The body of a clump, a tone darker than its cards."""
    ball = ico_ball(2)
    points = ball * lumps(model, ball)[..., None] * (1, 1, CLUMP_FLATTENED) * clump.radius * UNDER_LAYER + clump.centre
    tones = crown.tone - 0.9 + height_tone(crown, clump, points.mean(1))
    model.add(points, crown.material, tones, leaf_normal(crown, clump, points), debris=True)


def cards(model: Model, crown: Crown, clump: Clump, others: list[Clump]) -> None:
    """Tufts spread evenly over what the viewer sees of a clump, each a little nearer than the one below it."""
    chance = model.chance
    count = int(crown.cards * clump.radius**2)
    tuft = np.array(TUFT)
    for index in range(count):
        rise = 1 - 2 * (index + 0.5) / count
        around = index * GOLDEN_ANGLE + chance.between(-0.25, 0.25)
        level = math.sqrt(1 - rise * rise)
        out = vector(level * math.cos(around), level * math.sin(around), rise)
        middle = clump.centre + out * (1, 1, CLUMP_FLATTENED) * clump.radius * chance.between(0.93, 1.0)
        size, step, turn = chance.between(0.8, 1.15), chance.pick(CARD_TONES), chance.between(-0.3, 0.3)
        own = vector(*(chance.between(-1, 1) for _ in range(3)))
        if out @ TO_VIEWER < RIM or out @ SCREEN_UP < CARDS_FROM or any(depth_in(other, middle) < BURIED for other in others):
            continue
        facing = unit(out + TO_VIEWER * VIEWER_SHARE)
        right = unit(SCREEN_RIGHT - facing * (SCREEN_RIGHT @ facing))
        up = np.cross(facing, right)
        wide, tall = crown.card_px[0] * size / PX_PER_UNIT, crown.card_px[1] * size / PX_UP_SCREEN_UNIT
        across, along = right * math.cos(turn) * wide + up * math.sin(turn) * wide, up * math.cos(turn) * tall - right * math.sin(turn) * tall
        outline = middle + tuft[:, :1] * across + tuft[:, 1:] * along
        normal = unit(leaf_normal(crown, clump, middle) * (1 - OWN_SHARE) + own * OWN_SHARE)
        tone = crown.tone + step + height_tone(crown, clump, middle)
        fan = np.stack([np.broadcast_to(middle, outline.shape), outline, np.roll(outline, -1, 0)], 1)
        model.add(fan, crown.material, tone, np.broadcast_to(normal, (len(fan), 3)), debris=True)


def depth_in(clump: Clump, point: np.ndarray) -> float:
    """How far from a clump's middle a point lies, 1 on its surface."""
    return float(np.linalg.norm((point - clump.centre) / (1, 1, CLUMP_FLATTENED)) / clump.radius)


def lumps(model: Model, directions: np.ndarray) -> np.ndarray:
    """How far a clump's surface lies out in each direction: round, with three or four soft swellings."""
    waves = [vector(*(model.chance.between(-2.4, 2.4) for _ in range(4))) for _ in range(3)]
    return 1 + LUMPINESS * sum(np.sin(directions @ wave[:3] + wave[3]) for wave in waves)


def leaf_normal(crown: Crown, clump: Clump, points: np.ndarray) -> np.ndarray:
    return unit(unit(points - clump.centre) * CLUMP_SHARE + (points - crown.centre) / crown.radius * CROWN_SHARE)


def height_tone(crown: Crown, clump: Clump, points: np.ndarray) -> np.ndarray:
    """Lighter high in the clump as the screen shows it, high in the crown, and towards the west and south, where most light comes from."""
    in_clump, in_crown = (points - clump.centre) / clump.radius, (points - crown.centre) / crown.radius
    return in_clump @ (SCREEN_UP * 1.3 + (-0.15, -0.15, 0)) + in_crown[..., 2] * 0.4


def bark_tone(normal: np.ndarray) -> float:
    """Lit from the camera's left, dark underneath."""
    return 0.7 if normal @ vector(0.5, -0.3, 0.3) > 0.35 else -0.6 if normal[2] < -0.2 else 0.0


def trunk(model: Model, neck, foot_radius: float, neck_radius: float, roots: int, strokes: int) -> None:
    """A bole to the neck, flared in its lowest tenth, with roots and long strokes of bark 1.5 px wide, two dark to one light."""
    chance = model.chance
    neck = np.asarray(neck, np.float64)

    def flare(along: float) -> float:
        return 1 + FLARE * (1 - along) ** 9

    def on_bark(around: float, height: float) -> np.ndarray:
        along = height / neck[2]
        radius = (foot_radius + (neck_radius - foot_radius) * along) * flare(along) + 0.012
        return neck * along + (math.cos(around) * radius, math.sin(around) * radius, 0)

    tube(model, (0, 0, 0), neck, foot_radius, neck_radius, "bark", 2, sides=10, rings=6, profile=flare, tone_by=bark_tone)
    for root in range(roots):
        around = root * 2 * math.pi / roots + 0.3
        out = vector(math.cos(around), math.sin(around), 0) * foot_radius
        thick = foot_radius * 0.57
        tube(model, out * 0.6 + (0, 0, thick), out * 2.05, thick, 0.03, "bark", 1.8, sides=8, rings=3, tone_by=bark_tone, floor=0)
    for index in range(strokes):
        around = -2.6 + index * 4.2 / strokes + chance.between(-0.08, 0.08)
        low = chance.between(0.05, 0.48) * neck[2]
        high = low + chance.between(0.17, 0.38) * neck[2]
        width = px_ground(1.5) / 2
        tube(model, on_bark(around, low), on_bark(around, high), width, width * 0.8, "bark", 0.6 if index % 3 else 3, sides=4)


def branch(model: Model, foot, direction, length: float, radius: float, forks: int, twigs: int = 2) -> None:
    """A bough that forks so many times more, in twos; forks spread level, strive outward from the tree's axis and a little upward.

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
    first = chance.between(0, 2 * math.pi)
    for index in range(twigs):
        angle = first + 2 * math.pi * (index + chance.between(-0.15, 0.15)) / twigs
        aside = vector(math.cos(angle), math.sin(angle), 0) * chance.between(0.5, 0.8)
        onward = direction * 0.8 + aside + unit(tip * (1, 1, 0)) * OUTWARD + (0, 0, UPWARD)
        branch(model, tip - direction * length * 0.06, onward, length * chance.between(0.66, 0.84), radius * 0.62, forks - 1)


def bough_tier(model: Model, material: str, height: float, radius: float, tone: float) -> None:
    """One tier of a conifer: a dark skirt, and over it two rings of drooping boughs that end in points; `height` is where their tips hang.

    The inner ring lies higher and a tone lighter; boughs keep one normal each, outward and up.
    """
    chance = model.chance
    tall = BOUGH_HEIGHT * (0.45 + 0.55 * min(radius / 2, 1))
    tube(model, (0, 0, height - 0.1), (0, 0, height + tall * 1.3), radius * 0.74, 0.1, material, tone - 1.3, sides=12, debris=True)
    count = 7 + round(radius * 4.5)
    for ring, (reach, lift, step) in enumerate(((1.0, 0.0, 0.0), (0.64, 0.36, 0.8))):
        for index in range(count):
            around = 2 * math.pi * (index + 0.5 * ring + chance.between(-0.15, 0.15)) / count
            out = vector(math.cos(around), math.sin(around), 0)
            aside = vector(-out[1], out[0], 0)
            if out @ TO_VIEWER < BOUGH_RIM:
                continue
            long = radius * reach * chance.between(0.88, 1.08)
            shoulder, middle, tip = (
                out * share + (0, 0, height + (rise + lift) * tall) for share, rise in ((0.12, 0.85), (long * 0.62, 0.4), (long, -0.2))
            )
            wide = aside * (0.13 + 0.065 * radius)
            normal = unit(out * 0.75 + (0, 0, 0.62) + aside * chance.between(-0.2, 0.2))
            light = tone + step + chance.pick((-0.25, 0.0, 0.0, 0.3)) - out @ vector(0.2, 0.14, 0)
            model.add([(shoulder, middle - wide, tip), (shoulder, tip, middle + wide)], material, light, [normal, normal], debris=True)
