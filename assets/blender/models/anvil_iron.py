"""An anvil on a stump, 19 texels high, its horn to the east."""

from tallow_model.joinery import at, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import in_texels, lathe, tube

STUMP_TEXELS, STUMP_RADIUS_TEXELS = 9, 5.5
TOP = 19


def build(model: Model) -> None:
    radius = STUMP_RADIUS_TEXELS
    lathe(model, in_texels((radius + 0.8, 0), (radius, 3), (radius, STUMP_TEXELS), (radius - 1.2, STUMP_TEXELS)), "bark", (1, 2, 3), sides=10)
    lathe(model, in_texels((radius - 1.2, STUMP_TEXELS), (0, STUMP_TEXELS)), "plank", (3,), sides=10)
    block(model, (-5.5, -2.5, STUMP_TEXELS), (5.5, 2.5, STUMP_TEXELS + 2), "iron", 1, bevel=0)
    block(model, (-3, -1.5, STUMP_TEXELS + 2), (3, 1.5, TOP - 4), "iron", 0, bevel=0)
    block(model, (-10.5, -3.5, TOP - 4), (7.5, 3.5, TOP), "iron", 2)
    patch(model, (-10.5, -3.5, TOP), (7.5, 3.5, TOP), "iron", 3)
    tube(model, at(7, 0, TOP - 2), at(19, 0, TOP - 0.8), 0.1, 0.02, "iron", 2, sides=8)


SHEETS = [Sheet("anvil_iron", build, seed=107, facings=4)]
