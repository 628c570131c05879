"""Run by Blender: an artist's scene is exported plainly and under wild settings; prints digests and what changed in the session.

Arguments: the folder of the exporter, and a .blend and a .glb to save the scene to.
"""

import hashlib
import json
import os
import sys

import bpy

sys.dont_write_bytecode = True
EXPORTER, BLEND, GLB = (os.path.abspath(path) for path in sys.argv[sys.argv.index("--") + 1 :])
sys.path.insert(0, EXPORTER)

from tallow_export.artist_export import export_open_scene  # noqa: E402
from tallow_export.sheet import SheetFacts  # noqa: E402


def build_scene() -> None:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for place, colour, glow in (((0, 0, 0.5), (0.5, 0.1, 0.05, 1), 0.0), ((0, 0, 1.25), (0.02, 0.3, 0.02, 1), 4.0)):
        bpy.ops.mesh.primitive_cube_add(size=1 if glow == 0 else 0.5, location=place)
        material = bpy.data.materials.new("paint")
        material.use_nodes = True
        shader = next(node for node in material.node_tree.nodes if node.type == "BSDF_PRINCIPLED")
        shader.inputs["Base Color"].default_value = colour
        shader.inputs["Metallic"].default_value, shader.inputs["Roughness"].default_value = 0.25, 0.6
        emission = "Emission Color" if "Emission Color" in shader.inputs else "Emission"
        shader.inputs[emission].default_value = (1, 0.5, 0.25, 1)
        shader.inputs["Emission Strength"].default_value = glow
        bpy.context.object.data.materials.append(material)
    for hidden in ("object", "collection"):
        bpy.ops.mesh.primitive_cube_add(size=1, location=(0, 0, 3))
        cube, collection = bpy.context.object, bpy.data.collections.new("off")
        bpy.context.scene.collection.children.link(collection)
        bpy.context.scene.collection.objects.unlink(cube)
        collection.objects.link(cube)
        (cube if hidden == "object" else collection).hide_render = True


def run_wild() -> None:
    """Everything that could colour or crop a render."""
    scene = bpy.context.scene
    scene.view_settings.view_transform = "Filmic" if bpy.app.version < (4, 0) else "AgX"
    scene.view_settings.exposure, scene.view_settings.gamma = 2.0, 1.7
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_max_x, render.border_max_y, render.resolution_percentage = 0.3, 0.4, 37
    render.dither_intensity, render.filter_size, render.pixel_aspect_y = 2.0, 8.0, 1.5
    render.film_transparent = False
    scene.world = bpy.data.worlds.new("red sky")
    scene.world.color = (1, 0, 0)
    if hasattr(scene, "node_tree"):
        scene.use_nodes = True
        scene.node_tree.nodes.clear()
    scene.collection.objects.link(bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN")))
    camera = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(camera)
    scene.camera = camera
    scene.use_gravity = False


def digest(files: dict) -> str:
    total = hashlib.sha256()
    for name in sorted(files):
        total.update(name.encode() + files[name])
    return total.hexdigest()


def session() -> dict:
    """Settings and data-blocks of the session, as text."""
    scene = bpy.context.scene
    told = {"blocks": {kind: sorted(block.name for block in getattr(bpy.data, kind)) for kind in
                       ("scenes", "objects", "meshes", "materials", "images", "worlds", "cameras", "lights", "collections", "node_groups")}}
    for part in ("render", "view_settings", "display_settings", "cycles"):
        owner = getattr(scene, part, None)
        names = [prop.identifier for prop in owner.bl_rna.properties if prop.type in {"BOOLEAN", "INT", "FLOAT", "ENUM", "STRING"}]
        told[part] = {name: str(getattr(owner, name)) for name in names if not getattr(owner.bl_rna.properties[name], "is_array", False)}
    told["slots"] = [[slot.material.name for slot in shown.material_slots] for shown in scene.objects]
    told["scene"] = [scene.camera.name if scene.camera else "", scene.world.name if scene.world else "", scene.frame_current]
    return told


build_scene()
facts = SheetFacts("crates", facings=1)
plain = digest(export_open_scene(bpy.context.scene, facts))
bpy.ops.wm.save_as_mainfile(filepath=BLEND)
bpy.ops.export_scene.gltf(filepath=GLB, use_renderable=True)
run_wild()
before = session()
wild = digest(export_open_scene(bpy.context.scene, facts))
after = session()
changed = [part for part in before if before[part] != after[part]]
print("found: " + json.dumps({"plain": plain, "wild": wild, "changed": changed}))
