"""Ridges: half-round tiles on shingle roofs; on thatch a cap of straw with a scalloped hem, stitched down with hazel rods and crossed spars.

The anchor is on the line between the two inner rows of slopes, a rise above theirs.
"""

from functools import partial

from tallow_model.model import Model, Sheet
from tallow_model.roofs import FOOT_ROWS, OUT, TILE_TEXELS, patch, ridge_frames, ridge_roll, slab, turn_to, v_at
from tallow_model.solids import polygon
from tallow_model.space import px_up, px_wall
from tallow_model.thatch import STRAW_BUTT_UNITS
from tallow_model.walls import COLUMNS

BASE_UNITS = px_up(FOOT_ROWS)
TILE_RADIUS_UNITS, TILE_RAISED_UNITS = 0.12, 0.05
# The cap's flaps lie at this height over the base planes; the roll touches both.
CAP_N_UNITS, CAP_RADIUS_UNITS, CAP_RAISED_UNITS = 0.21, 0.15, 0.104
# Just over the courses' highest straws, or those would hide parts of the shade.
SHADE_N_UNITS = STRAW_BUTT_UNITS + 0.02
# The hem covers that of the uppermost course: so near together they would be a tangle.
HEM_LINE, LOWER_ROD, UPPER_ROD, ROLL_LINE = TILE_TEXELS - 23, TILE_TEXELS - 17, TILE_TEXELS - 6, TILE_TEXELS + 6
# Where the base plane of the cap's core ends: cut level, its upper face then ends behind the scallops.
CORE_LINE = HEM_LINE + 8
SCALLOP = (0, 2, 3, 4, 4, 3, 2, 0)
SPAR_COLUMNS = 8
# Half their widths along the ridge: the spars that lean back look steep on the screen, and thinner.
SPAR_HALF, STEEP_SPAR_HALF = px_wall(0.6), px_wall(0.8)


def tiles(model: Model) -> None:
    """Four tiles a unit, each with a lip; the outer ones are calm."""
    for index in range(4):
        west, east = px_wall(index * 4 - 8), px_wall(index * 4 - 4)
        tone = model.chance.pick((2, 2, 3)) if index in (1, 2) else 2
        ridge_roll(model, BASE_UNITS + TILE_RAISED_UNITS, TILE_RADIUS_UNITS, (west, east), "shingle", tone)
        ridge_roll(model, BASE_UNITS + TILE_RAISED_UNITS, TILE_RADIUS_UNITS + 0.004, (west, west + px_wall(1.5)), "shingle", tone + 1)


def flap(model: Model) -> None:
    """One side of the cap, column by column down to its scallops, with a drawn shade below."""
    for column in range(COLUMNS):
        us = (px_wall(column - COLUMNS / 2), px_wall(column + 1 - COLUMNS / 2))
        hem = HEM_LINE - SCALLOP[column % len(SCALLOP)]
        straw = 2 if column % 4 == 1 else 3
        for start, end, tone in ((hem, LOWER_ROD - 1, straw), (LOWER_ROD - 1, UPPER_ROD, 3), (UPPER_ROD, ROLL_LINE, straw)):
            patch(model, us, (start, end), (CAP_N_UNITS, CAP_N_UNITS), "thatch", tone)
        for shade, tone in (((hem - 2, hem), 0), ((hem - 6, hem - 2), 1)):
            patch(model, us, shade, (SHADE_N_UNITS, SHADE_N_UNITS), "thatch", tone)


def stitches(model: Model) -> None:
    """Two rods along the ridge, and spars crossed between them."""
    lift = CAP_N_UNITS + 0.012
    for line in (LOWER_ROD, UPPER_ROD):
        patch(model, (-0.5, 0.5), (line, line + 2), (lift, lift), "plank", 1)
    low, high = v_at(LOWER_ROD + 1, lift), v_at(UPPER_ROD, lift)
    for west in range(-8, 8, SPAR_COLUMNS):
        for foot, head, half in ((west, west + SPAR_COLUMNS, SPAR_HALF), (west + SPAR_COLUMNS, west, STEEP_SPAR_HALF)):
            u, over = px_wall(foot), px_wall(head)
            points = [(u - half, low, lift), (u + half, low, lift), (over + half, high, lift), (over - half, high, lift)]
            polygon(model, points, "plank", 1, OUT)


def cap(model: Model) -> None:
    ridge_roll(model, BASE_UNITS + CAP_RAISED_UNITS, CAP_RADIUS_UNITS, (-0.5, 0.5), "thatch", 3)
    for looks in ("s", "n"):
        with model.placed(*ridge_frames(looks)):
            slab(model, (CORE_LINE, TILE_TEXELS), CAP_N_UNITS - 0.01, "thatch", 1)
    with model.placed(*ridge_frames("s")):
        flap(model)
        stitches(model)


def build(material: str, along: str, model: Model) -> None:
    with model.placed(turn_to("s" if along == "x" else "e")):
        (cap if material == "thatch" else tiles)(model)


SHEETS = [
    Sheet(f"roof_{material}_ridge_{along}", partial(build, material, along), seed)
    for material, along, seed in (("shingle", "x", 61), ("shingle", "y", 62), ("thatch", "x", 63), ("thatch", "y", 64))
]
