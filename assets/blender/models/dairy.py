"""A dairy's things: a churn with its dasher, a cheese press whose beam is weighted with a stone, cheeses ripening on a stand."""

from tallow_model.joinery import at, block, board_row, leg, patch
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, in_texels, lathe, tube
from tallow_model.solids import beam
from tallow_model.space import px_ground, px_up, shift

CHURN_TEXELS = 20
PRESS_X, PRESS_TOP = 15.5, 36
SHELVES, SHELF_X, SHELF_Y = (5, 20, 35), 17.5, 6.5
# On each shelf from below: place along it and the wheel's radius, height, material, tone.
WHEELS = (
    ((-8, 5, 5, "ochre", 3), (8, 4.6, 7, "pumpkin", 2.6)),
    ((-9, 4.6, 5, "thatch", 3), (6, 5, 6, "ochre", 2.4)),
    ((-6, 5.4, 4, "pumpkin", 2),),
)


def churn(model: Model) -> None:
    """A tapering tub of staves with three hoops, a lid, and a long staff through it."""
    profile = in_texels((6.6, 0), (4.6, CHURN_TEXELS))
    lathe(model, profile, "plank", 2.4, sides=14)
    for low in (2, 9, 17):
        radius = 6.6 - 2 * low / CHURN_TEXELS + 0.3
        lathe(model, in_texels((radius, low), (radius - 0.2, low + 1.8)), "iron", 1.8, sides=14)
    lid = in_texels((5.4, CHURN_TEXELS), (5.4, CHURN_TEXELS + 1.6), (1.6, CHURN_TEXELS + 2.4), (1.6, CHURN_TEXELS + 4), (0, CHURN_TEXELS + 4))
    lathe(model, lid, "plank", (1.6, 3, 2, 3.4), sides=14)
    tube(model, (0, 0, px_up(CHURN_TEXELS)), (0.05, 0.05, px_up(42)), px_ground(1), px_ground(0.9), "timber", 3, sides=8)
    beam(model, at(-4, 5, 40), at(6.5, -2, 40), 0.07, 0.07, "timber", 3.4, bevel=0)


def cheese(model: Model, radius: float, high: float, material: str, tone: float) -> None:
    """A wheel with rounded edges, its foot at the origin."""
    profile = in_texels((radius - 0.6, 0), (radius, 1), (radius, high - 1), (radius - 0.8, high), (0, high))
    lathe(model, profile, material, (tone - 1.4, tone - 0.6, tone + 1, tone + 0.6), sides=14)


def press(model: Model) -> None:
    """A frame of two posts, a board with a gutter, a cheese in its hoop, the beam that bears on it, a stone on the beam's end."""
    for x in (-PRESS_X, PRESS_X):
        block(model, (x - 2, -2, 0), (x + 2, 2, PRESS_TOP if x < 0 else 30), "timber", 2.6)
        block(model, (x - 2.5, -9.5, 0), (x + 2.5, 9.5, 3), "timber", 2)
    block(model, (-PRESS_X - 2, -10.5, 10), (PRESS_X + 2, 10.5, 13), "plank", 2.6)
    patch(model, (-10, -8.5, 13), (10, 8.5, 13), "plank", 1.6)
    block(model, (-1.5, -15.5, 11), (1.5, -10.5, 12.6), "plank", 3, bevel=0)
    with model.placed(shift(*at(0, 0, 13))):
        cheese(model, 6.6, 9, "linen", 2.6)
        lathe(model, in_texels((7, 1), (7, 6)), "plank", 2, sides=14)
        for low in (1.4, 4.4):
            lathe(model, in_texels((7.2, low), (7.2, low + 1.2)), "iron", 1.8, sides=14)
    block(model, (-5.5, -5.5, 22), (5.5, 5.5, 24), "plank", 3)
    block(model, (-2, -2, 24), (2, 2, 29), "timber", 2.4, bevel=0)
    beam(model, at(-PRESS_X - 3, 0, 32.5), at(29, 0, 26.5), 0.13, px_up(3.4), "timber", 3)
    tube(model, at(26, 0, 27), at(26, 0, 17), px_up(0.7), px_up(0.7), "linen", 2, sides=6)
    ball(model, at(26, 0, 13), px_ground(5), "stone", 2.2, scale=(0.9, 0.9, 1))
    lathe(model, in_texels((4.7, 12), (4.7, 13.2)), "linen", 2, sides=12, foot=at(26, 0, 0))


def stand(model: Model) -> None:
    """Three boards between four legs, wheels of cheese on each, and a piece that is cut."""
    for x in (-SHELF_X, SHELF_X):
        for y in (-SHELF_Y, SHELF_Y):
            leg(model, x, y, SHELVES[-1] - 2, width=3)
    for z, wheels in zip(SHELVES, WHEELS):
        board_row(model, (-SHELF_X - 2, -SHELF_Y - 2, z - 2), (SHELF_X + 2, SHELF_Y + 2, z), (3, 2.6))
        for x, radius, high, material, tone in wheels:
            with model.placed(shift(*at(x, -1, z))):
                cheese(model, radius, high, material, tone)
    block(model, (7, -5, SHELVES[-1]), (14, 2, SHELVES[-1] + 4), "ochre", 3)
    patch(model, (7, -5, SHELVES[-1]), (14, -5, SHELVES[-1] + 4), "linen", 3)


SHEETS = [
    Sheet("butter_churn", churn, seed=541, facings=4),
    Sheet("cheese_press", press, seed=542, facings=4),
    Sheet("cheese_stand", stand, seed=543, facings=4),
]
