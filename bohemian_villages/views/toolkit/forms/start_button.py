"""The button that begins a game: who or what plays, in pictures, and the game in a line."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from ..painting.canvas import BOLD, Canvas
from ..painting.icons import NoIcons
from ..painting.surfaces import Surface, paint_button
from ..shortcuts import NEW_GAME
from ..theme import theme
from ..widgets.caps import paint_cap
from ..widgets.painted_button import PaintedButton
from ..widgets.panel import paint_focus
from ..widgets.plain_text import set_tip
from ..widgets.ribbon import fitted

HEIGHT, LEAST_HEIGHT = 112, 84
PICTURE, FIGURES_STEP = 42.0, 25.0
"""Figures are close together."""


class StartButton(PaintedButton):
    """Large, terracotta, and the only one of its kind."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(NoIcons(), parent)
        self.pictures: tuple[str, ...] = ()
        self.step = FIGURES_STEP
        self.line = ""
        self.show_key(NEW_GAME["start"])

    def say(
        self, title: str, line: str, pictures: tuple[str, ...], step: float = FIGURES_STEP
    ) -> None:
        """What begins, and pictures of it; so many units from one to the next."""
        self.step = step
        self.setText(title)
        self.line, self.pictures = line, pictures
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        set_tip(self, NEW_GAME["start"].tip(title) + f"\n{line}")
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
        """Pictures, an arrow, words; the line beneath."""
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
        step = self.step * s
        after = (PICTURE + 5) * s - step
        before = step * len(self.pictures) + after + 24 * s
        font = fitted(canvas, self.text(), 25, area.width() - before - cap - 16 * s)
        words = canvas.width_of(self.text(), font)
        x = min(area.center().x() - (before + words) / 2, area.right() - cap - before - words)
        x = max(x, area.left() + 8 * s)
        for name in self.pictures:
            canvas.draw(name, QRectF(x, area.center().y() - high / 2, PICTURE * s, high))
            x += step
        x += after
        icon = QRectF(x, area.center().y() - 9 * s, 18 * s, 18 * s)
        canvas.draw_inked("toolbar-play", icon, look.primary_text)
        title = QRectF(x + 24 * s, area.top(), words + 2, area.height())
        canvas.write(title, self.text(), font, look.primary_text)
