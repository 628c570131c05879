"""What a shop is fitted with: a counter with scales, an apothecary's cabinet of drawers and bottles, a rack of bolts of cloth."""

from tallow_model.cabinets import front_panel, knob, panel
from tallow_model.joinery import STEPS_PER_UNIT, at, band, block, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import disc, in_texels, lathe, tube
from tallow_model.space import frame, px_ground, px_up, vector

# The back clears a wall on the tile's edge.
BACK = 12.5
COUNTER_X, COUNTER_Y, COUNTER_HIGH = 21.5, 8.5, 19
CABINET_X, CABINET_FRONT, DRAWERS_HIGH, CABINET_HIGH = 19.5, 0.5, 20, 43
CLOTH_X, CLOTH_FRONT, CLOTH_HIGH, BOLTS_AT = 21.5, -1.5, 36, (4, 15, 26)
BOLTS = ("red_cloth", "blue_cloth", "ochre", "sage_cloth", "plum_cloth", "linen", "moss", "red_cloth", "blue_cloth")
BOTTLES = (("moss", 2.6), ("water", 2), ("red_cloth", 2.4), ("violet", 2.4), ("ochre", 2.6))


def counter_scales(model: Model) -> None:
    """Three panels to the guests; on it a brass balance, two weights, folded cloths."""
    x, y = COUNTER_X, COUNTER_Y
    block(model, (-x, -y, 0), (x, y, COUNTER_HIGH - 2), "timber", 2.6)
    band(model, (-x, -y, 0), (x, y, 2), "timber", 1)
    block(model, (-x - 2, -y - 2, COUNTER_HIGH - 2), (x + 2, y + 2, COUNTER_HIGH), "plank", 3)
    patch(model, (-x - 1, 0.5, COUNTER_HIGH), (x + 1, 1.5, COUNTER_HIGH), "plank", 1.8)
    for index in range(3):
        left = -x + 1.5 + index * 14
        front_panel(model, left, 4, left + 12, COUNTER_HIGH - 4, -y, "timber", 3.4)
    for side, looks in ((x, "east"), (-x, "west")):
        panel(model, (side, -y + 2, 4), (side, y - 2, COUNTER_HIGH - 4), "timber", 3.4, looks)
    for left in (-x + 2, 1):
        patch(model, (left, y, 4), (left + x - 3, y, COUNTER_HIGH - 4), "timber", 0.6, looks="north")
    scales(model, -4, 1, COUNTER_HIGH)
    for index, (cloth, tone) in enumerate((("plum_cloth", 2), ("linen", 2.4), ("sage_cloth", 2))):
        block(model, (9, -5, COUNTER_HIGH + index * 2), (19, 4, COUNTER_HIGH + index * 2 + 2), cloth, tone, bevel=0)
    for weight_x, radius, high in ((-18, 2, 4), (-14, 1.6, 3)):
        weight = in_texels((radius, 0), (radius, high - 1), (radius - 1, high), (0, high))
        lathe(model, weight, "iron", (1.4, 2.4, 2.4), foot=at(weight_x, -6, COUNTER_HIGH))


def scales(model: Model, x: float, y: float, z: float) -> None:
    """A post on a foot, a beam a little aslant, a pan on two strings at each end."""
    lathe(model, in_texels((3.4, 0), (2.4, 1.4), (1, 2), (1, 14), (1.6, 15), (0, 16)), "ochre", (1.6, 2.6, 2, 2.6, 3), foot=at(x, y, z))
    low, high = at(x - 11, y, z + 12), at(x + 11, y, z + 14)
    tube(model, low, high, px_ground(0.9), px_ground(0.9), "ochre", 3, sides=6)
    for end, pan_z in ((low, z + 4), (high, z + 6)):
        middle = vector(end[0], end[1], px_up(pan_z))
        for aside in (-1, 1):
            rim = middle + vector(aside * px_ground(2.6), -aside * px_ground(2.6), px_up(1)) * vector(0.7, 0.7, 1)
            tube(model, end, rim, 0.02, 0.02, "ochre", 1, sides=4, thin=True)
        lathe(model, in_texels((1, 0), (3.4, 1.4), (3.4, 2), (0, 1.4)), "ochre", (1.6, 3, 2.4), foot=middle)


