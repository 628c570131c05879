"""Masonry on a wall bench: courses of stones on the texel lattice, laid round an opening, with flush mortar and drawn level joints."""

from dataclasses import dataclass

from .chance import Chance
from .walls import ALL, COLUMNS, STOREY_ROWS, Hole, Span, WallBench

STONE_FRONT_UNITS = 7 / 64
STONE_BACK_UNITS = -STONE_FRONT_UNITS
# A deeper upright joint turns black in the sun, a level one goes unseen at any depth and is drawn.
JOINT_DEPTH_UNITS = 1 / 32
JOINT_COLUMNS = 1
JOINT_TONE = -1.1
# Narrower than elsewhere: on a shaded face each stone's upper edge would catch the sun.
STONE_BEVEL_UNITS = 0.016
STONE_EDGE = 0.4
# Paving and blades hide a row or two of it.
FOOT_ROWS = 3
# From the ground, the same in all modules, so that their courses meet; no height twice running.
COURSES = (6, 8, 6, 5, 7, 5, 7, 4)
WIDTHS = (5, 6, 7, 8, 9)
LEAST_COLUMNS = 4
# Stones that reach over into the neighbour, in every other course: a joint there would run up the whole wall.
TOOTH_COLUMNS = (3, 4, 5)
# Beside a hole.
QUOIN_COLUMNS = 3
DRESSED_TONE = 3
TONES = (2, 2, 2, 2, 1.4, 2.6, 3)
PLINTH_FRONT_UNITS = 11 / 128
# A plinth stands between dark timber and the ground, and is lighter than both.
PLINTH_TONE = 3
PLINTH_TONES = (2, 2, 3)


@dataclass(frozen=True)
class Stone:
    """`joint` tells whether its last column is mortar."""

    columns: Span
    rows: Span
    tone: float
    joint: bool = True


def split(chance: Chance, left: float, right: float) -> list[Span]:
    """Stones of 5 to 9 columns from left to right; none is narrower than 4 unless the whole is."""
    spans = []
    while left < right:
        width = chance.pick(WIDTHS)
        end = right if right - left - width < LEAST_COLUMNS else left + width
        spans.append((left, end))
        left = end
    return spans


def without(spans: list[Span], cut: Span) -> list[Span]:
    """What is left of the spans outside `cut`."""
    parts = [part for left, right in spans for part in ((left, min(right, cut[0])), (max(left, cut[1]), right))]
    return [(left, right) for left, right in parts if left < right]


def lay_courses(chance: Chance, hole: Hole | None = None, jumper: Hole | None = None) -> list[Stone]:
    """The stones of a storey round a hole, which ends where courses do. `jumper` is one stone two courses high: it breaks the level lines."""
    stones = [Stone(jumper.columns, jumper.rows, chance.pick((1.4, 2.6)))] if jumper else []
    row = 0.0
    for index, height in enumerate(COURSES):
        rows, teeth = (row, row + height), index % 2 == 1
        row += height
        crossed = [taken for taken in (hole, jumper) if taken and taken.rows[0] < rows[1] and rows[0] < taken.rows[1]]
        free: list[Span] = [ALL]
        for taken in crossed:
            free = without(free, taken.columns)
        beside = hole.columns if hole in crossed else None
        for left, right in free:
            for columns in cut(chance, left, right, teeth, beside):
                stones.append(stone_of(chance, columns, rows, teeth, beside))
    return stones


def cut(chance: Chance, left: float, right: float, teeth: bool, hole: Span | None) -> list[Span]:
    """The stones of one free stretch of a course. Between a hole and the module's end there is room for one, or for one and a tooth."""
    toothed = teeth and right - left > LEAST_COLUMNS
    if hole and right <= hole[0]:
        spans = [(left, right - QUOIN_COLUMNS), (right - QUOIN_COLUMNS, right)] if toothed else [(left, right)]
    elif hole and left >= hole[1]:
        spans = [(left, left + QUOIN_COLUMNS), (left + QUOIN_COLUMNS, right)] if toothed else [(left, right)]
    elif teeth:
        first = left + chance.pick(TOOTH_COLUMNS) if left <= 0 else left
        last = right - chance.pick(TOOTH_COLUMNS) if right >= COLUMNS else right
        spans = [(left, first), *split(chance, first, last), (last, right)]
    else:
        spans = split(chance, left, right)
    return [(start, end) for start, end in spans if start < end]


