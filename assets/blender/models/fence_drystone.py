"""A field wall of stones laid without mortar, along x (north edge) and y (west edge), and the pillar that ends or turns a run.

It leans in from course to course, and is closed by stones set on edge, of which every other one is higher.
"""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.masonry import JOINT_TONE, foot
from tallow_model.model import Model, Sheet
from tallow_model.solids import box
from tallow_model.space import px_up
from tallow_model.walls import ALL, COLUMNS, Span, WallBench, corner_faces, wall_module

# Rows of each course and the depth of its face; the back leans alike.
COURSES = (((0, 5), 11 / 64), ((5, 9), 9 / 64), ((9, 13), 9 / 64))
COPE_UNITS, COPE_LOW = 7 / 64, 13
COPE_COLUMNS = (3, 2, 3, 2, 3, 3)
COPE_TOPS = (18, 16, 18, 17, 18, 16)
WIDTHS = (3, 4, 5, 6)
TONES = (2, 2, 2, 2.6, 3, 1.4)
# For each variant where a stone two courses high begins and ends.
BIG_STONES = ((6, 11), (8, 12), (4, 9))
VARIANTS = 3
# The middle of moss on each variant, by column; on the first there is none.
MOSS_COLUMNS = (None, 9, 4)
PILLAR_UNITS, PILLAR_CAP_UNITS = 25 / 128, 31 / 128
PILLAR_COURSES = ((0, 6, 2), (6, 11, 2.6), (11, 17, 2))
PILLAR_TOP = 20


def lay_stone(bench: WallBench, columns: Span, rows: Span, front: float, tone: float, joint: bool = True) -> None:
    """Drawn on the course's face: on stones as low as these, bevels and cut joints glitter at low sun."""
    bench.patch(columns, rows, front, "stone", tone)
    bench.patch(columns, (rows[0], rows[0] + 1), front, "stone", tone + JOINT_TONE, lift=0.010)
    if joint:
        bench.patch((columns[1] - 1, columns[1]), rows, front, "stone", 0, lift=0.014)


def lay(bench: WallBench, columns: Span, rows: Span, front: float) -> None:
    """Stones side by side. What touches the module's ends is calm; in the middle course it runs on into the neighbour, without a joint."""
    chance, (left, end) = bench.model.chance, columns
    while left < end:
        right = left + chance.pick(WIDTHS)
        if end - right < min(WIDTHS):
            right = end
        runs_on = right >= COLUMNS and rows == COURSES[1][0]
        lay_stone(bench, (left, right), rows, front, 2 if left <= 0 or right >= COLUMNS else chance.pick(TONES), not runs_on)
        left = right


def courses(bench: WallBench) -> None:
    """Three courses, with one stone that reaches through two of them."""
    first, second = BIG_STONES[bench.model.variant]
    for index, (rows, front) in enumerate(COURSES):
        bench.block(ALL, rows, (-front, front), "stone", 1, bevel=0)
        for columns in (ALL,) if index == 0 else ((0, first), (second, COLUMNS)):
            lay(bench, columns, rows, front)
    lay_stone(bench, (first, second), (COURSES[1][0][0], COURSES[2][0][1]), COURSES[1][1], 2.6)
    foot(bench, ALL, COURSES[0][1], 2)


def cope(bench: WallBench) -> None:
    """Stones on edge over the whole thickness."""
    left = 0
    for wide, top in zip(COPE_COLUMNS, COPE_TOPS):
        tone = 3 if left == 0 else bench.model.chance.pick((2, 3, 3, 2.6))
        bench.block((left, left + wide), (COPE_LOW, top), (-COPE_UNITS, COPE_UNITS), "stone", tone, bevel=0)
        bench.patch((left + wide - 1, left + wide), (COPE_LOW, top - 1), COPE_UNITS, "stone", 1)
        left += wide
    bench.patch(ALL, (COPE_LOW, COPE_LOW + 1), COPE_UNITS, "stone", 1)


def moss(bench: WallBench, column: int) -> None:
    """It creeps down from the cope."""
    for start, wide, low, high in ((0, 5, 11, 13), (1, 3, 9, 11), (1, 1, 7, 9)):
        bench.patch((column + start, column + start + wide), (low, high), COURSES[2][1], "moss", 2, lift=0.018)


def build(along: str, seed: int, model: Model) -> None:
    model.chance = Chance(seed + 100 * model.variant)
    with wall_module(model, along) as bench:
        courses(bench)
        cope(bench)
        column = MOSS_COLUMNS[model.variant]
        if column is not None:
            moss(bench, column)


def pillar(model: Model) -> None:
    """Three big stones and a flat one."""
    for low, high, tone in PILLAR_COURSES:
        half = PILLAR_UNITS - (0.012 if tone > 2 else 0)
        box(model, (-0.5, 0.5, px_up((low + high) / 2)), (2 * half, 2 * half, px_up(high - low)), "stone", tone, 0.02, 0.6)
    top = PILLAR_COURSES[-1][1]
    wide = 2 * PILLAR_CAP_UNITS
    box(model, (-0.5, 0.5, px_up((top + PILLAR_TOP) / 2)), (wide, wide, px_up(PILLAR_TOP - top)), "stone", 3, 0.02, 0.6)
    columns = 16 * PILLAR_UNITS
    with corner_faces(model) as (south, east):
        foot(south, (8 - columns, 8), PILLAR_UNITS, 2)
        foot(east, (8, 8 + columns), PILLAR_UNITS, 2)
        for bench, left in ((south, 8 - columns), (east, 8)):
            for row in (6, 11):
                bench.patch((left, left + columns), (row, row + 1), PILLAR_UNITS, "stone", 1)


SHEETS = [Sheet(f"fence_drystone_{along}", partial(build, along, seed), seed, variants=VARIANTS) for along, seed in (("x", 381), ("y", 382))]
SHEETS += [Sheet("fence_drystone_post", pillar, 383)]
