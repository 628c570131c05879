"""The artist's material with its light taken out: what its shaders say about the surface is emitted instead, one quantity at a time.

Works on copies. Whatever feeds a socket (textures, mixes, ramps) goes on feeding it.
"""

import bpy

from .artist_surface import PLAIN_ROUGHNESS, PLAIN_SPECULAR, aspect, closure_of
from .artist_textures import without_lost
from .shaders import combined, constant, depth, emit, packed_normal

QUANTITIES = ("what", "normal", "colour", "surface", "glow")
# Not cut by itself: it tells where the cut was close.
OPACITY = "opacity"
# Where no shader can be read the material's viewport colour is taken.
PLAIN = {"metallic": 0.0, "roughness": PLAIN_ROUGHNESS, "specular": PLAIN_SPECULAR, "glow": (0.0, 0.0, 0.0), "opacity": 1.0, "normal": None}


def quantity_material(material, quantity: str, number: int, flags: int, turn, groups: list[bpy.types.NodeTree]) -> bpy.types.Material:
    """A new material that emits a quantity; `number` and `flags` tell the material and its tags in the picture "what".

    Node groups that had to be copied with it are added to `groups`.
    """
    copy = material.copy() if material else bpy.data.materials.new("tallow plain")
    copy.use_nodes = True
    tree = copy.node_tree
    closure = closure_of(tree) if material and material.use_nodes else None
    if closure is None:
        tree.nodes.clear()
    without_lost(tree, tuple(copy.diffuse_color), groups)

    def said(name: str):
        if closure is None:
            return {**PLAIN, "colour": tuple(copy.diffuse_color)[:3]}[name]
        return aspect(tree, closure, name)

    if quantity == OPACITY:
        emit(tree, combined(tree, said("opacity"), number, 0.0))
        return copy
    opacity = said("opacity")
    emit(tree, quantity_socket(tree, said, quantity, number + flags, turn), None if opacity == 1.0 else constant(tree, opacity))
    return copy


def is_solid(material: bpy.types.Material | None) -> bool:
    """Whether nothing shines through it anywhere, as far as its nodes tell without a render."""
    if material is None or not material.use_nodes:
        return True
    closure = closure_of(material.node_tree)
    return closure is None or not may_be_cut(closure)


def may_be_cut(closure) -> bool:
    if closure.type in ("MIX_SHADER", "ADD_SHADER"):
        return True
    alpha = closure.inputs.get("Alpha")
    return closure.type == "BSDF_TRANSPARENT" or (alpha is not None and (bool(alpha.links) or alpha.default_value < 1.0))


def quantity_socket(tree, said, quantity: str, code: float, turn):
    """The socket that carries a quantity; RGB for colours, three numbers else."""
    if quantity == "what":
        return combined(tree, depth(tree, turn), code, 0.0)
    if quantity == "normal":
        return packed_normal(tree, said("normal") or tree.nodes.new("ShaderNodeNewGeometry").outputs["Normal"])
    if quantity == "surface":
        return combined(tree, said("metallic"), said("roughness"), said("specular"))
    return constant(tree, said(quantity))
