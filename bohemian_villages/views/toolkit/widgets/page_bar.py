"""The bar of a page beside the table: the way back, what the page is, and a line about it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPen
from PySide6.QtWidgets import QWidget

from .. import fonts
from ..painting.canvas import BOLD, Canvas, Icons
from ..painting.surfaces import gradient
from ..shortcuts import MOVING
from ..theme import theme
from .painted import Painted
from .painted_button import PaintedButton
from .plain_text import set_tip

HEIGHT = 40


class BackButton(PaintedButton):
    """A pill on the dark bar that leads back."""

    only_icon = False
    """Where there is little room."""

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """An arrow and a word."""
        s, look = self.scale, theme()
        pill = area.adjusted(1.5 * s, 1.5 * s, -1.5 * s, -1.5 * s)
        edge = look.glow if self.underMouse() else "#7E6246"
        canvas.box(pill, 8, "#38FFF0D0", "#20FFF0D0", edge, 1.2)
        icon = QRectF(pill.left() + 9 * s, pill.center().y() - 7.5 * s, 15 * s, 15 * s)
        canvas.draw_inked("toolbar-back", icon, look.bar_text)
        if not self.only_icon:
            words = QRectF(icon.right() + 5 * s, pill.top(), pill.width(), pill.height())
            canvas.write(words, self.text(), canvas.text_font(14, BOLD), look.bar_text)
        if self.hasFocus():
            canvas.painter.setPen(QPen(QColor(look.bar_prompt), 2 * s))
            canvas.painter.drawRoundedRect(pill, 8 * s, 8 * s)

    def wanted_width(self) -> int:
        """As wide as the word needs."""
        if self.only_icon:
            return round(36 * self.scale)
        font = fonts.text(14 * self.scale, BOLD)
        return QFontMetrics(font).horizontalAdvance(self.text()) + round(44 * self.scale)

    def place(self, height: int) -> None:
        """Lie at the left end of a bar so high."""
        high = round(32 * self.scale)
        left, top = round(9 * self.scale), (height - high) // 2
        self.setGeometry(left, top, self.wanted_width(), high)


def paint_bar(canvas: Canvas, area: QRectF) -> None:
    """The dark wood of a bar, with a line below."""
    look = theme()
    canvas.painter.fillRect(area, gradient(area, look.bar_top, look.bar_bottom))
    canvas.painter.setPen(QPen(QColor(look.bar_line), 1.5 * canvas.scale))
    canvas.painter.drawLine(area.bottomLeft(), area.bottomRight())


class ScreenBar(Painted):
    """Dark wood with light writing."""

    back = Signal()

    def __init__(self, icons: Icons, parent: QWidget, *, with_back: bool = True) -> None:
        super().__init__(parent, icons)
        self.title = self.line = ""
        self.button: BackButton | None = None
        if with_back:
            self.button = BackButton(icons, self)
            self.button.clicked.connect(self.back)

    def say(self, title: str, line: str, back: str = "") -> None:
        """Set the page's name, a line about it, and the button's text."""
        self.title, self.line = title, line
        self.setAccessibleName(f"{title}. {line}" if line else title)
        if self.button is not None:
            self.button.setText(back)
            self.button.setAccessibleName(back)
            set_tip(self.button, MOVING["back"].tip(back))
        self._lay_out()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        if self.button is not None:
            self.button.set_scale(scale)
        self._lay_out()

    def _lay_out(self) -> None:
        if self.button is not None:
            self.button.place(self.height())

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Icon, title, line."""
        s, look, high = self.scale, theme(), area.height()
        paint_bar(canvas, area)
        x = 14 * s if self.button is None else self.button.geometry().right() + 14 * s
        canvas.draw("app-icon", QRectF(x, 5 * s, 28 * s, high - 10 * s))
        x += 36 * s
        title = QRectF(x, 0, area.right() - x - 20 * s, high)
        x += canvas.write(title, self.title, canvas.display_font(20), look.bar_text)
        x += 14 * s
        if not self.line:
            return
        canvas.painter.fillRect(QRectF(x, 10 * s, 1.2 * s, high - 20 * s), QColor("#7E6246"))
        x += 14 * s
        words = QRectF(x, 0, area.right() - x - 14 * s, high)
        canvas.write(words, self.line, canvas.text_font(14.5), look.bar_prompt)
