"""Roofs at the house pitch: 32 texels of rise a tile, so that south and east slopes show 48 and north and west ones lie edge-on.

A roof piece is one tile. Its base plane passes over the outer edge of its tile FOOT_ROWS above its anchor, since eaves hang below that
line and nothing may reach under the anchor. Pieces are cut level: one placed a rise higher and a tile further in carries the slope on.
So every piece stands a whole number of rises (32 rows) over the foot of the storey under it: eaves and gables one, the slope above an eave
two, the ridge of a house two tiles deep two as well, four tiles deep three. The base plane then passes 4 rows over the walls' tops.

On a slope `u` runs along it, `v` up it and `n` out of it, from the middle of the edge where the base plane has its foot. Down one column of
the screen a tile of slope measures 64 texels: lines along the slope are counted in those. A slope that looks east is one that looks
south, turned.
"""

import math

import numpy as np

from .model import Model
from .rounds import circle, tube
from .solids import box, polygon
from .space import frame, px_up, px_wall, shift, turn_z, unit

RISE_UNITS = math.sqrt(2)
TILE_TEXELS = 64
V_PER_TEXEL = math.sqrt(3) / TILE_TEXELS
# What a line moves down the screen, in texels, for a unit that it is lifted off the base plane.
LIFT_TEXELS = 16 * math.sqrt(2 / 3)
# Lines along the slope are diagonals of the screen. Whole texels would put them through the texels' centres, where rounding decides.
CLEAR_TEXELS = 0.5
FOOT_ROWS = 20
EAVE_UNITS = 0.25
EAVE_TEXELS = 16
# Over a wall's middle the slab's underside then meets the wall's top, which lies 4 rows under the base plane.
SLAB_UNITS = 0.12
# How far a level cut moves along v for a unit of n.
LEVEL = math.sqrt(0.5)
# The looks of slopes that the camera sees, and of those that lie edge-on or behind.
SEEN, UNSEEN = "se", "nw"
TURNS = {"s": 0, "e": 90, "n": 180, "w": 270}
SLOPE = frame((1, 0, 0), (0, math.sqrt(1 / 3), math.sqrt(2 / 3)), (0, -math.sqrt(2 / 3), math.sqrt(1 / 3)), (0, -0.5, px_up(FOOT_ROWS)))
OUT = (0.0, 0.0, 1.0)
# Facets within this of level count as looking sideways.
SIDEWAYS = 0.1

SHINGLE_UNITS = px_wall(4)
SHINGLE_BUTT_UNITS, SHINGLE_HEAD_UNITS = 0.085, 0.03
SHINGLE_ROWS, SHINGLE_EAVE_ROWS = 6, 8
# Of slopes that are not seen: the mean height of shingles, and no higher than barge boards, or a strip of them shows over those.
SHINGLE_COVER_UNITS = 0.06
SHINGLE_TONES = (1, 2, 2, 2, 2, 3)
LIP_TEXELS, SHADE_TEXELS, JOINT_TEXELS = 2, 3, 2
# A dark shingle with a darker head would be a hole.
DARKEST = 1


def turn_to(looks: str) -> np.ndarray:
    """The placement of a piece that is built looking south; `looks` is one of s, e, n, w."""
    return turn_z(TURNS[looks])


def v_at(texels: float, n: float = 0.0) -> float:
    """v of the line that is seen so many texels over the base plane's foot, at height n."""
    return (texels + CLEAR_TEXELS + LIFT_TEXELS * n) * V_PER_TEXEL


def patch(model: Model, us, lines, ns, material: str, tone: float, normal=OUT) -> None:
    """A quad from us[0] to us[1] and from lines[0], at height ns[0], to lines[1], at ns[1]."""
    low, high = v_at(lines[0], ns[0]), v_at(lines[1], ns[1])
    points = [(us[0], low, ns[0]), (us[1], low, ns[0]), (us[1], high, ns[1]), (us[0], high, ns[1])]
    polygon(model, points, material, tone, normal)


def prism(model: Model, outline, along, material: str, tone: float, edge: float = 0.0, normal=None) -> None:
    """A convex outline of points, drawn out by the vector `along`. Sides that look up are `edge` tones lighter, down darker.

    All of it takes light as if it looked along `normal`, where that is given.
    """
    near = np.asarray(outline, np.float64)
    far = near + np.asarray(along, np.float64)
    middle = (near.mean(0) + far.mean(0)) / 2
    sides = [np.array([near[index - 1], near[index], far[index], far[index - 1]]) for index in range(len(near))]
    for face in (near, far, *sides):
        across = np.cross(face[1] - face[0], face[2] - face[0])
        outward = across @ (face.mean(0) - middle) > 0
        rises = model.placement[2, :3] @ unit(across if outward else -across)
        step = edge if rises > SIDEWAYS else -edge if rises < -SIDEWAYS else 0.0
        polygon(model, face if outward else face[::-1], material, tone + step, normal)


def cut(outline: np.ndarray, normal, limit: float) -> np.ndarray:
    """The part of a convex outline (n, 2) where normal . point <= limit."""
    kept = []
    for here, there in zip(outline, np.roll(outline, -1, 0)):
        past, past_next = (np.dot(point, normal) - limit for point in (here, there))
        if past <= 0:
            kept.append(here)
        if past * past_next < 0:
            kept.append(here + (there - here) * past / (past - past_next))
    return np.array(kept)


