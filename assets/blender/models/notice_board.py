"""A notice board under a little roof of boards: papers pinned on it, one of them a reward, one half torn off."""

from tallow_model.marks import wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.solids import box
from tallow_model.space import px_up, px_wall, turn_z
from tallow_model.stones import rock

POST_X, POST_HIGH = px_wall(8), px_up(40)
BOARD_LOW, BOARD_HIGH, BOARD_DEEP = 11, 32, 0.07
# Left, low, right, high in texels, tone; how many lines of writing.
PAPERS = ((-6.5, 20, -2.5, 27, 3.2, 2), (-1, 21, 2, 27, 2.6, 2), (3.5, 18, 6.5, 26, 3, 2), (-5.5, 13, -1.5, 17, 2.4, 1), (0, 12, 3, 18, 3.4, 2))


def papers(model: Model) -> None:
    """Each has a dark lower edge and lines of 1 px; pins are iron."""
    front = -BOARD_DEEP / 2
    for left, low, right, high, tone, lines in PAPERS:
        x0, x1 = px_wall(left), px_wall(right)
        wall_patch(model, x0, px_up(low), x1, px_up(high), front, "linen", tone)
        wall_patch(model, x0, px_up(low), x1, px_up(low + 1), front, "linen", tone - 1.4, lift=0.012)
        for line in range(lines):
            row = high - 3 - 2 * line
            wall_patch(model, x0 + px_wall(1), px_up(row), x1 - px_wall(0.6 + line), px_up(row + 1), front, "leather", 1.6, lift=0.012)
    wall_patch(model, px_wall(1), px_up(13), px_wall(2), px_up(14.4), front, "red_cloth", 3, lift=0.018)


def build(model: Model) -> None:
    for side in (-1, 1):
        x = side * POST_X
        box(model, (x, 0, POST_HIGH / 2), (px_wall(2), px_wall(2), POST_HIGH), "timber", 2.6, bevel=0.02)
        for turn in (0, 180):
            with model.placed(turn_z(turn)):
                wall_patch(model, x - px_wall(1), 0, x + px_wall(1), px_up(3), -px_wall(1), "timber", 1.4)
    wide, high = 2 * POST_X - px_wall(2), px_up(BOARD_HIGH - BOARD_LOW)
    box(model, (0, 0, px_up(BOARD_LOW) + high / 2), (wide, BOARD_DEEP, high), "plank", 2, bevel=0)
    for turn in (0, 180):
        with model.placed(turn_z(turn)):
            for row in (20, 26):
                wall_patch(model, -wide / 2, px_up(row), wide / 2, px_up(row + 1), -BOARD_DEEP / 2, "plank", 1, lift=0.004)
            wall_patch(model, -wide / 2, px_up(BOARD_HIGH - 2), wide / 2, px_up(BOARD_HIGH), -BOARD_DEEP / 2, "plank", 0.6, lift=0.004)
    papers(model)
    for low in (BOARD_LOW - 1, BOARD_HIGH):
        box(model, (0, 0, px_up(low + 0.5)), (2 * POST_X, 0.11, px_up(2)), "timber", 3, bevel=0.015)
    for side, tone in ((-1, 2.4), (1, 1.4)):
        reach, foot, crest = px_wall(3.4), POST_HIGH + px_up(0.5), POST_HIGH + px_up(4)
        outline = [(-px_wall(11), 0, crest), (-px_wall(11), side * reach, foot), (-px_wall(11), side * reach, foot - 0.05), (-px_wall(11), 0, crest - 0.07)]
        prism(model, outline, (px_wall(22), 0, 0), "shingle", tone, edge=0.8)
    box(model, (0, 0, POST_HIGH + px_up(4)), (px_wall(22), px_wall(1.6), px_up(1.6)), "timber", 3, bevel=0)
    for x, y in ((-0.6, -0.14), (0.62, -0.16)):
        rock(model, (x, y), 0.13, sides=5)


SHEETS = [Sheet("notice_board", build, seed=221, facings=4)]
