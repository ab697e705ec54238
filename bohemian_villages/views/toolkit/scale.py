"""The scale of the window: its usual size, at which a unit is a pixel, and how far that varies."""

from __future__ import annotations

USUAL_WIDTH, USUAL_HEIGHT = 1280, 800
LEAST_SCALE, MOST_SCALE = 0.92, 3.0
