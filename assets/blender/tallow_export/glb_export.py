"""The models of a script as .glb files, for programs that want meshes: one file a sheet, standing as in the sheet's first frame.

glTF's axes: y up, metres (a unit, one tile, is a metre), origin on the ground, front towards +z. Each palette tone that is used is a material
of its own, named "red_cloth 2"; corners that lie together are joined, so that the mesh can be bound to bones. What vanishes when the object
breaks is a second mesh, NAME_debris.
"""

import os
import tempfile

import bpy
import numpy as np

from tallow_model.model import Sheet, Triangles

from .artist_export import old_numpy_names
from .errors import ExportError
from .frames import moments_of
from .maps import GLOWING_ALBEDO, to_linear
from .palette import MATERIALS, TONES
from .script_export import build, chosen_sheets
from .sheet import SheetFacts

# Corners nearer than this are one: far under a texel, far over what float32 loses.
JOIN_UNITS = 1e-4
EXPORT_OPTIONS = {"export_format": "GLB", "export_yup": True, "export_apply": True, "export_normals": True, "export_texcoords": False}


def glb_files(path: str, only: list[str]) -> dict[str, bytes]:
    """File names and contents for the sheets of a model script."""
    return {f"{sheet.name}.glb": glb_of(sheet) for sheet in chosen_sheets(path, only)}


def glb_of(sheet: Sheet) -> bytes:
    """One model through Blender's glTF exporter, in an otherwise empty scene."""
    facts = SheetFacts(sheet.name, sheet.kind, sheet.footprint, sheet.facings, sheet.variants, sheet.animations)
    triangles = build(sheet, moments_of(facts)[0])
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for name, kept in ((sheet.name, ~triangles.debris), (f"{sheet.name}_debris", triangles.debris)):
        if kept.any():
            mesh = joined_mesh(name, triangles.only(kept))
            bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, mesh))
    with tempfile.TemporaryDirectory(prefix="tallow-") as folder:
        file = os.path.join(folder, f"{sheet.name}.glb")
        with old_numpy_names():
            ended = bpy.ops.export_scene.gltf(filepath=file, **EXPORT_OPTIONS)
        if ended != {"FINISHED"}:
            raise ExportError(f"{sheet.name}: Blender's glTF exporter wrote nothing; switch the add-on glTF 2.0 format on.")
        with open(file, "rb") as written:
            return written.read()


def joined_mesh(name: str, triangles: Triangles) -> bpy.types.Mesh:
    """A mesh whose triangles share corners, with the model's own normals and a slot for each tone that is used."""
    corners = triangles.position.reshape(-1, 3)
    _, first, shared = np.unique(np.rint(corners / JOIN_UNITS).astype(np.int64), axis=0, return_index=True, return_inverse=True)
    faces = shared.reshape(-1, 3)
    kept = (faces[:, 0] != faces[:, 1]) & (faces[:, 1] != faces[:, 2]) & (faces[:, 2] != faces[:, 0])
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners[first].tolist(), [], faces[kept].tolist())
    tone = np.clip(np.floor(triangles.tone.mean(1) + 0.5), 0, TONES - 1).astype(int)
    codes, slots = np.unique((triangles.material * TONES + tone)[kept], return_inverse=True)
    for code in codes:
        mesh.materials.append(gltf_material(*divmod(int(code), TONES)))
    mesh.polygons.foreach_set("material_index", slots.reshape(-1).astype(np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(slots), bool))
    if hasattr(mesh, "use_auto_smooth"):
        # Before Blender 4.1 normals of one's own count only with it.
        mesh.use_auto_smooth = True
    mesh.normals_split_custom_set(triangles.normal[kept].reshape(-1, 3).tolist())
    return mesh


def gltf_material(number: int, tone: int) -> bpy.types.Material:
    """A tone of a palette material as a Principled BSDF; what glows takes light as 0.45 of its colour, as its sprites do."""
    source = MATERIALS[number]
    name = f"{source.name} {tone}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    colour = np.array(source.ramp[tone], np.float64) / 255
    shade = bpy.data.materials.new(name)
    shade.use_nodes = True
    inputs = shade.node_tree.nodes["Principled BSDF"].inputs
    inputs["Base Color"].default_value = (*to_linear(colour * (GLOWING_ALBEDO if source.glow else 1.0)), 1.0)
    inputs["Metallic"].default_value, inputs["Roughness"].default_value = source.metallic, source.roughness
    if source.glow:
        # Renamed in Blender 4.0.
        light = inputs["Emission Color" if "Emission Color" in inputs else "Emission"]
        light.default_value, inputs["Emission Strength"].default_value = (*to_linear(colour), 1.0), source.glow
    return shade
