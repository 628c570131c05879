"""Copies of what the artist's scene shows, with modifiers, instances and animation applied. The scene itself stays untouched.

Shown means: an object that renders geometry, and is switched off neither for viewport nor for renders.
"""

from dataclasses import dataclass

import bpy
from mathutils import Matrix

GEOMETRY = {"MESH", "CURVE", "SURFACE", "FONT", "META"}
# Custom properties that tag an object or a material, as in tallow_model: parts under 1.5 px, and what vanishes when the object breaks.
THIN_PROPERTY, DEBRIS_PROPERTY = "tallow_thin", "tallow_debris"


@dataclass(frozen=True)
class Copied:
    """A mesh of the studio's own, its place, and the artist's material of each slot (None where a slot is empty)."""

    mesh: bpy.types.Mesh
    place: Matrix
    materials: tuple
    thin: bool
    debris: bool


def snapshot(scene: bpy.types.Scene) -> list[Copied]:
    """Copies in the order of the dependency graph; instances share a mesh."""
    view_layer = scene.view_layers[0] if bpy.context.scene != scene else bpy.context.view_layer
    graph = view_layer.depsgraph
    graph.update()
    copies, meshes, rendered = [], {}, rendered_objects(scene.collection)
    for instance in graph.object_instances:
        evaluated = instance.object
        placed_by = instance.parent if instance.is_instance else evaluated
        if not instance.show_self or evaluated.original.hide_render or placed_by.original not in rendered:
            continue
        if evaluated.type not in GEOMETRY:
            continue
        key = evaluated.original.session_uid if hasattr(evaluated.original, "session_uid") else evaluated.original.as_pointer()
        if key not in meshes:
            meshes[key] = bpy.data.meshes.new_from_object(evaluated, preserve_all_data_layers=True, depsgraph=graph)
        mesh = meshes[key]
        if mesh is None or not len(mesh.polygons):
            continue
        slots = tuple(slot.material and slot.material.original for slot in evaluated.material_slots) or (None,)
        copies.append(Copied(mesh, instance.matrix_world.copy(), slots, tagged(evaluated, THIN_PROPERTY), tagged(evaluated, DEBRIS_PROPERTY)))
    return copies


def rendered_objects(collection: bpy.types.Collection) -> set[bpy.types.Object]:
    """Objects of a collection and of those in it, less what is switched off for renders."""
    if collection.hide_render:
        return set()
    objects = {shown for shown in collection.objects if not shown.hide_render}
    return objects.union(*(rendered_objects(child) for child in collection.children))


def tagged(owner, name: str) -> bool:
    return bool(owner.get(name, False))
