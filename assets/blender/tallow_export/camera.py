"""The game's camera in Blender, and the proof that it is the game's.

Game axes are x east, y south, z up; Blender's y is the game's -y, and here everything is in Blender's axes.
A point (x, y, z) belongs at the screen place ((x + y) * 16, (x - y) * 16 - z * 22.627), in texels from the anchor, right and down.
"""

import math
from dataclasses import dataclass

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from .errors import ExportError

HALF_TILE_PX = 16
PX_PER_UNIT = 32 / math.sqrt(2)
# A unit along the camera's own up axis: the picture is stretched by sqrt 2 so that ground and walls are both full size.
PX_PER_UNIT_UP = 32
STRETCH = math.sqrt(2)

TO_CAMERA = Vector((0.5, -0.5, math.sqrt(0.5)))
RIGHT = Vector((math.sqrt(0.5), math.sqrt(0.5), 0.0))
UP = Vector((-0.5, 0.5, math.sqrt(0.5)))

# Far enough from any model for the near plane, near enough that float32 keeps distances to 0.00001 units.
CAMERA_DISTANCE_UNITS = 48.0
# A twentieth of a texel: a third of a sub-pixel at six samples a side, so no sample can slip into a neighbour's texel.
LATTICE_TOLERANCE_PX = 0.05
LATTICE_POINTS = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (-2, 1, 0), (3, -3, 2), (-1, -2, 4), (0.5, 0.5, 2.1213))


@dataclass(frozen=True)
class Rect:
    """A rectangle of whole texels; left and top are counted from the anchor, right and down."""

    left: int
    top: int
    width: int
    height: int

    def grown(self, texels: int) -> "Rect":
        return Rect(self.left - texels, self.top - texels, self.width + 2 * texels, self.height + 2 * texels)


def project(point, turn_degrees: float = 0.0) -> tuple[float, float]:
    """Where a point of a model turned about z by `turn_degrees` (anticlockwise from above) belongs, in texels from the anchor."""
    x, y, z = Matrix.Rotation(math.radians(turn_degrees), 3, "Z") @ Vector(point)
    return (x + y) * HALF_TILE_PX, (x - y) * HALF_TILE_PX - z * PX_PER_UNIT


def aim(camera: bpy.types.Object, rect: Rect, turn_degrees: float, from_behind: bool) -> None:
    """Places an orthographic camera so that `rect` fills its picture. Turning the model is done by turning the camera the other way.

    From behind the camera looks along the same rays in the opposite direction: its picture is mirrored left to right.
    """
    back_turn = Matrix.Rotation(math.radians(-turn_degrees), 3, "Z")
    centre_x, centre_y = rect.left + rect.width / 2, rect.top + rect.height / 2
    middle = RIGHT * (centre_x / PX_PER_UNIT) - UP * (centre_y / PX_PER_UNIT_UP)
    side = -1 if from_behind else 1
    axes = Matrix((RIGHT * side, UP, TO_CAMERA * side)).transposed()
    camera.matrix_world = Matrix.LocRotScale(back_turn @ (middle + TO_CAMERA * side * CAMERA_DISTANCE_UNITS), back_turn @ axes, None)
    camera.data.type = "ORTHO"
    camera.data.sensor_fit = "HORIZONTAL"
    camera.data.shift_x = camera.data.shift_y = 0.0
    camera.data.ortho_scale = rect.width / PX_PER_UNIT
    camera.data.clip_start = 0.01
    camera.data.clip_end = 2 * CAMERA_DISTANCE_UNITS


def check_lattice(scene: bpy.types.Scene, camera: bpy.types.Object, rect: Rect, turn_degrees: float, from_behind: bool) -> None:
    """Refuses a camera through which a known point lands more than 0.05 px from its place in the game's projection."""
    scene.view_layers[0].update()
    for point in LATTICE_POINTS:
        want_x, want_y = project(point, turn_degrees)
        seen = world_to_camera_view(scene, camera, Vector(point))
        across = 1 - seen.x if from_behind else seen.x
        found_x, found_y = rect.left + across * rect.width, rect.top + (1 - seen.y) * rect.height
        off = math.hypot(found_x - want_x, found_y - want_y)
        if not off <= LATTICE_TOLERANCE_PX:
            raise ExportError(
                f"the camera is not the game's: the point {point} lands at ({found_x:.3f}, {found_y:.3f}) px from the anchor, expected "
                f"({want_x:.3f}, {want_y:.3f}), off by {off:.3f} px where {LATTICE_TOLERANCE_PX} is allowed. Export with the camera that "
                "assets/blender/tallow_export/camera.py makes, and let no handler change it or the render size."
            )
