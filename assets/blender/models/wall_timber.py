"""A storey of timber-framed wall: plain, braced, with a lit or an unlit window, or with a doorway; along x (north edge) and along y (west edge).

On the ground it stands on a plinth: rows 0-8, sill beam 8-12, plaster, top beam 44-48. On upper storeys its sill lies on the floor's joists.
"""

from functools import partial

from tallow_model.chance import Chance
from tallow_model.framing import (
    GROUND, POST_COLUMNS, TOP_BEAM, TROWEL_MARKS, UPPER, WINDOW, Foot, brace, joists, panel, post, top_beam, trowel_mark,
)  # fmt: skip
from tallow_model.model import Model, Sheet
from tallow_model.openings import DOORWAY, glaze
from tallow_model.walls import BACK_UNITS, COLUMNS, PROUD_UNITS, WallBench, wall_module


def doorway(bench: WallBench) -> None:
    """Two posts and a lintel, down to the ground."""
    (left, right), (_, top) = DOORWAY.columns, DOORWAY.rows
    post(bench, (0, left), foot=0)
    post(bench, (right, COLUMNS), foot=0)
    bench.block((left, right), (top, TOP_BEAM), (BACK_UNITS, PROUD_UNITS), "timber", 3)


def build(kind: str, along: str, seed: int, foot: Foot, model: Model) -> None:
    model.chance = Chance(seed + 100 * model.variant)
    with wall_module(model, along) as bench:
        top_beam(bench)
        if kind == "door":
            doorway(bench)
            return
        glazed = kind.startswith("window")
        panel(bench, foot, WINDOW.glass if glazed else None)
        if foot is UPPER:
            joists(bench)
        if glazed:
            glaze(bench, WINDOW, lit=kind == "window")
            return
        post(bench, POST_COLUMNS, foot.sill_top)
        if kind == "brace":
            brace(bench, foot)
        else:
            for column, row, wide, tone in TROWEL_MARKS[model.variant]:
                trowel_mark(bench, column, row, wide, tone)


def sheet(kind: str, along: str, foot: Foot = GROUND) -> Sheet:
    seed = 7 + KINDS.index(kind.removesuffix("_unlit")) + len(KINDS) * "xy".index(along)
    storey = "upper_" if foot is UPPER else ""
    variants = len(TROWEL_MARKS) if kind == "plain" else 1
    return Sheet(f"wall_timber_{storey}{kind}_{along}", partial(build, kind, along, seed, foot), variants=variants)


KINDS = ("plain", "window", "brace", "door")
SHEETS = [sheet(kind, along) for kind in (*KINDS, "window_unlit") for along in "xy"]
SHEETS += [sheet(kind, along, UPPER) for kind in ("plain", "window", "window_unlit", "brace") for along in "xy"]
