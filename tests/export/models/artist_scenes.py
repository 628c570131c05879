"""Scenes as artists leave them, each with one thing that spoils sheets; the comments of the tests say what should come out."""

import math
import random

import bpy
from mathutils import Matrix, Vector


def principled(name: str, colour=(0.2, 0.5, 0.1), alpha: float = 1.0) -> bpy.types.Material:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*colour, 1)
    shader.inputs["Alpha"].default_value = alpha
    return material


def cube(name: str, centre, size, material=None) -> bpy.types.Object:
    """A box by its mesh: the object's own origin, turn and scale are none."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    shown = bpy.context.object
    shown.name = name
    shown.data.transform(Matrix.Translation(centre) @ Matrix.Diagonal((*size, 1)))
    if material:
        shown.data.materials.append(material)
    return shown


def ball(name: str, radius: float = 1.0) -> bpy.types.Object:
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=6, radius=radius)
    shown = bpy.context.object
    shown.name = name
    bpy.ops.object.shade_smooth()
    shown.data.materials.append(principled(f"{name} paint"))
    return shown


def build_plain() -> None:
    egg = ball("egg")
    egg.matrix_world = Matrix.LocRotScale((0.1, -0.05, 0.6), None, (0.5, 0.35, 0.6))
    cube("plinth", (0, 0, 0.1), (1, 1, 0.2), principled("stone", (0.5, 0.45, 0.4)))


def build_graded() -> None:
    build_plain()
    view = bpy.context.scene.view_settings
    view.view_transform, view.look = ("Filmic", "High Contrast") if bpy.app.version < (4, 0) else ("AgX", "AgX - High Contrast")
    view.exposure, view.gamma, view.use_curve_mapping = 2.0, 1.7, True
    view.curve_mapping.curves[0].points.new(0.5, 0.9)
    view.curve_mapping.update()


def build_cropped() -> None:
    build_plain()
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = 0.1, 0.4, 0.3, 0.6
    render.resolution_x, render.resolution_y, render.resolution_percentage = 333, 77, 50
    render.pixel_aspect_x, render.pixel_aspect_y = 3.0, 1.2


def build_renamed() -> None:
    """Names that programs take for granted are others' here, and full of signs; a sun and a camera of the artist's shine and look."""
    build_plain()
    scene = bpy.context.scene
    scene.name, scene.view_layers[0].name = "tallow studio", 'Ébène/..\\"<1>\n'
    camera = bpy.data.objects.new("tallow camera", bpy.data.cameras.new("tallow camera"))
    camera.location = (3, -9, 2)
    sun = bpy.data.objects.new("Sönne %s {0}\t", bpy.data.lights.new("Sönne", "SUN"))
    sun.data.energy, sun.data.color = 50, (1, 0, 0)
    scene.world = bpy.data.worlds.new("Wörld")
    scene.world.color = (0, 0, 1)
    for made in (camera, sun):
        scene.collection.objects.link(made)
    scene.camera = camera
    bpy.data.objects["egg"].name = "œuf/../\n日本"
    bpy.data.materials["stone"].name = "tallow plain"
    bpy.data.scenes.new("Scene")


def build_noisy() -> None:
    """Blender's start file denoises; a distribution's build may lack the denoiser, and then a render stops."""
    build_plain()
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.use_denoising = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.cycles.use_adaptive_sampling, scene.cycles.samples = True, 3


def build_sheared() -> None:
    """A turned ball under a parent that is stretched and mirrored: no move, turn and scale makes this shape."""
    parent = bpy.data.objects.new("parent", None)
    bpy.context.scene.collection.objects.link(parent)
    parent.scale, parent.location = (-1.6, 0.7, 1.0), (0, 0, 0.5)
    egg = ball("egg")
    egg.parent = parent
    egg.matrix_local = Matrix.LocRotScale((0, 0, 0), Matrix.Rotation(math.radians(30), 3, "Z"), (0.2, 0.5, 0.45))


def build_coarse(viewport_level: int = 0) -> None:
    """What modifiers make of the viewport is coarse, of renders fine; Simplify would make both coarse."""
    block = cube("block", (0, 0, 0.6), (1, 1, 1.2), principled("clay"))
    rounded = block.modifiers.new("rounded", "SUBSURF")
    rounded.levels, rounded.render_levels = viewport_level, 3
    row = block.modifiers.new("row", "ARRAY")
    row.count, row.show_viewport, row.show_render = 2, viewport_level > 0, True
    bpy.context.scene.render.use_simplify, bpy.context.scene.render.simplify_subdivision = viewport_level == 0, 0


def build_glass() -> None:
    """Panes of an opacity of 0.3, 0.5 and 0.7, left to right, and behind none of them anything."""
    for name, alpha, east in (("clear", 0.3, -1.5), ("half", 0.5, 0.0), ("milky", 0.7, 1.5)):
        material = principled(f"{name} glass", (0.3, 0.6, 0.8), alpha)
        material.blend_method = "HASHED" if east else "BLEND"
        cube(name, (east, east, 0.5), (0.6, 0.6, 1), material)


def leaf_image() -> bpy.types.Image:
    """A disc that is there, with a soft rim, on pixels that are not."""
    image = bpy.data.images.new("leaf", 16, 16, alpha=True)
    rim = [min(max((7.5 - math.hypot(x - 7.5, y - 7.5)) / 2, 0), 1) for y in range(16) for x in range(16)]
    image.pixels = [value for alpha in rim for value in (0.2, 0.4, 0.1, alpha)]
    image.pack()
    return image


def build_crown() -> None:
    """Two hundred loose cards with leaf pictures, cut by a mix with a Transparent BSDF, on a trunk."""
    material = principled("Leaves, debris")
    nodes, links = material.node_tree.nodes, material.node_tree.links
    picture, clear, mix = (nodes.new(f"Shader{kind}") for kind in ("NodeTexImage", "NodeBsdfTransparent", "NodeMixShader"))
    picture.image = leaf_image()
    links.new(picture.outputs["Color"], nodes["Principled BSDF"].inputs["Base Color"])
    for source, target in ((picture.outputs["Alpha"], 0), (clear.outputs[0], 1), (nodes["Principled BSDF"].outputs[0], 2)):
        links.new(source, mix.inputs[target])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    chance = random.Random(5)
    mesh = bpy.data.meshes.new("cards")
    corners = []
    for _ in range(200):
        way = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        turn = Vector([chance.gauss(0, 1) for _ in range(3)]).to_track_quat("Z", "Y")
        middle = Vector((0, 0, 1.7)) + way * 0.6 * chance.random() ** (1 / 3)
        corners += [middle + turn @ Vector((x * 0.2, y * 0.2, 0)) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    mesh.from_pydata(corners, [], [range(4 * card, 4 * card + 4) for card in range(200)])
    mesh.uv_layers.new().data.foreach_set("uv", [0, 0, 1, 0, 1, 1, 0, 1] * 200)
    mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("cards", mesh))
    cube("trunk", (0, 0, 0.6), (0.2, 0.2, 1.2), principled("bark", (0.2, 0.1, 0.05)))


def build_sunk() -> None:
    """A post by centimetres and with an origin off any grid, 0.4 of it in the ground."""
    units = bpy.context.scene.unit_settings
    units.system, units.scale_length = "METRIC", 0.01
    post = cube("post", (-3.37, 2.21, -0.93), (0.5, 0.375, 1.4), principled("wood"))
    post.location = (3.37, -2.21, 1.23)


def build_buried() -> None:
    cube("post", (0, 0, -1), (0.5, 0.5, 1))


def build_beside() -> None:
    cube("crate", (1.8, 0.2, 0.5), (1, 1, 1), principled("wood"))


def lost_texture() -> bpy.types.Image:
    image = bpy.data.images.new("lost", 4, 4)
    image.source, image.filepath = "FILE", "//textures/nowhere.png"
    return image


def build_lacking() -> None:
    """From west to east: no material, an empty slot, a lost texture, a lost one in a group, a shader in a group, an Emission."""
    def box(name: str, place: int, material=None) -> bpy.types.Object:
        return cube(name, (place * 0.8 - 2, place * 0.8 - 2, 0.25), (0.5, 0.5, 0.5), material)

    box("bare", 0)
    box("gap\n1", 1).data.materials.append(None)
    lost, grouped, hidden, lamp = (principled(name) for name in ("lost paint", "grouped paint", "hidden paint", "light"))
    tree = lost.node_tree
    picture = tree.nodes.new("ShaderNodeTexImage")
    picture.image = lost_texture()
    for socket in ("Base Color", "Roughness", "Emission Color" if "Emission Color" in tree.nodes["Principled BSDF"].inputs else "Emission"):
        tree.links.new(picture.outputs[0], tree.nodes["Principled BSDF"].inputs[socket])
    group = bpy.data.node_groups.new("pictures", "ShaderNodeTree")
    output, inner = group.nodes.new("NodeGroupOutput"), group.nodes.new("ShaderNodeTexImage")
    if hasattr(group, "interface"):
        group.interface.new_socket("Color", in_out="OUTPUT", socket_type="NodeSocketColor")
    else:
        group.outputs.new("NodeSocketColor", "Color")
    group.links.new(inner.outputs[0], output.inputs[0])
    use = grouped.node_tree.nodes.new("ShaderNodeGroup")
    use.node_tree = group
    grouped.node_tree.links.new(use.outputs[0], grouped.node_tree.nodes["Principled BSDF"].inputs["Base Color"])
    hidden.node_tree.nodes.remove(hidden.node_tree.nodes["Principled BSDF"])
    nodes = lamp.node_tree.nodes
    nodes.remove(nodes["Principled BSDF"])
    shine = nodes.new("ShaderNodeEmission")
    shine.inputs["Color"].default_value, shine.inputs["Strength"].default_value = (1, 0.5, 0.25, 1), 8
    lamp.node_tree.links.new(shine.outputs[0], nodes["Material Output"].inputs["Surface"])
    for place, (name, material) in enumerate((("lost", lost), ("grouped", grouped), ("hidden", hidden), ("lamp", lamp))):
        box(name, place + 2, material)


def build_steps() -> None:
    """Five steps, 0.2 high each, from south to north; all edges on whole texels of the ground."""
    stone = principled("stone")
    for step in range(1, 6):
        cube(f"step {step}", (0, -0.75 + step * 0.25, 0.1 * step), (1, 0.25, 0.2 * step), stone)


def build_slab(tiles: int = 1) -> None:
    cube("slab", (tiles / 2 - 0.5, 0, 0.1), (tiles, 1, 0.2), principled("stone"))


def build_tile() -> None:
    bpy.context.scene["tallow_kind"] = "ground"
    cube("soil", (0, 0, -0.5), (4, 4, 1), principled("soil"))
