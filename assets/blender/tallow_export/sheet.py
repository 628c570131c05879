"""Frames to a sheet: one frame size and anchor for all, trimmed to what is needed with a margin of one texel, then the maps and sprite.json."""

import json
import math
import re
from dataclasses import dataclass, field

import numpy as np

from .camera import Rect
from .errors import ExportError
from .maps import FrameMaps, to_byte, to_srgb
from .png import encode_png

SHEET_VERSION = 3
MAX_SIDE_PX = 4096
MARGIN_TEXELS = 1
# Heights a texel's step under the ground come from converting a half covered texel to its centre, and are laid on the ground.
GROUND_SLACK_UNITS = 0.045
HEIGHT_STEPS_PER_UNIT = 100
EMISSIVE_STEPS_PER_UNIT = 10
KINDS = ("sprite", "ground")
NAME_PATTERN = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
MAX_NAME_LENGTH = 64


@dataclass(frozen=True)
class WangFacts:
    """Which frames fit which crossed edges: `frames[n | e<<1 | s<<2 | w<<3]`, and the share of edges that are crossed."""

    probability: float
    frames: tuple[tuple[int, ...], ...]


@dataclass
class SheetFacts:
    """What sprite.json tells beside sizes, and with `kind` ("sprite" or "ground") where the sheet belongs."""

    name: str
    kind: str = "sprite"
    footprint: tuple[int, int] = (1, 1)
    facings: int = 1
    variants: int = 1
    animations: dict[str, dict[str, int]] = field(default_factory=dict)
    bare: bool = False
    wang: WangFacts | None = None

    def __post_init__(self) -> None:
        if not NAME_PATTERN.fullmatch(self.name) or len(self.name) > MAX_NAME_LENGTH:
            raise ExportError(
                f"'{self.name}' is no sheet's name; expected lower-case words of a-z and 0-9 joined by underscores, at most "
                f"{MAX_NAME_LENGTH} signs. Rename the sheet, or give --name."
            )
        if self.kind not in KINDS:
            raise ExportError(f"{self.name}: the kind '{self.kind}' is none; expected {' or '.join(KINDS)}.")


def needed_rect(frames: list[FrameMaps], rect: Rect) -> Rect:
    """The smallest rectangle that holds every covered texel of all frames, and a margin."""
    covered = np.any([maps.covered for maps in frames], axis=0)
    rows, columns = np.flatnonzero(covered.any(1)), np.flatnonzero(covered.any(0))
    if not len(rows):
        return Rect(-1, -1, 2, 2)
    tight = Rect(rect.left + int(columns[0]), rect.top + int(rows[0]), int(np.ptp(columns)) + 1, int(np.ptp(rows)) + 1)
    return tight.grown(MARGIN_TEXELS)


def windowed(frames: list[FrameMaps], outer: Rect, inner: Rect) -> list[FrameMaps]:
    return [maps.window(inner.top - outer.top, inner.left - outer.left, inner.height, inner.width) for maps in frames]


def sheet_files(facts: SheetFacts, frames: list[FrameMaps], rect: Rect) -> dict[str, bytes]:
    """File name to bytes for one sheet; all frames are `rect` large."""
    columns, rows = layout(facts, len(frames), rect)

    def laid(name: str) -> np.ndarray:
        return lay_out([getattr(maps, name) for maps in frames], columns, rows)

    fronts, backs = on_ground(facts, frames, "height"), on_ground(facts, frames, "back")
    height_range = rounded_up(max(float(values.max(initial=0)) for values in fronts), HEIGHT_STEPS_PER_UNIT)
    covered, glow, debris = laid("covered"), laid("glow"), laid("debris")
    glow_scale = rounded_up(float(glow.max()), EMISSIVE_STEPS_PER_UNIT)
    normal = to_byte((laid("normal") * 0.5 + 0.5) * 255)

    files = {
        "albedo.png": encode_png(np.dstack([laid("albedo"), np.where(covered, 255, 0).astype(np.uint8)])),
        "normal.png": encode_png(np.where(covered[..., None], normal, 0).astype(np.uint8)),
        "height.png": encode_png(to_16_bit(lay_out(fronts, columns, rows) / height_range)),
        "height_back.png": encode_png(to_16_bit(lay_out(backs, columns, rows) / height_range)),
        "material.png": encode_png(laid("surface")),
    }
    if glow.any():
        files["emissive.png"] = encode_png(to_byte(to_srgb(glow / glow_scale) * 255))
    if debris.any():
        files["debris.png"] = encode_png(np.where(debris, 255, 0).astype(np.uint8))
    record = {
        "version": SHEET_VERSION,
        "name": facts.name,
        "frame_w": rect.width,
        "frame_h": rect.height,
        "frames": len(frames),
        "columns": columns,
        "anchor": [-rect.left, -rect.top],
        "height_range": height_range,
        "footprint": list(facts.footprint),
        "emissive_scale": glow_scale if glow.any() else 1.0,
        "has_back": True,
        "has_debris": bool(debris.any()),
        "facings": facts.facings,
        "variants": len(facts.wang.frames[0]) if facts.wang else facts.variants,
        **({"animations": facts.animations} if facts.animations else {}),
        **({"wang": {"probability": facts.wang.probability, "variants": facts.wang.frames}} if facts.wang else {}),
        **({"bare": True} if facts.bare else {}),
    }
    files["sprite.json"] = (json.dumps(record, indent=2) + "\n").encode()
    return files


def layout(facts: SheetFacts, frames: int, rect: Rect) -> tuple[int, int]:
    """Columns and rows of frames; one row as long as it fits."""
    columns = max(1, min(frames, MAX_SIDE_PX // rect.width))
    rows = math.ceil(frames / columns)
    if rect.width > MAX_SIDE_PX or rows * rect.height > MAX_SIDE_PX:
        raise ExportError(
            f"{facts.name}: {frames} frames of {rect.width} x {rect.height} texels do not fit a sheet of {MAX_SIDE_PX} texels a side; "
            "make the model smaller or split its animations into sheets."
        )
    return columns, rows


def to_16_bit(share: np.ndarray) -> np.ndarray:
    return np.floor(share * 65535 + 0.5).astype(np.uint16)


def lay_out(values: list[np.ndarray], columns: int, rows: int) -> np.ndarray:
    """Frames left to right, then top to bottom; places left over stay empty."""
    empty = [np.zeros_like(values[0])] * (columns * rows - len(values))
    cells = values + empty
    return np.concatenate([np.concatenate(cells[row * columns : (row + 1) * columns], axis=1) for row in range(rows)], axis=0)


def on_ground(facts: SheetFacts, frames: list[FrameMaps], which: str) -> list[np.ndarray]:
    """Heights with rounding under the ground taken off; what truly lies below it is refused, the front by name and texel."""
    for number, maps in enumerate(frames):
        lowest = maps.height.min(initial=0)
        if which == "height" and lowest < -GROUND_SLACK_UNITS:
            row, column = np.unravel_index(maps.height.argmin(), maps.height.shape)
            raise ExportError(
                f"{facts.name}: frame {number}, texel ({column}, {row}): the model reaches {-lowest:.3f} units below its ground point, "
                "expected heights of 0 and more. Raise the model, or cut off what is under the ground."
            )
    return [np.maximum(getattr(maps, which), 0) for maps in frames]


def rounded_up(value: float, steps_per_unit: int) -> float:
    """To the next step, and one step at least; a hair above a step does not count as the next."""
    return max(1, math.ceil(value * steps_per_unit - 1e-6)) / steps_per_unit
