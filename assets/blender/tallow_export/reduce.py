"""36 samples become one texel, and every map takes the same winners, so a texel is never half one thing and half another.

1. There: when half of the samples met something, or a fifth met a part tagged thin.
2. Layer: samples sorted by distance, split where neighbours are more than 0.25 units apart; the heaviest layer wins, the nearest gets 15 % more.
3. In it the heaviest material, then its commonest tone. Thin samples weigh 2.5, or lines under a texel would break.
4. Normal: mean over the winning material's samples in that layer. Height: theirs, taken at the texel's centre.

Colours are never averaged: in-between colours are what makes reduced pictures look milky. Every tie goes to the lower number.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .camera import PX_PER_UNIT_UP
from .samples import SAMPLES_PER_TEXEL, Samples, sample_offsets

COVER_SHARE = 0.5
THIN_COVER_SHARE = 0.2
THIN_WEIGHT = 2.5
LAYER_GAP_UNITS = 0.25
NEAREST_LAYER_BONUS = 1.15
TONES = 5
# Samples that keep to a plane within this lie on one flat face, and their height at the centre is the plane's; otherwise it is their mean.
FLAT_WITHIN_UNITS = 0.002
# A normal may lean away from the camera no further than this (the cosine): lighting and shells take what is seen as facing the viewer.
LEAST_FACING = 0.06
TO_CAMERA_GAME = np.array([0.5, 0.5, np.sqrt(0.5)])


@dataclass
class Texels:
    """One frame: arrays (height, width, ...). `height` and `back` are units above the anchor on the ray through the texel's centre.

    `winners` (height, width, 36) marks the samples that each texel was made of.
    """

    covered: np.ndarray
    material: np.ndarray
    tone: np.ndarray
    normal: np.ndarray
    height: np.ndarray
    back: np.ndarray
    debris: np.ndarray
    winners: np.ndarray


def reduce_samples(samples: Samples, top_px: int) -> Texels:
    """`top_px` is the frame's upper edge, counted down from the anchor."""
    weight = np.where(samples.thin, THIN_WEIGHT, 1.0) * samples.hit
    hits = samples.hit.sum(-1)
    thin_hits = (samples.thin & samples.hit).sum(-1)
    share = hits / SAMPLES_PER_TEXEL
    covered = (share >= COVER_SHARE) | ((thin_hits > 0) & (share >= THIN_COVER_SHARE))

    in_layer = samples.hit & heaviest_layer(samples, weight)
    material = heaviest(samples.material, weight * in_layer, int(samples.material.max(initial=0)) + 1)
    winners = in_layer & (samples.material == material[..., None]) & covered[..., None]
    tone = heaviest(samples.tone, winners.astype(np.float64), TONES)
    debris = (samples.debris & winners).sum(-1) * 2 > winners.sum(-1)

    front = at_centre(samples.depth, winners, rough=mean)
    back = np.minimum(at_centre(samples.back, winners, rough=median), front)
    down_px = top_px + np.arange(covered.shape[0])[:, None] + 0.5
    height, back_height = (np.where(covered, height_on_ray(depth, down_px), 0.0) for depth in (front, back))
    normal = facing(mean_normal(samples.normal, winners))
    return Texels(covered, material, tone, normal, height, back_height, debris & covered, winners)


def height_on_ray(depth: np.ndarray, down_px: np.ndarray) -> np.ndarray:
    """The height of the point at a depth on the ray that meets the anchor's plane so many texels under the anchor."""
    return (depth - down_px / PX_PER_UNIT_UP) / np.sqrt(2)


def heaviest_layer(samples: Samples, weight: np.ndarray) -> np.ndarray:
    """Marks the samples of each texel's winning layer of depth."""
    order = np.argsort(-samples.depth, axis=-1, kind="stable")
    sorted_depth = np.take_along_axis(samples.depth, order, -1)
    with np.errstate(invalid="ignore"):
        opens = (sorted_depth[..., :-1] - sorted_depth[..., 1:]) > LAYER_GAP_UNITS
    layer_sorted = np.concatenate([np.zeros_like(opens[..., :1], int), np.cumsum(opens, -1)], -1)
    layer = np.empty_like(layer_sorted)
    np.put_along_axis(layer, order, layer_sorted, -1)
    bonus = np.where(layer == 0, NEAREST_LAYER_BONUS, 1.0)
    return layer == heaviest(layer, weight * bonus, int(layer.max(initial=0)) + 1)[..., None]


