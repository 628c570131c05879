"""Tiled floors as sprites, for rooms: fired clay laid square by square, and a chequer of slate and pale stone."""

from tallow_model.chance import Chance
from tallow_model.floors import EDGE, draw_rect, lay_slab
from tallow_model.model import Model, Sheet

VARIANTS = 6
CLAY_STEPS, CHEQUER_STEPS = 8, 16
CLAY_TONES = (2, 2, 2, 2, 2, 2, 3, 1)
CLAY_JOINT = 1
# The two stones of the chequer and their joints.
CHEQUER = (("slate", 2), ("pale_cobble", 3))
CHEQUER_JOINT = ("slate", 1)
CHIP_STEPS = 3
# The variants of the chequer in which a square is chipped, and which one: counted from the south-west, row by row.
CHIPPED = {1: 2, 4: 1}
# A vein in one pale square: how far it runs, step by step.
VEINED = (2, 5)


def clay(model: Model) -> None:
    """Sixteen tiles, of which one or two were fired harder; a chipped one here and there."""
    chance = Chance(311 + model.variant)
    lay_slab(model, "brick", CLAY_JOINT)
    chipped = chance.pick((5, 6, 9, 10)) if model.variant % 2 else None
    for index in range(16):
        x, y = -EDGE + index % 4 * CLAY_STEPS, -EDGE + index // 4 * CLAY_STEPS
        inside = 0 < index % 4 < 3 and 0 < index // 4 < 3
        tone = chance.pick(CLAY_TONES) if inside or chance.happens(0.3) else 2
        draw_rect(model, (x + 1, y + 1, x + CLAY_STEPS, y + CLAY_STEPS), "brick", tone, 0.004, CHIP_STEPS if index == chipped else 0)


def chequer(model: Model) -> None:
    lay_slab(model, *CHEQUER_JOINT)
    for index in range(4):
        x, y = -EDGE + index % 2 * CHEQUER_STEPS, -EDGE + index // 2 * CHEQUER_STEPS
        stone = CHEQUER[(index + index // 2) % 2]
        chip = CHIP_STEPS if CHIPPED.get(model.variant) == index else 0
        draw_rect(model, (x + 1, y + 1, x + CHEQUER_STEPS, y + CHEQUER_STEPS), *stone, 0.004, chip)
    if model.variant in VEINED:
        for x, y, long in ((3, -12, 4), (6, -11, 4), (9, -10, 3)):
            draw_rect(model, (x, y, x + long, y + 1), "pale_cobble", 2, 0.006)


SHEETS = [
    Sheet(f"floor_{name}", build, seed, variants=VARIANTS)
    for name, build, seed in (("clay_tile", clay, 311), ("chequer", chequer, 321))
]
