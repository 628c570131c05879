"""Shapes whose surfaces are known by a formula; tests/export/analytic-shapes.ts knows the same ones. Axes are Blender's."""

from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.solids import box, polygon

SLOPE = [(-0.4, -0.4, 0), (0.4, -0.4, 0), (0.4, 0.4, 0), (-0.4, 0.4, 0), (0.4, 0.4, 0.8), (-0.4, 0.4, 0.8)]
SLOPE_FACES = [(0, 1, 4, 5), (1, 2, 4), (3, 0, 5), (2, 3, 5, 4), (3, 2, 1, 0)]


def build_box(model: Model) -> None:
    box(model, (0.05, -0.1, 0.45), (0.7, 0.5, 0.9), "stone", bevel=0)


def build_slope(model: Model) -> None:
    for face in SLOPE_FACES:
        polygon(model, [SLOPE[corner] for corner in face], "plank", 2)


def build_ball(model: Model) -> None:
    ball(model, (0, 0, 0.6), 0.5, "linen", subdivisions=6)


def build_two(model: Model) -> None:
    """A small box a unit and a half in front of a large one."""
    box(model, (-0.5, 0.5, 0.5), (0.6, 0.6, 1.0), "stone", bevel=0)
    box(model, (0.25, -0.25, 0.2), (0.3, 0.3, 0.4), "stone", 3, bevel=0)


def build_arrow(model: Model) -> None:
    """A post with a red flag on its south side; the second variant's post is dark."""
    box(model, (0, 0, 0.3), (0.2, 0.2, 0.6), "plank", 0 if model.variant else 2, bevel=0)
    box(model, (0, -0.5, 0.3), (0.2, 0.2, 0.2), "red_cloth", bevel=0)


def build_wires(model: Model) -> None:
    """Two upright wires of 0.35 px, one tagged thin, and a pane and a flame that glow."""
    for east, thin in ((-0.4, True), (0.4, False)):
        box(model, (east, east, 0.5), (0.011, 0.011, 1), "iron", bevel=0, thin=thin)
    box(model, (0, 0, 0.25), (0.3, 0.3, 0.5), "glow", bevel=0)
    box(model, (0, 0, 0.6), (0.2, 0.2, 0.2), "flame", 3, bevel=0, debris=True)


SHEETS = [
    Sheet("box", build_box),
    Sheet("slope", build_slope),
    Sheet("ball", build_ball),
    Sheet("two_boxes", build_two),
    Sheet("arrow", build_arrow, facings=4, variants=2),
    Sheet("arrow_eight", build_arrow, facings=8),
    Sheet("wires", build_wires, bare=True),
]
