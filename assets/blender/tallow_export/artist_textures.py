"""Textures whose image is lost: Blender shows them pink, a sheet shows what is there without them."""

import bpy

from .artist_surface import EMISSION

TEXTURES = ("TEX_IMAGE", "TEX_ENVIRONMENT")


def lost_in(tree: bpy.types.NodeTree) -> list[bpy.types.Node]:
    """Texture nodes of the tree and of the groups in it that feed something and have no picture to feed."""
    found = []
    for node in tree.nodes:
        if node.type == "GROUP" and node.node_tree:
            found += lost_in(node.node_tree)
        elif node.type in TEXTURES and any(output.links for output in node.outputs) and is_lost(node.image):
            found.append(node)
    return found


def is_lost(image: bpy.types.Image | None) -> bool:
    """Asking for its size makes Blender load it."""
    return image is None or 0 in tuple(image.size)


def without_lost(tree: bpy.types.NodeTree, colour: tuple, groups: list[bpy.types.NodeTree]) -> None:
    """Feeds the colours that a lost texture fed with `colour` (RGBA) and leaves numbers, normals and light to the sockets' own values.

    Groups are shared with the artist's materials, so one with a lost texture in it is copied, and the copy added to `groups`.
    """
    for node in tree.nodes:
        if node.type == "GROUP" and node.node_tree and lost_in(node.node_tree):
            node.node_tree = node.node_tree.copy()
            groups.append(node.node_tree)
            without_lost(node.node_tree, colour, groups)
    for node in [node for node in tree.nodes if node.type in TEXTURES and is_lost(node.image)]:
        for link in [link for output in node.outputs for link in output.links]:
            socket = link.to_socket
            tree.links.remove(link)
            if socket.type != "RGBA" or is_direction(socket):
                continue
            socket.default_value = (0.0, 0.0, 0.0, 1.0) if socket.name in EMISSION else colour
        tree.nodes.remove(node)


def is_direction(socket: bpy.types.NodeSocket) -> bool:
    """Whether the colours at a socket are normals: left alone it bends none."""
    return socket.node.type == "NORMAL_MAP"
