"""What the painted parts of a form share."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QLayout, QWidget

from ..widgets.panel import paint_parchment
from .canvas import Canvas, Icons


class NoIcons:
    """For what is painted without pictures."""

    has_missed = False

    def icon(self, name: str, width: float, height: float, dpr: float, ink: str) -> QPixmap:  # noqa: ARG002
        """Nothing."""
        return QPixmap()


class Painted(QWidget):
    """A painted part of a form; the screen that holds it gives it scale and pictures."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.icons: Icons = NoIcons()

    def px(self, units: float) -> int:
        """So many units in whole pixels."""
        return round(units * self.scale)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        self.updateGeometry()
        self.update()

    def set_icons(self, icons: Icons) -> None:
        """Where pictures come from."""
        self.icons = icons

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Everything on it."""
        with QPainter(self) as painter:
            self.paint(Canvas(painter, self.scale, self.icons), QRectF(self.rect()))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """What subclasses look like."""


class Sheet(QFrame):
    """A sheet of parchment that holds a part of a form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The parchment alone."""
        with QPainter(self) as painter:
            paint_parchment(Canvas(painter, self.scale, NoIcons()), QRectF(self.rect()), 12)


class LayoutScale:
    """Keeps the margins and gaps of a form's layouts in step with its scale."""

    def __init__(self, form: QWidget) -> None:
        layouts = form.findChildren(QLayout)
        self._usual = [(each, each.contentsMargins(), each.spacing()) for each in layouts]

    def apply(self, scale: float) -> None:
        """So many pixels for a unit."""
        for layout, margins, spacing in self._usual:
            layout.setContentsMargins(
                round(margins.left() * scale),
                round(margins.top() * scale),
                round(margins.right() * scale),
                round(margins.bottom() * scale),
            )
            if spacing >= 0:
                layout.setSpacing(round(spacing * scale))
