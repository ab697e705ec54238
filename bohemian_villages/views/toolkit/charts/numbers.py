"""Number cards: a large number each, a label, and a line that puts it into perspective."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from ..painting.canvas import BLACK, Canvas, Icons
from ..theme import theme
from ..widgets.panel import Panel

TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
PADDING, GAP = 16, 12


class NumberCard(Panel):
    """A card with a number that counts up."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.number = self.title = self.line = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, number: str, title: str, line: str) -> None:
        """Set number and texts."""
        self.number, self.title, self.line = number, title, line
        told = f"{number} {title}"
        self.setAccessibleName(f"{told}: {line}" if line else told)
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """The number left, the words beside it."""
        width, height = self.units()
        middle = (height - 3.5) / 2
        font = canvas.text_font(33, BLACK)
        wide = canvas.width_of(self.number, font) / self.scale
        number = canvas.rect(PADDING, middle - 24, wide + 4, 48)
        canvas.write(number, self.number, font)
        left = PADDING + wide + GAP
        self._paint_words(canvas, left, width - left - 10, middle)

    def _paint_words(self, canvas: Canvas, left: float, room: float, middle: float) -> None:
        """Title and line; a line that is too long takes two."""
        font = canvas.text_font(12.5)
        is_long = canvas.width_of(self.line, font) > room * self.scale
        top = middle - (26 if is_long else 19) if self.line else middle - 11
        title = canvas.rect(left, top, room, 22)
        face = canvas.first_fitting_font(room * self.scale, self.title, 16.0, 14.5, 13.0, 12.0)
        canvas.write(title, self.title, face)
        area = canvas.rect(left, top + 21, room, 34 if is_long else 18)
        if is_long:
            canvas.paragraph(area, self.line, font, theme().muted, TOP)
        else:
            canvas.write(area, self.line, font, theme().muted)


def heading(canvas: Canvas, title: str, line: str, width: float, icon: str = "") -> float:
    """A panel's title and a line beside it, or below where there is no room; where they end."""
    s, font, small = canvas.scale, canvas.display_font(17), canvas.text_font(12.5)
    title_width = canvas.width_of(title, font) / s
    canvas.write(canvas.rect(16, 9, width - 32, 28), title, font)
    line_width = canvas.width_of(line, small) / s
    sign = 30 if icon == "dashes" else 0
    beside = width - 32 - title_width - 14
    if line_width + sign <= beside:
        left, top, end = width - 16 - line_width, 11.0, 40.0
    else:
        left, top, end = 16.0 + sign, 34.0, 56.0
    canvas.write(canvas.rect(left, top, line_width + 2, 24), line, small, theme().muted)
    if sign:
        paint_dashes(canvas, canvas.rect(left - 30, top + 12, 22, 0))
    return end


def paint_dashes(canvas: Canvas, line: QRectF) -> None:
    """A dashed line in the colour of what would be fair, readable on any ground."""
    s, look = canvas.scale, theme()
    ends = (line.topLeft(), line.topRight())
    halo = QPen(QColor(look.panel_top), 4 * s)
    halo.setCapStyle(Qt.PenCapStyle.FlatCap)
    canvas.painter.setPen(halo)
    canvas.painter.drawLine(*ends)
    pen = QPen(QColor(look.slate), 2 * s)
    pen.setDashPattern([3, 2])
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    canvas.painter.setPen(pen)
    canvas.painter.drawLine(*ends)
