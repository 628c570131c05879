"""The artist's material with its light taken out: what feeds the Principled BSDF's sockets is emitted instead, one quantity at a time.

Works on copies. Whatever feeds a socket (textures, mixes, ramps) goes on feeding it.
"""

import bpy

from .shaders import combined, depth, emit, packed_normal

QUANTITIES = ("what", "normal", "colour", "surface", "glow")
# Blender 4.0 renamed these sockets; the first that exists is meant.
SPECULAR = ("Specular IOR Level", "Specular")
EMISSION = ("Emission Color", "Emission")
# Where a material has no Principled BSDF its viewport colour is taken, as dull as most things are.
PLAIN_ROUGHNESS, PLAIN_SPECULAR = 0.9, 0.3


def quantity_material(material: bpy.types.Material | None, quantity: str, number: int, flags: int, turn) -> bpy.types.Material:
    """A new material that emits one of QUANTITIES; `number` and `flags` tell the material and its tags in the picture "what"."""
    copy = material.copy() if material else bpy.data.materials.new("tallow plain")
    copy.use_nodes = True
    tree = copy.node_tree
    shader = principled(tree) if material and material.use_nodes else None
    if shader is None:
        tree.nodes.clear()
    emit(tree, quantity_socket(tree, shader, copy, quantity, number + flags, turn), opacity(shader))
    return copy


def principled(tree: bpy.types.NodeTree) -> bpy.types.Node | None:
    """The Principled BSDF that the active output shows, or the first one on the way to it."""
    output = tree.get_output_node("CYCLES") or tree.get_output_node("ALL")
    waiting, seen = [output] if output else [], set()
    while waiting:
        node = waiting.pop(0)
        if node in seen:
            continue
        seen.add(node)
        if node.type == "BSDF_PRINCIPLED":
            return node
        sockets = [node.inputs["Surface"]] if node == output else node.inputs
        waiting += [link.from_node for socket in sockets for link in socket.links]
    return None


def quantity_socket(tree, shader, material, quantity: str, code: float, turn):
    """The socket that carries a quantity; RGB for colours, three numbers else."""
    if quantity == "what":
        return combined(tree, depth(tree, turn), code, 0.0)
    if quantity == "normal":
        linked = shader and shader.inputs["Normal"].links
        return packed_normal(tree, linked[0].from_socket if linked else tree.nodes.new("ShaderNodeNewGeometry").outputs["Normal"])
    if quantity == "colour":
        return feeding(tree, shader, ("Base Color",), tuple(material.diffuse_color))
    if quantity == "surface":
        metallic = feeding(tree, shader, ("Metallic",), 0.0)
        roughness = feeding(tree, shader, ("Roughness",), PLAIN_ROUGHNESS)
        return combined(tree, metallic, roughness, feeding(tree, shader, SPECULAR, PLAIN_SPECULAR))
    scale = tree.nodes.new("ShaderNodeVectorMath")
    scale.operation = "SCALE"
    tree.links.new(feeding(tree, shader, EMISSION, (0.0, 0.0, 0.0, 1.0)), scale.inputs[0])
    tree.links.new(feeding(tree, shader, ("Emission Strength",), 0.0), scale.inputs["Scale"])
    return scale.outputs[0]


def feeding(tree, shader, names: tuple[str, ...], default):
    """The socket that feeds the first of the named inputs that exists, or a node with its value."""
    socket = next((shader.inputs[name] for name in names if name in shader.inputs), None) if shader else None
    if socket is not None and socket.links:
        return socket.links[0].from_socket
    value = socket.default_value if socket is not None else default
    if isinstance(value, (int, float)):
        node = tree.nodes.new("ShaderNodeValue")
        node.outputs[0].default_value = value
    else:
        node = tree.nodes.new("ShaderNodeRGB")
        node.outputs[0].default_value = tuple(value)[:3] + (1.0,)
    return node.outputs[0]


def opacity(shader):
    """What feeds the Alpha socket, or None for a solid material."""
    links = shader.inputs["Alpha"].links if shader and "Alpha" in shader.inputs else ()
    return links[0].from_socket if links else None
