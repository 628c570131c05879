"""A crate of 14 px: boards behind a frame whose edges are lighter, three boards on each side, one of them odd."""

from tallow_model.marks import UP, mark, stroke, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.solids import box
from tallow_model.space import px_up, px_wall, turn_z

SIZE_UNITS = px_wall(10)
HEIGHT_UNITS = px_up(14)
FRAME_UNITS, RAIL_UNITS = px_wall(2), px_up(2.5)
# A frame that stands out further would hide the joints beneath its rails.
PROUD_UNITS = 0.03
BOARDS = 3
# Of the south, east, north and west side, and of the lid: one odd board on each that is seen.
SIDE_TONES = ((2, 2, 1.4), (2, 1.4, 2), (2, 2, 2), (2, 2, 2))
LID_TONES = (2, 2, 1.4)
JOINT_TONE = 0.6


def side(model: Model, tones: tuple[float, ...]) -> None:
    """The south side: boards with drawn joints, posts and rails before them."""
    face = SIZE_UNITS / 2 - PROUD_UNITS
    inner = HEIGHT_UNITS - 2 * RAIL_UNITS
    reach = SIZE_UNITS / 2 - FRAME_UNITS
    for index, tone in enumerate(tones):
        low = RAIL_UNITS + inner * index / BOARDS
        high = low + inner / BOARDS
        wall_patch(model, -reach, low, reach, high, -face, "plank", tone)
        wall_patch(model, -reach, low, reach, low + px_up(1), -face, "plank", JOINT_TONE, lift=0.01)
    for end in (-1, 1):
        place = end * (SIZE_UNITS / 2 - FRAME_UNITS / 2)
        box(model, (place, -face - PROUD_UNITS / 2, HEIGHT_UNITS / 2), (FRAME_UNITS, PROUD_UNITS, HEIGHT_UNITS), "plank", 2.6, bevel=0.012)
    for middle in (RAIL_UNITS / 2, HEIGHT_UNITS - RAIL_UNITS / 2):
        box(model, (0, -face - PROUD_UNITS / 2, middle), (2 * reach, PROUD_UNITS, RAIL_UNITS), "plank", 3, bevel=0.012)


def lid(model: Model) -> None:
    """Boards from front to back between two battens."""
    top = HEIGHT_UNITS - 0.02
    reach, width = SIZE_UNITS / 2 - FRAME_UNITS, SIZE_UNITS - 2 * FRAME_UNITS
    for index in range(BOARDS):
        left = -reach + width * index / BOARDS
        right = left + width / BOARDS
        board = [(left, -reach, top), (right, -reach, top), (right, reach, top), (left, reach, top)]
        mark(model, board, "plank", LID_TONES[index], UP)
        stroke(model, (left + px_wall(0.4), -reach, top), (left + px_wall(0.4), reach, top), px_wall(0.8), "plank", JOINT_TONE, UP, lift=0.01)
    for end in (-1, 1):
        place = end * (SIZE_UNITS / 2 - FRAME_UNITS / 2)
        box(model, (place, 0, HEIGHT_UNITS - 0.03), (FRAME_UNITS, SIZE_UNITS, 0.06), "plank", 3, bevel=0.012)
        box(model, (0, place, HEIGHT_UNITS - 0.03), (2 * reach, FRAME_UNITS, 0.06), "plank", 3, bevel=0.012)


def build(model: Model) -> None:
    core = SIZE_UNITS - 2 * PROUD_UNITS
    box(model, (0, 0, HEIGHT_UNITS / 2 - 0.01), (core, core, HEIGHT_UNITS - 0.02), "plank", 1, bevel=0)
    for quarter, tones in enumerate(SIDE_TONES):
        with model.placed(turn_z(90 * quarter)):
            side(model, tones)
    lid(model)


SHEETS = [Sheet("crate_wood", build, seed=43)]
