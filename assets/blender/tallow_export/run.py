"""The order of an export: arguments, model, frames, sheets, files."""

import argparse
import os

from .artist_export import artist_sheets
from .errors import ExportError
from .files import written_beside, written_together
from .glb_export import glb_files
from .script_export import script_sheets

PLACES = {"sprite": "sprites", "ground": "ground"}


def run(arguments: list[str]) -> None:
    """Exports one model; prints a line for each sheet written."""
    options = parse(arguments)
    if not os.path.isfile(options.model):
        raise ExportError(f"there is no model {options.model}; give the path of a model script (.py), a .blend or a .glb/.gltf.")
    ending = os.path.splitext(options.model)[1].lower()
    if options.glb:
        write_glb(options, ending)
        return
    if ending == ".py":
        sheets = script_sheets(options.model, options.only)
    elif ending in (".blend", ".glb", ".gltf"):
        sheets = artist_sheets(options)
    else:
        raise ExportError(f"{options.model} is no model: its name ends in '{ending}', expected .py, .blend, .glb or .gltf.")
    folders = {os.path.join(options.out, PLACES[facts.kind], facts.name): files for facts, files in sheets}
    written_together(folders)
    for folder in folders:
        print(f"tallow-wrote: {folder}", flush=True)


def write_glb(options: argparse.Namespace, ending: str) -> None:
    """Writes the models of a script as .glb files and prints a line for each."""
    if ending != ".py":
        raise ExportError(f"{options.model} is no model script: its name ends in '{ending}'; only scripts (.py) are written as .glb.")
    for path in written_beside(options.out, glb_files(options.model, options.only)):
        print(f"tallow-wrote: {path}", flush=True)


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="export.py", description="Render a model to sprite sheets.")
    parser.add_argument("--model", required=True, help="model script (.py), .blend, .glb or .gltf")
    parser.add_argument("--out", required=True, help="the assets folder: sheets land in OUT/sprites/NAME or OUT/ground/NAME")
    parser.add_argument("--glb", action="store_true", help="write a script's models as OUT/NAME.glb instead of rendering them")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="of a script's sheets only this one; may be repeated")
    parser.add_argument("--name", help=".blend and .glb: the sheet's name (default: the scene's property tallow_name, else the file's name)")
    parser.add_argument("--ground", action="store_true", help=".blend and .glb: this is a ground tile")
    parser.add_argument("--facings", type=int, choices=(1, 4, 8), help=".blend and .glb: directions to render")
    parser.add_argument("--footprint", help=".blend and .glb: tiles, as 2x1")
    return parser.parse_args(arguments)
