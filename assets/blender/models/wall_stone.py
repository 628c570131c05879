"""A storey of stone wall: plain, with a lit or an unlit window, or with a doorway; along x (north edge) and along y (west edge)."""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.masonry import STONE_BACK_UNITS, STONE_FRONT_UNITS, lay_wall
from tallow_model.model import Model, Sheet
from tallow_model.openings import DOORWAY, WindowPlan, glaze
from tallow_model.walls import Hole, WallBench, wall_module

LINTEL_UNITS = 9 / 64
SILL_UNITS = 11 / 64
# As thin as its bars may be, or they and the thick jambs leave no way for light.
GLASS_UNITS, GLASS_BACK_UNITS = 3 / 64, -1 / 64
# Two courses lower than in a timber wall, for thatch hangs deep, and in a frame of wood: light stones beside the glass would pale it.
WINDOW = WindowPlan(Hole((4, 12), (14, 32)), GLASS_UNITS, LINTEL_UNITS, SILL_UNITS, GLASS_BACK_UNITS, 2, 3, jamb_columns=2)
# The door's hole reaches over its lintel, up to the next course.
DOOR_HOLE = Hole(DOORWAY.columns, (0, 44))
JUMPERS = (Hole((5, 10), (14, 25)), Hole((8, 13), (6, 20)), Hole((4, 9), (25, 37)))
PLAIN_VARIANTS = 3


def door_frame(bench: WallBench) -> None:
    """A timber lintel that rests a little way into the stone on both sides."""
    (left, right), (_, top) = DOORWAY.columns, DOORWAY.rows
    bench.block((left, right), (top, DOOR_HOLE.rows[1]), (STONE_BACK_UNITS, STONE_FRONT_UNITS), "timber", 2, bevel=0)
    bench.block((left - 2, right + 1), (top, DOOR_HOLE.rows[1]), (0, LINTEL_UNITS), "timber", 2)
    bench.patch((left + 1, right - 4), (top + 2, top + 3), LINTEL_UNITS, "timber", 1)


def moss(bench: WallBench, column: int) -> None:
    """A patch of three steps at the foot."""
    for start, wide, top in ((0, 5, 2), (1, 3, 3), (3, 2, 4)):
        bench.patch((column + start, column + start + wide), (0, top), STONE_FRONT_UNITS, "moss", 2, lift=0.008)


def build(kind: str, along: str, seed: int, model: Model) -> None:
    model.chance = Chance(seed + 100 * model.variant)
    with wall_module(model, along) as bench:
        if kind == "plain":
            lay_wall(bench, jumper=JUMPERS[model.variant])
            if model.variant == 1:
                moss(bench, 8)
        elif kind.startswith("window"):
            lay_wall(bench, WINDOW.glass)
            glaze(bench, WINDOW, lit=kind == "window")
        else:
            lay_wall(bench, DOOR_HOLE)
            door_frame(bench)


SEEDS = {"plain": (8, 5), "window": (15, 16), "window_unlit": (15, 16), "door": (17, 18)}
SHEETS = [
    Sheet(f"wall_stone_{kind}_{along}", partial(build, kind, along, seed), seed, variants=PLAIN_VARIANTS if kind == "plain" else 1)
    for kind, seeds in SEEDS.items()
    for along, seed in zip("xy", seeds)
]
