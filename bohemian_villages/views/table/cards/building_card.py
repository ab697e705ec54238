"""The card of a building: its picture, what it brings now, and what it does."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QWidget

from ....models.game.position import BuildingFacts
from ...toolkit import fonts
from ...toolkit.painting.canvas import BOLD, NORMAL, Canvas, Icons
from ...toolkit.theme import theme
from ...toolkit.widgets.panel import Panel
from ..pills import GAP, Pill, paint_pills, pill_rows, pills_height

WIDTH = 344.0
LINE, LINE_TYPE, MOST_LINE = 38.0, 14.0, 480.0
OVER, UNDER = 66.0, 44.0
"""How far above or below the middle of a building its line is, in units."""
PICTURE = 92.0
EDGE = 13.0


class BuildingCard(Panel):
    """Appears beside a building that is pointed at, or as one line above it while a figure is
    carried, when other buildings must stay in sight; clicks pass through it."""

    keeps_picture = True
    facts: BuildingFacts
    """What is shown; set before it appears."""

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.is_line = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_building(
        self, facts: BuildingFacts, place: QPoint, room: QRect, *, as_line: bool = False
    ) -> None:
        """Show facts about a building whose middle is at `place`, within an area of the table."""
        self.facts, self.is_line = facts, as_line
        self.resize(self._line_size() if as_line else self._size())
        self.move(self._above(place, room) if as_line else self._corner(place, room))
        self.show()
        self.raise_()
        self.update()

    def _corner(self, place: QPoint, room: QRect) -> QPoint:
        """Beside the building where there is room, never over it."""
        away = round(78 * self.scale)
        left = place.x() + away
        if left + self.width() > room.right():
            left = place.x() - away - self.width()
        left = max(room.left(), min(left, room.right() - self.width()))
        top = place.y() - self.height() // 2
        top = max(room.top(), min(top, room.bottom() - self.height()))
        return QPoint(left, top)

    def _above(self, place: QPoint, room: QRect) -> QPoint:
        """Over the building and the figure carried there; below where there is no room."""
        left = place.x() - self.width() // 2
        left = max(room.left(), min(left, room.right() - self.width()))
        top = place.y() - round(OVER * self.scale) - self.height()
        if top < room.top():
            top = place.y() + round(UNDER * self.scale)
        return QPoint(left, top)

    def _line_size(self) -> QSize:
        title, rest, pills = self._line_parts()
        wide = 2 * EDGE + title + EDGE + (sum(pill.width + GAP for pill in pills) or rest)
        return QSize(round(min(wide, MOST_LINE) * self.scale), round(LINE * self.scale))

    def _line_parts(self) -> tuple[float, float, list[Pill]]:
        """The widths of the title and of the words for nothing, and the pills, in units."""
        bold = QFontMetricsF(fonts.text(LINE_TYPE * self.scale, BOLD))
        plain = QFontMetricsF(fonts.text(13 * self.scale))
        title = bold.horizontalAdvance(self.facts.title) / self.scale
        rows = pill_rows(self.facts.brings, MOST_LINE - title - 3 * EDGE, self.scale)
        rest = plain.horizontalAdvance(self.facts.nothing) / self.scale + 2
        return title, rest, rows[0] if rows else []

    def _size(self) -> QSize:
        head = 34 + pills_height(self._pill_rows()) + 8
        high = max(head, PICTURE + 8) + self._words_height() + 24
        return QSize(round(WIDTH * self.scale), round(high * self.scale))

    @property
    def _beside(self) -> float:
        """How much room there is beside the picture, in units."""
        return WIDTH - PICTURE - 3 * EDGE

    def _pill_rows(self) -> list[list[Pill]]:
        """Labels of what it brings, in rows that fit beside the picture."""
        return pill_rows(self.facts.brings, self._beside, self.scale)

    def _words_height(self) -> float:
        metrics = QFontMetricsF(fonts.text(13 * self.scale))
        room = QRectF(0, 0, (WIDTH - 2 * EDGE) * self.scale, 10_000)
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self._words())
        return box.height() / self.scale + 4

    def _words(self) -> str:
        return "\n".join(self.facts.lines)

    def paint_content(self, canvas: Canvas) -> None:
        """Picture at the left, name and pills beside it, words below."""
        if self.is_line:
            self._paint_line(canvas)
            return
        left, top = EDGE, 10.0
        canvas.draw(self.facts.picture, canvas.rect(left, top, PICTURE, PICTURE - 4))
        beside = left + PICTURE + EDGE
        title = canvas.rect(beside, 9, self._beside, 24)
        font = canvas.fitting_font(title.width(), self.facts.title, 15.5, BOLD)
        canvas.write(title, self.facts.title, font)
        rows = self._pill_rows()
        paint_pills(canvas, rows, beside, 37)
        if not self.facts.brings:
            area = canvas.rect(beside, 37, self._beside, PICTURE - 34)
            font = canvas.text_font(13)
            align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            canvas.paragraph(area, self.facts.nothing, font, theme().muted, align)
        _, height = self.units()
        below = max(37 + pills_height(rows), top + PICTURE) + 2
        words = canvas.rect(EDGE, below, WIDTH - 2 * EDGE, height - below - 8)
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        canvas.paragraph(words, self._words(), canvas.text_font(13, NORMAL), theme().text, align)

    def _paint_line(self, canvas: Canvas) -> None:
        """The name, and what it brings."""
        wide, rest, pills = self._line_parts()
        title = canvas.rect(EDGE, 3, wide + 2, LINE - 8)
        canvas.write(title, self.facts.title, canvas.text_font(LINE_TYPE, BOLD))
        if pills:
            paint_pills(canvas, [pills], 2 * EDGE + wide, 6)
        else:
            area = canvas.rect(2 * EDGE + wide, 3, rest, LINE - 8)
            canvas.write(area, self.facts.nothing, canvas.text_font(13), theme().muted)
