"""Run by Blender: builds scenes, saves each as a .blend and exports that by the arguments of the command line; one Blender for all of them.

Arguments: the exporter's folder, a folder for the .blend files, the assets folder to export to. Prints what the exporter told of each.
"""

import contextlib
import functools
import hashlib
import io
import json
import os
import re
import sys

import bpy

sys.dont_write_bytecode = True
EXPORTER, SCENES, OUT = (os.path.abspath(path) for path in sys.argv[sys.argv.index("--") + 1 :])
sys.path[:0] = [EXPORTER, os.path.dirname(os.path.abspath(__file__))]

import artist_scenes as scenes  # noqa: E402
from tallow_export.errors import ExportError  # noqa: E402
from tallow_export.files import written_together  # noqa: E402
from tallow_export.run import run  # noqa: E402

FILES = {
    "plain": scenes.build_plain,
    "graded": scenes.build_graded,
    "cropped": scenes.build_cropped,
    "Große Hütte №7 (alt).v2": scenes.build_renamed,
    "noisy": scenes.build_noisy,
    "sheared": scenes.build_sheared,
    "coarse": scenes.build_coarse,
    "fine": functools.partial(scenes.build_coarse, 3),
    "glass": scenes.build_glass,
    "crown": scenes.build_crown,
    "sunk": scenes.build_sunk,
    "buried": scenes.build_buried,
    "beside": scenes.build_beside,
    "lacking": scenes.build_lacking,
    "steps": scenes.build_steps,
    "slab": scenes.build_slab,
    "slab_long": functools.partial(scenes.build_slab, 2),
    "tile": scenes.build_tile,
}
TWICE = ("glass", "crown")


def export(arguments: list[str]) -> dict:
    """The error's sentence or exit code, if it ended with one, and the warnings."""
    told, failed = io.StringIO(), None
    with contextlib.redirect_stderr(told):
        try:
            run(arguments)
        except ExportError as error:
            failed = str(error)
        except SystemExit as error:
            failed = error.code
    lines = re.findall("^tallow-warning: (.+)$", told.getvalue(), re.MULTILINE)
    return {"failed": failed, "warnings": [json.loads(line)["found"] for line in lines]}


def digest(folder: str) -> str:
    total = hashlib.sha256()
    for name in sorted(os.listdir(folder)):
        with open(os.path.join(folder, name), "rb") as file:
            total.update(name.encode() + file.read())
    return total.hexdigest()


def levels_of_block() -> list:
    """What the export of a coarse scene must leave as it was."""
    rounded, row = bpy.data.objects["block"].modifiers
    return [rounded.levels, rounded.render_levels, row.show_viewport, bpy.context.scene.render.use_simplify]


def swap_that_fails() -> dict:
    """Two sheets are written over older ones, and the second cannot take its place."""
    folders = [os.path.join(SCENES, "swapped", name) for name in ("first", "second")]
    for folder in folders:
        os.makedirs(folder)
        with open(os.path.join(folder, "sprite.json"), "w", encoding="utf-8") as file:
            file.write("old")
    true_replace, failed = os.replace, ""

    def replace(source: str, target: str) -> None:
        if target == folders[1] and source.endswith(".new"):
            raise PermissionError(13, "Permission denied", target)
        true_replace(source, target)

    os.replace = replace
    try:
        written_together({folder: {"sprite.json": b"new", "albedo.png": b"new"} for folder in folders})
    except ExportError as error:
        failed = str(error).replace(SCENES, "")
    finally:
        os.replace = true_replace
    left = [os.path.relpath(os.path.join(place, name), SCENES) for place, _, names in os.walk(os.path.dirname(folders[0])) for name in names]
    texts = {open(os.path.join(folder, "sprite.json"), encoding="utf-8").read() for folder in folders}
    return {"failed": failed, "left": sorted(left), "texts": sorted(texts)}


found: dict = {"told": {}, "repeated": {}}
for name, build in FILES.items():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    build()
    file = os.path.join(SCENES, f"{name}.blend")
    bpy.ops.wm.save_as_mainfile(filepath=file)
    found["told"][name] = export(["--model", file, "--out", OUT])
    if name == "coarse":
        found["levels"] = levels_of_block()
    if name in TWICE:
        first = digest(os.path.join(OUT, "sprites", name))
        export(["--model", file, "--out", OUT])
        found["repeated"][name] = first == digest(os.path.join(OUT, "sprites", name))
found["wrong words"] = [export(words)["failed"] for words in (["--out", OUT], ["--model", file, "--out", OUT, "--frobnicate"])]
found["swap"] = swap_that_fails()
print("found: " + json.dumps(found))
