"""template_name: a tile of ground in six variants that lie side by side without a seam. Here: earth with worn and damp patches."""

from tallow_model.chance import Chance
from tallow_model.ground import floor, patch, spots
from tallow_model.model import Model, Sheet

# Fewer would repeat in sight.
VARIANTS = 6
BODY = 2
# "earth" lies half a step over "dirt": its tone 2 is a worn patch, its tone 1 a damp one. Larger steps would draw a pattern.
WORN, DAMP = 2, 1
WIDEST_TEXELS = 7
# How many of the spots bear a patch. On the border there are fewer: those show in every tile.
OWN_SHARE, BORDER_SHARE = 0.5, 0.3
# Spots are this far apart, and shared by all variants where they lie further than this from the tile's middle.
GAP_UNITS, BORDER_UNITS = 0.25, 0.42


def build(model: Model) -> None:
    floor(model, "dirt", BODY)
    for spot in spots(1, model.variant, GAP_UNITS, BORDER_UNITS):
        if spot.first > (BORDER_SHARE if spot.shared else OWN_SHARE):
            continue
        # Seeded by the spot's own number, so that its repeats in the neighbours are alike.
        patch(model, Chance(int(spot.second * 10_000)), spot, WIDEST_TEXELS, "earth", WORN if spot.second < 0.5 else DAMP)


SHEETS = [Sheet("template_name", build, seed=1, kind="ground", variants=VARIANTS)]
