"""A saint in a niche: a pillar of stone with a roof of slates, a candle before the figure."""

from tallow_model.candles import taper
from tallow_model.hearths import stone_courses
from tallow_model.joinery import at, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball, in_texels, lathe
from tallow_model.space import px_ground, px_up, shift

NICHE_X, NICHE_FRONT, NICHE_BACK = 12.5, -6.5, 9.5
NICHE_LOW, NICHE_TOP = 14, 40


def niche(model: Model) -> None:
    """A pillar with a hollow under a little roof; in it a saint in blue, at whose feet a candle burns."""
    x, front = NICHE_X, NICHE_FRONT
    block(model, (-x - 3, front - 7, 0), (x + 3, NICHE_BACK + 1, 4), "stone", 2.4)
    stone_courses(model, (-x + 1, front, 4), (x - 1, NICHE_BACK, NICHE_LOW - 3), (4, 3))
    block(model, (-x - 2, front - 6, NICHE_LOW - 3), (x + 2, NICHE_BACK + 1, NICHE_LOW), "stone", 3)
    block(model, (-x, 3.5, NICHE_LOW), (x, NICHE_BACK, NICHE_TOP), "stone", 2)
    patch(model, (-x + 3, 3.5, NICHE_LOW), (x - 3, 3.5, NICHE_TOP), "stone", 0, lift=0.02)
    for x0, x1 in ((-x, -x + 4), (x - 4, x)):
        stone_courses(model, (x0, front + 4, NICHE_LOW), (x1, NICHE_BACK, NICHE_TOP), (7, 6, 8, 5))
    block(model, (-x, front + 4, NICHE_TOP - 3), (x, NICHE_BACK, NICHE_TOP), "stone", 2.6)
    roof(model)
    saint(model)
    taper(model, at(8, front - 2.5, NICHE_LOW), 4)


def roof(model: Model) -> None:
    """A gable of stone between two slopes of slates, a knob on the ridge."""
    front, deep = NICHE_FRONT, NICHE_BACK - NICHE_FRONT
    gable = [at(x, front + 4, z) for x, z in ((-NICHE_X, NICHE_TOP), (NICHE_X, NICHE_TOP), (0, NICHE_TOP + 9))]
    prism(model, gable, at(0, deep - 4, 0), "stone", 2.6)
    for side in (-1, 1):
        for row, tone in enumerate((1.4, 2, 2.4)):
            (x0, z0), (x1, z1) = ((side * (NICHE_X + 3) * (1 - share), NICHE_TOP - 1.4 + 11.5 * share) for share in (row / 3, (row + 1) / 3))
            slab = [at(*place) for place in ((x0, front + 1, z0), (x1, front + 1, z1), (x1, front + 1, z1 + 1.2), (x0, front + 1, z0 + 2.4))]
            prism(model, slab, at(0, deep, 0), "slate", tone)
    ball(model, at(0, front + 4, NICHE_TOP + 12.4), px_ground(2.4), "stone", 3)
    ball(model, at(0, front + 4, NICHE_TOP + 15.6), px_ground(1.4), "stone", 3.4)


def saint(model: Model) -> None:
    with model.placed(shift(*at(0, -4, NICHE_LOW))):
        lathe(model, in_texels((4.4, 0), (3.4, 5), (2.9, 9), (3.6, 12), (1.4, 15)), "blue_cloth", (2, 2.4, 2.6, 3), sides=12, smooth=True)
        ball(model, (0, 0, px_up(17)), px_ground(2.5), "skin", 3)
        lathe(model, in_texels((3, 15.4), (3, 18), (1.8, 20.4), (0, 21)), "blue_cloth", 3, sides=12, foot=(0, 0.05, 0))
        ball(model, (0.02, -px_ground(2.8), px_up(10)), px_ground(1.6), "skin", 3)


SHEETS = [Sheet("shrine_niche", niche, seed=483, facings=4)]
