"""Sheets of a model script."""

import importlib.util
import os
from collections.abc import Iterator

import numpy as np

from tallow_model.model import Model, Sheet, Triangles

from .camera import HALF_TILE_PX, PX_PER_UNIT, Rect
from .errors import ExportError
from .frames import bounds_px, frame_order, joined, moments_of
from .ground import GROUND_RECT, cut_to_tile
from .maps import FrameMaps, palette_maps
from .reduce import reduce_samples
from .script_source import ScriptSource
from .sheet import SheetFacts, WangFacts, needed_rect, sheet_files, windowed
from .studio import Studio

WANG_COMBINATIONS = 16


def script_sheets(path: str, only: list[str]) -> list[tuple[SheetFacts, dict[str, bytes]]]:
    """Runs a model script and renders its SHEETS, or those named in `only`."""
    return [rendered for sheet in chosen_sheets(path, only) for rendered in render_sheet(sheet)]


def chosen_sheets(path: str, only: list[str]) -> list[Sheet]:
    """The SHEETS of a model script, or those named in `only`."""
    sheets = load_sheets(path)
    unknown = sorted(set(only) - {sheet.name for sheet in sheets})
    if unknown:
        raise ExportError(f"{path} makes no sheet {', '.join(unknown)}; it makes {', '.join(sheet.name for sheet in sheets)}.")
    return [sheet for sheet in sheets if not only or sheet.name in only]


def load_sheets(path: str) -> list[Sheet]:
    spec = importlib.util.spec_from_file_location("tallow_model_script", os.path.abspath(path))
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    sheets = getattr(script, "SHEETS", None)
    if not sheets or not all(isinstance(sheet, Sheet) for sheet in sheets):
        raise ExportError(f"{path} declares no sheets; a model script ends with SHEETS = [Sheet(name, build), ...] from tallow_model.model.")
    return list(sheets)


def render_sheet(sheet: Sheet) -> Iterator[tuple[SheetFacts, dict[str, bytes]]]:
    """Yields the sheet with its bare twin's files under bare/."""
    facts = SheetFacts(sheet.name, sheet.kind, sheet.footprint, sheet.facings, sheet.variants, sheet.animations, sheet.bare, wang_facts(sheet))
    built = {moment: build(sheet, moment) for moment in moments_of(facts)}
    outer = GROUND_RECT if sheet.kind == "ground" else joined(
        [rect_of(built[moment], turn, sheet.name) for turn, moment in frame_order(facts)]
    )  # fmt: skip
    with Studio() as studio:
        source = ScriptSource(studio)
        frames = render_frames(source, facts, built, outer)
        standing = {moment: triangles.only(~triangles.debris) for moment, triangles in built.items()} if sheet.bare else {}
        bare_frames = render_frames(source, facts, standing, outer) if sheet.bare else []
    inner = needed_rect(frames + bare_frames, outer)
    files = sheet_files(facts, windowed(frames, outer, inner), inner)
    if sheet.bare:
        twin = SheetFacts(sheet.name, sheet.kind, sheet.footprint, sheet.facings, sheet.variants, sheet.animations)
        files |= {f"bare/{name}": content for name, content in sheet_files(twin, windowed(bare_frames, outer, inner), inner).items()}
    yield facts, files


def wang_facts(sheet: Sheet) -> WangFacts | None:
    """Frames by their edges; refused where an edge's sum lacks, or where the variants without edges do not come first and divide the rest."""
    if sheet.wang is None:
        return None
    bits = sheet.wang.bits
    frames = tuple(tuple(frame for frame, own in enumerate(bits) if own == wanted) for wanted in range(WANG_COMBINATIONS))
    plain = len(frames[0])
    whole = all(frames) and len(bits) == sum(map(len, frames)) == sheet.variants
    if not whole or frames[0] != tuple(range(plain)) or sheet.variants % plain:
        raise ExportError(
            f"{sheet.name}: the Wang bits {bits} do not fit {sheet.variants} variants; expected one for each, every sum from 0 to "
            f"{WANG_COMBINATIONS - 1} at least once, those of 0 first, and as many of these as divide the number of variants."
        )
    return WangFacts(sheet.wang.probability, frames)


def build(sheet: Sheet, moment) -> Triangles:
    model = Model(sheet.seed, moment.variant, moment.animation, moment.phase)
    sheet.build(model)
    if not model.parts:
        raise ExportError(f"{sheet.name}: the script built nothing for variant {moment.variant}, animation '{moment.animation}'.")
    return model.triangles()


def rect_of(triangles: Triangles, turn_degrees: int, name: str) -> Rect:
    angle = np.radians(turn_degrees)
    x, y, z = triangles.position.reshape(-1, 3).T
    east, north = x * np.cos(angle) - y * np.sin(angle), x * np.sin(angle) + y * np.cos(angle)
    return bounds_px(zip((east + north) * HALF_TILE_PX, (east - north) * HALF_TILE_PX - z * PX_PER_UNIT), name)


def render_frames(source: ScriptSource, facts: SheetFacts, built: dict, rect: Rect) -> list[FrameMaps]:
    """All frames in sheet order; each set of triangles is shown once a facing."""
    frames = []
    for turn, moment in frame_order(facts):
        source.show(built[moment])
        maps = palette_maps(reduce_samples(source.sample(rect, turn), rect.top))
        frames.append(cut_to_tile(maps, rect, facts.name) if facts.kind == "ground" else maps)
    return frames
