"""Flagstones, ten variants: flat slabs of many sizes, laid so that no joint runs on from tile to tile, in the stone's own dark.

The two slabs that cross a border are the same in all variants. Those between them differ in size, and some are of another stone.
"""

from tallow_model.ground import blade, paint
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.space import px_wall

# Texels run diagonally here: one across the screen is 1/32 of a tile.
TEXEL_UNITS = px_wall(0.5)
PERIOD = 32
REACH_UNITS = 1.2
BODY, JOINT = 2, 1
# A slab is its west, south, east and north edge in texels. It takes the texels before its east and north edge; those edges' own are joint.
# One slab crosses the tile's east border, one the north.
CROSSING = ((9, -8, 23, -3), (9, 9, 15, 23))
# For each variant the slabs that fill what these leave, so that no more than three joints meet anywhere.
PIECES = (
    (
        (-16, -16, -5, -9), (-16, -2, -9, 15), (-8, -8, 2, 2), (-8, 3, 2, 8), (-8, 9, 8, 15), (-4, -16, 2, -9), (3, -16, 8, -3),
        (3, -2, 9, 8), (10, -2, 15, 8),
    ),
    (
        (-16, -16, -1, -9), (-16, -2, -9, 6), (-16, 7, -9, 15), (-8, -8, -1, 8), (-8, 9, 8, 15), (0, -16, 8, -10), (0, -9, 8, -3),
        (0, -2, 5, 8), (6, -2, 15, 8),
    ),
    (
        (-16, -16, -10, -9), (-16, -2, -9, 5), (-16, 6, -9, 15), (-9, -16, 0, -9), (-8, -8, 0, 0), (-8, 1, 0, 8), (-8, 9, 8, 15),
        (1, -16, 8, -10), (1, -9, 8, -3), (1, -2, 15, 8),
    ),
    (
        (-16, -16, -2, -9), (-16, -2, -9, 6), (-16, 7, -9, 15), (-8, -8, -2, 0), (-8, 1, -2, 8), (-8, 9, 8, 15), (-1, -16, 8, -10),
        (-1, -9, 8, -3), (-1, -2, 7, 8), (8, -2, 15, 8),
    ),
    (
        (-16, -16, 1, -9), (-16, -2, -9, 6), (-16, 7, -9, 15), (-8, -8, 1, 1), (-8, 2, 1, 8), (-8, 9, 8, 15), (2, -16, 8, -3),
        (2, -2, 9, 8), (10, -2, 15, 8),
    ),
    (
        (-16, -16, -2, -9), (-16, -2, -9, 5), (-16, 6, -9, 15), (-8, -8, -2, -1), (-8, 0, -2, 8), (-8, 9, 8, 15), (-1, -16, 8, -3),
        (-1, -2, 5, 8), (6, -2, 15, 8),
    ),
    (
        (-16, -16, -8, -9), (-16, -2, -9, 15), (-8, -8, 0, 1), (-8, 2, 0, 8), (-8, 9, 8, 15), (-7, -16, 0, -9), (1, -16, 8, -3),
        (1, -2, 6, 8), (7, -2, 15, 8),
    ),
    (
        (-16, -16, -7, -9), (-16, -2, -9, 15), (-8, -8, 0, -1), (-8, 0, 0, 8), (-8, 9, 8, 15), (-6, -16, 0, -9), (1, -16, 8, -3),
        (1, -2, 9, 8), (10, -2, 15, 8),
    ),
    (
        (-16, -16, 2, -9), (-16, -2, -9, 7), (-16, 8, -9, 15), (-8, -8, 2, 0), (-8, 1, 2, 8), (-8, 9, 0, 15), (1, 9, 8, 15),
        (3, -16, 8, -3), (3, -2, 15, 8),
    ),
    (
        (-16, -16, -10, -9), (-16, -2, -9, 4), (-16, 5, -9, 15), (-9, -16, 1, -9), (-8, -8, 1, 0), (-8, 1, 1, 8), (-8, 9, 8, 15),
        (2, -16, 8, -3), (2, -2, 15, 8),
    ),
)  # fmt: skip
# Of another quarry, as light as the body and a trace warmer; for each variant the piece that is, or none.
BODY_STONE, ODD_STONE = ("stone", BODY), ("pale_cobble", BODY)
ODD_PIECE = (2, None, 4, None, 1, None, 0, 7, None, 5)
# By variant: where a crack begins, right and down of the tile's middle, and the piece that lacks corners with those, from the south-west
# against the clock, as bits. What every tile repeats is whole.
CRACKS = {1: (-5, -3), 4: (-6, -2)}
CHIPPED = {2: (5, 0b0100), 5: (2, 0b0001), 8: (7, 0b0010)}
TUFTED = 0
CHIP = 2


def slab(model: Model, rect: tuple[int, int, int, int], stone: tuple[str, int], chips: int = 0) -> None:
    west, south, east, north = rect
    outline = []
    corners = (((west, south), (1, 0), (0, 1)), ((east, south), (0, 1), (-1, 0)), ((east, north), (-1, 0), (0, -1)), ((west, north), (0, -1), (1, 0)))
    for index, ((x, y), onward, back) in enumerate(corners):
        if chips >> index & 1:
            outline += [(x + back[0] * CHIP, y + back[1] * CHIP), (x + onward[0] * CHIP, y + onward[1] * CHIP)]
        else:
            outline.append((x, y))
    mark(model, [(x * TEXEL_UNITS, y * TEXEL_UNITS, 0) for x, y in outline], *stone, UP, 0.003)


def crack(model: Model, right: int, down: int) -> None:
    """A line of a texel that steps to the right."""
    for _ in range(4):
        length = round(model.chance.between(1, 3))
        paint(model, ((0, length),), right, down, "stone", JOINT, 0.005)
        right, down = right + length, down + 1


def tuft(model: Model) -> None:
    """Grass where joints meet."""
    right, down = 0, 2
    paint(model, ((-3, 0), (-2, 2)), right, down, "grass", 1, 0.005)
    for aside, height in ((-2, 2), (0, 3), (1, 2)):
        blade(model, right + aside, down, height, "grass", 2, UP)


def build(model: Model) -> None:
    mark(model, [(-REACH_UNITS, -REACH_UNITS, 0), (REACH_UNITS, -REACH_UNITS, 0), (REACH_UNITS, REACH_UNITS, 0), (-REACH_UNITS, REACH_UNITS, 0)],
         "stone", JOINT, UP, 0)  # fmt: skip
    for west, south, east, north in CROSSING:
        for x in (-PERIOD, 0, PERIOD):
            for y in (-PERIOD, 0, PERIOD):
                slab(model, (west + x, south + y, east + x, north + y), BODY_STONE)
    chipped, chips = CHIPPED.get(model.variant, (None, 0))
    for index, rect in enumerate(PIECES[model.variant]):
        slab(model, rect, ODD_STONE if index == ODD_PIECE[model.variant] else BODY_STONE, chips if index == chipped else 0)
    if model.variant in CRACKS:
        crack(model, *CRACKS[model.variant])
    if model.variant == TUFTED:
        tuft(model)


SHEETS = [Sheet("ground_flagstone", build, seed=10, kind="ground", variants=len(PIECES))]
