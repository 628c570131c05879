"""Gables of timber frame, stone and brick for houses 2 and 4 tiles deep; the large timber one with a lit or an unlit window.

The anchor is on the house's outer line, at the middle of its end, as high as the eaves' anchors: wall tops lie 16 rows over it. Gables that
look west and north are seen only by their boards' upper edges; they are there for light and shadow.
"""

from functools import partial

from tallow_model.brickwork import BRICK_FRONT_UNITS
from tallow_model.gables import WALL_TOP, Gable
from tallow_model.model import Model, Sheet
from tallow_model.roofs import FOOT_ROWS, turn_to
from tallow_model.walls import FLUSH_UNITS, PROUD_UNITS

SHADE = 1
NORTH = (0.0, 1.0, 0.0)
COLLAR = FOOT_ROWS + 24
# How far down the shade under the collar beam is drawn; the beam hides the upper two rows of it.
SHADE_ROWS = 5
# By half a brick gable's depth in tiles: how high its light lies, and half the columns and rows of the rectangles that make it, and of its bars.
LIGHT_ROWS = {1: 8, 2: 21}
LIGHTS = {1: ((1, 4),), 2: ((5.5, 2.5), (4.5, 4.5), (2.5, 5.5))}
BARS = {1: (), 2: ((0.5, 5.5), (5.5, 0.5))}


def small_frame(gable: Gable) -> None:
    """A king post, and a strut on the side that shows."""
    away = -gable.steep_side
    gable.block((-1.5, 1.5), (FOOT_ROWS, FOOT_ROWS + 27), PROUD_UNITS)
    gable.strut((away * 10, FOOT_ROWS), (away * 1, FOOT_ROWS + 16))


def large_frame(gable: Gable, lit: bool) -> None:
    """A collar beam on two posts with a window between them, a king post above, a strut beside."""
    away = -gable.steep_side
    gable.block((-17, 17), (COLLAR, COLLAR + 4), PROUD_UNITS)
    gable.block((-1.5, 1.5), (COLLAR + 4, FOOT_ROWS + 59), PROUD_UNITS)
    gable.panel((-17, 17), (COLLAR - SHADE_ROWS, COLLAR), FLUSH_UNITS + 0.006, "plaster", SHADE)
    for left, right in ((-12, -9), (9, 12)):
        gable.block((left, right), (FOOT_ROWS, COLLAR), PROUD_UNITS)
    gable.strut((away * 25, FOOT_ROWS), (away * 12, COLLAR - 2))
    gable.window((-4, 4), (FOOT_ROWS + 6, FOOT_ROWS + 18), lit)


def brick_dress(gable: Gable) -> None:
    """A ledge of stone at the wall's top; over it a round light in a ring of stone, on a small gable a slit."""
    front = BRICK_FRONT_UNITS + 0.02
    reach = 16 * gable.half
    gable.panel((-reach, reach), (WALL_TOP - 2, WALL_TOP), front, "brick", 0)
    gable.panel((-reach, reach), (WALL_TOP, WALL_TOP + 3), front, "stone", 3)
    gable.panel((-reach, reach), (WALL_TOP, WALL_TOP + 1), front + 0.006, "stone", 2)
    middle = FOOT_ROWS + LIGHT_ROWS[gable.half]
    for lift, grow, material, tone in ((0.006, 2, "stone", 3), (0.012, 0, "dark_glass", 0)):
        for half_wide, half_high in LIGHTS[gable.half]:
            wide, high = half_wide + grow, half_high + grow
            gable.panel((-wide, wide), (middle - high, middle + high), front + lift, material, tone)
    for half_wide, half_high in BARS[gable.half]:
        gable.panel((-half_wide, half_wide), (middle - half_high, middle + half_high), front + 0.018, "stone", 1.4)


def build(material: str, half: int, looks: str, lit: bool, model: Model) -> None:
    with model.placed(turn_to(looks)):
        gable = Gable(model, half, looks == "e")
        gable.boards()
        if looks in "wn":
            # One light for all of it: its upper edges are slivers under the boards, and would make dotted lines.
            gable.plate("timber", 1, FLUSH_UNITS, normal=NORTH)
        elif material == "stone":
            gable.stones()
        elif material == "brick":
            gable.bricks()
            brick_dress(gable)
        else:
            gable.plate("plaster", 3, FLUSH_UNITS)
            gable.block((-16 * half, 16 * half), (WALL_TOP, FOOT_ROWS), PROUD_UNITS)
            if half == 1:
                small_frame(gable)
            else:
                large_frame(gable, lit)


SHEETS = [
    Sheet(f"roof_gable_{material}_{2 * half}_{looks}", partial(build, material, half, looks, True), seed)
    for material, sides in (("timber", "eswn"), ("stone", "es"), ("brick", "es"))
    for half in (1, 2)
    for looks, seed in zip(sides, (71, 72, 73, 74))
]
SHEETS += [Sheet(f"roof_gable_timber_unlit_4_{looks}", partial(build, "timber", 2, looks, False), seed) for looks, seed in (("e", 71), ("s", 72))]