def apothecary(model: Model) -> None:
    """Twelve small drawers below, two shelves of bottles above, a mortar on the ledge."""
    x, front = CABINET_X, CABINET_FRONT
    block(model, (-x, front, 0), (x, BACK, DRAWERS_HIGH), "hide", 1.4)
    band(model, (-x, front, 0), (x, BACK, 2), "hide", 0.4)
    block(model, (-x - 1, front - 2, DRAWERS_HIGH), (x + 1, BACK, DRAWERS_HIGH + 2), "hide", 2.6)
    for row in range(3):
        for column in range(4):
            left, low = -x + 1.5 + column * 9.2, 3 + row * 5.6
            front_panel(model, left, low, left + 8, low + 5, front, "hide", 2.2)
            knob(model, left + 4.6, front, low + 2, "hide", 0)
    top = DRAWERS_HIGH + 2
    block(model, (-x, BACK - 1, top), (x, BACK, CABINET_HIGH), "hide", 0.6)
    for side in (-x, x - 2):
        block(model, (side, front + 5, top), (side + 2, BACK, CABINET_HIGH), "hide", 1.6)
    block(model, (-x + 2, front + 5, top + 9), (x - 2, BACK - 1, top + 11), "hide", 2.6, bevel=0)
    block(model, (-x - 2, front + 3, CABINET_HIGH), (x + 2, BACK, CABINET_HIGH + 2), "hide", 2.6)
    block(model, (-9.5, front + 5, CABINET_HIGH + 2), (9.5, BACK, CABINET_HIGH + 5), "hide", 2)
    panel(model, (-x + 3, BACK, 4), (x - 3, BACK, CABINET_HIGH - 3), "hide", 1.6, "north")
    for row, (z, count) in enumerate(((top, 4), (top + 11, 5))):
        for index in range(count):
            material, tone = BOTTLES[(index + row * 2) % len(BOTTLES)]
            bottle(model, -x + 6 + index * (2 * x - 12) / (count - 1), front + 8, z, (2.2, 1.8)[row], (8, 7)[row], material, tone)
    lathe(model, in_texels((1.8, 0), (1.4, 1), (3, 4), (2.2, 4), (0, 3)), "linen", (2, 3, 3.6, 1), foot=at(13, front + 1, top))


def bottle(model: Model, x: float, y: float, z: float, radius: float, high: float, material: str, tone: float) -> None:
    profile = in_texels((radius, 0), (radius, high * 0.5), (radius * 0.45, high * 0.68), (radius * 0.45, high))
    lathe(model, profile, material, (tone, tone + 0.6, tone), foot=at(x, y, z))
    lathe(model, in_texels((1, high - 0.6), (1, high + 0.8), (0, high + 0.8)), "plank", 3, foot=at(x, y, z))


def shelf_cloth(model: Model) -> None:
    """Bolts lie side by side and look to the front with their rolled ends; one runs out over the edge."""
    x, front = CLOTH_X, CLOTH_FRONT
    for side in (-x, x - 2):
        block(model, (side, front + 1, 0), (side + 2, BACK, CLOTH_HIGH - 2), "plank", 1.8)
    block(model, (-x, BACK - 1, 0), (x, BACK, CLOTH_HIGH - 2), "plank", 1)
    for z in BOLTS_AT:
        block(model, (-x + 2, front + 1, z - 2), (x - 2, BACK - 1, z), "plank", 3, bevel=0)
    block(model, (-x - 1, front, CLOTH_HIGH - 2), (x + 1, BACK, CLOTH_HIGH), "plank", 3)
    for left in (-14.5, -4.5, 5.5, 13.5):
        patch(model, (left, BACK, 2), (left + 2, BACK, CLOTH_HIGH - 3), "plank", 0, looks="north")
    for row, z in enumerate(BOLTS_AT):
        for index in range(3):
            bolt(model, -13 + index * 13, z, BOLTS[row * 3 + index], 3 if row == 2 and index else 2)
    block(model, (-18, front - 0.5, 20), (-8, front + 1, 29), "sage_cloth", 2.4, bevel=0)
    for index, (left, cloth) in enumerate(((-14, "ochre"), (-1, "plum_cloth"))):
        block(model, (left, 1, CLOTH_HIGH), (left + 11, BACK - 2, CLOTH_HIGH + 4), cloth, 2, bevel=px_up(1))


def bolt(model: Model, x: float, z: float, cloth: str, tone: float) -> None:
    """A roll along y: its end shows the core and a ring of cloth."""
    radius, front = px_up(3.6), CLOTH_FRONT + 1.6
    middle = at(x, front, z) + (0, 0, radius)
    tube(model, middle, middle + (0, (BACK - 2 - front) / STEPS_PER_UNIT, 0), radius, radius, cloth, tone, sides=12)
    with model.placed(frame((1, 0, 0), (0, 0, 1), (0, -1, 0), middle)):
        disc(model, (0, 0, 0), radius, cloth, tone + 0.5, sides=12)
        disc(model, (0, 0, 0.006), px_ground(1.6), "plank", 1, sides=8)


SHEETS = [
    Sheet("counter_scales", counter_scales, seed=631, facings=4),
    Sheet("cabinet_apothecary", apothecary, seed=632, facings=4),
    Sheet("shelf_cloth", shelf_cloth, seed=633, facings=4),
]
