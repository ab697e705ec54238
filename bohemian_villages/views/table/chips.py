"""The chips: every way to use the dice, with what it reaches."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ...models.game_model import GameModel
from .canvas import Canvas, Icons
from .chip import HEIGHT, Chip
from .panel import Panel, hand_focus_up

GAP, LESS_GAP = 6.0, 3.0
# Where chips would have to scroll they are drawn a little smaller first.
SMALLER = (1.0, 0.93, 0.86)


class Chips(Panel):
    """The panel of chips: they flow into rows, and scroll where there are too many."""

    keeps_picture = True

    def __init__(self, model: GameModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.model = model
        self.chips: list[Chip] = []
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = QWidget()
        self._scroll.setWidget(self._inside)
        self._scroll.viewport().setAutoFillBackground(False)
        self._inside.setAutoFillBackground(False)
        self._scroll.setStyleSheet("QScrollArea { background: transparent; }")
        self._message = ""
        self.setAccessibleName(self.tr("Ways to use the dice"))

    def refresh(self, message: str) -> None:
        """Show the choices there are now, or a message where there are none."""
        choices = self.model.choices
        if [chip.choice for chip in self.chips] != choices:
            self._put_away()
            self.chips = [Chip(choice, self.model, self.icons, self._inside) for choice in choices]
            for chip in self.chips:
                chip.installEventFilter(self)
            self._lay_out()
        told, self._message = self._message, "" if self.chips else message
        if told != self._message:
            self.update()
        self.mark()

    def _put_away(self) -> None:
        """Let the chips go; the focus of one of them does not wander on to the next."""
        for chip in self.chips:
            chip.is_gone = True
        if any(chip.hasFocus() for chip in self.chips):
            hand_focus_up(self)
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()

    def mark(self) -> None:
        """Mark the chip that is chosen."""
        for chip in self.chips:
            is_chosen = self.model.is_chosen(chip.choice)
            chip.setChecked(is_chosen)
            if is_chosen:
                self._scroll.ensureWidgetVisible(chip, 0, round(GAP * self.scale))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A chip that gets the focus comes into view, but never moves away under a press."""
        if isinstance(watched, Chip) and isinstance(event, QFocusEvent):
            by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
            if event.gotFocus() and not by_mouse:
                self._scroll.ensureWidgetVisible(watched, 4, 8)
        return super().eventFilter(watched, event)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Let the chips flow anew."""
        self._lay_out()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self._lay_out()

    def _lay_out(self) -> None:
        s = self.scale
        edge = round(8 * s)
        self._scroll.setGeometry(self.rect().adjusted(edge, edge, -edge, -edge - round(2 * s)))
        for part in SMALLER:
            for chip in self.chips:
                chip.scale = s * part
            height = self._flow(self._scroll.width(), s * part)
            if height <= self._scroll.height():
                break
        else:
            height = self._flow(self._scroll.width() - round(14 * s), s * part)
            self._show_whole_rows(s * part)
        self._inside.resize(self._scroll.width(), height)

    def _show_whole_rows(self, scale: float) -> None:
        """No chip is cut in two at the lower edge, as long as one row has room."""
        gap, row = self._gap(scale), round(HEIGHT * scale)
        rows = max(1, (self._scroll.height() + gap) // (row + gap))
        self._scroll.resize(self._scroll.width(), rows * (row + gap) - gap)

    def _gap(self, scale: float) -> int:
        """Between chips of that scale: smaller ones stand closer."""
        return round((GAP if scale == self.scale else LESS_GAP) * scale)

    def _flow(self, width: int, scale: float) -> int:
        """Fill rows with chips, each row with the first ones that still fit; the height used."""
        gap, top = self._gap(scale), 0
        waiting = list(self.chips)
        while waiting:
            left, high = 0, 0
            for chip in list(waiting):
                size = chip.sizeHint()
                if left and left + size.width() > width:
                    continue
                chip.setGeometry(QRect(left, top, min(size.width(), width), size.height()))
                chip.show()
                left, high = left + size.width() + gap, size.height()
                waiting.remove(chip)
            top += high + gap
        return max(0, top - gap)

    def paint_content(self, canvas: Canvas) -> None:
        """What there is to say while there is nothing to choose."""
        if self._message:
            s = self.scale
            area = QRectF(self.rect()).adjusted(16 * s, 10 * s, -16 * s, -12 * s)
            canvas.paragraph(area, self._message, canvas.text_font(14.5))
