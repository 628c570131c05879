"""What a model script fills: triangles with material, tone, normal and tags; and what it declares: its sheets."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import numpy as np

from tallow_export.palette import NUMBER_OF

from .chance import Chance
from .space import unit


@dataclass(frozen=True)
class Wang:
    """Ground whose shape runs on over the edges between tiles: an edge is crossed with a `probability`, and a tile must fit its four edges.

    `bits` tells for each variant which of its edges are crossed, north 1 + east 2 + south 4 + west 8. All 16 sums occur; those of 0 come
    first, and are what a reader takes that does not look at edges.
    """

    probability: float
    bits: tuple[int, ...]


@dataclass(frozen=True)
class Sheet:
    """One sheet that a script makes. `build` fills a `Model`; it is called once a variant and animation step.

    `kind` is "sprite" or "ground"; `animations` maps a name to {"frames": n, "fps": n}; `bare` adds the twin without all that is debris;
    `wang` is for ground, with a variant for each of its bits.
    """

    name: str
    build: Callable[["Model"], None]
    seed: int = 1
    kind: str = "sprite"
    footprint: tuple[int, int] = (1, 1)
    facings: int = 1
    variants: int = 1
    animations: dict[str, dict[str, int]] = field(default_factory=dict)
    bare: bool = False
    wang: Wang | None = None


@dataclass(frozen=True)
class Triangles:
    """position and normal (n, 3, 3), tone (n, 3), material, thin and debris (n)."""

    position: np.ndarray
    normal: np.ndarray
    tone: np.ndarray
    material: np.ndarray
    thin: np.ndarray
    debris: np.ndarray

    def only(self, keep: np.ndarray) -> "Triangles":
        return Triangles(*(getattr(self, name)[keep] for name in ("position", "normal", "tone", "material", "thin", "debris")))


class Model:
    """Collects triangles. `variant`, `animation` and `phase` (0 to 1 through the animation) tell which frame is being built."""

    def __init__(self, seed: int, variant: int = 0, animation: str = "", phase: float = 0.0) -> None:
        self.chance = Chance(seed)
        self.variant, self.animation, self.phase = variant, animation, phase
        self.placement = np.eye(4)
        self.parts: list[Triangles] = []

    @contextmanager
    def placed(self, *placements: np.ndarray) -> Iterator[None]:
        """Inside, everything is placed by these matrices, the last one nearest to the part; marks turn with what they are drawn on."""
        before = self.placement
        for placement in placements:
            self.placement = self.placement @ placement
        try:
            yield
        finally:
            self.placement = before

    def add(self, position, material: str, tone, normal=None, thin: bool = False, debris: bool = False) -> None:
        """Adds triangles (n, 3, 3). `tone` is one number, one a triangle or one a corner; `normal` the same, flat where left out."""
        position = np.asarray(position, np.float64).reshape(-1, 3, 3)
        if normal is None:
            normal = unit(np.cross(position[:, 1] - position[:, 0], position[:, 2] - position[:, 0]))
        normal = np.asarray(normal, np.float64)
        normal = np.broadcast_to(normal[:, None] if normal.ndim == 2 else normal, position.shape)
        tone = np.asarray(tone, np.float64)
        tone = np.broadcast_to(tone[:, None] if tone.ndim == 1 else tone, position.shape[:2])
        turn, origin = self.placement[:3, :3], self.placement[:3, 3]
        count = len(position)
        self.parts.append(
            Triangles(
                position @ turn.T + origin,
                unit(normal @ turn.T),
                tone,
                np.full(count, NUMBER_OF[material]),
                np.full(count, thin),
                np.full(count, debris),
            )
        )

    def triangles(self) -> Triangles:
        """All that was added."""
        names = ("position", "normal", "tone", "material", "thin", "debris")
        return Triangles(*(np.concatenate([getattr(part, name) for part in self.parts]) for name in names))
