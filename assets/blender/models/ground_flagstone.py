"""Flagstones, eight variants: flat slabs of many sizes in a high and a low course a tile, with joints of a texel in the stone's own dark.

The slabs that cross a border are the same in all variants. Those between them differ in size, and some are of another stone.
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
# A slab is its west, south, east and north edge in texels. Those that cross a border: a tall one, a long one, a short one; no joint of one
# course meets a joint of the next.
CROSSING = ((11, -13, 23, 6), (-4, 7, 19, 18), (20, 7, 27, 18))
# For each variant the slabs that fill what the others leave, from -8, -13 to 10, 6.
PIECES = (
    ((-8, -13, 10, -5), (-8, -4, 3, 6), (4, -4, 10, 6)),
    ((-8, -13, 4, 6), (5, -13, 10, -3), (5, -2, 10, 6)),
    ((-8, -2, 10, 6), (-8, -13, 1, -3), (2, -13, 10, -3)),
    ((-8, -13, -2, -1), (-8, 0, -2, 6), (-1, -13, 10, 6)),
    ((-8, -13, 10, -3), (-8, -2, -1, 6), (0, -2, 10, 6)),
    ((-8, -13, 3, -6), (-8, -5, 3, 6), (4, -13, 10, 6)),
    ((-8, -5, 10, 6), (-8, -13, -2, -6), (-1, -13, 10, -6)),
    ((-8, -13, 5, 6), (6, -13, 10, 0), (6, 1, 10, 6)),
)
# Of another quarry, as light as the body and a trace warmer; for each variant the piece that is, or none.
BODY_STONE, ODD_STONE = ("stone", BODY), ("pale_cobble", BODY)
ODD_PIECE = (1, None, 2, None, 0, None, 1, None)
# By variant: where a crack begins, right and down of the tile's middle, and the piece that lacks corners with those, from the south-west
# against the clock, as bits. What every tile repeats is whole.
CRACKS = {3: (-3, 2), 7: (-6, -1)}
CHIPPED = {1: (0, 0b0100), 4: (2, 0b0001), 5: (1, 0b1000)}
TUFTED = 2
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
    right, down = 4, 6
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
