"""Bookcases against a wall, at the north edge of their tile: a tall one that is full, a tall one half empty, a low one with an open book on it."""

from tallow_model.cabinets import books, lying_books, open_book, panel
from tallow_model.joinery import at, band, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball
from tallow_model.space import shift
from tallow_model.tableware import pot

# The back clears a wall on the tile's edge.
HALF_LENGTH, FRONT, BACK, SIDE, THICKNESS = 15.5, 2.5, 12.5, 2, 2
TALL, SHELVES = 45, (4, 15, 25, 35)
LOW, LOW_HALF, LOW_SHELVES = 24, 25.5, (4, 14)
INNER = HALF_LENGTH - SIDE


def case(model: Model, half: float, height: float, shelves) -> None:
    """Dark back, two sides, boards, a plinth, and a cornice that stands out."""
    block(model, (-half, BACK - 1, 0), (half, BACK, height - 1), "timber", 1.2)
    for x in (-half, half - SIDE):
        block(model, (x, FRONT, 0), (x + SIDE, BACK, height - 1), "timber", 3)
    for z in shelves:
        block(model, (-half + SIDE, FRONT, z - THICKNESS), (half - SIDE, BACK - 1, z), "timber", 3.6, bevel=0)
    block(model, (-half, FRONT - 1, 0), (half, FRONT, 3), "timber", 2.4, bevel=0)
    band(model, (-half, FRONT - 1, 0), (half, BACK, 1), "timber", 1)
    block(model, (-half - 1, FRONT - 1, height - 3), (half + 1, BACK, height - 1), "timber", 3)
    block(model, (-half - 2, FRONT - 2, height - 1), (half + 2, BACK, height + 1), "timber", 3.4)
    panel(model, (-half + 4, BACK, 4), (half - 4, BACK, height - 5), "timber", 2.4, "north")


def bookcase_full(model: Model) -> None:
    case(model, HALF_LENGTH, TALL, SHELVES)
    for index, z in enumerate(SHELVES):
        room = (SHELVES + (TALL - 1,))[index + 1] - z - THICKNESS
        books(model, -INNER + 1 - index % 2, INNER, FRONT + 1 + index % 2, BACK - 2, z, room, first=index * 3)


def bookcase_half(model: Model) -> None:
    """Gaps between leaning books, a jar, a heap of scrolls; a stuffed owl looks down from the top."""
    case(model, HALF_LENGTH, TALL, SHELVES)
    low, second, third, top = SHELVES
    front, back = FRONT + 1, BACK - 2
    books(model, -INNER + 1, 0, front, back, low, 9, first=1, lean=True)
    pot(model, at(-6, FRONT + 4, second), 2.8, 7, "shingle", 2)
    books(model, 4, INNER, front, back, second, 8, first=4)
    books(model, -INNER + 1, -6, front, back, third, 8, first=2, lean=True)
    lying_books(model, 7, FRONT + 5, third, ((11, 8, "moss", 2), (9, 7, "ochre", 2)))
    for x, z in ((-9, top), (-4, top), (-6.5, top + 2.4)):
        block(model, (x - 2, FRONT + 1, z), (x + 2, BACK - 2, z + 2.4), "linen", 3 if z > top else 2, bevel=0)
    books(model, 5, INNER, front, back, top, 7, first=5)
    lying_books(model, -5, FRONT + 5, TALL + 1, ((13, 8, "leather", 2), (10, 7, "red_cloth", 2)))
    owl(model, at(-5, FRONT + 5, TALL + 7))


def owl(model: Model, foot) -> None:
    """A stuffed owl, 9 texels high: pale breast, two yellow eyes."""
    with model.placed(shift(*foot)):
        ball(model, at(0, 0, 4), 1, "hide", 2, scale=at(4.5, 4.5, 4))
        ball(model, at(0, -1.6, 3.6), 1, "linen", 1.4, scale=at(3.2, 3.4, 3))
        ball(model, at(0, -0.4, 8), 1, "hide", 2.4, scale=at(4, 3.8, 2.8))
        for x in (-3.5, 0.5):
            patch(model, (x, -4.4, 7.5), (x + 3, -4.4, 9.5), "ochre", 4)
            patch(model, (x + 1, -4.4, 7.5), (x + 3, -4.4, 8.5), "timber", 0, lift=0.012)


def bookcase_low(model: Model) -> None:
    """Two shelves a tile and a half long; on it a book lies open beside a heap of others."""
    case(model, LOW_HALF, LOW, LOW_SHELVES)
    front, back, inner = FRONT + 1, BACK - 2, LOW_HALF - SIDE
    rows = ((-inner, -5, 4, 0, False), (1, inner - 9, 4, 4, True), (-inner + 1, 3, 14, 3, False), (10, inner, 14, 1, False))
    for left, right, z, first, lean in rows:
        books(model, left, right, front, back, z, 8, first, lean)
    top = LOW + 1
    lying_books(model, -16, FRONT + 5, top, ((13, 8, "blue_cloth", 2), (11, 7, "red_cloth", 2), (9, 6, "ochre", 1.4)))
    open_book(model, 8.5, FRONT + 4.5, top)


SHEETS = [
    Sheet("bookcase_full", bookcase_full, seed=511, facings=4),
    Sheet("bookcase_half", bookcase_half, seed=512, facings=4),
    Sheet("bookcase_low", bookcase_low, seed=513, facings=4),
]
