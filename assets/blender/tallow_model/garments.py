"""Clothes as patches of a bell: the outline of the clothed body, wide at shoulders and hem, so that cloth, belt, hem and apron lie on one surface."""

import math
from dataclasses import dataclass

import numpy as np

from .model import Model
from .skins import skin
from .space import px_up

FULL_TURN = (-180.0, 180.0)
# A patch has a point about every half texel.
STEP_DEGREES, STEP_PX = 6.0, 1.0
STRAP_STEPS = 48
# Layers of cloth lie so far apart that rays never choose the wrong one.
LAYER_UNITS = 0.008


@dataclass(frozen=True)
class Bell:
    """Rings of the clothed body from the hem up: height in px, half width and half depth in units.

    `sway` are the units by which the hem's left and right go forward with the legs; above `waist_px` nothing sways.
    """

    rings: tuple[tuple[float, float, float], ...]
    waist_px: float
    sway: tuple[float, float] = (0.0, 0.0)

    @property
    def hem_px(self) -> float:
        return self.rings[0][0]

    @property
    def top_px(self) -> float:
        return self.rings[-1][0]

    def half_width(self, height_px: float) -> float:
        """Units from the middle to the side at a height."""
        heights, widths, _ = zip(*self.rings)
        return float(np.interp(height_px, heights, widths))

    def points(self, degrees: np.ndarray, height_px: float, lift: float) -> np.ndarray:
        """Points (n, 3) at angles from the front (0 looks forward, 90 to the left hand), lifted off the surface by so many units."""
        heights, widths, depths = zip(*self.rings)
        half_width, half_depth = (np.interp(height_px, heights, sizes) + lift for sizes in (widths, depths))
        left, forward = np.sin(np.radians(degrees)), np.cos(np.radians(degrees))
        hangs = max(0.0, (self.waist_px - height_px) / (self.waist_px - self.hem_px))
        sway = hangs * (self.sway[0] * (1 + left) + self.sway[1] * (1 - left)) / 2
        return np.stack([half_width * left, -half_depth * forward - sway, np.full(len(left), px_up(height_px))], -1)


def patch(
    model: Model, bell: Bell, span_px: tuple[float, float], material: str, tone: float = 2.0, degrees: tuple[float, float] = FULL_TURN,
    layer: float = 0.0, top_degrees: tuple[float, float] | None = None,
) -> None:  # fmt: skip
    """Cloth on the bell from a height to another and from an angle to another, so many layers out. It narrows to `top_degrees` at its top."""
    low, high = span_px
    closed = degrees == FULL_TURN
    count = max(2, math.ceil((degrees[1] - degrees[0]) / STEP_DEGREES))
    shares = np.linspace(0, 1, count, endpoint=not closed)
    heights = np.linspace(low, high, max(2, math.ceil((high - low) / STEP_PX) + 1))
    rows = []
    for height in heights:
        up = (height - low) / (high - low)
        first, last = (a + (b - a) * up for a, b in zip(degrees, top_degrees or degrees))
        rows.append(bell.points(first + (last - first) * shares, height, layer * LAYER_UNITS))
    skin(model, np.array(rows), material, tone, closed)


@dataclass(frozen=True)
class Apron:
    """From `hem_px` up to the belt and, unless `bib_px` is 0, on to the chest; half its width is given as angles from the front."""

    material: str
    tone: float
    hem_px: float
    bib_px: float = 0.0
    half_degrees: float = 46.0
    bib_half_degrees: float = 34.0


def apron_skirt(model: Model, bell: Bell, apron: Apron, belt_px: float) -> None:
    """What hangs from the belt; it ends in a line a tone darker."""
    hem, top = apron.half_degrees, apron.half_degrees * 0.9
    patch(model, bell, (apron.hem_px + 1, belt_px), apron.material, apron.tone, (-hem, hem), layer=2, top_degrees=(-top, top))
    patch(model, bell, (apron.hem_px, apron.hem_px + 1), apron.material, apron.tone - 1, (-hem, hem), layer=2)


def apron_bib(model: Model, bell: Bell, apron: Apron, belt_px: float) -> None:
    """The bib, and the strap that goes round the neck."""
    low, high = apron.bib_half_degrees, apron.bib_half_degrees * 0.75
    patch(model, bell, (belt_px, apron.bib_px), apron.material, apron.tone, (-low, low), layer=2, top_degrees=(-high, high))
    for side in (-1, 1):
        first, last = sorted((side * high, side * (high - 12)))
        patch(model, bell, (apron.bib_px, bell.top_px - 0.5), apron.material, apron.tone, (first, last), layer=2)


def strap(
    model: Model, bell: Bell, path: tuple[tuple[float, float], ...], width_px: float, material: str, tone: float, layer: float = 3.0
) -> None:  # fmt: skip
    """A band of even width over the bell through points (angle from the front, height in px)."""
    degrees, heights = np.array(path, np.float64).T
    shares, steps = np.linspace(0, 1, len(path)), np.linspace(0, 1, STRAP_STEPS)
    degrees, heights = np.interp(steps, shares, degrees), np.interp(steps, shares, heights)
    px_a_degree = math.radians(1) * bell.half_width(float(heights.mean())) / px_up(1)
    along, up = np.gradient(degrees) * px_a_degree, np.gradient(heights)
    half = width_px / 2 / np.hypot(along, up)
    edges = [(degrees + side * half * up / px_a_degree, heights - side * half * along) for side in (-1, 1)]
    lift = layer * LAYER_UNITS
    points = [[bell.points(np.array([angle]), height, lift)[0] for angle, height in zip(*edge)] for edge in edges]
    skin(model, np.array(points).swapaxes(0, 1), material, tone, closed=False)


def folds(model: Model, bell: Bell, degrees: tuple[float, ...], belt_px: float, material: str, tone: float) -> None:
    """Where the skirt falls in: lines that run up from the hem and end in a point."""
    for index, middle in enumerate(degrees):
        top = bell.hem_px + (belt_px - bell.hem_px) * (0.62 if index % 2 else 0.8)
        patch(model, bell, (bell.hem_px, top), material, tone, (middle - 6, middle + 6), layer=1, top_degrees=(middle - 3, middle + 3))


def close_hem(model: Model, bell: Bell, material: str, tone: float = 0.0) -> None:
    """Shuts the bell from below, where only the shade of the skirt is."""
    ring = bell.points(np.linspace(*FULL_TURN, 30, endpoint=False), bell.hem_px, 0.0)
    middle = ring.mean(0)
    skin(model, np.array([middle + (ring - middle) * 0.01, ring]), material, tone)
