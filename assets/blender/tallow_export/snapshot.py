"""Copies of what the artist's scene renders, with modifiers, instances and animation applied. The scene itself stays untouched.

Shown means: an object that renders geometry, and is switched off neither for viewport nor for renders.
"""

import re
from dataclasses import dataclass
from itertools import product

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .render_levels import as_rendered

GEOMETRY = {"MESH", "CURVE", "SURFACE", "FONT", "META"}
# Custom properties that tag an object or a material, as in tallow_model: parts under 1.5 px, and what vanishes when the object breaks.
THIN_PROPERTY, DEBRIS_PROPERTY = "tallow_thin", "tallow_debris"
# A name tells it too: as "leaves debris", "DEBRIS.001", and as the second node of an exported .glb, "tree_debris".
DEBRIS_WORD = re.compile(r"(?<![^\W_])debris(?![^\W_])", re.IGNORECASE)


@dataclass(frozen=True)
class Copied:
    """A mesh of the studio's own, its place, the artist's material of each slot (None where a slot is empty), and the object's name."""

    name: str
    mesh: bpy.types.Mesh
    place: Matrix
    materials: tuple
    thin: bool
    debris: bool

    def corners(self) -> list[Vector]:
        """The corners of the mesh's bounding box, in the scene's axes."""
        flat = np.empty(len(self.mesh.vertices) * 3, np.float32)
        self.mesh.vertices.foreach_get("co", flat)
        sides = list(zip(flat.reshape(-1, 3).min(0).tolist(), flat.reshape(-1, 3).max(0).tolist()))
        return [self.place @ Vector(corner) for corner in product(*sides)]


def snapshot(scene: bpy.types.Scene) -> list[Copied]:
    """Copies in the order of the dependency graph, at the levels of detail of renders; instances share a mesh."""
    with as_rendered(scene):
        return copies_of(scene)


def copies_of(scene: bpy.types.Scene) -> list[Copied]:
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
        original = evaluated.original
        copies.append(Copied(original.name, mesh, instance.matrix_world.copy(), slots, tagged(original, THIN_PROPERTY), is_debris(original)))
    return copies


def rendered_objects(collection: bpy.types.Collection) -> set[bpy.types.Object]:
    """Objects of a collection and of those in it, less what is switched off for renders."""
    if collection.hide_render:
        return set()
    objects = {shown for shown in collection.objects if not shown.hide_render}
    return objects.union(*(rendered_objects(child) for child in collection.children))


def tagged(owner, name: str) -> bool:
    return bool(owner.get(name, False))


def is_debris(owner) -> bool:
    """Whether an object or a material is tagged or named as what vanishes when the model breaks."""
    return tagged(owner, DEBRIS_PROPERTY) or bool(DEBRIS_WORD.search(owner.name))
