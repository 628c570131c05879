"""A woven rug, 1.34 by 0.9 units: a pale border, three lozenges, fringes at both ends."""

from tallow_model.joinery import at, block, patch
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet

HALF_LENGTH, HALF_DEPTH, THICKNESS = 21.5, 14.5, 0.68
BORDER_IN, BORDER = 2, 2
FRINGE, FRINGE_PITCH = 3, 3
LOZENGES_AT = (-11, 0, 11)
# Marks that lie on one another, each over the last.
LIFTS_UNITS = (0.006, 0.012, 0.018, 0.024)


def border(model: Model) -> None:
    """A pale frame with the rug's own red inside it again."""
    for inset, material, tone, lift in ((BORDER_IN, "linen", 1, LIFTS_UNITS[0]), (BORDER_IN + BORDER, "red_cloth", 2, LIFTS_UNITS[1])):
        x, y = HALF_LENGTH - inset, HALF_DEPTH - inset
        patch(model, (-x, -y, THICKNESS), (x, y, THICKNESS), material, tone, lift=lift)


def lozenge(model: Model, x: float, reach: float, material: str, tone: float, lift: float) -> None:
    corners = [at(x + reach, 0, THICKNESS), at(x, reach, THICKNESS), at(x - reach, 0, THICKNESS), at(x, -reach, THICKNESS)]
    mark(model, corners, material, tone, UP, lift=lift)


def fringes(model: Model) -> None:
    """Tassels a step wide at the short ends, two steps apart."""
    for west, east in ((-HALF_LENGTH - FRINGE, -HALF_LENGTH), (HALF_LENGTH, HALF_LENGTH + FRINGE)):
        y = -HALF_DEPTH + 1
        while y < HALF_DEPTH - 1:
            block(model, (west, y, 0), (east, y + 1, THICKNESS), "linen", 2)
            y += FRINGE_PITCH


def build(model: Model) -> None:
    block(model, (-HALF_LENGTH, -HALF_DEPTH, 0), (HALF_LENGTH, HALF_DEPTH, THICKNESS), "red_cloth", 2)
    border(model)
    for x in LOZENGES_AT:
        lozenge(model, x, 7, "red_cloth", 0.6, LIFTS_UNITS[2])
        lozenge(model, x, 4, "linen", 1, LIFTS_UNITS[3])
    fringes(model)


SHEETS = [Sheet("rug_red", build, seed=97)]
