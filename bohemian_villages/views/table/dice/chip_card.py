"""The card of a chip that is pointed at: what each of its halves would bring."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget

from ....models.game.choice_facts import HalfFacts, PlaceFacts
from ...toolkit import fonts
from ...toolkit.painting.canvas import BLACK, BOLD, CENTER, NORMAL, Canvas, Icons
from ...toolkit.theme import theme
from ...toolkit.widgets.panel import Panel
from ..pills import paint_pills, pill_rows, pills_height

EDGE, HEAD, BETWEEN = 13.0, 30.0, 8.0
SIGN = 25.0
TYPE = 13.0
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


class ChipCard(Panel):
    """Appears beside the board, so that lit buildings stay visible; clicks pass through it."""

    keeps_picture = True

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.halves: tuple[HalfFacts, ...] = ()
        self.below = ""
        """A line at the bottom."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_halves(
        self, halves: Sequence[HalfFacts], below: str, corner: QPoint, width: int
    ) -> None:
        """Show a card of that width at that lower left corner."""
        self.halves, self.below = tuple(halves), below
        units = width / self.scale
        high = self._go_through(None, units) + 12
        self.resize(QSize(width, round(high * self.scale)))
        self.move(corner - QPoint(0, self.height()))
        self.show()
        self.raise_()
        self.update()

    def paint_content(self, canvas: Canvas) -> None:
        """The halves from top to bottom."""
        self._go_through(canvas, self.units()[0])

    def _go_through(self, canvas: Canvas | None, width: float) -> float:
        """Paint everything, or only measure it; where it ends, in units."""
        y, room = 9.0, width - 2 * EDGE
        for number, half in enumerate(self.halves):
            if number and canvas:
                canvas.line(EDGE, y, width - EDGE, y)
            y += BETWEEN if number else 0.0
            y = self._head(canvas, half, y, room)
            for place in half.places:
                y = self._place(canvas, place, y, room)
            y = self._words(canvas, half.text, y, room) + 2
        return self._words(canvas, self.below, y, room, theme().muted)

    def _head(self, canvas: Canvas | None, half: HalfFacts, y: float, room: float) -> float:
        if canvas:
            sign = canvas.rect(EDGE, y, SIGN, SIGN)
            canvas.draw("badge" if half.total else half.icon, sign)
            if half.total:
                font = canvas.text_font(14, BLACK)
                canvas.write(sign, str(half.total), font, theme().number_text, CENTER)
            area = canvas.rect(EDGE + SIGN + 8, y, room - SIGN - 8, SIGN)
            font = canvas.fitting_font(area.width(), half.title, 15, BOLD)
            canvas.write(area, half.title, font)
        return y + HEAD

    def _place(self, canvas: Canvas | None, place: PlaceFacts, y: float, room: float) -> float:
        y = self._words(canvas, place.where, y, room, theme().muted)
        if not place.brings:
            return self._words(canvas, place.nothing, y, room)
        rows = pill_rows(place.brings, room, self.scale)
        if canvas:
            paint_pills(canvas, rows, EDGE, y)
        return y + pills_height(rows) + 2

    def _words(
        self, canvas: Canvas | None, text: str, y: float, room: float, ink: str | None = None
    ) -> float:
        """A paragraph; where the next begins."""
        if not text:
            return y
        box = QRectF(0, 0, room * self.scale, 10_000)
        font: QFont = fonts.text(TYPE * self.scale, NORMAL)
        flags = Qt.TextFlag.TextWordWrap
        high = QFontMetricsF(font).boundingRect(box, flags, text).height() / self.scale
        if canvas:
            area = canvas.rect(EDGE, y, room, high + 2)
            canvas.paragraph(area, text, font, ink or theme().text, TOP_LEFT)
        return y + high + 4
