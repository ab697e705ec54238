"""The painted button of a table, and the countdown along its foot before it presses itself."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from ..painting.canvas import BOLD, CENTER, LEFT, Canvas, Icons
from ..painting.kept import draw_ground
from ..painting.surfaces import Surface, paint_button
from ..shortcuts import Shortcut
from ..theme import theme
from .drag import DragSource
from .painted_button import KeyButton
from .panel import paint_focus
from .plain_text import set_tip

MILLISECONDS = 1100
"""Before dice are rolled or a turn ends by themselves; undo still works."""


class TableButton(KeyButton):
    """A painted button with an icon, a label and, where it helps, a line beneath."""

    def __init__(self, icon: str, icons: Icons, parent: QWidget, *, primary: bool = False) -> None:
        super().__init__(icons, parent)
        self.icon_name = icon
        self.primary = primary
        self.is_once = primary
        """Whether a double click counts as one: it does something that cannot be taken back."""
        self.hint = ""
        self.only_icon = False
        self.sign = ""
        """A character instead of icon and label."""
        self.keys: Shortcut | None = None
        """Its keys, for the tool tip."""
        self.elapsed = 0.0
        """How much of the moment is over after which it is pressed by itself."""

    def say(self, label: str, hint: str = "", tip: str = "") -> None:
        """Change label, the line beneath and tool tip."""
        if (label, hint) != (self.text(), self.hint):
            self.setText(label)
            self.setAccessibleName(label)
            self.hint = hint
            self.update()
        words = tip or hint or label
        set_tip(self, self.keys.tip(words) if self.keys else words)

    def set_elapsed(self, part: float) -> None:
        """Show how much of the moment is over."""
        self.elapsed = part
        self.update()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Ignore the second half of a double click: nobody means to end a turn and roll at once."""
        if self.is_once:
            event.accept()
        else:
            super().mouseDoubleClickEvent(event)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Terracotta for the main button, parchment for the others."""
        s, look = self.scale, theme()
        face = area.adjusted(s, s, -s, -3 * s)
        self._draw_ground(canvas.painter, face)
        face = self.pressed_down(face)
        ink = look.text if self.isEnabled() else look.disabled
        if self.primary and self.isEnabled():
            ink = look.primary_text
        self._paint_label(canvas, face, ink)
        if self.elapsed:
            self._paint_elapsed(canvas.painter, face)
        if self.hasFocus():
            paint_focus(canvas, area, 10)

    def _draw_ground(self, painter: QPainter, area: QRectF) -> None:
        surface = Surface.PRIMARY if self.primary else Surface.PLAIN
        if not self.isEnabled():
            surface = Surface.DISABLED
        s, hovered, down = self.scale, self.underMouse(), self.isDown()

        def paint(ground: QPainter) -> None:
            paint_button(ground, area, surface, s, is_hovered=hovered, is_down=down)

        draw_ground(self, painter, (surface, s, hovered, down), paint)

    def _paint_elapsed(self, painter: QPainter, area: QRectF) -> None:
        """A line along the foot that runs full."""
        s = self.scale
        line = QRectF(area.left() + 8 * s, area.bottom() - 6 * s, area.width() - 16 * s, 3 * s)
        line.setWidth(line.width() * self.elapsed)
        painter.fillRect(line, QColor(theme().gold))

    def _paint_label(self, canvas: Canvas, area: QRectF, ink: str) -> None:
        s = self.scale
        if self.sign:
            canvas.write(area, self.sign, canvas.text_font(19, BOLD), ink, CENTER)
            return
        side = (20 if self.primary else 19) * s
        label = "" if self.only_icon else self.text()
        room = area.width() - 16 * s - (side + 6 * s if self.icon_name else 0)
        # Smaller where it would not fit.
        if self.primary:
            font = canvas.fitting_display_font(room, label, 17, 12.0)
        else:
            font = canvas.fitting_font(room, label, 13.5, BOLD)
        wide = min(canvas.width_of(label, font), room) if label else 0.0
        total = wide + (side + (6 * s if label else 0) if self.icon_name else 0)
        x = area.center().x() - total / 2
        line = QRectF(area)
        if self.hint and not self.only_icon and area.height() > 33 * s:
            # Both lines together are centred.
            middle = area.center().y() + s
            line = QRectF(area.left(), middle - 18 * s, area.width(), 20 * s)
            below = QRectF(area.left() + 4 * s, middle + s, area.width() - 8 * s, 15 * s)
            canvas.write(below, self.hint, canvas.text_font(11.5), ink, CENTER)
        if self.icon_name:
            square = QRectF(x, line.center().y() - side / 2, side, side)
            canvas.draw_inked(self.icon_name, square, ink, 1.0 if self.isEnabled() else 0.5)
            x += side + 6 * s
        if label:
            canvas.write(QRectF(x, line.top(), wide + 2, line.height()), label, font, ink, LEFT)


class Countdown(QObject):
    """Runs along the foot of a button. It waits while a piece is dragged or a menu is open."""

    over = Signal()

    def __init__(self, button: TableButton, drags: DragSource, parent: QObject) -> None:
        super().__init__(parent)
        self._button = button
        self._drags = drags
        self._running = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=MILLISECONDS)
        self._running.valueChanged.connect(button.set_elapsed)
        self._running.finished.connect(self._end)

    @property
    def is_running(self) -> bool:
        """Whether it has begun and is not over."""
        return self._running.state() == QVariantAnimation.State.Running

    def begin(self) -> None:
        """Begin, unless it runs already."""
        if not self.is_running:
            self._running.start()

    def stop(self) -> None:
        """Cancel the countdown."""
        self._running.stop()
        self._button.set_elapsed(0.0)

    def _end(self) -> None:
        self._button.set_elapsed(0.0)
        if self._drags.thing or QApplication.activePopupWidget() is not None:
            self._running.start()
        else:
            self.over.emit()
