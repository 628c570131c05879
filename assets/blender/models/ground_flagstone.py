"""Flagstones, eight variants: large flat slabs in two courses a tile, with joints of a texel in the stone's own dark.

The slabs that cross a border are the same in all variants. The one in the middle is whole, split, or of another stone.
"""

from tallow_model.chance import Chance
from tallow_model.ground import blade, paint
from tallow_model.marks import UP, mark
from tallow_model.model import Model, Sheet
from tallow_model.space import px_wall

# Texels run diagonally here: one across the screen is 1/32 of a tile.
TEXEL_UNITS = px_wall(0.5)
PERIOD = 32
REACH_UNITS = 1.2
BODY, JOINT = 2, 1
# West, south, east, north in texels; edges step by a texel from slab to slab, or the courses would read as boards.
CROSSING = ((8, -9, 23, 6), (-2, 7, 12, 22), (13, 8, 29, 22))
WEST, SOUTH, EAST, NORTH = MIDDLE = (-8, -8, 7, 6)
CUT_ALONG, CUT_ACROSS = ((WEST, SOUTH, EAST, -2), (WEST, -1, EAST, NORTH)), ((WEST, SOUTH, 0, NORTH), (1, SOUTH, EAST, NORTH))
# For each variant the slabs in the middle, and their stones: "cobble" 3 lies a third of a step over the body.
PIECES = ((MIDDLE,), CUT_ALONG, (MIDDLE,), CUT_ACROSS, (MIDDLE,), (MIDDLE,), CUT_ALONG, (MIDDLE,))
WARM, PLAIN = ("cobble", 3), ("stone", BODY)
STONES = ((PLAIN,), (WARM, PLAIN), (PLAIN,), (PLAIN, WARM), (PLAIN,), (WARM,), (PLAIN, PLAIN), (PLAIN,))
CRACKED, TUFTED = (0, 4), 7
# Corners that are gone: a slab's corners, from the south-west against the clock, as bits.
CHIPPED = {0: 0b0001, 1: 0b0100, 2: 0b1000}
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


def crack(model: Model, chance: Chance) -> None:
    """A line of a texel that steps across the middle."""
    right, down = round(chance.between(-4, 2)), round(chance.between(-4, 0))
    for _ in range(4):
        length = round(chance.between(1, 3))
        paint(model, ((0, length),), right, down, "stone", JOINT, 0.005)
        right, down = right + length, down + 1


def tuft(model: Model) -> None:
    """Grass in a joint."""
    paint(model, ((-3, 0), (-2, 2)), 0, 7, "grass", 1, 0.005)
    for right, height in ((-2, 2), (0, 3), (1, 2)):
        blade(model, right, 7, height, "grass", 2, UP)


def build(model: Model) -> None:
    mark(model, [(-REACH_UNITS, -REACH_UNITS, 0), (REACH_UNITS, -REACH_UNITS, 0), (REACH_UNITS, REACH_UNITS, 0), (-REACH_UNITS, REACH_UNITS, 0)],
         "stone", JOINT, UP, 0)  # fmt: skip
    for index, (west, south, east, north) in enumerate(CROSSING):
        for x in (-PERIOD, 0, PERIOD):
            for y in (-PERIOD, 0, PERIOD):
                slab(model, (west + x, south + y, east + x, north + y), PLAIN, CHIPPED[index])
    for rect, stone in zip(PIECES[model.variant], STONES[model.variant]):
        slab(model, rect, stone)
    if model.variant in CRACKED:
        crack(model, Chance(800 + model.variant))
    if model.variant == TUFTED:
        tuft(model)


SHEETS = [Sheet("ground_flagstone", build, seed=10, kind="ground", variants=len(PIECES))]
