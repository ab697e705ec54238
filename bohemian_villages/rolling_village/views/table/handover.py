"""The card between two people at one screen: whose turn it is; a click or any key closes it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ....views.toolkit.painting.canvas import BOLD, CENTER, Canvas, Icons
from ....views.toolkit.painting.marks import paint_mark
from ....views.toolkit.painting.surfaces import paint_panel
from ....views.toolkit.shortcuts import is_modifier
from ....views.toolkit.theme import FIGURES, theme
from ....views.toolkit.widgets.painted import Painted
from ....views.toolkit.widgets.panel import paint_band
from ...words.table import others_words

WIDE, HIGH = 460.0, 216.0


class HandOver(Painted):
    """Covers the whole table until the next person has taken their seat."""

    closed = Signal()

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(parent, icons)
        self.title = self.line = ""
        self.color = ""
        self.dice: tuple[int, int] | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def ask(self, title: str, line: str, color: str, dice: tuple[int, int] | None) -> None:
        """Call a person to the screen."""
        self.title, self.line, self.color, self.dice = title, line, color, dice
        self.setAccessibleName(f"{title}: {line}. {others_words.any_key()}")
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self.update()

    def dismiss(self) -> None:
        """Close it."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """A click closes it."""
        self.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key but a modifier by itself closes it; one held down since before does not."""
        if not is_modifier(event) and not event.isAutoRepeat():
            self.dismiss()

    def focusNextPrevChild(self, _next: bool) -> bool:
        """Tab is a key like any other here."""
        self.dismiss()
        return True

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """A sheet of parchment in the player's colour over a veil."""
        s, painter = self.scale, canvas.painter
        painter.fillRect(area, QColor(20, 12, 6, 150))
        sheet = QRectF(0, 0, min(WIDE * s, self.width() - 40 * s), HIGH * s)
        sheet.moveCenter(QPointF(self.rect().center()))
        paint_panel(painter, sheet, s, 14)
        paint = FIGURES[self.color]
        band = QRectF(sheet.left() + s, sheet.top() + s, sheet.width() - 2 * s, 66 * s)
        paint_band(canvas, band, 13, paint)
        mark = QPointF(band.left() + 34 * s, band.center().y())
        paint_mark(painter, paint.mark, mark, 11 * s, paint.ink)
        words = band.adjusted(60 * s, 0, -22 * s, 0)
        font = canvas.first_fitting_font(words.width(), self.title, 25, 18)
        canvas.write(words, self.title, font, paint.ink)
        self._paint_dice(canvas, sheet, band.bottom())
        low = QRectF(sheet.left(), sheet.bottom() - 38 * s, sheet.width(), 26 * s)
        canvas.write(low, others_words.any_key(), canvas.text_font(13), theme().muted, CENTER)

    def _paint_dice(self, canvas: Canvas, area: QRectF, top: float) -> None:
        s = self.scale
        line = QRectF(area.left() + 20 * s, top + 12 * s, area.width() - 40 * s, 24 * s)
        canvas.write(line, self.line, canvas.text_font(16, BOLD), None, CENTER)
        if self.dice is None:
            return
        side = 50 * s
        left = area.center().x() - side - 8 * s
        for place, face in enumerate(self.dice):
            die = QRectF(left + place * (side + 16 * s), line.bottom() + 8 * s, side, side)
            canvas.draw(f"die-{face}", die)
