"""The exporter: a model in Blender becomes the maps of a sprite sheet. `run.py` tells the order."""
