"""Sheets of a .blend, .glb or .gltf; `export_open_scene` also serves a running Blender session.

The scene's custom properties may tell what the arguments leave open: tallow_name, tallow_kind ("sprite" or "ground"), tallow_facings,
tallow_footprint ("2x1"). The model looks south (Blender's -y, glTF's front) and stands with its ground point at the origin.
"""

import argparse
import os
import re
import unicodedata
from contextlib import contextmanager

import bpy
import numpy as np

from .artist_doubts import tell_of_half_there, tell_of_materials, tell_of_place, tell_of_sunk
from .artist_source import ArtistSource, require_geometry
from .camera import Rect, project
from .errors import ExportError
from .frames import bounds_px, frame_order, joined
from .ground import GROUND_RECT, cut_to_tile
from .maps import FrameMaps, artist_maps
from .reduce import reduce_samples
from .sheet import GROUND_SLACK_UNITS, SheetFacts, needed_rect, sheet_files, windowed
from .snapshot import Copied, snapshot
from .studio import Studio


def artist_sheets(options: argparse.Namespace) -> list[tuple[SheetFacts, dict[str, bytes]]]:
    """Opens the file named in the options and renders its active scene."""
    open_model(options.model)
    scene = bpy.context.scene
    stem = os.path.splitext(os.path.basename(options.model))[0]
    facts = SheetFacts(
        name=options.name or str(scene.get("tallow_name", "")) or name_from(stem),
        kind="ground" if options.ground else str(scene.get("tallow_kind", "sprite")),
        facings=options.facings or int(scene.get("tallow_facings", 1)),
        footprint=footprint(options.footprint or str(scene.get("tallow_footprint", "1x1"))),
    )
    return [(facts, export_open_scene(scene, facts))]


def open_model(path: str) -> None:
    try:
        if path.lower().endswith(".blend"):
            bpy.ops.wm.open_mainfile(filepath=os.path.abspath(path), load_ui=False, use_scripts=False)
        else:
            bpy.ops.wm.read_factory_settings(use_empty=True)
            require_gltf()
            with old_numpy_names():
                bpy.ops.import_scene.gltf(filepath=os.path.abspath(path))
    except RuntimeError as error:
        lines = [line.strip() for line in str(error).splitlines()]
        told = [line for line in lines if re.match(r"(\w*Error|Error): (?!Python: Traceback)", line)] or lines[:1] or ["no reason was given"]
        raise ExportError(f"{path} could not be opened by Blender: {told[-1]}") from error


def require_gltf() -> None:
    if not hasattr(bpy.types, "IMPORT_SCENE_OT_gltf"):
        raise ExportError(
            "this Blender has no glTF importer; switch the add-on glTF 2.0 format (io_scene_gltf2) on. Where it is on and does not start, its "
            "Python lacks a package that the add-on needs: on Debian or Ubuntu install blender-data and python3-numpy."
        )


def name_from(stem: str) -> str:
    """A sheet's name from a file's: letters without their accents, all else joined by underscores."""
    plain = unicodedata.normalize("NFKD", stem.replace("ß", "ss").replace("ẞ", "ss")).encode("ascii", "ignore").decode().lower()
    words = re.findall("[a-z0-9]+", plain)
    if not words:
        raise ExportError(f"the file name {stem!r} has no letter for a sheet's name; rename it, or set the scene's property tallow_name.")
    name = "_".join(words)
    return name if name[0].isalpha() else f"model_{name}"


@contextmanager
def old_numpy_names():
    """Debian's Blender 3.4 has a glTF importer that says np.bool, and a numpy (1.24 to 1.26) that no longer knows it."""
    missing = "bool" not in vars(np)
    if missing:
        np.bool = bool
    try:
        yield
    finally:
        if missing:
            del np.bool


def footprint(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-9]\d?)x([1-9]\d?)", text)
    if not found:
        raise ExportError(f"the footprint '{text}' is none; expected tiles east-west x tiles north-south, as 2x1.")
    return int(found[1]), int(found[2])


def export_open_scene(scene: bpy.types.Scene, facts: SheetFacts) -> dict[str, bytes]:
    """Renders a scene of the running session; it is left as it was, down to the number of data-blocks."""
    with Studio() as studio:
        copies = snapshot(scene)
        require_geometry(copies, facts.name)
        tell_of_place(scene, copies)
        tell_of_materials(copies)
        source = ArtistSource(studio)
        source.show(copies)
        order = frame_order(facts)
        ground = facts.kind == "ground"
        outer = GROUND_RECT if ground else joined([rect_of(copies, turn, facts.name) for turn, _moment in order])
        frames, sunk = [], 0
        for turn, _moment in order:
            samples = source.sample(outer, turn)
            maps = artist_maps(reduce_samples(samples, outer.top), samples)
            above = above_ground(maps)
            sunk += int(maps.covered.sum() - above.covered.sum())
            frames.append(cut_to_tile(above, outer, facts.name) if ground else above)
        tell_of_half_there(source.half_there)
    tell_of_sunk(facts.name, sunk, sum(int(maps.covered.sum()) for maps in frames))
    inner = needed_rect(frames, outer)
    return sheet_files(facts, windowed(frames, outer, inner), inner)


def above_ground(maps: FrameMaps) -> FrameMaps:
    """What lies under the ground point's level is hidden by the ground, and heights in sheets are never negative."""
    return maps.cut(maps.height >= -GROUND_SLACK_UNITS)


def rect_of(copies: list[Copied], turn_degrees: float, name: str) -> Rect:
    """The screen bounds of every copy's bounding vertices."""
    return bounds_px([project(corner, turn_degrees) for copied in copies for corner in copied.corners()], name)
