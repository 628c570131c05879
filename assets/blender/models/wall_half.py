"""Walls half a storey high, to lean on: timber and plaster under a rail, stone and brick under a coping; battlements of stone; and
the posts of their corners."""

from functools import partial

from tallow_model.brickwork import BRICK_BACK_UNITS, BRICK_PLINTH_ROWS, lay_brick_plinth, lay_bricks
from tallow_model.chance import Chance
from tallow_model.masonry import (
    FOOT_ROWS, JOINT_DEPTH_UNITS, PLINTH_TONE, STONE_BACK_UNITS, STONE_BEVEL_UNITS, STONE_FRONT_UNITS, lay_coping, lay_courses, lay_plinth, lay_stone,
)  # fmt: skip
from tallow_model.model import Model, Sheet
from tallow_model.solids import box
from tallow_model.space import px_up
from tallow_model.walls import ALL, BACK_UNITS, FLUSH_UNITS, FRONT_UNITS, PROUD_UNITS, WallBench, wall_module

TOP, CAP_ROWS = 24, 4
CAP = (TOP - CAP_ROWS, TOP)
STONE_CAP_UNITS, BRICK_CAP_UNITS = 9 / 64, 7 / 64
PLINTH_TOP = 8
# Rows of plaster that the damp has climbed, from the west end in steps of two or three columns.
DAMP_STEPS = ((0, 3, 2), (3, 6, 3), (6, 8, 4), (8, 11, 3), (11, 16, 2))
POST_COLUMNS = (0, 3)
MERLON_COLUMNS, MERLON_TOP = (4, 12), 40
MERLON_COURSES, MERLON_SEAMS = ((TOP, 30), (30, MERLON_TOP - CAP_ROWS)), (9, 7)
# Half widths of the corner posts in 128ths of a unit, and how far their caps stand over the walls.
POST_UNITS = {"timber": 15 / 128, "stone": 23 / 128, "brick": 21 / 128}
CAP_OVER_ROWS = 3


def timber(bench: WallBench) -> None:
    lay_plinth(bench, PLINTH_TOP, BACK_UNITS)
    bench.block(ALL, (PLINTH_TOP, CAP[0]), (BACK_UNITS, FLUSH_UNITS), "plaster", 3, bevel=0)
    bench.patch(ALL, (CAP[0] - 4, CAP[0]), FLUSH_UNITS, "plaster", 1)
    for left, right, high in DAMP_STEPS:
        bench.patch((left, right), (PLINTH_TOP, PLINTH_TOP + high), FLUSH_UNITS, "plaster", 2)
    bench.block(POST_COLUMNS, (PLINTH_TOP, CAP[0]), (BACK_UNITS, PROUD_UNITS), "timber", 2)
    bench.block(ALL, CAP, (BACK_UNITS, FRONT_UNITS), "timber", 2)
    bench.patch((4, 11), (CAP[0] + 1, CAP[0] + 2), FRONT_UNITS, "timber", 1)
    bench.end_boards((PLINTH_TOP, CAP[0]), (BACK_UNITS, FLUSH_UNITS), "timber", 1)


def stone(bench: WallBench) -> None:
    bench.block(ALL, (0, CAP[0]), (STONE_BACK_UNITS, STONE_FRONT_UNITS - JOINT_DEPTH_UNITS), "stone", 1, bevel=0)
    for laid in lay_courses(bench.model.chance):
        if laid.rows[1] <= CAP[0]:
            lay_stone(bench, laid, STONE_FRONT_UNITS)
    lay_coping(bench, CAP, STONE_BACK_UNITS, STONE_CAP_UNITS)


def battlement(bench: WallBench) -> None:
    """The half wall of stone, with a merlon in the middle of each module that carries its own slab."""
    stone(bench)
    (left, right), top = MERLON_COLUMNS, MERLON_TOP - CAP_ROWS
    for index, (low, high) in enumerate(MERLON_COURSES):
        seam = MERLON_SEAMS[index]
        for columns, tone in (((left, seam), 2), ((seam, right), 2.6)):
            bench.block(columns, (low, high), (STONE_BACK_UNITS, STONE_FRONT_UNITS), "stone", tone - index * 0.6, bevel=0)
        bench.patch((seam - 1, seam), (low, high), STONE_FRONT_UNITS, "stone", 1)
        bench.patch(MERLON_COLUMNS, (low, low + 1), STONE_FRONT_UNITS, "stone", 1)
    cap = (left - 0.5, right + 0.5)
    bench.block(cap, (top, MERLON_TOP), (STONE_BACK_UNITS, STONE_CAP_UNITS), "stone", 3, STONE_BEVEL_UNITS, 0.6)
    bench.patch(cap, (top, top + 1), STONE_CAP_UNITS, "stone", 2)


def brick(bench: WallBench) -> None:
    lay_brick_plinth(bench)
    lay_bricks(bench, (BRICK_PLINTH_ROWS, CAP[0]))
    lay_coping(bench, CAP, BRICK_BACK_UNITS, BRICK_CAP_UNITS, seam=9)


BUILDERS = {"timber": timber, "stone": stone, "brick": brick, "battlement": battlement}


def build(material: str, along: str, seed: int, model: Model) -> None:
    model.chance = Chance(seed)
    with wall_module(model, along) as bench:
        BUILDERS[material](bench)


def post(material: str, model: Model) -> None:
    """A square post on the tile's north-west corner, with a cap over the walls' tops; timber on a plinth stone."""
    half, foot = POST_UNITS[material], PLINTH_TOP if material == "timber" else 0
    body = ("timber", 2) if material == "timber" else ("stone", 2)

    def block(wide: float, low: float, high: float, tone: tuple[str, float]) -> None:
        box(model, (-0.5, 0.5, px_up((low + high) / 2)), (2 * wide, 2 * wide, px_up(high - low)), *tone, bevel=STONE_BEVEL_UNITS, square="-z")

    if foot:
        block(half + 4 / 128, 0, foot, ("stone", PLINTH_TONE))
    else:
        block(half, 0, FOOT_ROWS, (body[0], body[1] - 1))
    block(half, foot or FOOT_ROWS, TOP, body)
    block(half + 4 / 128, TOP, TOP + CAP_OVER_ROWS, (body[0], body[1] + 1))


SHEETS = [
    Sheet(f"wall_{material}_half_{along}", partial(build, material, along, seed), seed)
    for material, seeds in (("timber", (221, 222)), ("stone", (223, 224)), ("brick", (225, 226)))
    for along, seed in zip("xy", seeds)
]
SHEETS += [Sheet(f"wall_stone_battlement_{along}", partial(build, "battlement", along, seed), seed) for along, seed in (("x", 227), ("y", 228))]
SHEETS += [Sheet(f"post_{material}_half", partial(post, material)) for material in POST_UNITS]