def slab(model: Model, lines: tuple[float, float], over: float, material: str, tone: float, normal=None) -> None:
    """The solid part of a slope from line to line, cut level, from SLAB_UNITS under the base plane to `over` above it.

    All of it takes light as if it looked along `normal`, where that is given: texels at a tile's end hold a little of the cut.
    """
    low, high = (line * V_PER_TEXEL for line in lines)
    under, above = SLAB_UNITS * LEVEL, -over * LEVEL
    outline = [(-0.5, low + above, over), (-0.5, high + above, over), (-0.5, high + under, -SLAB_UNITS), (-0.5, low + under, -SLAB_UNITS)]
    prism(model, outline, (1, 0, 0), material, tone, normal=normal)


def fascia(model: Model) -> None:
    """The board under an eave's lowest row: it closes the slope's foot and draws the dark line under the eave."""
    top = FOOT_ROWS - EAVE_UNITS * 32
    box(model, (0, -0.5 - EAVE_UNITS + 0.01, px_up(top - 1.5)), (1, 0.06, px_up(5)), "timber", 2, bevel=0)


def rows_between(low: int, high: int, count: int) -> list[tuple[int, int]]:
    """Splits a stretch of slope into so many rows of whole texels."""
    lines = [low + round((high - low) * index / count) for index in range(count + 1)]
    return list(zip(lines, lines[1:]))


def shingle_row(model: Model, low: int, high: int, halved: bool) -> None:
    """A row of shingles: each has a tone of its own, a light lip, a dark head and a normal turned by up to 6 degrees.

    A `halved` row starts and ends with half a shingle; what touches the ends is calm, so that rows run on into the next piece.
    """
    chance = model.chance
    start = -0.5 - (SHINGLE_UNITS / 2 if halved else 0)
    for index in range(5 if halved else 4):
        us = tuple(min(max(start + (index + end) * SHINGLE_UNITS, -0.5), 0.5) for end in (0, 1))
        half = us[1] - us[0] < SHINGLE_UNITS * 0.9
        tone = 2 if half else chance.pick(SHINGLE_TONES)
        foot = low - (0 if half else chance.pick((0, 0, 0, 0, 0, 1)))
        normal = unit((chance.between(-0.1, 0.1), -0.08, 1))
        lip, shade = foot + LIP_TEXELS, high - SHADE_TEXELS
        for lines, step in (((foot, lip), 1), ((lip, shade), 0), ((shade, high + 1), -1)):
            ns = [height_between(SHINGLE_BUTT_UNITS, SHINGLE_HEAD_UNITS, line, foot, high) for line in lines]
            patch(model, us, lines, ns, "shingle", max(tone + step, DARKEST), normal)
        if us[0] > -0.5 or not halved:
            n = SHINGLE_BUTT_UNITS + 0.004
            patch(model, (us[0], us[0] + px_wall(1)), (foot, foot + JOINT_TEXELS), (n, n), "shingle", tone, normal)
        patch(model, us, (foot + LIFT_TEXELS * SHINGLE_BUTT_UNITS, foot), (0, SHINGLE_BUTT_UNITS), "shingle", 0, (0, -1, 0))


def shingle_slope(model: Model, is_eave: bool, is_seen: bool) -> None:
    """A tile of slope under shingles, with its overhang where it is an eave; a plain slab where it is not seen."""
    low = -EAVE_TEXELS if is_eave else 0
    if not is_seen:
        slab(model, (low, TILE_TEXELS), SHINGLE_COVER_UNITS, "shingle", 1)
        return
    slab(model, (low, TILE_TEXELS), 0, "shingle", 0)
    for index, (start, end) in enumerate(rows_between(low, TILE_TEXELS, SHINGLE_EAVE_ROWS if is_eave else SHINGLE_ROWS)):
        shingle_row(model, start, end, halved=index % 2 == 1)


def height_between(butt: float, head: float, line: float, low: float, high: float) -> float:
    """n of a cover at a line, when it falls from `butt` at the line `low` to `head` at the line `high`."""
    return butt + (head - butt) * (line - low) / (high - low)


def moss(model: Model, column: float, line: float, n: float) -> None:
    """A dab in three steps, from `column` texels along the slope and `line` texels up it."""
    for start, wide, low, high, tone in ((0, 5, 0, 2, 2), (1, 3, 2, 4, 2), (2, 2, 4, 5, 3)):
        us = (px_wall(column + start - 8), px_wall(column + start + wide - 8))
        patch(model, us, (line + low, line + high), (n, n), "moss", tone)


def ridge_frames(looks: str) -> tuple[np.ndarray, np.ndarray]:
    """Placements for what lies on one side of a ridge along x, in slope coordinates: the base planes meet on the line TILE_TEXELS."""
    return turn_to(looks), shift(0, -0.5, -RISE_UNITS) @ SLOPE


def ridge_roll(model: Model, centre_z: float, radius: float, ends: tuple[float, float], material: str, tone: float) -> None:
    """A closed round ridge along x from end to end, its middle at y = 0."""
    start, end = (ends[0], 0, centre_z), (ends[1], 0, centre_z)
    tube(model, start, end, radius, radius, material, tone, sides=16)
    around = circle(16) * radius
    for x, turn in ((ends[0], -1), (ends[1], 1)):
        # An end's rim shows at a joint; lit like the roll's top it does not draw a dot there.
        polygon(model, [(x, y, centre_z + z) for y, z in around[::turn]], material, tone, OUT)
