"""Materials that emit numbers: a little node graph for each quantity that a picture is taken of.

Emission is the one closure that reaches the film unchanged with a single ray and no light. Quantities that may be negative are
emitted as half of themselves plus a half.
"""

import bpy

from .camera import TO_CAMERA

# Distances along the view ray are emitted plus this, so that they are positive for anything the camera holds.
DEPTH_OFFSET_UNITS = 48.0
# Attributes that model scripts write; their names are ours and no data-block's.
IDENTITY_ATTRIBUTE = "tallow_identity"
NORMAL_ATTRIBUTE = "tallow_normal"


def fresh(name: str) -> tuple[bpy.types.Material, bpy.types.NodeTree]:
    """An empty material with an output node."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, material.node_tree


def emit(tree: bpy.types.NodeTree, colour: bpy.types.NodeSocket, cut_by: bpy.types.NodeSocket | None = None) -> None:
    """Shows `colour` as it is; where `cut_by` (an opacity) is under a half, as coverage in an albedo map is, the ray passes."""
    nodes, links = tree.nodes, tree.links
    output = nodes.new("ShaderNodeOutputMaterial")
    emission = nodes.new("ShaderNodeEmission")
    links.new(colour, emission.inputs["Color"])
    shown = emission.outputs[0]
    if cut_by is not None:
        hole = nodes.new("ShaderNodeMath")
        hole.operation = "LESS_THAN"
        hole.inputs[1].default_value = 0.5
        links.new(cut_by, hole.inputs[0])
        mix = nodes.new("ShaderNodeMixShader")
        links.new(hole.outputs[0], mix.inputs[0])
        links.new(shown, mix.inputs[1])
        links.new(nodes.new("ShaderNodeBsdfTransparent").outputs[0], mix.inputs[2])
        shown = mix.outputs[0]
    links.new(shown, output.inputs["Surface"])
    for other in [node for node in nodes if node.type == "OUTPUT_MATERIAL" and node != output]:
        nodes.remove(other)


def depth(tree: bpy.types.NodeTree, turn) -> bpy.types.NodeSocket:
    """The distance from the anchor's plane towards the camera, in units, plus DEPTH_OFFSET_UNITS. `turn` is the model's 3x3 turn about z."""
    nodes, links = tree.nodes, tree.links
    dot = nodes.new("ShaderNodeVectorMath")
    dot.operation = "DOT_PRODUCT"
    dot.inputs[1].default_value = turn.transposed() @ TO_CAMERA
    links.new(nodes.new("ShaderNodeNewGeometry").outputs["Position"], dot.inputs[0])
    add = nodes.new("ShaderNodeMath")
    add.inputs[1].default_value = DEPTH_OFFSET_UNITS
    links.new(dot.outputs["Value"], add.inputs[0])
    return add.outputs[0]


def packed_normal(tree: bpy.types.NodeTree, normal: bpy.types.NodeSocket) -> bpy.types.NodeSocket:
    """A direction as half of itself plus a half."""
    pack = tree.nodes.new("ShaderNodeVectorMath")
    pack.operation = "MULTIPLY_ADD"
    pack.inputs[1].default_value = pack.inputs[2].default_value = (0.5, 0.5, 0.5)
    tree.links.new(normal, pack.inputs[0])
    return pack.outputs[0]


def combined(tree: bpy.types.NodeTree, *parts: "bpy.types.NodeSocket | float") -> bpy.types.NodeSocket:
    """Three numbers, each a socket or a constant, as one vector."""
    join = tree.nodes.new("ShaderNodeCombineXYZ")
    for socket, part in zip(join.inputs, parts):
        if isinstance(part, (int, float)):
            socket.default_value = part
        else:
            tree.links.new(part, socket)
    return join.outputs[0]


def constant(tree: bpy.types.NodeTree, value) -> bpy.types.NodeSocket:
    """A socket for a number or RGB; a socket stays what it is."""
    if isinstance(value, bpy.types.NodeSocket):
        return value
    if isinstance(value, tuple):
        return combined(tree, *value)
    node = tree.nodes.new("ShaderNodeValue")
    node.outputs[0].default_value = value
    return node.outputs[0]


def attribute(tree: bpy.types.NodeTree, name: str) -> bpy.types.Node:
    """Reads a mesh attribute of the given name."""
    node = tree.nodes.new("ShaderNodeAttribute")
    node.attribute_type = "GEOMETRY"
    node.attribute_name = name
    return node
