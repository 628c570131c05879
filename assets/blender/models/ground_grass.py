"""Grass, six variants: one base tone, and on a third of it light patches, dark flecks and pairs of blades, all one step from the base."""

from collections.abc import Callable

from tallow_model.ground import Spot, floor, spots
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.solids import polygon
from tallow_model.space import px_up

BASE = 2
# Shares of the marks; the rest are light patches. Blades on the border would repeat into upright stripes, so there are none.
BLADES, FLECKS = 0.42, 0.2
BORDER_FLECKS = 0.25
# 1.5 px at the foot, along the screen's x; the tip is 1 px.
BLADE_HALF_UNITS = 0.028
# Blades look a little south-east and mostly up, so that a meadow takes light as one.
BLADE_NORMAL = (0.15, -0.15, 0.98)
# The one variant of six with a landmark: three flowers of a texel.
FLOWERING = 5


def blades(model: Model, spot: Spot) -> None:
    """Two upright strokes 1 px wide and 2 to 4 px tall, leaning apart, over a dark foot."""
    for side, tone in ((-0.5, 3.2), (0.5, 3.0)):
        x, y = spot.x + side * 0.09, spot.y - side * 0.09
        height = px_up(2.0 + spot.second * 1.2)
        lean = side * 0.06
        foot = [(x - BLADE_HALF_UNITS, y - BLADE_HALF_UNITS, 0), (x + BLADE_HALF_UNITS, y + BLADE_HALF_UNITS, 0)]
        tip = [(x + lean + 0.016, y - lean + 0.016, height), (x + lean - 0.016, y - lean - 0.016, height)]
        polygon(model, foot + tip, "grass", tone, BLADE_NORMAL)
    foot = [(spot.x - 0.07, spot.y - 0.02, 0), (spot.x + 0.02, spot.y - 0.07, 0), (spot.x + 0.07, spot.y + 0.02, 0), (spot.x - 0.02, spot.y + 0.07, 0)]
    mark(model, foot, "grass", BASE - 1, UP, lift=0.004)


def fleck(model: Model, spot: Spot) -> None:
    corners = ((-0.08, -0.03), (0.05, -0.06), (0.08, 0.03), (-0.04, 0.05))
    mark(model, [(spot.x + x, spot.y + y, 0) for x, y in corners], "grass", BASE - 1, UP, lift=0.004)


def patch(model: Model, spot: Spot) -> None:
    corners = ((-0.12, -0.05), (0.0, -0.1), (0.12, -0.02), (0.06, 0.08), (-0.07, 0.07))
    mark(model, [(spot.x + x, spot.y + y, 0) for x, y in corners], "grass", BASE + 1, UP, lift=0.003)


def drawing(spot: Spot) -> Callable[[Model, Spot], None]:
    """What is drawn at a spot."""
    if spot.shared:
        return fleck if spot.first < BORDER_FLECKS else patch
    return blades if spot.first < BLADES else fleck if spot.first < BLADES + FLECKS else patch


def flowers(model: Model) -> None:
    x, y = model.chance.between(-0.2, 0.2), model.chance.between(-0.2, 0.2)
    for east, north in ((0.13, 0.02), (-0.08, 0.11), (-0.02, -0.12)):
        ball(model, (x + east, y + north, px_up(2)), 0.032, "linen", 3, subdivisions=1)


def build(model: Model) -> None:
    floor(model, "grass", BASE)
    for spot in spots(77, model.variant, gap=0.2, border=0.4):
        drawing(spot)(model, spot)
    if model.variant == FLOWERING:
        flowers(model)


SHEETS = [Sheet("ground_grass", build, seed=5, kind="ground", variants=6)]
