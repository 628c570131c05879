"""A shelf against a wall, 40 texels high: three boards with jars, books, a loaf. It stands at the north edge of its tile."""

from tallow_model.joinery import at, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.tableware import jug, loaf, pot

HALF_LENGTH = 15.5
# The back clears a wall on the tile's edge.
FRONT, BACK = 3.5, 12.5
HEIGHT = 40
BOARDS_AT = (3, 15, 27)
THICKNESS = 2
SIDE = 2
# Left to right: how many steps thick, texels high, its cloth and tone.
BOOKS = ((4, 8, "red_cloth", 2), (4, 9, "leather", 2), (4, 7, "moss", 2))


def case(model: Model) -> None:
    """Back of upright boards, two sides, the boards, a top that stands out two steps."""
    block(model, (-HALF_LENGTH + 1, BACK - 1, 2), (HALF_LENGTH - 1, BACK, HEIGHT - 1), "plank", 1)
    for x in (-HALF_LENGTH, HALF_LENGTH - SIDE):
        block(model, (x, FRONT, 0), (x + SIDE, BACK, HEIGHT - 1), "plank", 2)
    for z in BOARDS_AT:
        block(model, (-HALF_LENGTH + SIDE, FRONT, z - THICKNESS), (HALF_LENGTH - SIDE, BACK - 1, z), "plank", 3, bevel=0)
    block(model, (-HALF_LENGTH - 2, FRONT - 2, HEIGHT - THICKNESS), (HALF_LENGTH + 2, BACK, HEIGHT), "plank", 3)
    for x in (-5, 4):
        patch(model, (x, BACK, 2), (x + 2, BACK, HEIGHT - THICKNESS), "plank", 0, looks="north")


def books(model: Model, x: float, z: float) -> None:
    """Upright books with a pale band on the back of some."""
    for index, (thick, high, cloth, tone) in enumerate(BOOKS):
        block(model, (x, FRONT + 1, z), (x + thick, BACK - 2, z + high), cloth, tone, bevel=0)
        if index % 2 == 0:
            patch(model, (x, FRONT + 1, z + high - 3), (x + thick, FRONT + 1, z + high - 2), "linen", 2)
        x += thick


def build(model: Model) -> None:
    case(model)
    middle = FRONT + 4
    low, high, top = BOARDS_AT
    pot(model, at(-6, middle, low), 3.2, 8, "shingle", 2)
    pot(model, at(7, middle, low), 2.8, 6, "stone", 3)
    books(model, -12.5, high)
    loaf(model, at(6, middle, high), 6, 5)
    pot(model, at(-8, middle, top), 2.6, 7, "blue_cloth", 2)
    pot(model, at(4, middle, top), 2.8, 5, "linen", 2)
    jug(model, at(-7, middle + 1, HEIGHT))


SHEETS = [Sheet("shelf_wood", build, seed=89, facings=4)]
