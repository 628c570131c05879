"""template_name: a storey of wall, along x (north edge) and along y (west edge). Here: plaster between a plinth and a top beam.

Parts are placed by texel column (0 to 16 along the wall), texel row (from the ground) and depth from the middle plane towards the viewer.
"""

from functools import partial

from tallow_model.masonry import lay_plinth
from tallow_model.model import Model, Sheet
from tallow_model.walls import ALL, BACK_UNITS, FLUSH_UNITS, FRONT_UNITS, STOREY_ROWS, WallBench, hidden_rows, wall_module

PLINTH_TOP, TOP_BEAM = 8, 44
# Rows under the beam that lie in its shade.
SHADE_ROWS = 3
# The ends meet the next module: what is drawn there must go on in it.
MARK_COLUMNS = (5, 9)


def panel(bench: WallBench) -> None:
    """What fills the wall, through its whole thickness: thinner than 0.09 unit it may let light through."""
    bench.block(ALL, (PLINTH_TOP, TOP_BEAM), (BACK_UNITS, FLUSH_UNITS), "plaster", 3, bevel=0)
    shade = TOP_BEAM - hidden_rows(FRONT_UNITS - FLUSH_UNITS) - SHADE_ROWS
    bench.patch(ALL, (shade, TOP_BEAM), FLUSH_UNITS, "plaster", 1)
    bench.patch(MARK_COLUMNS, (26, 27), FLUSH_UNITS, "plaster", 2)
    bench.end_boards((PLINTH_TOP, TOP_BEAM), (BACK_UNITS, FLUSH_UNITS), "timber", 1)


def top_beam(bench: WallBench) -> None:
    bench.block(ALL, (TOP_BEAM, STOREY_ROWS), (BACK_UNITS, FRONT_UNITS), "timber", 2)


def build(along: str, model: Model) -> None:
    with wall_module(model, along) as bench:
        lay_plinth(bench, PLINTH_TOP, BACK_UNITS)
        panel(bench)
        top_beam(bench)


SHEETS = [Sheet(f"template_name_{along}", partial(build, along), seed=1) for along in "xy"]