def heaviest(label: np.ndarray, weight: np.ndarray, labels: int) -> np.ndarray:
    """For each texel the label with the largest sum of weights."""
    best, best_weight = np.zeros(label.shape[:-1], int), np.zeros(label.shape[:-1])
    for candidate in range(labels):
        total = np.where(label == candidate, weight, 0.0).sum(-1)
        better = total > best_weight + 1e-9
        best, best_weight = np.where(better, candidate, best), np.where(better, total, best_weight)
    return best


def at_centre(depth: np.ndarray, winners: np.ndarray, rough: Callable[[np.ndarray, np.ndarray], np.ndarray]) -> np.ndarray:
    """The winners' depth at the texel's centre: that of their plane where they lie in one, else what `rough` makes of them.

    The mean alone would be the depth at the samples' own middle, up to 0.016 units off on a wall whose edge cuts the texel.
    """
    across, down = sample_offsets()
    count = np.maximum(winners.sum(-1), 1)
    middle = mean(depth, winners)
    mean_x, mean_y = (winners * across).sum(-1) / count, (winners * down).sum(-1) / count
    x = np.where(winners, across - mean_x[..., None], 0.0)
    y = np.where(winners, down - mean_y[..., None], 0.0)
    off = np.where(winners, depth - middle[..., None], 0.0)
    xx, xy, yy = (x * x).sum(-1), (x * y).sum(-1), (y * y).sum(-1)
    determinant = xx * yy - xy * xy
    spread = determinant > 1e-3
    divisor = np.where(spread, determinant, 1.0)
    slope_x = np.where(spread, ((x * off).sum(-1) * yy - (y * off).sum(-1) * xy) / divisor, 0.0)
    slope_y = np.where(spread, ((y * off).sum(-1) * xx - (x * off).sum(-1) * xy) / divisor, 0.0)
    rest = np.abs(off - slope_x[..., None] * x - slope_y[..., None] * y).max(-1)
    plane = middle - slope_x * mean_x - slope_y * mean_y
    return np.where(spread & (rest <= FLAT_WITHIN_UNITS), plane, rough(depth, winners))


def mean(values: np.ndarray, chosen: np.ndarray) -> np.ndarray:
    """The mean of the chosen values of each texel; 0 where none is chosen."""
    return np.where(chosen, values, 0.0).sum(-1) / np.maximum(chosen.sum(-1), 1)


def median(values: np.ndarray, chosen: np.ndarray) -> np.ndarray:
    """The lower median of the chosen values of each texel; 0 where none is chosen."""
    ordered = np.sort(np.where(chosen, values, np.inf), axis=-1)
    middle = np.maximum(chosen.sum(-1) - 1, 0) // 2
    found = np.take_along_axis(ordered, middle[..., None], -1)[..., 0]
    return np.where(np.isfinite(found), found, 0.0)


def mean_normal(normal: np.ndarray, winners: np.ndarray) -> np.ndarray:
    """The direction of the sum; towards the camera where the sum vanishes."""
    total = np.where(winners[..., None], normal, 0.0).sum(-2)
    length = np.linalg.norm(total, axis=-1, keepdims=True)
    return np.where(length > 1e-6, total / np.maximum(length, 1e-6), TO_CAMERA_GAME)


def facing(normal: np.ndarray) -> np.ndarray:
    """Bends a normal that leans away back until it faces the camera slightly; unit length is kept."""
    short = np.maximum(LEAST_FACING - normal @ TO_CAMERA_GAME, 0.0)[..., None]
    bent = normal + short * TO_CAMERA_GAME
    length = np.linalg.norm(bent, axis=-1, keepdims=True)
    # Straight away from the camera the bent normal vanishes: then the camera's own direction is as good as any.
    return np.where(length > 0.05, bent / np.maximum(length, 0.05), TO_CAMERA_GAME)