def stone_of(chance: Chance, columns: Span, rows: Span, teeth: bool, hole: Span | None) -> Stone:
    """What goes on into the neighbour is calm and has no joint, so that modules meet without a seam; stones beside a hole are dressed: lighter."""
    tone = chance.pick(TONES)
    left, right = columns
    if teeth and (left <= 0 or right >= COLUMNS):
        return Stone(columns, rows, 2, joint=right < COLUMNS and not (hole and right == hole[0]))
    if hole and (right == hole[0] or left == hole[1]):
        return Stone(columns, rows, DRESSED_TONE, joint=right != hole[0])
    return Stone(columns, rows, 2 if left <= 0 or right >= COLUMNS else tone)


def lay_stone(bench: WallBench, stone: Stone, front: float, back: float = 0.0) -> None:
    """One stone with its upright joint on the right and its level joint below, drawn along most of it."""
    chance = bench.model.chance
    (left, right), (bottom, _) = stone.columns, stone.rows
    end = right - JOINT_COLUMNS if stone.joint else right
    # In a wall that looks east the bevels' south sides would glitter out of the shade.
    bevel = 0 if bench.faces_east else STONE_BEVEL_UNITS
    bench.block((left, end), stone.rows, (back, front), "stone", stone.tone, bevel, STONE_EDGE)
    if bottom <= 0:
        foot(bench, (left, end), front, stone.tone)
        return
    start = left + (chance.pick((0, 0, 1)) if left > 0 else 0)
    stop = end - (chance.pick((0, 0, 1)) if right < COLUMNS else 0)
    bench.patch((start, stop), (bottom, bottom + 1), front, "stone", stone.tone + JOINT_TONE)


def foot(bench: WallBench, columns: Span, front: float, tone: float) -> None:
    """The lowest rows go darker in two steps: a line that parts the wall from paving of its own colour."""
    bench.patch(columns, (0, FOOT_ROWS), front, "stone", tone - 1)
    bench.patch(columns, (0, FOOT_ROWS - 1), front, "stone", tone - 2, lift=0.008)


def lay_wall(bench: WallBench, hole: Hole | None = None, jumper: Hole | None = None) -> None:
    """A storey of stone wall round a hole: core, courses, and cap stones over the whole thickness."""
    for columns, rows in hole.around() if hole else [(ALL, (0, STOREY_ROWS))]:
        top = min(rows[1], STOREY_ROWS - 1)
        bench.block(columns, (rows[0], top), (STONE_BACK_UNITS, STONE_FRONT_UNITS - JOINT_DEPTH_UNITS), "stone", 1, bevel=0)
    for stone in lay_courses(bench.model.chance, hole, jumper):
        lay_stone(bench, stone, STONE_FRONT_UNITS, STONE_BACK_UNITS if stone.rows[1] >= STOREY_ROWS else 0.0)


def lay_plinth(bench: WallBench, rows: float, back: float, front: float = PLINTH_FRONT_UNITS) -> None:
    """One course of three stones under a frame or bricks, a little before them; the outer ones are calm."""
    chance = bench.model.chance
    bench.block(ALL, (0, rows), (back, front - JOINT_DEPTH_UNITS), "stone", 1, bevel=0)
    first = chance.pick((5, 6))
    second = first + chance.pick((5, 6))
    for columns, tone in (((0, first), PLINTH_TONE), ((first, second), chance.pick(PLINTH_TONES)), ((second, COLUMNS), PLINTH_TONE)):
        lay_stone(bench, Stone(columns, (0, rows), tone), front)


def lay_coping(bench: WallBench, rows: Span, back: float, front: float, seam: float = 7) -> None:
    """Two slabs over a low wall, out before its face; they part at the column `seam`."""
    for columns, tone in (((0, seam), DRESSED_TONE), ((seam, COLUMNS), DRESSED_TONE)):
        bench.block(columns, rows, (back, front), "stone", tone, STONE_BEVEL_UNITS, STONE_EDGE)
    bench.patch((seam - 1, seam), rows, front, "stone", DRESSED_TONE + JOINT_TONE)
    bench.patch(ALL, (rows[0], rows[0] + 1), front, "stone", DRESSED_TONE + JOINT_TONE)
