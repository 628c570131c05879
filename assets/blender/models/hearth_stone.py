"""A fireplace against a wall: two piers, a mantel beam with a pot on it, a chimney breast up to the ceiling, a log fire within.

It stands at the north edge of its tile, and its hearth slab reaches into the room.
"""

from tallow_model.glow import fire, logs
from tallow_model.hearths import stone_courses
from tallow_model.joinery import at, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.tableware import pot

HALF_WIDTH, PIER = 19.5, 8
FRONT, BACK = -0.5, 12.5
SLAB_FRONT = -8.5
PIERS, BREAST = (6, 5, 6, 5), (5, 6, 5, 5)
SLAB_TOP, MANTEL, MANTEL_TOP, CEILING = 2, 24, 27, 48
BREAST_HALF, BREAST_FRONT = 15.5, 1.5
# Over the joints that are drawn on the back.
SOOT_LIFT_UNITS = 0.02
FIRE_Y = 2
FIRE_UNITS, FIRE_TEXELS = 0.58, 13


def masonry(model: Model) -> None:
    inner = HALF_WIDTH - PIER
    block(model, (-HALF_WIDTH, SLAB_FRONT, 0), (HALF_WIDTH, BACK, SLAB_TOP), "stone", 2.6)
    for x in (-9, 4):
        patch(model, (x, SLAB_FRONT, SLAB_TOP), (x + 1, FRONT, SLAB_TOP), "stone", 1)
    for x0, x1 in ((-HALF_WIDTH, -inner), (inner, HALF_WIDTH)):
        stone_courses(model, (x0, FRONT, SLAB_TOP), (x1, BACK - 3, MANTEL), PIERS)
    stone_courses(model, (-HALF_WIDTH, BACK - 3, SLAB_TOP), (HALF_WIDTH, BACK, MANTEL), PIERS)
    patch(model, (-inner, BACK - 3, SLAB_TOP), (inner, BACK - 3, MANTEL), "stone", 0, lift=SOOT_LIFT_UNITS)
    patch(model, (-inner, FRONT, SLAB_TOP), (inner, BACK - 3, SLAB_TOP), "stone", 0)
    block(model, (-HALF_WIDTH - 2, FRONT - 4, MANTEL), (HALF_WIDTH + 2, BACK, MANTEL_TOP), "timber", 3)
    stone_courses(model, (-BREAST_HALF, BREAST_FRONT, MANTEL_TOP), (BREAST_HALF, BACK, CEILING), BREAST)


def build(model: Model) -> None:
    masonry(model)
    logs(model, at(0, FIRE_Y, SLAB_TOP), 0.26)
    fire(model, at(0, FIRE_Y, SLAB_TOP + 2), FIRE_UNITS, FIRE_TEXELS)
    pot(model, at(12, -1.5, MANTEL_TOP), 2.4, 5, "blue_cloth", 2)


SHEETS = [Sheet("hearth_stone", build, seed=101, facings=4)]
