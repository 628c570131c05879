"""A guard room's things: an armour stand with helmet and cuirass, a rack of swords and axes with a tall shield against it."""

from tallow_model.joinery import at, block, patch
from tallow_model.marks import mark
from tallow_model.model import Model, Sheet
from tallow_model.roofs import prism
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.skins import limb
from tallow_model.space import px_ground, px_up, px_wall, shift, unit, vector

RACK_X, RACK_Z = 20.5, 21
# Along the rack: place, and what hangs there.
ARMS = ((-15, "sword"), (-7.5, "axe"), (0, "sword"), (8, "mace"), (15, "sword"))
SHIELD = ((-6, 18), (6, 18), (6, 8), (3.6, 3), (0, 0), (-3.6, 3), (-6, 8))


def armour_stand(model: Model) -> None:
    """A cross of feet and a post under a cuirass with a skirt of plates, pauldrons, a helm with a red plume."""
    for x0, y0, x1, y1 in ((-9.5, -1.5, 9.5, 1.5), (-1.5, -9.5, 1.5, 9.5)):
        block(model, (x0, y0, 0), (x1, y1, 2), "timber", 2.4, bevel=0)
    block(model, (-2, -2, 2), (2, 2, 20), "timber", 2.6, bevel=0)
    block(model, (-14, -1.5, 30), (14, 1.5, 32), "timber", 2, bevel=0)
    skirt = in_texels((6.4, 12), (5.8, 15), (6, 15), (5.2, 18.4), (5.4, 18.4), (4.4, 21))
    lathe(model, skirt, "iron", (1.6, 0.4, 2, 0.4, 2.4), sides=14)
    lathe(model, in_texels((4.7, 20.4), (4.7, 22)), "leather", 1, sides=14)
    breast = in_texels((4.4, 22), (5.6, 25), (6.2, 28), (5.4, 31), (3, 33.4), (0, 33.6))
    with model.placed(stretch(1.08, 0.8)):
        lathe(model, breast, "iron", (2, 2.4, 2.8, 2.8, 2), sides=16, smooth=True)
        lathe(model, in_texels((6.4, 12), (0, 12.6)), "iron", 0, sides=14)
    for side in (-1, 1):
        ball(model, (side * px_ground(8), 0, px_up(30.6)), px_ground(3.3), "iron", 2.8, scale=(1, 1, 0.9))
        limb(model, (side * px_ground(9), 0, px_up(28)), (side * px_ground(9.6), 0, px_up(21)), px_ground(1.9), px_ground(1.7), "iron", 1.6)
        ball(model, (side * px_ground(9.8), 0, px_up(19.6)), px_ground(2.1), "leather", 1.6)
    helm(model)


def stretch(across: float, deep: float):
    """A placement that makes round bodies broad across and shallow."""
    scale = shift(0, 0)
    scale[0, 0], scale[1, 1] = across, deep
    return scale


def helm(model: Model) -> None:
    lathe(model, in_texels((2.2, 33), (2, 35)), "leather", 0.4, sides=10)
    lathe(model, in_texels((3.8, 35), (4, 38), (3.8, 41), (2.2, 43.4), (0, 44)), "iron", (1.8, 2.4, 3, 3.4), sides=14, smooth=True)
    for looks, low, high in (("south", (-3.4, -5.7, 38), (3.4, -5.7, 39.4)), ("south", (-0.9, -5.8, 35.4), (0.9, -5.8, 39.4))):
        patch(model, low, high, "bark", 0, looks)
    plume = [(0.5, 42), (-4.5, 46.5), (2, 48.5), (6.5, 46), (8, 40), (6, 41.5)]
    for first, second, third in ((0, 1, 2), (0, 2, 3), (0, 3, 5), (3, 4, 5)):
        points = [at(-1.2, plume[index][0], plume[index][1]) for index in (first, second, third)]
        prism(model, points, (px_wall(1.3), 0, 0), "red_cloth", 2.6)


def sword(model: Model, x: float) -> None:
    """Point down, grip over the rail."""
    blade = [at(x + dx, -3, z) for dx, z in ((-1.4, RACK_Z + 2), (-1.2, 5), (0, 2), (1.2, 5), (1.4, RACK_Z + 2))]
    prism(model, blade, (0, px_wall(0.8), 0), "iron", 3)
    block(model, (x - 3.6, -3.6, RACK_Z + 2), (x + 3.6, -1.6, RACK_Z + 3.6), "gold", 2, bevel=0)
    block(model, (x - 0.9, -3.4, RACK_Z + 3.6), (x + 0.9, -1.8, RACK_Z + 8), "leather", 1, bevel=0)
    ball(model, at(x, -2.6, RACK_Z + 8.8), px_ground(1.3), "gold", 2.4)


def hafted(model: Model, x: float, kind: str) -> None:
    """An axe or a mace, head up."""
    tube(model, at(x, -3, 3), at(x, -3, RACK_Z + 9), px_ground(0.9), px_ground(0.9), "plank", 3, sides=6)
    if kind == "axe":
        head = [(-1, 7.6), (-1, 3), (4, 1.6), (5.4, 5.2), (4, 9)]
        prism(model, [at(x + dx, -3.6, RACK_Z + z) for dx, z in head][::-1], (0, px_wall(0.7), 0), "iron", 2.6, edge=0.4)
        return
    lathe(model, in_texels((1.4, 5), (3.2, 6.6), (3.2, 10), (1.6, 12), (0, 13)), "iron", (1.2, 2.2, 3, 3), sides=8, foot=at(x, -3, RACK_Z))


def weapon_rack(model: Model) -> None:
    for x in (-RACK_X, RACK_X):
        block(model, (x - 2, -2, 0), (x + 2, 2, RACK_Z + 5), "timber", 2.6)
        block(model, (x - 2.5, -9.5, 0), (x + 2.5, 9.5, 3), "timber", 2)
    for z, tone in ((4, 2.6), (RACK_Z, 3)):
        block(model, (-RACK_X, -1.5, z), (RACK_X, 1.5, z + 3), "plank", tone, bevel=0)
    for x, kind in ARMS:
        if kind == "sword":
            sword(model, x)
        else:
            hafted(model, x, kind)
    lean = unit(vector(0, 0.3, 1))
    for shrink, rise, material, tone in ((1.0, 0.0, "iron", 2), (0.8, 0.014, "red_cloth", 2.4)):
        outline = [at(12, -11, 0.6) + vector(px_wall(x * shrink), 0, 0) + lean * px_up(9 + (z - 9) * shrink) for x, z in SHIELD]
        prism(model, [point - (0, rise + 0.02, 0) for point in outline], (0, 0.06, 0), material, tone)
    for x0, z0, x1, z1 in ((-1.4, 2.4, 1.4, 16), (-4.4, 9.6, 4.4, 12.4)):
        outline = [at(12, -11, 0.6) + vector(px_wall(x), -0.034, 0) + lean * px_up(z) for x, z in ((x0, z0), (x1, z0), (x1, z1), (x0, z1))]
        mark(model, outline, "linen", 3, (0, -1, 0.3))


SHEETS = [Sheet("armour_stand", armour_stand, seed=491, facings=4), Sheet("weapon_rack", weapon_rack, seed=492, facings=4)]
