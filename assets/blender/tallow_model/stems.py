"""Trunks and boughs that bend, fork and break: a stem is a curve with a thickness, and marks are placed on its bark.

Places are given as the picture shows them: right, towards the viewer, and up. Where a stem broke, pale splinters stand.
"""

import math
from collections.abc import Callable, Sequence

import numpy as np

from .foliage import SCREEN_RIGHT, TO_VIEWER, TWIG_LOOKS, TWIG_RADIUS_UNITS, Clump, bark_tone
from .marks import mark
from .model import Model
from .rounds import circle, quads, tube
from .solids import polygon
from .space import px_ground, square_to, unit, vector

# Level, towards the viewer.
AHEAD = unit(TO_VIEWER * (1, 1, 0))
# The azimuth of the viewer.
FRONT = -math.pi / 4
# Roots that run less towards the viewer than this would stick out like fins above the others' feet.
BEHIND = 0.1
# How much of the way to its clump's middle a bough goes.
BOUGH_SHARE = 0.9
# Where twigs leave a bough, and how far they turn right; they are two texels thick, and apart, or the outline would fill what is between.
TWIGS = ((0.62, -0.7), (0.97, 0.75), (0.97, -0.35))
TWIG_UNITS = 0.042
# Between two points of a stem it is drawn in so many straight pieces.
PIECES = 4
SIDES = 10
# As far as this to both sides of the viewer's azimuth there are strokes on the bark.
STROKED = 1.45
# Marks on bark lie so far off it, or its own facets would cut through them.
BARK_LIFT_UNITS = 0.014


def place(right: float, ahead: float, up: float) -> np.ndarray:
    """A point so many units right of the ground point on the screen, nearer to the viewer, and high."""
    return SCREEN_RIGHT * right + AHEAD * ahead + (0, 0, up)


def shown(point: np.ndarray) -> tuple[float, float, float]:
    """What `place` makes the point from."""
    return float(point @ SCREEN_RIGHT), float(point @ AHEAD), float(point[2])


def clumps_at(*places: tuple[float, float, float, float]) -> list[Clump]:
    """Clumps from (right, ahead, up, radius)."""
    return [Clump(place(right, ahead, up), radius) for right, ahead, up, radius in places]


