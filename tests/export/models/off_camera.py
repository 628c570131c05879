"""Run by Blender: aims the exporter's camera, moves it by parts of a texel, and prints which positions are refused."""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.abspath(sys.argv[sys.argv.index("--") + 1]))

from tallow_export.camera import PX_PER_UNIT, RIGHT, Rect, aim, check_lattice  # noqa: E402
from tallow_export.errors import ExportError  # noqa: E402
from tallow_export.studio import Studio  # noqa: E402

RECT = Rect(-20, -50, 44, 70)


def refused(shift_px: float, scale: float, from_behind: bool) -> str:
    """The refusal's sentence, or '' when the camera passes."""
    with Studio() as studio:
        studio.scene.render.resolution_x, studio.scene.render.resolution_y = RECT.width * 6, RECT.height * 6
        aim(studio.camera, RECT, 0, from_behind)
        studio.camera.location += RIGHT * (shift_px / PX_PER_UNIT)
        studio.camera.data.ortho_scale *= scale
        try:
            check_lattice(studio.scene, studio.camera, RECT, 0, from_behind)
        except ExportError as error:
            return str(error)
    return ""


found = {
    "true": refused(0, 1, False),
    "true from behind": refused(0, 1, True),
    "moved by 0.04 px": refused(0.04, 1, False),
    "moved by 0.06 px": refused(0.06, 1, False),
    "scaled by 1 %": refused(0, 1.01, False),
}
print("found: " + json.dumps(found))
