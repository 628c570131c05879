"""Turns a model into sprite sheets. Run by Blender, without a window:

    blender -b --factory-startup --python-exit-code 1 --python assets/blender/export.py -- \
        --model PATH --out assets [--glb] [--only NAME] [--name NAME] [--ground] [--facings 1|4|8] [--footprint 1x1]

PATH is a model script (.py), a .blend or a .glb/.gltf. Sheets land in OUT/sprites/NAME or OUT/ground/NAME; which of the two the model says.
With --glb a script's models themselves are written, as OUT/NAME.glb.
A model's sheets are written all or none: an error leaves the folders as they were, prints one sentence and ends with exit code 1.
"""

import os
import sys
import traceback

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

NO_NUMPY = (
    "Blender's Python has no numpy, which the exporter computes with. On Debian or Ubuntu install the package python3-numpy "
    "(apt-get install python3-numpy); Blender from blender.org brings its own."
)
# Apart from 1, a fault of the model: the command line tells a lack of the machine from it.
NO_NUMPY_CODE = 3


def main() -> None:
    try:
        import numpy  # noqa: F401  (only asked for, so that its absence gets a sentence of its own)
    except ImportError:
        fail(NO_NUMPY, NO_NUMPY_CODE)
    from tallow_export.errors import ExportError
    from tallow_export.run import run

    arguments = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    try:
        run(arguments)
    except ExportError as error:
        fail(str(error))
    except Exception:
        # Without --python-exit-code Blender would print it and end as if all were well.
        traceback.print_exc()
        sys.exit(1)


def fail(sentence: str, code: int = 1) -> None:
    """Ends Blender with an exit code. The line's head is what the command line looks for."""
    print(f"tallow-error: {sentence}", file=sys.stderr, flush=True)
    sys.exit(code)


main()
