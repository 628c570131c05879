"""The helper library for model scripts: solids, drawn marks, round things, foliage and ground, in units and whole texels.

Axes are Blender's: x east, y north, z up; a face that looks south (towards the lower left of the screen) has the normal (0, -1, 0).
Pure numpy, so that a model is the same in every Blender version.
"""
