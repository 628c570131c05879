"""An alchemist's bench: a copper still that drips into a flask which glows, a mortar, a book, a rack of phials behind. And a great mortar."""

import numpy as np

from tallow_model.joinery import at, block, board_row, leg, patch
from tallow_model.marks import UP
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.space import px_ground, px_up

HALF_LENGTH, HALF_DEPTH, TOP = 21.5, 11.5, 17
RACK_Y, RACK_TOP = 7.5, 28
PHIALS = ((-17, "red_cloth", 3), (-11, "crystal", 3), (-5, "moss", 3), (1, "ochre", 3), (7, "blue_cloth", 3))


def flask(model: Model, place, radius: float, content: str, tone: float, neck: float = 4) -> None:
    """A round bottle: what is in it, clear glass above, a cork."""
    lathe(model, in_texels((radius * 0.6, 0), (radius, radius * 0.7), (radius * 0.96, radius * 1.2)), content, tone, sides=12, foot=place)
    brim = radius * 2 + neck
    glass = in_texels((radius * 0.96, radius * 1.2), (1.1, radius * 2), (1.1, brim), (0, brim))
    lathe(model, glass, "dark_glass", (3.4, 3, 3), sides=12, foot=place)
    lathe(model, in_texels((1.3, brim - 1), (1.3, brim + 0.6), (0, brim + 0.6)), "thatch", 2, sides=8, foot=place)


def still(model: Model) -> None:
    """A little furnace of bricks, a copper pot on it, a pipe bent like a swan's neck into the flask that glows."""
    place = at(-13, -2, TOP)
    block(model, (-18.5, -7.5, TOP), (-7.5, 3.5, TOP + 5), "brick", 2)
    for looks, start, end in (("south", (-15.5, -7.5, TOP), (-11.5, -7.5, TOP + 3)), ("east", (-7.5, -4.5, TOP), (-7.5, -0.5, TOP + 3))):
        patch(model, start, end, "glow", 1, looks)
    lathe(model, in_texels((3.4, 5), (4.4, 6.4), (4, 9), (1.5, 11.4), (1.4, 14)), "copper", (1, 2, 3, 2), sides=12, foot=place)
    neck = [(-13, 13.6), (-11.5, 16.4), (-9, 17), (-5, 15), (-1, 11), (2, 8.4)]
    for (x0, z0), (x1, z1) in zip(neck, neck[1:]):
        tube(model, at(x0, -2 - (x0 + 13) * 0.2, TOP + z0), at(x1, -2 - (x1 + 13) * 0.2, TOP + z1), px_up(1.1), px_up(1), "copper", 2.6, sides=8)
    flask(model, at(2, -5, TOP), 3.8, "moonglow", 2, neck=1.5)


def mortar(model: Model, place, size: float, material: str) -> None:
    """A bowl on a foot, and the pestle that leans in it; `size` scales one of 9 texels height."""
    profile = ((2.4, 0), (2.8, 1), (2, 2), (3.6, 4.6), (4.3, 8), (4.3, 9), (3.3, 9), (2.8, 6.6), (0, 6.4))
    tones = (1.6, 2.4, 1.6, 2, 2.4, 2.8, 1.6, 0)
    lathe(model, in_texels(*((r * size, z * size) for r, z in profile)), material, tones, sides=12 if size < 1 else 24, foot=place)
    start, end = np.array((0, 0, px_up(6.5 * size))), np.array((px_ground(2.6 * size), px_ground(2.6 * size), px_up(13.5 * size)))
    tube(model, place + start, place + end, px_ground(size), px_ground(1.1 * size), "plank", 3, sides=8, normal=UP)
    ball(model, place + end, px_ground(1.3 * size), "plank", 3)


def rack(model: Model) -> None:
    """A shelf at the back with a row of phials."""
    for x in (-20.5, 11.5):
        block(model, (x, RACK_Y, TOP), (x + 2, HALF_DEPTH, RACK_TOP), "timber", 2.6, bevel=0)
    block(model, (-20.5, RACK_Y - 1, TOP + 8), (13.5, HALF_DEPTH, TOP + 10), "timber", 3, bevel=0)
    block(model, (-20.5, HALF_DEPTH - 1, TOP), (13.5, HALF_DEPTH, TOP + 8), "timber", 1, bevel=0)
    for x, content, tone in PHIALS:
        place = at(x, RACK_Y + 2, TOP + 10)
        lathe(model, in_texels((1.6, 0), (1.6, 3.4), (0.9, 4.4), (0.9, 6), (0, 6)), content, (tone, tone + 0.6, 4, 4), sides=8, foot=place)


def book(model: Model) -> None:
    """Open, with writing on one page."""
    block(model, (7.5, -10.5, TOP), (20.5, -1.5, TOP + 1), "red_cloth", 1, bevel=0)
    block(model, (8.5, -9.5, TOP + 1), (19.5, -2.5, TOP + 2), "linen", 3.4, bevel=0)
    patch(model, (13.5, -9.5, TOP + 2), (14.5, -2.5, TOP + 2), "linen", 1)
    patch(model, (9.5, -7.5, TOP + 2), (12.5, -4.5, TOP + 2), "linen", 2)


def bench(model: Model) -> None:
    under = TOP - 2
    for x in (-18, 18):
        for y in (-8, 8):
            leg(model, x, y, under, material="timber", tone=2)
    block(model, (-18, -9, under - 4), (18, -7, under), "timber", 1.6, bevel=0)
    block(model, (17, -8, under - 4), (19, 8, under), "timber", 1.6, bevel=0)
    board_row(model, (-HALF_LENGTH, -HALF_DEPTH, under), (HALF_LENGTH, HALF_DEPTH, TOP), (3, 2.6, 3), material="timber")
    rack(model)
    still(model)
    book(model)
    mortar(model, at(17, 5, TOP), 0.9, "stone")


def great_mortar(model: Model) -> None:
    """A mortar that a grown man could sit in, hollowed from a block of stone, for grain; its pestle is a log."""
    mortar(model, np.zeros(3), 2.0, "stone")
    lathe(model, in_texels((6.2, 14.2), (0, 15)), "thatch", 2.6, sides=16)


SHEETS = [Sheet("alchemist_bench", bench, seed=471, facings=4), Sheet("mortar_great", great_mortar, seed=472, facings=4)]
