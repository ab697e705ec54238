"""A switch: a check box that looks like something one slides."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QWidget

from ..painting.canvas import Canvas
from ..painting.icons import NoIcons
from ..theme import theme
from .panel import paint_focus

WIDTH, HEIGHT = 46, 28


class Switch(QCheckBox):
    """A switch, on or off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """A fixed size."""
        return QSize(round(WIDTH * self.scale), round(HEIGHT * self.scale))

    def hitButton(self, pos: QPoint) -> bool:
        """All of it can be clicked."""
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Green with the knob right, or sunk with the knob left."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, NoIcons())
            painter.setOpacity(1.0 if self.isEnabled() else 0.5)
            s, look = self.scale, theme()
            track = QRectF(2 * s, 2 * s, self.width() - 4 * s, self.height() - 4 * s)
            radius = track.height() / 2 / s
            if self.isChecked():
                canvas.box(track, radius, "#6E9A4C", "#85AE5E", "#4E7236", 1.2)
            else:
                canvas.box(track, radius, look.sunk_top, look.sunk_bottom, look.sunk_edge, 1.2)
            side = track.height() - 5 * s
            left = track.right() - side - 2.5 * s if self.isChecked() else track.left() + 2.5 * s
            knob = QRectF(left, track.top() + 2.5 * s, side, side)
            edge = look.glow if self.underMouse() else look.outline
            canvas.box(knob, side / 2 / s, "#FFFDF6", "#EFE0BC", edge, 1.4)
            if self.hasFocus():
                paint_focus(canvas, QRectF(self.rect()), self.height() / 2 / s)
