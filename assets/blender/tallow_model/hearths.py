"""Stones under a fire: courses on a block of masonry that is seen from all sides. Places are (steps, steps, texels), as in joinery."""

from .joinery import band, block, patch
from .model import Model

# Even, so that upright joints of two steps are whole texel columns.
STONE_STEPS = (10, 12, 14)
LEAST_STEPS = 8
LEAST_END_STEPS = 10
UPRIGHT_JOINT_STEPS = 2
JOINT_DEPTH_STEPS = 0.7
JOINT_TONE = -1.1
TONES = (2, 2, 2, 1.4, 2.6, 3)
STONE_EDGE = 0.4


def stone_courses(model: Model, low, high, heights, edge: float = STONE_EDGE) -> None:
    """Courses of the given heights in texels; each stone goes through the whole depth, the ends are calm, level joints are drawn."""
    inset = JOINT_DEPTH_STEPS
    block(model, (low[0] + inset, low[1] + inset, low[2]), (high[0] - inset, high[1] - inset, high[2] - 1), "stone", 1, bevel=0)
    z = low[2]
    for course in heights:
        x = low[0]
        while x < high[0]:
            width = model.chance.pick(STONE_STEPS)
            end = high[0] if high[0] - x - width < LEAST_STEPS else x + width
            is_last = end >= high[0]
            tone = 2 if is_last or x <= low[0] else model.chance.pick(TONES)
            right = end if is_last else end - UPRIGHT_JOINT_STEPS
            is_top = z + course >= high[2]
            block(model, (x, low[1], z), (right, high[1], z + course), "stone", tone, edge=edge, square="-z" if is_top else "-z+z")
            band(model, (x, low[1], z), (right, high[1], z + 1), "stone", tone + JOINT_TONE)
            x = end
        split_ends(model, (low[0], low[1], z), (high[0], high[1], z + course))
        z += course


def split_ends(model: Model, low, high) -> None:
    """Draws an upright joint on both ends of a course, now nearer to the front and now to the back: whole ends would read as boards."""
    depth = high[1] - low[1]
    if depth < LEAST_END_STEPS:
        return
    middle = low[1] + round(depth * model.chance.pick((0.35, 0.6)))
    for x, looks in ((low[0], "west"), (high[0], "east")):
        patch(model, (x, middle, low[2]), (x, middle + UPRIGHT_JOINT_STEPS, high[2]), "stone", 2 + JOINT_TONE, looks)
