"""Modifiers, curves and particles at the detail that renders have; the viewport's is often a coarse stand-in."""

from collections.abc import Iterator
from contextlib import contextmanager

import bpy

# What the viewport uses, and what renders use instead: of modifiers, objects, particle settings and metaballs, where they have both.
RENDER_TWINS = (
    ("levels", "render_levels"),
    ("steps", "render_steps"),
    ("viewport_resolution", "resolution"),
    ("show_viewport", "show_render"),
    ("show_instancer_for_viewport", "show_instancer_for_render"),
    ("child_nbr", "rendered_child_count"),
    ("resolution", "render_resolution"),
)
# Zero for a curve's own: renders then use the viewport's.
CURVE_TWINS = (("resolution_u", "render_resolution_u"), ("resolution_v", "render_resolution_v"))


@contextmanager
def as_rendered(scene: bpy.types.Scene) -> Iterator[None]:
    """While it lasts the viewport's detail is that of renders, without the scene's Simplify; afterwards all is as it was."""
    before = []

    def change(owner, name: str, value) -> None:
        if getattr(owner, name) != value:
            before.append((owner, name, getattr(owner, name)))
            setattr(owner, name, value)

    try:
        change(scene.render, "use_simplify", False)
        for owner in with_detail():
            for name, twin in RENDER_TWINS:
                if hasattr(owner, name) and hasattr(owner, twin):
                    change(owner, name, getattr(owner, twin))
        for settings in bpy.data.particles:
            change(settings, "display_percentage", 100)
        for curve in bpy.data.curves:
            for name, twin in CURVE_TWINS:
                if getattr(curve, twin):
                    change(curve, name, getattr(curve, twin))
        yield
    finally:
        for owner, name, value in reversed(before):
            setattr(owner, name, value)


def with_detail() -> list:
    """Objects, their modifiers, metaballs, and settings of particles."""
    modifiers = [modifier for shown in bpy.data.objects for modifier in shown.modifiers]
    return [*bpy.data.objects, *modifiers, *bpy.data.metaballs, *bpy.data.particles]
