"""Deals to choose from, as cards: one of them is chosen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ....views.toolkit import fonts
from ....views.toolkit.painting.canvas import Canvas, Icons
from ....views.toolkit.shortcuts import row_step
from ....views.toolkit.theme import theme
from ....views.toolkit.widgets.painted_button import PaintedButton
from ....views.toolkit.widgets.panel import paint_focus

DOT, PICTURE, SIDE = 46, 66, 12
TEXT_LEFT = DOT + PICTURE + 12
TITLE, HEIGHT, MOST_HEIGHT = 25, 72, 122
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


DealPicture = Callable[[Canvas, QRectF], None]
"""Paints what a deal is like."""


class DealCard(PaintedButton):
    """A picture, a title and a line, and optionally a widget on the right."""

    stepped = Signal(int)
    """An arrow goes so many cards down."""

    def __init__(self, picture: DealPicture, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.picture = picture
        self.line = ""
        self.side: QWidget | None = None
        """The widget on the right."""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def put_aside(self, side: QWidget) -> None:
        """Have something at the right."""
        self.side = side
        side.setParent(self)
        self._lay_out()

    def say(self, title: str, line: str) -> None:
        """Set title and line."""
        self.setText(title)
        self.line = line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.setMaximumHeight(self._px(MOST_HEIGHT))
        self.updateGeometry()
        self._lay_out()

    def nextCheckState(self) -> None:
        """One is always chosen: a click on it changes nothing."""
        self.setChecked(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down go to the next card; Tab only reaches the chosen one."""
        by = row_step(event)
        if by:
            self.stepped.emit(by)
        else:
            super().keyPressEvent(event)

    def _room(self) -> int:
        """How wide words may be."""
        beside = self.side.width() + self._px(SIDE) if self.side else 0
        return max(self.width() - self._px(TEXT_LEFT + SIDE) - beside, self._px(120))

    def _line_height(self) -> int:
        metrics = QFontMetrics(fonts.text(12.5 * self.scale))
        flags = Qt.TextFlag.TextWordWrap
        return metrics.boundingRect(0, 0, self._room(), 1000, flags, self.line).height()

    def sizeHint(self) -> QSize:
        """High enough for the line at this width."""
        high = self._px(TITLE + 22) + self._line_height()
        return QSize(self._px(300), max(high, self._px(HEIGHT)))

    def minimumSizeHint(self) -> QSize:
        """The smallest size."""
        return QSize(self._px(240), self.sizeHint().height())

    def _px(self, units: float) -> int:
        return round(units * self.scale)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the widget on the right."""
        self.updateGeometry()
        self._lay_out()

    def _lay_out(self) -> None:
        if self.side is not None:
            wide = min(self._px(210), self.width() * 2 // 5)
            high = min(self.side.sizeHint().height(), self._px(40))
            left = self.width() - wide - self._px(SIDE)
            self.side.setGeometry(left, (self.height() - self._px(3) - high) // 2, wide, high)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """A strip with a dot that is full when chosen."""
        s, look = self.scale, theme()
        strip = area.adjusted(s, s, -s, -3 * s)
        canvas.box(strip.translated(0, 1.6 * s), 10, "#261C0F06")
        paper = look.button_top if look.is_dark else "#FFFDF6"
        edge = look.sunk_edge
        if self.isChecked():
            edge = look.chosen_edge if not look.is_dark else look.glow
        elif self.underMouse() and self.isEnabled():
            edge = look.glow
        is_edged = self.isChecked() or edge == look.glow
        canvas.box(strip, 10, paper, edge=edge, width=2 if is_edged else 1.2)
        self._paint_dot(canvas, strip)
        picture = QRectF(DOT * s, strip.top() + 9 * s, PICTURE * s, strip.height() - 18 * s)
        self.picture(canvas, picture)
        ink = look.text if self.isEnabled() else look.disabled
        top = (strip.height() / s - TITLE - self._line_height() / s) / 2
        left, room = TEXT_LEFT, self._room() / s
        title = canvas.rect(left, top, room, TITLE)
        canvas.write(title, self.text(), canvas.display_font(16.5), ink)
        words = canvas.rect(left, top + TITLE, room, self._line_height() / s + 4)
        ink = look.muted if self.isEnabled() else look.disabled
        canvas.paragraph(words, self.line, canvas.text_font(12.5), ink, TOP)
        if self.hasFocus():
            paint_focus(canvas, area, 11)

    def _paint_dot(self, canvas: Canvas, strip: QRectF) -> None:
        s, look = self.scale, theme()
        dot = QRectF(16 * s, strip.center().y() - 10 * s, 20 * s, 20 * s)
        if self.isChecked():
            canvas.box(dot, 10, look.chosen_top, look.chosen_bottom, look.chosen_edge, 1.4)
            icon = dot.adjusted(4 * s, 4 * s, -4 * s, -4 * s)
            canvas.draw_inked("toolbar-check", icon, "#3A281C")
        else:
            canvas.box(dot, 10, look.sunk_top, look.sunk_bottom, look.button_edge, 1.3)
