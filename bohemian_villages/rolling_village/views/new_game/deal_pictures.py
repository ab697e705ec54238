"""Small pictures of the deals: dice, a leaf of the calendar, a note with the text of a deal."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from ....views.toolkit.painting.canvas import BLACK, BOLD, CENTER, Canvas
from ....views.toolkit.theme import theme
from ...statistics.medals import Medal
from ..medals import paint_medal

PAPER, FOLD, INK, EDGE = "#FFFDF6", "#EFE0BC", "#3A281C", "#A98555"
BAND = ("#D8784B", "#A84E2F")


def paint_dice(canvas: Canvas, area: QRectF) -> None:
    """Two dice, side by side."""
    side = min(area.height(), area.width() / 2) * 0.98
    for name, x, y in (("die-5", -0.5, -0.12), ("die-2", 0.5, 0.12)):
        die = QRectF(0, 0, side, side)
        die.moveCenter(area.center() + QPointF(x * side, y * side))
        canvas.draw(name, die)


def paint_note(canvas: Canvas, area: QRectF) -> None:
    """A note being handed over."""
    s = canvas.scale
    note = QRectF(0, 0, 58 * s, 44 * s)
    note.moveCenter(area.center())
    painter = canvas.painter
    painter.save()
    painter.translate(note.center())
    painter.rotate(-5)
    painter.translate(-note.center())
    canvas.box(note.translated(1.5 * s, 2 * s), 4, "#401C0F06")
    canvas.box(note, 4, PAPER, FOLD, EDGE, 1.2)
    for row, text in enumerate(("K7QM", "3RXT")):
        line = QRectF(note.left(), note.top() + (5 + 17 * row) * s, note.width(), 17 * s)
        canvas.write(line, text, canvas.text_font(13, BLACK), INK, CENTER)
    painter.restore()


class CalendarLeaf:
    """The leaf of a day; with a medal, once it is earned."""

    def __init__(self) -> None:
        self.day: date | None = None
        self.month = ""
        self.medal: Medal | None = None

    def __call__(self, canvas: Canvas, area: QRectF) -> None:
        """Paint the picture."""
        if self.day is None:
            return
        s = canvas.scale
        leaf = QRectF(0, 0, 54 * s, min(area.height(), 60 * s))
        leaf.moveCenter(area.center())
        canvas.box(leaf.translated(1.5 * s, 2 * s), 6, "#401C0F06")
        canvas.box(leaf, 6, PAPER, FOLD, EDGE, 1.2)
        band = QRectF(leaf.left(), leaf.top(), leaf.width(), 19 * s)
        canvas.box(band, 6, *BAND, EDGE)
        canvas.painter.fillRect(
            QRectF(band.left() + s, band.bottom() - 5 * s, band.width() - 2 * s, 5 * s),
            QColor(BAND[1]),
        )
        canvas.write(band, self.month, canvas.text_font(11.5, BOLD), theme().primary_text, CENTER)
        below = leaf.adjusted(0, 19 * s, 0, 0)
        canvas.write(below, str(self.day.day), canvas.text_font(25, BLACK), INK, CENTER)
        if self.medal is not None:
            disc = QRectF(leaf.right() - 13 * s, leaf.bottom() - 17 * s, 22 * s, 22 * s)
            paint_medal(canvas, disc, self.medal)
