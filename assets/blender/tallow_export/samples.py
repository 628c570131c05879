"""What the rays of one frame met, sorted by texel: every array is (height, width, 36, ...), one row of 36 samples a texel."""

from dataclasses import dataclass

import numpy as np

from .studio import SAMPLES

SAMPLES_PER_TEXEL = SAMPLES * SAMPLES


@dataclass
class Samples:
    """`depth` and `back` are distances towards the camera from the plane through the anchor, in units; -inf and inf where nothing was met.

    `normal` is in game axes. A model script's samples carry `material` (a number of the palette) and `tone` (0 to 4); an artist's carry the
    number of the material and, in `colour`, `surface` and `glow`, what its shader said (linear RGB; metallic, roughness, specular; linear RGB).
    """

    hit: np.ndarray
    depth: np.ndarray
    back: np.ndarray
    normal: np.ndarray
    material: np.ndarray
    tone: np.ndarray
    thin: np.ndarray
    debris: np.ndarray
    colour: np.ndarray | None = None
    surface: np.ndarray | None = None
    glow: np.ndarray | None = None


def by_texel(picture: np.ndarray) -> np.ndarray:
    """(height * 6, width * 6, c) to (height, width, 36, c); the samples of a texel row by row from its top left."""
    rows, columns, channels = picture.shape
    split = picture.reshape(rows // SAMPLES, SAMPLES, columns // SAMPLES, SAMPLES, channels)
    return split.transpose(0, 2, 1, 3, 4).reshape(rows // SAMPLES, columns // SAMPLES, SAMPLES_PER_TEXEL, channels)


def sample_offsets() -> tuple[np.ndarray, np.ndarray]:
    """Where the 36 samples lie in their texel: x and y from its centre, in texels."""
    steps = (np.arange(SAMPLES) + 0.5) / SAMPLES - 0.5
    return np.tile(steps, SAMPLES), np.repeat(steps, SAMPLES)
