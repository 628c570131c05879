"""Gravel, twelve variants: pebbles of three or four texels of near relations, pressed into a bed of their own dark."""

from tallow_model.chance import Chance
from tallow_model.ground import Kinds, Runs, Spot, chance_of, fits_inside, floor, kind_at, leaning, paint, spots, texel_of
from tallow_model.model import Model, Sheet

BED_TONE, BODY = 1, 2
GAP_UNITS, BORDER_UNITS, SPOTS_MOST = 0.148, 0.44, 80
# Stones near to each other in lightness; those on the border, which show in every tile, are all of the first.
STONES = ("bedrock", "bedrock", "cobble", "cobble", "pale_cobble")
OWN: Kinds = ((0.76, "pebble"), (0.9, "grit"), (0.94, "stone"))
BORDER: Kinds = ((0.75, "pebble"),)
SHAPES: dict[str, tuple[Runs, ...]] = {
    "grit": (((0, 2),), ((0, 2), (0, 1))),
    "pebble": (((0, 3), (0, 3)), ((1, 3), (0, 3)), ((0, 3), (0, 2)), ((0, 4), (0, 3)), ((1, 3), (0, 3), (0, 2)), ((0, 2), (0, 2))),
    "stone": (((1, 4), (0, 5), (0, 4)), ((0, 4), (0, 5), (1, 5))),
}
# A stone's right side falls away, so that a low sun rounds it.
SIDE = leaning(0.22)


def pebble(model: Model, chance: Chance, spot: Spot, kind: str) -> None:
    """One that keeps off the border unless it is shared."""
    right, down = texel_of(spot.x, spot.y)
    rows = chance.pick(SHAPES[kind])
    if not spot.shared and not fits_inside(rows, right, down):
        return
    stone = STONES[0] if spot.shared else chance.pick(STONES)
    paint(model, rows, right, down, stone, BODY, 0.005)
    if kind != "grit":
        paint(model, tuple((last - 1, last) for _, last in rows), right, down, stone, BODY, 0.006, SIDE)
    if kind == "stone":
        paint(model, rows[:1], right, down - 1, stone, BODY + 1, 0.007)


def build(model: Model) -> None:
    floor(model, "bedrock", BED_TONE)
    for spot in spots(521, model.variant, GAP_UNITS, BORDER_UNITS, SPOTS_MOST):
        kind = kind_at(spot, OWN, BORDER)
        if kind:
            pebble(model, chance_of(spot), spot, kind)


SHEETS = [Sheet("ground_gravel", build, seed=17, kind="ground", variants=12)]
