"""Sheets of a .blend, .glb or .gltf; `export_open_scene` also serves a running Blender session.

The scene's custom properties may tell what the arguments leave open: tallow_name, tallow_kind ("sprite" or "ground"), tallow_facings,
tallow_footprint ("2x1"). The model looks south (Blender's -y, glTF's front) and stands with its ground point at the origin.
"""

import argparse
import os
import re
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Vector

from .artist_source import ArtistSource, require_geometry
from .camera import Rect, project
from .errors import ExportError
from .frames import bounds_px, frame_order, joined
from .ground import GROUND_RECT, cut_to_tile
from .maps import artist_maps
from .reduce import reduce_samples
from .sheet import SheetFacts, needed_rect, sheet_files, windowed
from .snapshot import Copied, snapshot
from .studio import Studio


def artist_sheets(options: argparse.Namespace) -> list[tuple[SheetFacts, dict[str, bytes]]]:
    """Opens the file named in the options and renders its active scene."""
    open_model(options.model)
    scene = bpy.context.scene
    stem = os.path.splitext(os.path.basename(options.model))[0]
    facts = SheetFacts(
        name=options.name or str(scene.get("tallow_name", stem)),
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
            with old_numpy_names():
                bpy.ops.import_scene.gltf(filepath=os.path.abspath(path))
    except RuntimeError as error:
        lines = [line.strip() for line in str(error).splitlines()]
        told = [line for line in lines if re.match(r"(\w*Error|Error): (?!Python: Traceback)", line)] or lines[:1] or ["no reason was given"]
        raise ExportError(f"{path} could not be opened by Blender: {told[-1]}") from error


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
        source = ArtistSource(studio)
        source.show(copies)
        order = frame_order(facts)
        ground = facts.kind == "ground"
        outer = GROUND_RECT if ground else joined([rect_of(copies, turn, facts.name) for turn, _moment in order])
        frames = []
        for turn, _moment in order:
            samples = source.sample(outer, turn)
            maps = artist_maps(reduce_samples(samples, outer.top), samples)
            frames.append(cut_to_tile(maps, outer, facts.name) if ground else maps)
    inner = needed_rect(frames, outer)
    return sheet_files(facts, windowed(frames, outer, inner), inner)


def rect_of(copies: list[Copied], turn_degrees: float, name: str) -> Rect:
    """The screen bounds of every copy's bounding vertices."""
    points = []
    for copied in copies:
        flat = np.empty(len(copied.mesh.vertices) * 3, np.float32)
        copied.mesh.vertices.foreach_get("co", flat)
        local = flat.reshape(-1, 3)
        low, high = local.min(0).tolist(), local.max(0).tolist()
        corners = [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
        points += [project(copied.place @ Vector(corner), turn_degrees) for corner in corners]
    return bounds_px(points, name)

