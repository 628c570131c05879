"""Frames of a model script: its triangles carry palette material, tone and normal, and the rays read them back."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from .camera import Rect
from .samples import Samples, by_texel
from .shaders import DEPTH_OFFSET_UNITS, IDENTITY_ATTRIBUTE, NORMAL_ATTRIBUTE, attribute, combined, depth, emit, fresh, packed_normal
from .studio import Studio

# Material number and the two tags share one channel: number + 64 if thin + 128 if it vanishes when the object breaks.
THIN_BIT, DEBRIS_BIT = 64, 128


class ScriptSource:
    """Shows one set of triangles at a time and samples it."""

    def __init__(self, studio: Studio) -> None:
        self.studio = studio
        self.shaders: dict[float, tuple[bpy.types.Material, bpy.types.Material]] = {}

    def show(self, triangles) -> None:
        """`triangles` is the `Triangles` of tallow_model, in Blender's axes."""
        self.studio.clear()
        self.studio.add(mesh_of(triangles))

    def sample(self, rect: Rect, turn_degrees: float) -> Samples:
        """Three pictures: what and where, normals, and where the rays leave again."""
        what, normals = self.shaders_for(turn_degrees)
        self.studio.wear(what)
        front = by_texel(self.studio.take(rect, turn_degrees))
        behind = by_texel(self.studio.take(rect, turn_degrees, from_behind=True))
        self.studio.wear(normals)
        normal = by_texel(self.studio.take(rect, turn_degrees))[..., :3]
        return unpack(front, behind, normal, turn_degrees)

    def shaders_for(self, turn_degrees: float) -> tuple[bpy.types.Material, bpy.types.Material]:
        if turn_degrees not in self.shaders:
            turn = Matrix.Rotation(math.radians(turn_degrees), 3, "Z")
            what, tree = fresh("tallow what")
            identity = tree.nodes.new("ShaderNodeSeparateXYZ")
            tree.links.new(attribute(tree, IDENTITY_ATTRIBUTE).outputs["Vector"], identity.inputs[0])
            emit(tree, combined(tree, depth(tree, turn), identity.outputs[0], identity.outputs[1]))
            normals, tree = fresh("tallow normals")
            emit(tree, packed_normal(tree, attribute(tree, NORMAL_ATTRIBUTE).outputs["Vector"]))
            self.studio.materials += [what, normals]
            self.shaders[turn_degrees] = what, normals
        return self.shaders[turn_degrees]


def mesh_of(triangles) -> bpy.types.Mesh:
    """A mesh of unshared corners, with identity and normal as attributes of every corner."""
    corners = len(triangles.material) * 3
    mesh = bpy.data.meshes.new("tallow triangles")
    positions = triangles.position.astype(np.float32).reshape(-1, 3)
    mesh.from_pydata(positions.tolist(), [], np.arange(corners).reshape(-1, 3).tolist())
    mesh.update()
    identity = np.zeros((corners, 3), np.float32)
    identity[:, 0] = np.repeat(triangles.material + THIN_BIT * triangles.thin + DEBRIS_BIT * triangles.debris, 3)
    identity[:, 1] = triangles.tone.ravel()
    write_attribute(mesh, IDENTITY_ATTRIBUTE, identity)
    write_attribute(mesh, NORMAL_ATTRIBUTE, triangles.normal.astype(np.float32).reshape(-1, 3))
    return mesh


def write_attribute(mesh: bpy.types.Mesh, name: str, values: np.ndarray) -> None:
    """Stores three numbers a corner as a float colour, the one attribute type that every Blender since 3.2 interpolates unclamped."""
    layer = mesh.color_attributes.new(name, "FLOAT_COLOR", "CORNER")
    rgba = np.ones((len(values), 4), np.float32)
    rgba[:, :3] = values
    layer.data.foreach_set("color", rgba.ravel())


def unpack(front: np.ndarray, behind: np.ndarray, normal: np.ndarray, turn_degrees: float) -> Samples:
    """From emitted numbers to what they mean."""
    hit = front[..., 3] > 0.5
    code = np.where(hit, np.rint(front[..., 1]), 0).astype(int)
    tone = np.clip(np.floor(front[..., 2] + 0.5), 0, 4).astype(int)
    return Samples(
        hit=hit,
        depth=front_depth(front, hit),
        back=back_depth(front, behind, hit),
        normal=game_normal(normal, turn_degrees),
        material=code % THIN_BIT,
        tone=np.where(hit, tone, 0),
        thin=hit & (code // THIN_BIT % 2 == 1),
        debris=hit & (code // DEBRIS_BIT % 2 == 1),
    )


def front_depth(front: np.ndarray, hit: np.ndarray) -> np.ndarray:
    return np.where(hit, front[..., 0].astype(np.float64) - DEPTH_OFFSET_UNITS, -np.inf)


def back_depth(front: np.ndarray, behind: np.ndarray, hit: np.ndarray) -> np.ndarray:
    """A ray that grazes an edge may miss from behind: then it leaves where it came in."""
    met = behind[..., 3] > 0.5
    return np.where(hit & met, behind[..., 0].astype(np.float64) - DEPTH_OFFSET_UNITS, front_depth(front, hit))


def game_normal(packed: np.ndarray, turn_degrees: float) -> np.ndarray:
    """From half of itself plus a half, in the model's axes, to unit length in game axes, turned as the model is."""
    turn = np.array(Matrix.Rotation(math.radians(turn_degrees), 3, "Z"))
    to_game = np.diag([1.0, -1.0, 1.0]) @ turn
    normal = (packed.astype(np.float64) * 2 - 1) @ to_game.T
    return normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-6)
