"""The toast: a line with a message that disappears by itself."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QMouseEvent
from PySide6.QtWidgets import QWidget

from .. import fonts
from ..painting.canvas import BOLD, Canvas, Icons
from ..theme import theme
from .painted import Painted

LEAST_MS, MS_A_SIGN = 2600, 45


class Toast(Painted):
    """Shows one sentence above the table; a click sends it away."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent, icons)
        self.text = ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        # Two sentences in one breath are both to be read.
        self._breath = QTimer(self, singleShot=True, interval=0)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def say(self, text: str, middle: QPoint, room: int) -> None:
        """Show a sentence with its upper middle at a place of the parent, at most so wide."""
        said = self.text.split("\n") if self._breath.isActive() else []
        self.text = self.text if text in said else "\n".join([*said, text])
        self._breath.start()
        self.setAccessibleName(self.text)
        self.place(middle, room)
        self.show()
        self._timer.start(LEAST_MS + MS_A_SIGN * len(self.text))

    def place(self, middle: QPoint, room: int) -> None:
        """Have the upper middle at a place of the parent, and be at most so wide."""
        s = self.scale
        metrics = QFontMetrics(fonts.text(15 * s, BOLD))
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter
        box = metrics.boundingRect(0, 0, room - round(48 * s), 1000, flags, self.text)
        self.resize(box.width() + round(48 * s), box.height() + round(24 * s))
        self.move(middle - QPoint(self.width() // 2, 0))
        self.raise_()
        self.update()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Close on a click."""
        self.hide()

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """A dark pill with light writing, readable above anything."""
        s, look = self.scale, theme()
        pill = area.adjusted(2 * s, 2 * s, -2 * s, -2 * s)
        top, bottom = "#F2" + look.bar_top[1:], "#F2" + look.bar_bottom[1:]
        canvas.box(pill, 14, top, bottom, look.glow, 1.6)
        inside = pill.adjusted(18 * s, 4 * s, -18 * s, -4 * s)
        canvas.paragraph(inside, self.text, canvas.text_font(15, BOLD), look.bar_text)
