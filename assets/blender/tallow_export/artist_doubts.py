"""Warnings about an artist's scene: what was probably meant otherwise, by object, and what becomes of it."""

import bpy
import numpy as np

from .artist_surface import closure_of
from .artist_textures import lost_in
from .errors import ExportError, quoted, warn
from .snapshot import Copied

# A wall stands on its tile's edge and a boat's mooring beside it; farther off the ground point is hardly the model's.
BESIDE_MAX_UNITS = 1.0


def tell_of_place(scene: bpy.types.Scene, copies: list[Copied]) -> None:
    """Units that are not tiles, and a model that stands elsewhere than at the origin."""
    scale = scene.unit_settings.scale_length
    if scene.unit_settings.system != "NONE" and abs(scale - 1) > 1e-6:
        warn(
            f"the scene's unit scale is {scale:g}", "1: a Blender unit is a tile, whatever it is called",
            "Scale the model to tiles if its sheet is of a wrong size.",
        )  # fmt: skip
    corners = [corner for copied in copies for corner in copied.corners()]
    low, high = np.min(corners, axis=0), np.max(corners, axis=0)
    beside = max(low[0], -high[0], low[1], -high[1])
    if beside > BESIDE_MAX_UNITS:
        warn(
            f"the model stands {beside:.2f} units beside the scene's origin", "a model over its ground point, which is the scene's origin",
            "Move it there; origins of objects do not matter.",
        )  # fmt: skip


def tell_of_materials(copies: list[Copied]) -> None:
    """Faces without a material, shaders that cannot be read, lost textures."""
    told = set()
    for copied in copies:
        for material in used_materials(copied):
            for found, expected, mend in doubts_of(material, len(copied.mesh.materials)):
                if (copied.name, found) not in told:
                    told.add((copied.name, found))
                    warn(f"object {quoted(copied.name)}: {found}", expected, mend)


def used_materials(copied: Copied) -> list[bpy.types.Material | None]:
    """The materials that faces have; a face whose slot there is not has the last."""
    slots = np.empty(len(copied.mesh.polygons), np.int32)
    copied.mesh.polygons.foreach_get("material_index", slots)
    return [copied.materials[slot] for slot in sorted(set(np.minimum(slots, len(copied.materials) - 1).tolist()))]


def doubts_of(material: bpy.types.Material | None, slots: int) -> list[tuple[str, str, str]]:
    if material is None:
        lack = "faces in an empty material slot" if slots else "no material"
        return [(lack, "a material on every face", "Give it one; until then it is light grey.")]
    if not material.use_nodes:
        return []
    doubts = []
    if closure_of(material.node_tree) is None:
        doubts.append((
            f"the shader of material {quoted(material.name)} cannot be read",
            "a Principled BSDF, another surface shader or a mix of them, outside of node groups",
            "Connect one to the material's output; until then the viewport's colour is taken.",
        ))  # fmt: skip
    for node in lost_in(material.node_tree):
        image = f"{quoted(node.image.name)} ({quoted(node.image.filepath)})" if node.image else "none"
        doubts.append((
            f"a texture of material {quoted(material.name)} has no picture: {image}", "an image that can be loaded",
            "Find the file or pack it into the .blend; until then the viewport's colour is taken.",
        ))  # fmt: skip
    return doubts


def tell_of_half_there(half_there: dict[bpy.types.Material, int]) -> None:
    """What neither is there nor is not."""
    for material, texels in half_there.items():
        warn(
            f"material {quoted(material.name)} is half transparent in {texels} texels", "an opacity of 0 or 1",
            "A texel is there from an opacity of 0.5 on, else not: make glass solid or leave it out.",
        )  # fmt: skip


def tell_of_sunk(name: str, sunk: int, left: int) -> None:
    """What was cut off because it lay under the ground."""
    if sunk and not left:
        raise ExportError(f"{name}: all of the model lies below its ground point, the scene's origin; raise it.")
    if sunk:
        warn(
            f"{sunk} of {sunk + left} texels lie below the ground point and were cut off", "a model that stands on the scene's origin",
            "Raise the model, or leave it so where that part is buried.",
        )  # fmt: skip
