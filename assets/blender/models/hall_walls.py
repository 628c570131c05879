"""What adorns the walls of a hall, along x on a tile's north wall and along y on its west wall: a tapestry with a tree, a shelf of crockery,
a round shield before two crossed swords.
"""

import math

from tallow_model.cabinets import upright_plate
from tallow_model.hung import WALL_FACE_UNITS, hung_pair
from tallow_model.marks import wall_patch
from tallow_model.model import Model
from tallow_model.roofs import prism
from tallow_model.rounds import ball, lathe, tube
from tallow_model.solids import beam, box
from tallow_model.space import frame, px_ground, px_up, px_wall, vector
from tallow_model.tableware import jug, pot

ROD_HIGH, TAPESTRY_FOOT, TAPESTRY_HALF = 42, 12, 6.5
SHELF_HIGH, SHIELD_HIGH, SHIELD_PX = 28, 28, 5.5


def tapestry(model: Model) -> None:
    """Hangs in three folds from a rod: a border, a tree with red fruit on blue, a fringe cut in points."""
    middle, face, half = -WALL_FACE_UNITS - 0.06, -WALL_FACE_UNITS - 0.12, TAPESTRY_HALF
    west, east = ((px_wall(x), middle, px_up(ROD_HIGH)) for x in (-8, 8))
    tube(model, west, east, 0.04, 0.04, "timber", 2.6, sides=6)
    for end in (west, east):
        ball(model, end, px_up(1.6), "ochre", 3)
    tall = px_up(ROD_HIGH - TAPESTRY_FOOT)
    box(model, (0, middle, px_up(TAPESTRY_FOOT) + tall / 2), (px_wall(2 * half), 0.12, tall), "red_cloth", 2, bevel=0)
    for index in range(4):
        left = -half + index * half / 2
        points = [(left, TAPESTRY_FOOT), (left + half / 4, TAPESTRY_FOOT - 3), (left + half / 2, TAPESTRY_FOOT)]
        prism(model, [(px_wall(x), face, px_up(z)) for x, z in points], (0, 0.06, 0), "red_cloth", 1.4)

    def patch(x0: float, z0: float, x1: float, z1: float, material: str, tone: float, lift: float) -> None:
        wall_patch(model, px_wall(x0), px_up(z0), px_wall(x1), px_up(z1), face, material, tone, lift=lift)

    patch(-5.5, 14, 5.5, 40, "ochre", 2.2, 0.006)
    patch(-4.5, 15, 4.5, 39, "blue_cloth", 1.4, 0.012)
    patch(-4.5, 15, 4.5, 19, "moss", 2, 0.018)
    patch(-0.5, 18, 0.5, 27, "hide", 2, 0.024)
    for x0, z0, x1, z1, tone in ((-3.5, 25, 3.5, 31, 1.6), (-2.5, 31, 2.5, 35, 2.2), (-1.5, 35, 1.5, 37, 2.8)):
        patch(x0, z0, x1, z1, "moss", tone, 0.03)
    for x, z in ((-2.5, 27), (1.5, 28), (-0.5, 32)):
        patch(x, z, x + 1, z + 2, "red_cloth", 3, 0.036)
    for x, tone in ((-6.5, 3), (5.5, 1)):
        patch(x, TAPESTRY_FOOT, x + 1, ROD_HIGH - 2, "red_cloth", tone, 0.006)


def wall_shelf(model: Model) -> None:
    """A board on two brackets: a plate on edge, a jar, a jug; a copper ladle hangs under it."""
    out = WALL_FACE_UNITS
    box(model, (0, -out - 0.12, px_up(SHELF_HIGH - 1)), (px_wall(15), 0.26, px_up(2)), "plank", 3)
    for x in (-5.5, 5.5):
        bracket = [
            (px_wall(x - 0.7), -out, px_up(SHELF_HIGH - 2)),
            (px_wall(x - 0.7), -out - 0.2, px_up(SHELF_HIGH - 2)),
            (px_wall(x - 0.7), -out, px_up(SHELF_HIGH - 8)),
        ]
        prism(model, bracket, (px_wall(1.4), 0, 0), "plank", 1.6)
    middle = -out - 0.13
    upright_plate(model, -8.5, -out * 32 - 1, SHELF_HIGH, 4.4)
    pot(model, (px_wall(0), middle, px_up(SHELF_HIGH)), 2.6, 6, "hide", 2.4)
    jug(model, (px_wall(5.2), middle, px_up(SHELF_HIGH)))
    lathe(
        model, [(px_ground(2.4), 0), (px_ground(2.6), px_up(2)), (0, px_up(2))], "copper", (2, 2.6), foot=(px_wall(0), middle, px_up(SHELF_HIGH - 13))
    )
    box(model, (px_wall(0), middle, px_up(SHELF_HIGH - 6.5)), (px_wall(1.2), 0.04, px_up(9)), "iron", 1.4, bevel=0)


def shield(model: Model) -> None:
    """Two swords cross behind a round shield of red and linen quarters with an iron rim and boss."""
    out = -WALL_FACE_UNITS
    for side in (-1, 1):
        place = lambda along: vector(px_wall(side * along * 0.62), out - 0.05, px_up(SHIELD_HIGH - along * 1.25))
        beam(model, place(-10), place(9), px_wall(1.5), 0.04, "iron", 3.4, bevel=0)
        beam(model, place(9), place(12), px_wall(1.6), 0.05, "leather", 2, bevel=0)
        guard = place(9)
        reach = vector(px_wall(2.4), 0, -side * px_up(1.2))
        beam(model, guard - reach, guard + reach, px_up(1.6), 0.06, "ochre", 2.6, bevel=0)
    with model.placed(frame((1, 0, 0), (0, 0, 1), (0, -1, 0), (0, out - 0.08, px_up(SHIELD_HIGH)))):
        wide = px_wall(SHIELD_PX)
        for quarter in range(4):
            angles = [(quarter + part / 5) * math.pi / 2 for part in range(6)]
            outline = [(0, 0, 0.05)] + [(math.cos(a) * wide, math.sin(a) * wide, 0.03) for a in angles]
            for here, there in zip(outline[1:], outline[2:]):
                model.add([[outline[0], here, there]], *(("red_cloth", 2.2) if quarter % 2 else ("linen", 2.4)), normal=(0, 0, 1.0))
        lathe(model, [(wide - px_wall(1), 0.05), (wide, 0.05), (wide, 0)], "iron", (2.6, 1.6), sides=24)
        lathe(model, [(px_ground(2.4), 0.06), (px_ground(2), 0.12), (0, 0.14)], "iron", (2.4, 3.2), sides=12)


SHEETS = [*hung_pair("tapestry", tapestry, 651), *hung_pair("shelf_wall", wall_shelf, 652), *hung_pair("shield_wall", shield, 653)]
