"""A trough hewn of stone, with water in it and moss at one corner."""

from tallow_model.marks import SOUTH, UP, mark, stroke, wall_patch
from tallow_model.model import Model, Sheet
from tallow_model.solids import box
from tallow_model.space import px_ground, px_up, px_wall
from tallow_model.stones import moss_dabs

LENGTH_UNITS, DEPTH_UNITS, HIGH_UNITS = px_wall(15), px_wall(8), px_up(11)
WALL_UNITS = px_wall(2)
WATER_HIGH = px_up(8.5)
FOOT_HIGH = px_up(3)
# Chisel marks: column from the west end, low and high row.
CHISEL_MARKS = ((3, 5, 8), (8, 6, 9), (11, 4, 7))


def build(model: Model) -> None:
    half_x, half_y = LENGTH_UNITS / 2, DEPTH_UNITS / 2
    for side in (-1, 1):
        box(model, (0, side * (half_y - WALL_UNITS / 2), HIGH_UNITS / 2), (LENGTH_UNITS, WALL_UNITS, HIGH_UNITS), "stone", 2.4, edge=0.8)
        end = side * (half_x - WALL_UNITS / 2)
        box(model, (end, 0, HIGH_UNITS / 2), (WALL_UNITS, DEPTH_UNITS - 2 * WALL_UNITS, HIGH_UNITS), "stone", 2.4, bevel=0)
    rim = [(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)]
    inside = [(x * (1 - WALL_UNITS / half_x), y * (1 - WALL_UNITS / half_y)) for x, y in rim]
    for index in range(4):
        onward = (index + 1) % 4
        corners = (rim[index], rim[onward], inside[onward], inside[index])
        mark(model, [(*corner, HIGH_UNITS) for corner in corners], "stone", 3, UP)
    mark(model, [(x, y, WATER_HIGH) for x, y in inside], "water", 1.4, UP)
    stroke(model, (-0.22, -0.04, WATER_HIGH), (0.12, -0.04, WATER_HIGH), px_ground(1.2), "water", 3, UP, lift=0.012)
    wall_patch(model, -half_x, 0, half_x, FOOT_HIGH, -half_y, "stone", 1)
    mark(model, [(half_x, -half_y, 0), (half_x, half_y, 0), (half_x, half_y, FOOT_HIGH), (half_x, -half_y, FOOT_HIGH)], "stone", 1, (1, 0, 0))
    for column, low, high in CHISEL_MARKS:
        left = px_wall(column) - half_x
        wall_patch(model, left, px_up(low), left + px_wall(1), px_up(high), -half_y, "stone", 1.4)
    dabs = [(-0.06, 0.0, 0.12, px_up(2)), (0.06, 0.05, 0.09, px_up(2)), (-0.16, -0.05, 0.08, px_up(1.6))]
    moss_dabs(model, (half_x - 0.22, -half_y, px_up(3)), SOUTH, dabs)


SHEETS = [Sheet("trough_stone", build, seed=11, facings=4)]
