"""A scene of the exporter's own, in which every render happens.

The artist's scene is never touched: geometry comes in as copies, and world, lights, view transform, compositor, border, percentage and
camera of the artist simply are not there. `with Studio() as studio:` removes all of it again.

A picture is samples, not a render: one ray a sub-pixel through its middle, no light, no filter. What the ray meets emits the asked-for
numbers, so a float picture carries them unchanged.
"""

import os
import shutil
import tempfile

import bpy
import numpy as np

from .camera import STRETCH, Rect, aim, check_lattice
from .errors import ExportError

# Sub-pixels along a texel's side. 4 leaves 1.5 % of the texels with another colour than 12 does, 6 leaves 0.6 %, 8 gains no more.
SAMPLES = 6
# The narrowest pixel filter Cycles takes: each ray goes through the middle of its sub-pixel.
FILTER_WIDTH_PX = 0.01
# Leaf and grating textures cut holes; a ray may pass this many before it counts as having met something.
HOLES_DEEP = 64


class Studio:
    """Owns the scene, the camera and everything put in; `take` makes one picture."""

    def __enter__(self) -> "Studio":
        self.folder = tempfile.mkdtemp(prefix="tallow-")
        self.scene = bpy.data.scenes.new("tallow studio")
        self.camera = bpy.data.objects.new("tallow camera", bpy.data.cameras.new("tallow camera"))
        self.scene.collection.objects.link(self.camera)
        self.scene.camera = self.camera
        self.objects: list[bpy.types.Object] = []
        self.materials: list[bpy.types.Material] = []
        self.groups: list[bpy.types.NodeTree] = []
        # Parent of all that is placed: a parent's inverse may hold any matrix, an object of its own only move, turn and scale.
        self.floor = bpy.data.objects.new("tallow floor", None)
        set_sampling(self.scene)
        return self

    def __exit__(self, *_error) -> None:
        self.clear()
        self.drop_materials()
        bpy.data.objects.remove(self.floor)
        camera = self.camera.data
        bpy.data.objects.remove(self.camera)
        bpy.data.cameras.remove(camera)
        bpy.data.scenes.remove(self.scene)
        shutil.rmtree(self.folder, ignore_errors=True)

    def add(self, mesh: bpy.types.Mesh, place=None) -> bpy.types.Object:
        """Shows a mesh that belongs to the studio from now on; `place` is its world matrix."""
        shown = bpy.data.objects.new("tallow part", mesh)
        if place is not None:
            shown.parent, shown.matrix_parent_inverse = self.floor, place
        self.scene.collection.objects.link(shown)
        self.objects.append(shown)
        return shown

    def clear(self) -> None:
        """Empties the stage; the meshes go with their objects."""
        meshes = {shown.data for shown in self.objects}
        for shown in self.objects:
            bpy.data.objects.remove(shown)
        for mesh in meshes:
            bpy.data.meshes.remove(mesh)
        self.objects = []

    def drop_materials(self) -> None:
        """Materials made for a picture go, and the node groups that were copied for them."""
        for material in self.materials:
            bpy.data.materials.remove(material)
        for group in self.groups:
            bpy.data.node_groups.remove(group)
        self.materials, self.groups = [], []

    def wear(self, material: bpy.types.Material | None) -> None:
        """Puts one material on everything, or with None leaves each part its own."""
        self.scene.view_layers[0].material_override = material

    def take(self, rect: Rect, turn_degrees: float, from_behind: bool = False) -> np.ndarray:
        """One picture: float32 (height * 6, width * 6, 4), top row first, mirrored back when taken from behind; alpha is 0 or 1."""
        render = self.scene.render
        render.resolution_x, render.resolution_y = rect.width * SAMPLES, rect.height * SAMPLES
        aim(self.camera, rect, turn_degrees, from_behind)
        check_lattice(self.scene, self.camera, rect, turn_degrees, from_behind)
        path = os.path.join(self.folder, "samples.exr")
        render.filepath = path
        bpy.ops.render.render(write_still=True, scene=self.scene.name)
        picture = read_floats(path)
        return picture[:, ::-1] if from_behind else picture


def set_sampling(scene: bpy.types.Scene) -> None:
    """One exact ray a sub-pixel. Settings that only some Blender versions have are set where they exist."""
    render = scene.render
    try:
        render.engine = "CYCLES"
    except TypeError as error:
        raise ExportError("this Blender has no Cycles, with whose rays sheets are sampled; switch the add-on Cycles Render Engine on.") from error
    cycles = scene.cycles
    wanted = {
        "device": "CPU", "samples": 1, "use_adaptive_sampling": False, "use_denoising": False, "seed": 0, "use_animated_seed": False,
        "pixel_filter_type": "BOX", "filter_width": FILTER_WIDTH_PX, "max_bounces": 0, "diffuse_bounces": 0, "glossy_bounces": 0,
        "transmission_bounces": 0, "volume_bounces": 0, "transparent_max_bounces": HOLES_DEEP, "sample_clamp_direct": 0.0,
        "sample_clamp_indirect": 0.0, "film_exposure": 1.0, "film_transparent_glass": False, "use_light_tree": False,
        "use_fast_gi": False, "time_limit": 0.0,
    }  # fmt: skip
    for name, value in wanted.items():
        if hasattr(cycles, name):
            setattr(cycles, name, value)
    render.film_transparent = True
    render.pixel_aspect_x, render.pixel_aspect_y = STRETCH, 1.0
    render.resolution_percentage = 100
    render.use_border = render.use_compositing = render.use_sequencer = False
    render.use_motion_blur = render.use_simplify = False
    render.use_file_extension = True
    render.dither_intensity = 0.0
    settings = render.image_settings
    if hasattr(settings, "media_type"):
        settings.media_type = "IMAGE"
    settings.file_format = "OPEN_EXR"
    settings.color_mode, settings.color_depth, settings.exr_codec = "RGBA", "32", "ZIP"
    try:
        scene.view_settings.view_transform = "Raw"
    except TypeError:
        pass  # a colour configuration without Raw: float files are written without a view transform all the same


def read_floats(path: str) -> np.ndarray:
    """The numbers of an EXR as they are, top row first."""
    image = bpy.data.images.load(path, check_existing=False)
    try:
        image.colorspace_settings.is_data = True
        width, height = image.size
        flat = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(flat)
    finally:
        bpy.data.images.remove(image)
    return flat.reshape(height, width, 4)[::-1]
