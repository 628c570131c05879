"""Frames of an artist's scene: six pictures each, the artist's own shaders feeding them."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from .artist_shader import OPACITY, QUANTITIES, is_solid, quantity_material
from .camera import Rect
from .errors import ExportError
from .samples import SAMPLES_PER_TEXEL, Samples, by_texel
from .script_source import DEBRIS_BIT, THIN_BIT, back_depth, front_depth, game_normal
from .snapshot import THIN_PROPERTY, Copied, is_debris, tagged
from .studio import Studio

# Material numbers share a channel with the two tag bits, and stand above them: they may be many.
NUMBER_STEP = 256
# Opacities between these are half transparent: what was meant is unlikely to be what becomes of it, there or not there.
CLEAR_UP_TO, SOLID_FROM = 0.1, 0.9


class ArtistSource:
    """Shows copies of the artist's objects and samples them."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.shown: list[tuple[bpy.types.Object, Copied]] = []
        self.numbers: dict[bpy.types.Material | None, int] = {}
        # Texels of all frames that were half transparent before they were decided on, by material.
        self.half_there: dict[bpy.types.Material, int] = {}

    def show(self, copies: list[Copied]) -> None:
        self.studio.clear()
        self.numbers = {material: number for number, material in enumerate(dict.fromkeys(each for copied in copies for each in copied.materials))}
        self.shown = [(self.studio.add(copied.mesh, copied.place), copied) for copied in copies]
        for shown, copied in self.shown:
            while len(shown.data.materials) < len(copied.materials):
                shown.data.materials.append(None)
            # The slots of this object, not of the mesh: instances share meshes and may differ in material.
            for slot in shown.material_slots:
                slot.link = "OBJECT"

    def sample(self, rect: Rect, turn_degrees: float) -> Samples:
        pictures = {}
        for quantity in QUANTITIES:
            self.wear(quantity, turn_degrees)
            pictures[quantity] = by_texel(self.studio.take(rect, turn_degrees))
            if quantity == "what":
                behind = by_texel(self.studio.take(rect, turn_degrees, from_behind=True))
        if not all(is_solid(material) for material in self.numbers):
            self.wear(OPACITY, turn_degrees)
            self.count_half_there(by_texel(self.studio.take(rect, turn_degrees)))
        what = pictures["what"]
        hit = what[..., 3] > 0.5
        code = np.where(hit, np.rint(what[..., 1]), 0).astype(int)
        return Samples(
            hit=hit, depth=front_depth(what, hit), back=back_depth(what, behind, hit),
            normal=game_normal(pictures["normal"][..., :3], turn_degrees), material=code // NUMBER_STEP, tone=np.zeros(hit.shape, int),
            thin=hit & (code // THIN_BIT % 2 == 1), debris=hit & (code // DEBRIS_BIT % 2 == 1),
            colour=pictures["colour"][..., :3].astype(np.float64), surface=pictures["surface"][..., :3].astype(np.float64),
            glow=pictures["glow"][..., :3].astype(np.float64),
        )  # fmt: skip

    def wear(self, quantity: str, turn_degrees: float) -> None:
        """Gives every slot the material that emits the quantity; the ones of the picture before go."""
        turn = Matrix.Rotation(math.radians(turn_degrees), 3, "Z")
        made: dict = {}
        groups: list[bpy.types.NodeTree] = []
        for shown, copied in self.shown:
            for slot, material in zip(shown.material_slots, copied.materials):
                thin = copied.thin or bool(material and tagged(material, THIN_PROPERTY))
                debris = copied.debris or bool(material and is_debris(material))
                flags = THIN_BIT * thin + DEBRIS_BIT * debris
                if (material, flags) not in made:
                    number = self.numbers[material] * NUMBER_STEP
                    made[material, flags] = quantity_material(material, quantity, number, flags, turn, groups)
                slot.material = made[material, flags]
        self.studio.drop_materials()
        self.studio.materials, self.studio.groups = list(made.values()), groups

    def count_half_there(self, opacity: np.ndarray) -> None:
        """Adds up, by material, the texels of a picture of which more than half is neither clear nor solid."""
        share = opacity[..., 0]
        half = (opacity[..., 3] > 0.5) & (share > CLEAR_UP_TO) & (share < SOLID_FROM)
        number = np.where(half, np.rint(opacity[..., 1] / NUMBER_STEP), -1).astype(int)
        for material, own in self.numbers.items():
            texels = int(((number == own).sum(-1) * 2 > SAMPLES_PER_TEXEL).sum())
            if texels:
                self.half_there[material] = self.half_there.get(material, 0) + texels


def require_geometry(copies: list[Copied], name: str) -> None:
    if not copies:
        raise ExportError(f"{name}: the scene shows no geometry; an object must be switched on both for the viewport and for renders.")
