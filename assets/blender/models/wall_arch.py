"""Walls with a round arch to walk through, without a leaf: timber with curved braces, stone and brick with a ring of dressed stones."""

from functools import partial

from tallow_model.arches import ARCHWAY, draw_ring, fill_corners
from tallow_model.brickwork import BRICK_BACK_UNITS, BRICK_FRONT_UNITS, BRICK_PLINTH_UNITS, lay_band, lay_bricks, lay_jambs
from tallow_model.chance import Chance
from tallow_model.masonry import STONE_BACK_UNITS, STONE_FRONT_UNITS, lay_wall
from tallow_model.model import Model, Sheet
from tallow_model.walls import ALL, BACK_UNITS, COLUMNS, FRAME_UNITS, FRONT_UNITS, PROUD_UNITS, STOREY_ROWS, Hole, WallBench, wall_module

COLUMNS_OPEN, CROWN = ARCHWAY.hole.columns, ARCHWAY.hole.rows[1]
SPRINGING = round(ARCHWAY.springing)
# Under the timber beam, the uppermost stones and the band of bricks.
TOP = 44
RING_COLUMNS = 3
RING_TONES = (3, 2.6, 3, 2, 3, 2.6, 3)
BRICK_RING_TONES = (2, 3, 2, 3, 2, 3, 2, 3, 2)
KEYSTONE = (6.5, 9.5)


def timber(bench: WallBench) -> None:
    """Posts, and a brace from each to the beam, bent like the knee of a tree, with a light edge."""
    bench.block(ALL, (TOP, STOREY_ROWS), (BACK_UNITS, FRONT_UNITS), "timber", 2)
    for left, right in ((0, COLUMNS_OPEN[0]), (COLUMNS_OPEN[1], COLUMNS)):
        bench.block((left, right), (0, TOP), (BACK_UNITS, PROUD_UNITS), "timber", 2)
        bench.patch((left + 1, left + 2), (18, 34), PROUD_UNITS, "timber", 1)
        bench.patch((left, right), (0, 3), PROUD_UNITS, "timber", 1, lift=0.008)
    for column in range(*COLUMNS_OPEN):
        low = ARCHWAY.row_over(column)
        bench.block((column, column + 1), (low, TOP), (BACK_UNITS, FRAME_UNITS), "timber", 2, bevel=0)
        bench.patch((column, column + 1), (low, low + 1), FRAME_UNITS, "timber", 3)


def stone(bench: WallBench) -> None:
    lay_wall(bench, Hole(COLUMNS_OPEN, (0, TOP)))
    bench.block(COLUMNS_OPEN, (CROWN, TOP), (STONE_BACK_UNITS, STONE_FRONT_UNITS), "stone", 2, bevel=0)
    fill_corners(bench, ARCHWAY, (STONE_BACK_UNITS, STONE_FRONT_UNITS), "stone", 2)
    draw_ring(bench, ARCHWAY, RING_COLUMNS, STONE_FRONT_UNITS, "stone", RING_TONES, 1)


def brick(bench: WallBench) -> None:
    """A ring of bricks on dressed jambs, with a stone to close it."""
    lay_band(bench)
    lay_bricks(bench, (SPRINGING + 1, TOP), ARCHWAY.hole)
    fill_corners(bench, ARCHWAY, (BRICK_BACK_UNITS, BRICK_FRONT_UNITS), "brick", 2)
    sides = ((0, COLUMNS_OPEN[0]), (COLUMNS_OPEN[1], COLUMNS))
    lay_jambs(bench, sides, (0, SPRINGING))
    draw_ring(bench, ARCHWAY, RING_COLUMNS, BRICK_FRONT_UNITS, "brick", BRICK_RING_TONES, 1)
    bench.block(KEYSTONE, (CROWN, TOP), (0, BRICK_PLINTH_UNITS), "stone", 3, bevel=0)


BUILDERS = {"timber": timber, "stone": stone, "brick": brick}


def build(material: str, along: str, seed: int, model: Model) -> None:
    model.chance = Chance(seed)
    with wall_module(model, along) as bench:
        BUILDERS[material](bench)


SHEETS = [
    Sheet(f"wall_{material}_arch_{along}", partial(build, material, along, seed), seed)
    for material, seeds in (("timber", (211, 212)), ("stone", (213, 214)), ("brick", (215, 216)))
    for along, seed in zip("xy", seeds)
]