class Stem:
    """A curve through `points` (right, ahead, up) whose radius runs from the first to the last of `radii`, evenly spread over the points."""

    def __init__(self, points: Sequence[Sequence[float]], radii: Sequence[float], flare: float = 0.0) -> None:
        through = np.array([place(*point) for point in points])
        ends = np.vstack([2 * through[0] - through[1], through, 2 * through[-1] - through[-2]])
        places = np.linspace(0, len(through) - 1, PIECES * (len(through) - 1) + 1)
        self.centres = np.array([curve(ends, at) for at in places])
        self.along = places / places[-1]
        self.radii = np.interp(self.along, np.linspace(0, 1, len(radii)), radii) * (1 + flare * (1 - self.along) ** 9)

    def at(self, along: float) -> tuple[np.ndarray, float, np.ndarray]:
        """Centre, radius and direction at a share of its length."""
        index = min(int(np.searchsorted(self.along, along, "right")) - 1, len(self.along) - 2)
        share = (along - self.along[index]) / (self.along[index + 1] - self.along[index])
        step = self.centres[index + 1] - self.centres[index]
        return self.centres[index] + step * share, float(np.interp(along, self.along, self.radii)), unit(step)

    def distance(self, point: np.ndarray) -> float:
        """Units from a point to the stem's middle line."""
        return float(np.linalg.norm(self.centres - point, axis=1).min())

    def on_bark(self, along: float, around: float) -> tuple[np.ndarray, np.ndarray]:
        """A point on the bark in the direction of an azimuth, and where the bark looks there."""
        centre, radius, direction = self.at(along)
        level = vector(math.cos(around), math.sin(around), 0)
        out = unit(level - direction * (level @ direction))
        return centre + out * radius, out

    def draw(
        self, model: Model, material: str = "bark", tone: float = 2.0, tone_by: Callable[[np.ndarray], float] = bark_tone, **tags
    ) -> None:  # fmt: skip
        """Bark; `tone_by` adds a tone for an outward normal: lit from the left and dark underneath, unless told otherwise.

        Where it is thin as a twig it takes one light, for shading on 2 px is speckle.
        """
        directions = unit(np.gradient(self.centres, axis=0))
        across, ring, rows = square_to(directions[0])[0], circle(SIDES), []
        for direction in directions:
            across = unit(across - direction * (across @ direction))
            rows.append(ring[:, :1] * across + ring[:, 1:] * np.cross(direction, across))
        out = np.array(rows)
        position = quads(self.centres[:, None] + out * self.radii[:, None, None])
        position[..., 2] = np.maximum(position[..., 2], 0)
        is_twig = np.broadcast_to((self.radii < TWIG_RADIUS_UNITS)[:, None, None], (*out.shape[:2], 1))
        normals = quads(np.where(is_twig, unit(TWIG_LOOKS), out))
        steps = np.array([tone_by(normal) for normal in unit(normals.mean(1))]) * ~quads(is_twig).any(1)[:, 0]
        model.add(position, material, tone + steps, normals, **tags)

    def roots(self, model: Model, count: int, material: str = "bark", tone: float = 1.8, reach: float = 2.0) -> None:
        """Roots that run out from its foot, unequally spread, `reach` times as far as it is thick."""
        foot, radius = self.centres[0], self.radii[1]
        for index in range(count):
            around = FRONT + 2 * math.pi * (index + 0.5 + model.chance.between(-0.2, 0.2)) / count
            out, thick = vector(math.cos(around), math.sin(around), 0) * radius, radius * model.chance.between(0.4, 0.55)
            if out @ AHEAD < BEHIND * radius:
                continue
            end = foot + out * reach * model.chance.between(0.85, 1.1)
            tube(model, foot + out * 0.5 + (0, 0, thick), end, thick, 0.04, material, tone, 8, 3, tone_by=bark_tone, floor=0)

    def strokes(self, model: Model, count: int, material: str = "bark", tones=(0.6, 0.6, 3), reach=(0.05, 0.85), width_px: float = 1.5) -> None:
        """Long strokes of bark on the side that the viewer sees, spread evenly round it, unequal in length; `reach` are shares of the stem."""
        chance = model.chance
        for index in range(count):
            around = FRONT + STROKED * (2 * (index + 0.5) / count - 1) + chance.between(-0.08, 0.08)
            low = chance.between(reach[0], reach[0] + (reach[1] - reach[0]) * 0.6)
            high = min(low + chance.between(0.15, 0.35), reach[1])
            edges = [self.on_bark(low + (high - low) * step / 3, around) for step in range(4)]
            for (start, out), (end, _) in zip(edges, edges[1:]):
                aside = unit(np.cross(out, end - start)) * px_ground(width_px) / 2
                mark(model, [start - aside, end - aside, end + aside, start + aside], material, tones[index % len(tones)], out, BARK_LIFT_UNITS)

    def snapped(self, model: Model, tall: float, material: str = "plank", tone: float = 3.2, bark: tuple[str, float] = ("bark", 1.4)) -> None:
        """Its broken end: a pale face, and splinters of unequal length, the highest `tall` units, with `bark` (material, tone) outside."""
        centre, radius, direction = self.at(1.0)
        across, other = square_to(direction)
        ring = [centre + (across * cos + other * sin) * radius for cos, sin in circle(8)]
        polygon(model, ring, material, tone - 1.2, direction)
        for index, share in enumerate((1.0, 0.35, 0.6, 0.25)):
            start, end = ring[index * 2], ring[(index * 2 + 2) % 8]
            tip = (start + end) / 2 + direction * tall * share - (start + end - 2 * centre) * 0.12
            inward = centre - (start + end) / 2
            faces = unit(unit(inward) + unit(TO_VIEWER) * 0.6)
            model.add([(start, end, tip)], material, tone, faces)
            model.add([(start - inward * 0.1, tip, end - inward * 0.1)], *bark, unit(-inward))


def boughs_to(model: Model, stem: Stem, clumps: Sequence[Clump], radius: float, lowest: float = 0.3, rise: float = 0.8) -> None:
    """A bough from the stem into each clump, and twigs in it: so wood and leaf agree, and no twig pokes out.

    Boughs rise by `rise` of what they reach aside, and start no lower than the share `lowest` of the stem.
    """
    for clump in clumps:
        aside = stem.distance(clump.centre)
        nearest = int(np.argmin(np.linalg.norm(stem.centres - (clump.centre - (0, 0, rise * aside)), axis=1)))
        start, thick, _ = stem.at(float(np.clip(stem.along[nearest], lowest, 0.97)))
        end = start + (clump.centre - start) * BOUGH_SHARE
        bough = Stem((shown(start), shown((start + end) / 2 + (0, 0, 0.12 * aside)), shown(end)), (min(radius, thick * 0.8), radius * 0.6))
        bough.draw(model)
        for along, turn in TWIGS:
            foot, _, onward = bough.at(along)
            onward = unit(onward + SCREEN_RIGHT * turn + (0, 0, 0.2 + rise * 0.25))
            tip = foot + onward * clump.radius * model.chance.between(0.75, 1.0) * (1 - 0.25 * abs(turn))
            twig = Stem((shown(foot), shown((foot + tip) / 2 + (0, 0, 0.05)), shown(tip)), (TWIG_UNITS, TWIG_UNITS * 0.5))
            twig.draw(model)


def curve(points: np.ndarray, at: float) -> np.ndarray:
    """A smooth curve through all points but the first and the last, which only tell its ends' directions."""
    index = min(int(at), len(points) - 4)
    before, start, end, after = points[index : index + 4]
    share = at - index
    return start + 0.5 * share * (end - before + share * (2 * before - 5 * start + 4 * end - after + share * (3 * (start - end) + after - before)))
