"""The number of a step that a hint suggests, in its list and where the step leads."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from ..theme import theme
from .canvas import BOLD, CENTER, Canvas


def paint_number(canvas: Canvas, middle: QPointF, text: str, radius: float = 11.0) -> None:
    """A number on a terracotta disc; its radius in units."""
    look, s = theme(), canvas.scale
    disc = QRectF(0, 0, 2 * radius * s, 2 * radius * s)
    disc.moveCenter(middle)
    canvas.box(disc, radius, look.terracotta, look.primary_bottom, look.cream, 1.8)
    font = canvas.text_font(radius * 1.2, BOLD)
    canvas.write(disc, text, font, QColor(look.primary_text).name(), CENTER)
