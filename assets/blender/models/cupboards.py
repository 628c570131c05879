"""Cupboards against a wall, at the north edge of their tile: a wardrobe with two doors, a dresser with plates and mugs."""

from tallow_model.cabinets import front_panel, knob, panel, upright_plate
from tallow_model.joinery import at, band, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import in_texels, lathe
from tallow_model.tableware import jug, mug, pot

# The back clears a wall on the tile's edge.
BACK = 12.5
ROBE_X, ROBE_FRONT, ROBE_HIGH = 17.5, -1.5, 43
DRESSER_X, DRESSER_FRONT, COUNTER, HUTCH_FRONT, DRESSER_HIGH = 23.5, -2.5, 18, 5.5, 44
SHELF = 29


def wardrobe(model: Model) -> None:
    """Turned feet, a drawer, two doors of two panels each, a cornice; a hat box lies on it."""
    x, front = ROBE_X, ROBE_FRONT
    for side in (-x + 3, x - 3):
        for y in (front + 3, BACK - 3):
            lathe(model, in_texels((2, 0), (2.6, 1.5), (2, 3)), "plank", (1, 1.6), foot=at(side, y, 0))
    block(model, (-x, front, 2), (x, BACK, ROBE_HIGH - 2), "plank", 1.6)
    block(model, (-x, front - 1, 2), (x, BACK, 4), "plank", 2.4, bevel=0)
    block(model, (-x, front - 1, 11), (x, BACK, 12.4), "plank", 2.6, bevel=0)
    block(model, (-x - 1, front - 1, ROBE_HIGH - 3), (x + 1, BACK, ROBE_HIGH - 1), "plank", 2.4)
    block(model, (-x - 2, front - 2, ROBE_HIGH - 1), (x + 2, BACK, ROBE_HIGH + 1), "plank", 3)
    front_panel(model, -x + 3, 5, x - 3, 10, front, tone=2.2)
    for left, right in ((-x + 2, -1.5), (0.5, x - 3)):
        block(model, (left, front - 0.5, 13), (right + 1, front, ROBE_HIGH - 4), "plank", 2, bevel=0)
        front_panel(model, left + 2, 15, right - 1, 25, front - 0.5, tone=2.6)
        front_panel(model, left + 2, 27, right - 1, ROBE_HIGH - 6, front - 0.5, tone=2.6)
    patch(model, (-1.5, front, 13), (0.5, front, ROBE_HIGH - 4), "plank", 0)
    for at_x, z in ((-4.5, 26), (3.5, 26), (-0.5, 8)):
        knob(model, at_x, front - 0.5, z)
    for looks, side in (("east", x), ("west", -x)):
        panel(model, (side, front + 3, 14), (side, BACK - 3, ROBE_HIGH - 5), "plank", 1.8, looks)
    panel(model, (-x + 3, BACK, 5), (x - 3, BACK, ROBE_HIGH - 5), "plank", 1.8, "north")
    foot = at(-7, 5, ROBE_HIGH + 1)
    lathe(model, in_texels((4.2, 0), (4.2, 3), (4.8, 3), (4.8, 5), (0, 5)), "plum_cloth", (1.4, 2, 2, 3), foot=foot, sides=16)
    for across, along in ((6.5, 1), (1, 6.5)):
        patch(model, (-7 - across, 5 - along, ROBE_HIGH + 6), (-7 + across, 5 + along, ROBE_HIGH + 6), "linen", 1)


def dresser(model: Model) -> None:
    """A cupboard with two doors and three drawers; over it plates on edge, mugs, a jug."""
    x, front = DRESSER_X, DRESSER_FRONT
    block(model, (-x, front, 0), (x, BACK, COUNTER - 2), "plank", 1.8)
    band(model, (-x, front, 0), (x, BACK, 2), "plank", 0.6)
    block(model, (-x, front - 2, COUNTER - 2), (x, BACK - 1, COUNTER), "plank", 3)
    third = (2 * x - 4) / 3
    for index in range(3):
        left = -x + 2 + index * third
        front_panel(model, left + 1, 11, left + third - 1, 15, front, tone=2.4)
        knob(model, left + third / 2, front, 13)
    for left, right, pull in ((-x + 3, -1.5, -4), (1.5, x - 3, 4)):
        front_panel(model, left, 3, right, 10, front, tone=2.4)
        knob(model, pull, front, 7)
    block(model, (-x, BACK - 1, COUNTER - 2), (x, BACK, DRESSER_HIGH - 1), "plank", 1)
    for side in (-x, x - 2):
        block(model, (side, HUTCH_FRONT, COUNTER), (side + 2, BACK, DRESSER_HIGH - 1), "plank", 2)
    block(model, (-x + 2, HUTCH_FRONT, SHELF - 2), (x - 2, BACK - 1, SHELF), "plank", 3, bevel=0)
    block(model, (-x - 2, HUTCH_FRONT - 2, DRESSER_HIGH - 2), (x + 2, BACK, DRESSER_HIGH), "plank", 3)
    panel(model, (-x + 3, BACK, 4), (x - 3, BACK, DRESSER_HIGH - 5), "plank", 1.6, "north")
    for index, plate_x in enumerate((-14.5, -0.5, 13.5)):
        upright_plate(model, plate_x, BACK - 3, SHELF + 0.5, 4.4, heart="blue_cloth" if index != 1 else "ochre")
    for plate_x, heart in ((-15.5, "ochre"), (-4.5, "blue_cloth")):
        upright_plate(model, plate_x, BACK - 3, COUNTER + 0.5, 3.6, heart=heart)
    mug(model, at(6, HUTCH_FRONT + 3, COUNTER), "sage_cloth")
    mug(model, at(15, HUTCH_FRONT + 2, COUNTER), "red_cloth")
    jug(model, at(-14, 1.5, COUNTER))
    pot(model, at(9, 8, DRESSER_HIGH), 3.6, 5, "blue_cloth", 2)


SHEETS = [Sheet("wardrobe_wood", wardrobe, seed=521, facings=4), Sheet("dresser_plates", dresser, seed=522, facings=4)]
