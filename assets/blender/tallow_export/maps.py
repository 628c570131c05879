"""From the texels of one frame to the pixels of the seven maps, albedo and light from the palette or from the artist's shaders."""

from dataclasses import dataclass

import numpy as np

from .palette import MATERIALS
from .reduce import Texels
from .samples import Samples

# A texel that glows takes light as 0.45 of its colour: with all of it a lamp goes white under its own light.
GLOWING_ALBEDO = 0.45


@dataclass
class FrameMaps:
    """uint8 (height, width, 3) for albedo and surface, bool and float (height, width) for the rest; `glow` is linear RGB light, unscaled."""

    covered: np.ndarray
    albedo: np.ndarray
    surface: np.ndarray
    normal: np.ndarray
    height: np.ndarray
    back: np.ndarray
    debris: np.ndarray
    glow: np.ndarray

    def cut(self, keep: np.ndarray) -> "FrameMaps":
        """The same frame with only the texels of `keep` covered."""
        return blanked(FrameMaps(self.covered & keep, *(getattr(self, name) for name in FIELDS[1:])))

    def window(self, top: int, left: int, height: int, width: int) -> "FrameMaps":
        """A part of the frame."""
        return FrameMaps(*(getattr(self, name)[top : top + height, left : left + width] for name in FIELDS))


FIELDS = ("covered", "albedo", "surface", "normal", "height", "back", "debris", "glow")


def blanked(maps: FrameMaps) -> FrameMaps:
    """Zero in every map where nothing is: uncovered texels must not depend on what was cut away."""

    def clear(values: np.ndarray) -> np.ndarray:
        covered = maps.covered[..., None] if values.ndim == 3 else maps.covered
        return np.where(covered, values, 0).astype(values.dtype)

    return FrameMaps(maps.covered, *(clear(getattr(maps, name)) for name in FIELDS[1:]))


def palette_maps(texels: Texels) -> FrameMaps:
    """Colours looked up in the ramps by winning material and tone."""
    ramps = np.array([material.ramp for material in MATERIALS], np.float64)
    surfaces = np.array([(material.metallic, material.roughness, material.specular) for material in MATERIALS])
    strength = np.array([material.glow for material in MATERIALS])[texels.material]
    colour = ramps[texels.material, texels.tone]
    albedo = np.where(strength[..., None] > 0, colour * GLOWING_ALBEDO, colour)
    glow = to_linear(colour / 255) * strength[..., None]
    return finish(texels, albedo, surfaces[texels.material], glow)


def artist_maps(texels: Texels, samples: Samples) -> FrameMaps:
    """The one sample, of each texel's winners, whose colour is nearest to the winners' median: a colour that is really there."""
    chosen = texels.winners
    order = np.sort(np.where(chosen[..., None], samples.colour, np.inf), axis=-2)
    middle = np.maximum(chosen.sum(-1) - 1, 0) // 2
    median = np.take_along_axis(order, middle[..., None, None], -2)
    off = np.abs(samples.colour - np.where(np.isfinite(median), median, 0)).sum(-1)
    nearest = np.where(chosen, off, np.inf).argmin(-1)[..., None, None]

    def pick(values: np.ndarray) -> np.ndarray:
        return np.take_along_axis(values, nearest, -2)[..., 0, :]

    return finish(texels, to_srgb(pick(samples.colour)) * 255, pick(samples.surface), pick(samples.glow))


def finish(texels: Texels, albedo: np.ndarray, surface: np.ndarray, glow: np.ndarray) -> FrameMaps:
    return blanked(
        FrameMaps(
            texels.covered, to_byte(albedo), to_byte(surface * 255), texels.normal, texels.height, texels.back, texels.debris, glow
        )
    )


def to_byte(values: np.ndarray) -> np.ndarray:
    return np.clip(np.floor(values + 0.5), 0, 255).astype(np.uint8)


def to_linear(srgb: np.ndarray) -> np.ndarray:
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def to_srgb(linear: np.ndarray) -> np.ndarray:
    held = np.clip(linear, 0, 1)
    return np.where(held <= 0.0031308, held * 12.92, 1.055 * held ** (1 / 2.4) - 0.055)
