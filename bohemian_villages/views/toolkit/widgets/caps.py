"""Key caps: the key of a button, drawn on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from ..painting.canvas import BOLD, CENTER, Canvas
from ..theme import theme


def paint_cap(canvas: Canvas, right: float, middle: float, key: str) -> float:
    """Draw a cap that ends at `right`, both in pixels; where it begins."""
    s, look = canvas.scale, theme()
    font = canvas.text_font(12, BOLD)
    width = max(21 * s, canvas.width_of(key, font) + 12 * s)
    area = QRectF(right - width, middle - 10 * s, width, 19 * s)
    canvas.box(area.translated(0, 1.8 * s), 4.5, look.frame_edge)
    canvas.box(area, 4.5, look.number, edge=look.frame_edge, width=1.2)
    canvas.write(area, key, font, look.number_text, CENTER)
    return area.left()
