"""Still water, eight variants: flat, one tone, with a few wavelets a step lighter and, under some of them, the dark of their back."""

from tallow_model.chance import Chance
from tallow_model.ground import floor, paint
from tallow_model.model import Model, Sheet

BASE = 2
# Wavelets of each variant; the water drifts in colour, so that few are enough. None lies on a border, where it would repeat.
WAVELETS = (1, 0, 2, 1, 0, 1, 2, 1)


def wavelet(model: Model, right: int, down: int, length: int, backed: bool) -> None:
    paint(model, ((-(length // 2), length - length // 2),), right, down, "water", BASE + 1)
    if backed:
        paint(model, ((2 - length // 2, length - length // 2 - 1),), right, down + 1, "water", BASE - 1)


def build(model: Model) -> None:
    floor(model, "water", BASE)
    chance = Chance(500 + model.variant)
    # One band of rows for each, so that no two touch.
    count = WAVELETS[model.variant]
    for index in range(count):
        down = round((index + 0.5) / count * 18 - 9 + chance.between(-3, 3))
        free = 11 - abs(down)
        wavelet(model, round(chance.between(-free, free)), down, round(chance.between(4, 7)), chance.happens(0.6))


SHEETS = [Sheet("ground_water", build, seed=9, kind="ground", variants=len(WAVELETS))]
