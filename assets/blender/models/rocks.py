"""Rocks of few big facets, small and large, each in three shapes, with moss on one side."""

from tallow_model.model import Model, Sheet
from tallow_model.stones import rock

LARGE_RADIUS_UNITS, SMALL_RADIUS_UNITS = 0.52, 0.27


def rock_large(model: Model) -> None:
    """A boulder and the pieces that came off it."""
    stretch = ((1.15, 0.9, 1.0), (0.95, 1.1, 0.8), (1.05, 0.95, 1.25))[model.variant]
    rock(model, (-0.04, 0.06), LARGE_RADIUS_UNITS, stretch, sides=6, moss=((-0.5, 0.4, 0.6), (0.6, -0.3, 0.6), (-0.3, -0.6, 0.6))[model.variant])
    for x, y, radius in (((0.42, -0.26, 0.22), (-0.40, -0.34, 0.17)), ((-0.40, -0.38, 0.20),), ((0.40, -0.30, 0.24),))[model.variant]:
        rock(model, (x, y), radius, (1.1, 1, 0.9), sides=5)


def rock_small(model: Model) -> None:
    stretch = ((1.1, 0.9, 0.9), (1.3, 1.0, 0.8), (0.9, 1.0, 1.1))[model.variant]
    rock(model, (0, 0), SMALL_RADIUS_UNITS, stretch, sides=5, moss=(None, (-0.7, -0.1, 0.5), (-0.6, 0, 0.6))[model.variant])


SHEETS = [Sheet("rock_large", rock_large, seed=12, variants=3), Sheet("rock_small", rock_small, seed=21, variants=3)]
