"""Which frames a sheet has, in the order of the format: facing, then animation step, then variant."""

from collections.abc import Iterable
from dataclasses import dataclass

from .camera import Rect
from .errors import ExportError
from .sheet import SheetFacts

# How far a model is turned (anticlockwise from above) to look in each direction; as modelled it looks south.
TURNS_DEGREES = {
    1: (0,),
    4: (180, 90, 0, 270),  # north, east, south, west
    8: (0, 45, 90, 135, 180, 225, 270, 315),  # from south by way of east, as the direction order counts
}
# Doubled until nothing touches the border; a model still larger has stray geometry far from its anchor.
MAX_FRAME_TEXELS = 4096


@dataclass(frozen=True)
class Moment:
    """A variant at a step of an animation; `phase` runs from 0 towards 1 through the animation's frames."""

    animation: str
    step: int
    phase: float
    variant: int


def moments_of(facts: SheetFacts) -> list[Moment]:
    """The frames of one facing."""
    steps = [
        (name, step, step / animation["frames"]) for name, animation in facts.animations.items() for step in range(animation["frames"])
    ] or [("", 0, 0.0)]
    return [Moment(name, step, phase, variant) for name, step, phase in steps for variant in range(facts.variants)]


def frame_order(facts: SheetFacts) -> list[tuple[int, Moment]]:
    """(turn in degrees, moment) of every frame of the sheet."""
    if facts.facings not in TURNS_DEGREES:
        raise ExportError(f"{facts.name}: {facts.facings} facings, expected 1, 4 or 8.")
    return [(turn, moment) for turn in TURNS_DEGREES[facts.facings] for moment in moments_of(facts)]


def bounds_px(points_px: Iterable[tuple[float, float]], name: str) -> Rect:
    """The whole texels round some screen points, with a texel to spare on each side."""
    xs, ys = zip(*points_px)
    left, top = int(min(xs) // 1) - 1, int(min(ys) // 1) - 1
    rect = Rect(left, top, int(max(xs) // 1) + 2 - left, int(max(ys) // 1) + 2 - top)
    if max(rect.width, rect.height) > MAX_FRAME_TEXELS:
        raise ExportError(
            f"{name}: the model covers {rect.width} x {rect.height} texels, at most {MAX_FRAME_TEXELS} a side are possible. "
            "Look for stray geometry far from the origin, or for a scale other than metres as units."
        )
    return rect


def joined(rects: list[Rect]) -> Rect:
    """The smallest rectangle round several."""
    left, top = min(rect.left for rect in rects), min(rect.top for rect in rects)
    right, bottom = max(rect.left + rect.width for rect in rects), max(rect.top + rect.height for rect in rects)
    return Rect(left, top, right - left, bottom - top)
