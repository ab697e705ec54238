"""The handle that moves a row of a form, and the button that removes it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainterPath
from PySide6.QtWidgets import QWidget

from ..painting.canvas import Canvas, Icons
from ..painting.surfaces import gradient
from ..shortcuts import DOWN, MOVING, UP
from ..theme import theme
from ..widgets.painted_button import PaintedButton
from ..widgets.panel import paint_focus


class Handle(PaintedButton):
    """What one takes hold of to move a row; arrow keys move it, too."""

    dragged = Signal(QPoint)
    dropped = Signal()
    nudged = Signal(int)

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.base, self.ink = "#8A6A48", "#FFF1DC"
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._start: QPoint | None = None

    def dye(self, base: str, ink: str) -> None:
        """The colour of the row, and that of the dots on it."""
        self.base, self.ink = base, ink
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to move the row."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._start = event.globalPosition().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the row along."""
        if self._start is not None:
            self.dragged.emit(event.globalPosition().toPoint() - self._start)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the move."""
        super().mouseReleaseEvent(event)
        self.let_go()

    def let_go(self) -> None:
        """Put the row down where it is."""
        if self._start is not None:
            self._start = None
            self.setCursor(Qt.CursorShape.OpenHandCursor)
            self.dropped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down move the row."""
        steps = {UP: -1, DOWN: 1}
        arrow = MOVING["move"].place(event)
        if arrow in steps:
            self.nudged.emit(steps[arrow])
        else:
            super().keyPressEvent(event)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The row's colour with six dots."""
        s = self.scale
        path = QPainterPath()
        path.addRoundedRect(area.adjusted(0, 0, 12 * s, 0), 9 * s, 9 * s)
        canvas.painter.setClipRect(area)
        canvas.painter.fillPath(
            path, gradient(area, self.base, QColor(self.base).darker(118).name())
        )
        canvas.painter.setClipping(False)
        canvas.painter.setPen(Qt.PenStyle.NoPen)
        canvas.painter.setBrush(QColor(self.ink))
        middle = area.center()
        for x in (-3.2, 3.2):
            for y in (-6.0, 0.0, 6.0):
                canvas.painter.drawEllipse(
                    QRectF(middle.x() + (x - 1.6) * s, middle.y() + (y - 1.6) * s, 3.2 * s, 3.2 * s)
                )
        if self.hasFocus():
            paint_focus(canvas, area, 9)


class CloseButton(PaintedButton):
    """A small cross."""

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """A cross, stronger while hovered over."""
        s, look = self.scale, theme()
        if self.underMouse() and self.isEnabled():
            canvas.box(area.adjusted(2 * s, 2 * s, -2 * s, -2 * s), 7, look.sunk_top)
        icon = QRectF(0, 0, 13 * s, 13 * s)
        icon.moveCenter(area.center())
        canvas.draw_inked("toolbar-close", icon, look.muted, 1.0 if self.isEnabled() else 0.3)
        if self.hasFocus():
            paint_focus(canvas, area, 8)
