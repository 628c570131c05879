"""A hedge of brambles along x (on its tile's north edge) and y (on the west edge): clumps of leaves, berries red and ripe.

Its clumps reach a little over both ends, so that a run closes up.
"""

from functools import partial

from tallow_model.foliage import SCREEN_RIGHT, TO_VIEWER, Clump, Crown, leaf_crown
from tallow_model.herbs import bead
from tallow_model.model import Model, Sheet
from tallow_model.space import shift, turn_z, unit, vector

# Along the hedge, out of its edge, height, radius.
CLUMPS = ((-0.34, -0.02, 0.3, 0.3), (0.02, -0.04, 0.26, 0.29), (0.36, -0.02, 0.3, 0.3), (-0.16, 0.02, 0.52, 0.27), (0.2, 0.02, 0.55, 0.28))
# The clump that bears it, right and up of its middle as shares of its radius, tone.
BERRIES = ((0, -0.3, 0.3, 3), (0, 0.3, 0.0, 1), (1, 0.1, 0.1, 3), (2, 0.2, 0.3, 1), (3, -0.1, 0.5, 3), (4, 0.2, 0.5, 3))
AHEAD = unit(TO_VIEWER * (1, 1, 0))


def build(faces_east: bool, model: Model) -> None:
    placement = (shift(-0.5, 0) @ turn_z(90)) if faces_east else shift(0, 0.5)
    place = lambda x, y, z: (placement @ vector(x, y, z, 1))[:3]
    clumps = [Clump(place(x, y, z), radius) for x, y, z, radius in CLUMPS]
    leaf_crown(model, Crown(place(0, 0, 0.25), 0.85, "pine", tone=2.6, card_px=(8, 6), cards=200), clumps)
    for index, right, up, tone in BERRIES:
        clump = clumps[index]
        out = unit(AHEAD + SCREEN_RIGHT * right * 1.2 + (0, 0, up + 0.4))
        material = "red_cloth" if tone > 2 else "violet"
        bead(model, clump.centre + out * (1, 1, 0.66) * clump.radius * 1.06, 1.6, material, tone + 0.6)


SHEETS = [Sheet("hedge_bramble_x", partial(build, False), seed=151), Sheet("hedge_bramble_y", partial(build, True), seed=152)]
