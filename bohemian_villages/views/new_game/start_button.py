"""The button that begins a game: who plays, in figures, and the game to come in a line."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from ..toolkit.painting.canvas import BOLD, Canvas
from ..toolkit.painting.form_painting import NoIcons
from ..toolkit.painting.surfaces import Surface, paint_button
from ..toolkit.theme import theme
from ..toolkit.widgets.caps import native, paint_cap
from ..toolkit.widgets.painted_button import PaintedButton
from ..toolkit.widgets.panel import paint_focus
from ..toolkit.widgets.plain_text import set_tip
from ..toolkit.widgets.ribbon import fitted

HEIGHT, LEAST_HEIGHT = 112, 84


class StartButton(PaintedButton):
    """Large, terracotta, and the only one of its kind."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(NoIcons(), parent)
        self.colors: tuple[str, ...] = ()
        self.line = ""
        self.key = native("Ctrl+Enter")

    def say(self, title: str, line: str, colors: tuple[str, ...]) -> None:
        """What begins, and with whom."""
        self.setText(title)
        self.line, self.colors = line, colors
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        set_tip(self, f"{title} ({self.key})\n{line}")
        self.update()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.setMinimumHeight(round(LEAST_HEIGHT * scale))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as the form likes it."""
        return QSize(round(380 * self.scale), round(HEIGHT * self.scale))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Figures, an arrow, words; the line beneath."""
        s, look, painter = self.scale, theme(), canvas.painter
        sheet = area.adjusted(1.5 * s, s, -1.5 * s, -4.5 * s)
        paint_button(
            painter, sheet, Surface.PRIMARY, s, is_hovered=self.underMouse(), is_down=self.isDown()
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#38FFFFFF"), 1.2 * s))
        painter.drawRoundedRect(sheet.adjusted(3 * s, 3 * s, -3 * s, -3 * s), 8 * s, 8 * s)
        lines = 38 * s if self._line_is_long(canvas, sheet) else 22 * s
        above = sheet.adjusted(0, 6 * s, 0, -lines - 6 * s)
        self._paint_title(canvas, above)
        below = QRectF(sheet.left() + 14 * s, above.bottom(), sheet.width() - 28 * s, lines)
        canvas.paragraph(below, self.line, canvas.text_font(13), look.primary_text)
        paint_cap(canvas, sheet.right() - 10 * s, sheet.top() + 16 * s, self.key)
        if self.hasFocus():
            paint_focus(canvas, area, 12)

    def _line_is_long(self, canvas: Canvas, area: QRectF) -> bool:
        wide = canvas.width_of(self.line, canvas.text_font(13))
        return wide > area.width() - 28 * canvas.scale

    def _paint_title(self, canvas: Canvas, area: QRectF) -> None:
        """In the middle, but clear of the key cap."""
        s, look = self.scale, theme()
        cap = canvas.width_of(self.key, canvas.text_font(12, BOLD)) + 28 * s
        high = min(58 * s, area.height())
        step = 25 * s
        before = step * len(self.colors) + 46 * s
        font = fitted(canvas, self.text(), 25, area.width() - before - cap - 16 * s)
        words = canvas.width_of(self.text(), font)
        x = min(area.center().x() - (before + words) / 2, area.right() - cap - before - words)
        x = max(x, area.left() + 8 * s)
        for color in self.colors:
            canvas.draw(f"figure-{color}", QRectF(x, area.center().y() - high / 2, 42 * s, high))
            x += step
        x += 22 * s
        icon = QRectF(x, area.center().y() - 9 * s, 18 * s, 18 * s)
        canvas.draw_inked("toolbar-play", icon, look.primary_text)
        title = QRectF(x + 24 * s, area.top(), words + 2, area.height())
        canvas.write(title, self.text(), font, look.primary_text)
