"""What hangs on walls indoors: a builder that looks south is put on a north wall and, turned, on a west wall."""

from collections.abc import Callable
from functools import partial

from .model import Model, Sheet
from .space import shift, turn_z

# How far such a thing begins in front of the wall's edge: clear of the wall's timbers.
WALL_FACE_UNITS = 0.12


def hung_pair(name: str, build: Callable[[Model], None], seed: int) -> list[Sheet]:
    """The sheets `name`_x, on a tile's north edge, and `name`_y, on its west edge."""

    def placed(faces_east: bool, model: Model) -> None:
        with model.placed(*((shift(-0.5, 0), turn_z(90)) if faces_east else (shift(0, 0.5),))):
            build(model)

    return [Sheet(f"{name}_{'y' if faces_east else 'x'}", partial(placed, faces_east), seed=seed) for faces_east in (False, True)]
