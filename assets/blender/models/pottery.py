"""A potter's kick wheel: a stone turned by the feet, and on its shaft, between the rails of a frame, a head with a jar growing on it."""

from tallow_model.joinery import at, block, leg, plank
from tallow_model.model import Model, Sheet
from tallow_model.rounds import in_texels, lathe
from tallow_model.space import px_up
from tallow_model.tableware import pot

FRAME_X, FRONT, BACK = 18.5, -10.5, 13.5
RAIL, SEAT = 17, 13
STONE_RADIUS, STONE_LOW, STONE_HIGH = 8, 3, 6
HEAD_RADIUS, HEAD_LOW, HEAD_HIGH = 6, 17, 19
# Clay that is wet is darker than what dries on the rail.
JAR = ((3.6, 0), (4.4, 2.5), (4.6, 4.5), (3.4, 7), (2.6, 8.4), (3.6, 10), (2.6, 10), (2, 8.6), (0, 8.4))
JAR_TONES = (1.6, 2, 2, 2.6, 1.6, 3, 0.6, 0)


def wheel(model: Model) -> None:
    """Fly stone, shaft, head and the jar with a ring that a finger drew."""
    lathe(model, in_texels((0, STONE_LOW), (STONE_RADIUS, STONE_LOW), (STONE_RADIUS, STONE_HIGH), (0, STONE_HIGH)), "stone", (0, 1.6, 2.8), sides=16)
    lathe(model, in_texels((1.2, 0), (1.2, HEAD_LOW)), "iron", 1.4, sides=8)
    head = in_texels((0, HEAD_LOW), (HEAD_RADIUS, HEAD_LOW), (HEAD_RADIUS, HEAD_HIGH), (0, HEAD_HIGH))
    lathe(model, head, "timber", (0, 2, 3.4), sides=16)
    top = (0, 0, px_up(HEAD_HIGH))
    lathe(model, in_texels(*JAR), "shingle", JAR_TONES, sides=14, foot=top)
    lathe(model, in_texels((4.75, 3.4), (4.75, 4.4)), "shingle", 3, sides=14, foot=top)


def frame(model: Model) -> None:
    """Four legs, rails at three sides, a seat at the back and a foot bar."""
    for x in (-FRAME_X, FRAME_X):
        for y in (FRONT, BACK):
            leg(model, x, y, RAIL, width=4)
        block(model, (x - 4, FRONT - 3, RAIL - 2), (x + 4, BACK + 2, RAIL), "plank", 2.8)
    plank(model, (-FRAME_X, BACK - 5, SEAT - 2), (FRAME_X, BACK + 3, SEAT), tone=3)
    block(model, (-FRAME_X, BACK - 1, 4), (FRAME_X, BACK + 1, 6), "plank", 1.6, bevel=0)
    block(model, (-FRAME_X, FRONT - 1, 2), (FRAME_X, FRONT + 1, 4), "plank", 2, bevel=0)


def on_rails(model: Model) -> None:
    """A bowl of slip, two pots that dry, a lump of clay."""
    for x, y, radius, high in ((-FRAME_X, -6, 2.8, 6), (-FRAME_X, 5, 3.2, 7)):
        pot(model, at(x, y, RAIL), radius, high, "shingle", 3, lid="shingle")
    lathe(model, in_texels((2.4, 0), (3.8, 2.4), (3.8, 3), (3, 3), (2.6, 2.2)), "linen", (1, 2, 3, 1), sides=12, foot=at(FRAME_X, -4, RAIL))
    lathe(model, in_texels((3, 2.4), (0, 2.5)), "shingle", 1, sides=12, foot=at(FRAME_X, -4, RAIL))
    clay = in_texels((3.4, 0), (3.6, 2), (2.4, 4), (0, 4.6))
    lathe(model, clay, "shingle", (1.6, 2, 2.6), sides=7, foot=at(FRAME_X, 7, RAIL))


def build(model: Model) -> None:
    frame(model)
    wheel(model)
    on_rails(model)


SHEETS = [Sheet("potters_wheel", build, seed=441, facings=4)]
