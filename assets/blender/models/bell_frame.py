"""A church bell that has been taken down into a frame of its own, where it is rung by a rope."""

from tallow_model.joinery import at, block
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.solids import beam
from tallow_model.space import px_ground

BELL_Z, BEAM_Z = 18, 40


def bell(model: Model) -> None:
    """Two posts with braces on sleepers, a beam with iron straps, a bell of bronze and the rope from its clapper."""
    for x in (-23.5, 23.5):
        block(model, (x - 2, -12.5, 0), (x + 2, 12.5, 3), "timber", 2)
        block(model, (x - 2.5, -2.5, 3), (x + 2.5, 2.5, BEAM_Z), "timber", 2.6)
        for side in (-1, 1):
            beam(model, at(x, side * 11, 2), at(x, side * 2, 18), 0.1, 0.1, "timber", 2.2, bevel=0)
        beam(model, at(x, 0, BEAM_Z - 9), at(x * 0.62, 0, BEAM_Z + 1), 0.1, 0.1, "timber", 2.2, bevel=0)
    block(model, (-27.5, -3, BEAM_Z), (27.5, 3, BEAM_Z + 4), "timber", 3)
    foot = at(0, 0, BELL_Z)
    lip = in_texels((10.4, 0), (10.4, 1.4), (9.2, 2.4))
    lathe(model, lip, "gold", (2.4, 3.2), sides=20, foot=foot)
    body = in_texels((9.2, 2.4), (7.4, 4.6), (6.3, 7.6), (5.8, 11), (5.5, 14), (4.6, 16), (2.4, 17.2), (0, 17.4))
    lathe(model, body, "gold", (1.2, 1.8, 2, 2, 2.2, 2.8, 3), sides=20, foot=foot, smooth=True)
    lathe(model, in_texels((0, 1.4), (9.6, 0.6)), "gold", 0, sides=20, foot=foot)
    block(model, (-1.5, -1.5, BELL_Z + 16), (1.5, 1.5, BEAM_Z), "iron", 1.6, bevel=0)
    for x in (-6, 6):
        block(model, (x - 1.5, -3.6, BEAM_Z - 0.6), (x + 1.5, 3.6, BEAM_Z + 4.6), "iron", 1.6, bevel=0)
    ball(model, at(0, 0, BELL_Z - 0.4), px_ground(1.9), "iron", 1.6)
    tube(model, at(0, 0, BELL_Z - 1), at(0, 0, 4), px_ground(0.7), px_ground(0.7), "linen", 2.4, sides=6)


SHEETS = [Sheet("bell_frame", bell, seed=484, facings=4)]
