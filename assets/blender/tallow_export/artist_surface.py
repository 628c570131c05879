"""What an artist's shaders say about a surface: sockets or constants for each aspect of it, mixed and added as the shaders are.

Transparent BSDFs say only that a part is not there; what is mixed with one keeps its colour whole. An Emission takes light as dull things do,
with as much of its colour as the palette's glowing materials, and gives off the rest.
"""

import bpy

from .maps import GLOWING_ALBEDO, to_linear

# Blender 4.0 renamed these sockets; the first that exists is meant.
SPECULAR = ("Specular IOR Level", "Specular")
EMISSION = ("Emission Color", "Emission")
COLOUR = ("Base Color", "Color")
# Where a shader leaves it open, a surface is as dull as most things are.
PLAIN_ROUGHNESS, PLAIN_SPECULAR = 0.9, 0.3
BLACK = (0.0, 0.0, 0.0)
GLOWING_SHARE_LINEAR = float(to_linear(GLOWING_ALBEDO))
NOT_THERE = ("BSDF_TRANSPARENT", "HOLDOUT")
ALL_METAL = ("BSDF_GLOSSY", "BSDF_ANISOTROPIC")
NOT_READ = ("GROUP", "SCRIPT", "BSDF_HAIR", "BSDF_HAIR_PRINCIPLED", "VOLUME_ABSORPTION", "VOLUME_SCATTER", "PRINCIPLED_VOLUME")


def closure_of(tree: bpy.types.NodeTree) -> bpy.types.Node | None:
    """The shader node whose surface the active output shows; None where there is none that can be read."""
    output = tree.get_output_node("CYCLES") or tree.get_output_node("ALL")
    closure = before(output.inputs["Surface"]) if output else None
    return closure if closure and all(node.type not in NOT_READ for node in parts_of(closure)) else None


def before(socket: bpy.types.NodeSocket) -> bpy.types.Node | None:
    """The node that feeds a socket, past reroutes."""
    while socket.links:
        node = socket.links[0].from_node
        if node.type != "REROUTE":
            return node
        socket = node.inputs[0]
    return None


def parts_of(closure: bpy.types.Node) -> list[bpy.types.Node]:
    """The closures that mixes and sums are made of."""
    return [part for inner in joined_by(closure) for part in parts_of(inner)] if closure.type in ("MIX_SHADER", "ADD_SHADER") else [closure]


def joined_by(closure: bpy.types.Node) -> list[bpy.types.Node]:
    """The one or two closures that a mix or a sum joins."""
    first, second = closure.inputs[-2:]
    return [node for node in (before(first), before(second)) if node]


def is_there(closure: bpy.types.Node | None) -> bool:
    return closure is not None and any(part.type not in NOT_THERE for part in parts_of(closure))


def aspect(tree: bpy.types.NodeTree, closure: bpy.types.Node | None, name: str):
    """What a closure says of its colour, metallic, roughness, specular, glow, opacity or normal.

    A socket or a constant; None for a normal that is the mesh's own.
    """
    if closure is None or closure.type in NOT_THERE:
        return {"opacity": 0.0, "normal": None, "colour": BLACK, "glow": BLACK}.get(name, 0.0)
    if closure.type not in ("MIX_SHADER", "ADD_SHADER"):
        return own_aspect(tree, closure, name)
    first, second = (before(socket) for socket in closure.inputs[-2:])
    if closure.type == "ADD_SHADER":
        return added(tree, first, second, name)
    if name != "opacity" and not (is_there(first) and is_there(second)):
        return aspect(tree, first if is_there(first) else second, name)
    parts = aspect(tree, first, name), aspect(tree, second, name)
    if name == "normal":
        return parts[0] or parts[1]
    return blended(tree, fed(closure.inputs[0]), *parts)


def added(tree, first, second, name: str):
    """Light adds up; all else is that of the part which does not just shine."""
    if name == "glow":
        add = tree.nodes.new("ShaderNodeVectorMath")
        put(tree, aspect(tree, first, name), add.inputs[0])
        put(tree, aspect(tree, second, name), add.inputs[1])
        return add.outputs[0]
    shown = [part for part in (first, second) if is_there(part)]
    lit = [part for part in shown if any(inner.type not in (*NOT_THERE, "EMISSION") for inner in parts_of(part))]
    return aspect(tree, (lit or shown or [None])[0], name)


def own_aspect(tree, closure, name: str):
    """What one closure that is there says."""
    if name == "normal":
        return fed(closure.inputs["Normal"], None) if "Normal" in closure.inputs else None
    if name == "opacity":
        return of_first(closure, ("Alpha",), 1.0)
    shines = closure.type == "EMISSION"
    if name == "colour":
        colour = of_first(closure, COLOUR, BLACK)
        return scaled(tree, colour, GLOWING_SHARE_LINEAR) if shines else colour
    if name == "metallic":
        return of_first(closure, ("Metallic",), 1.0 if closure.type in ALL_METAL else 0.0)
    if name == "roughness":
        # A Diffuse BSDF's roughness is that of clay, and not of its gloss.
        return PLAIN_ROUGHNESS if closure.type == "BSDF_DIFFUSE" else of_first(closure, ("Roughness",), PLAIN_ROUGHNESS)
    if name == "specular":
        return of_first(closure, SPECULAR, PLAIN_SPECULAR)
    light = of_first(closure, ("Color",) if shines else EMISSION, BLACK)
    return scaled(tree, light, of_first(closure, ("Strength",) if shines else ("Emission Strength",), 0.0))


def of_first(closure, names: tuple[str, ...], default):
    """What feeds the first of the named inputs that exists, or its value."""
    socket = next((closure.inputs[name] for name in names if name in closure.inputs), None)
    return default if socket is None else fed(socket)


def fed(socket, unlinked=...):
    """The socket that feeds an input, or the input's own number or RGB."""
    if socket.links:
        return socket.links[0].from_socket
    if unlinked is not ...:
        return unlinked
    value = socket.default_value
    return value if isinstance(value, (int, float)) else tuple(value)[:3]


def put(tree, value, socket) -> None:
    """Feeds an input with a socket or a constant."""
    if isinstance(value, bpy.types.NodeSocket):
        tree.links.new(value, socket)
    elif isinstance(value, tuple):
        socket.default_value = value
    else:
        socket.default_value = (value,) * 3 if socket.type in ("VECTOR", "RGBA") else value


def scaled(tree, value, factor):
    node = tree.nodes.new("ShaderNodeVectorMath")
    node.operation = "SCALE"
    put(tree, value, node.inputs[0])
    put(tree, factor, node.inputs["Scale"])
    return node.outputs[0]


def blended(tree, share, first, second):
    """`first` at a share of 0, `second` at 1; numbers or RGB."""
    total = tree.nodes.new("ShaderNodeVectorMath")
    put(tree, scaled(tree, first, inverted(tree, share)), total.inputs[0])
    put(tree, scaled(tree, second, share), total.inputs[1])
    return total.outputs[0]


def inverted(tree, share):
    if not isinstance(share, bpy.types.NodeSocket):
        return 1.0 - share
    less = tree.nodes.new("ShaderNodeMath")
    less.operation = "SUBTRACT"
    less.inputs[0].default_value = 1.0
    tree.links.new(share, less.inputs[1])
    return less.outputs[0]
