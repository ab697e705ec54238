"""The scale of the window: its usual size, at which a unit is a pixel, and how far that varies."""

from __future__ import annotations

from PySide6.QtCore import QRect

USUAL_WIDTH, USUAL_HEIGHT = 1280, 800
LEAST_SCALE, MOST_SCALE = 0.92, 3.0


def scale_of(width: int, height: int) -> float:
    """How many pixels a unit has on a table in a window of that size."""
    wanted = min(width / USUAL_WIDTH, height / USUAL_HEIGHT)
    return min(max(wanted, LEAST_SCALE), MOST_SCALE)


def between(left: int, top: int, right: int, bottom: int) -> QRect:
    """The rectangle from left and top up to, without, right and bottom."""
    return QRect(left, top, right - left, bottom - top)
