"""A floor of large dressed flags in two rows a tile, one of which reaches over into the neighbours; as a sprite, for rooms."""

from tallow_model.chance import Chance
from tallow_model.floors import EDGE, draw_rect, lay_slab
from tallow_model.model import Model, Sheet

VARIANTS = 8
BODY, JOINT = 2, 1
# Both rows' south and north edge. In the upper row flags cross the tile's border, the same in all variants.
LOWER, UPPER = (-16, -1), (-1, 16)
CROSSING_FROM, CROSSING_TO = 9, 25
# Where the lower row and what is left of the upper row part; none: one flag.
LOWER_JOINTS = (2, -3, None, 5, 0, -6, 3, None)
UPPER_JOINTS = (None, 1, 0, None, 2, None, 0, 1)
ODD_TONES = (("stone", 2), ("stone", 2), ("stone", 2), ("stone", 2), ("pale_cobble", 2), ("stone", 3))
WORN = {2: (-9, -7), 5: (-1, 6)}
CHIPPED = (1, 4)


def flag(model: Model, west: float, east: float, rows: tuple[float, float], stone: tuple[str, float], chip: float = 0) -> None:
    """A flag with its joint on the west and the south."""
    draw_rect(model, (west + 1, rows[0] + 1, east, rows[1]), *stone, 0.004, chip)


def worn_hollow(model: Model, x: float, y: float) -> None:
    """What feet have polished: two lighter steps."""
    draw_rect(model, (x, y, x + 6, y + 2), "stone", 3, 0.006)
    draw_rect(model, (x + 2, y + 2, x + 7, y + 3), "stone", 3, 0.006)


def build(model: Model) -> None:
    chance = Chance(301 + model.variant)
    lay_slab(model, "stone", JOINT)
    for shift in (-2 * EDGE, 0):
        flag(model, CROSSING_FROM + shift, CROSSING_TO + shift, UPPER, ("stone", BODY))
    for (west, east), rows, joint in (
        ((-EDGE, EDGE), LOWER, LOWER_JOINTS[model.variant]),
        ((CROSSING_TO - 2 * EDGE, CROSSING_FROM), UPPER, UPPER_JOINTS[model.variant]),
    ):
        for start, end in ((west, east),) if joint is None else ((west, joint), (joint, east)):
            chip = 3 if model.variant in CHIPPED and end == joint else 0
            flag(model, start, end, rows, chance.pick(ODD_TONES), chip)
    if model.variant in WORN:
        worn_hollow(model, *WORN[model.variant])


SHEETS = [Sheet("floor_flagstone", build, seed=301, variants=VARIANTS)]
