"""The panel of chips: every way to use the dice, with what it reaches."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ....models.game.choices import Choice, What
from ....models.game.game_model import GameModel
from ...toolkit.painting.canvas import Canvas, Icons
from ...toolkit.widgets.panel import Panel, hand_focus_up
from .chip import LEAST_HEIGHT, MOST_HEIGHT, Chip, Form
from .chip_grid import ChipGroup, ChipRows, Item, columns, lines

GAP = 3.0
# Where there are too many chips they are first written closer and then smaller; then they scroll.
FORMS = (Form(), Form(is_roomy=False), Form(0.93, is_roomy=False), Form(0.86, is_roomy=False))


class Chips(Panel):
    """The chips in a grid, which scrolls only if nothing else helps."""

    keeps_picture = True
    card_requested = Signal(object)
    """A chip was hovered over or reached by keys, so its card should appear."""
    card_over = Signal()
    """No chip is pointed at any more."""

    def __init__(self, model: GameModel, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.model = model
        self.chips: list[Chip] = []
        self.part_before: QWidget | None = None
        """What Tab leaves for the first chip."""
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
        self.card_over.emit()
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
                self._scroll.ensureWidgetVisible(chip, 0, self._gap)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Request the card of a chip pointed at; scroll to one reached by keys."""
        if isinstance(watched, Chip) and not watched.is_gone and watched.isEnabled():
            if event.type() in (QEvent.Type.HoverLeave, QEvent.Type.FocusOut):
                self.card_over.emit()
            elif isinstance(event, QFocusEvent) and watched.is_walk(event):
                self._scroll.ensureWidgetVisible(watched, 4, 8)
                self.card_requested.emit(watched)
            elif event.type() == QEvent.Type.ToolTip:
                self.card_requested.emit(watched)
                return True
        return super().eventFilter(watched, event)

    def hideEvent(self, _event: QHideEvent) -> None:
        """Report that no chip is pointed at."""
        self.card_over.emit()

    def _lay_out(self) -> None:
        s = self.scale
        edge = round(8 * s)
        self._scroll.setGeometry(self.rect().adjusted(edge, edge, -edge, -edge - round(2 * s)))
        room, rows = self._scroll.width(), self._most_rows()
        found = self._in_columns(room, rows) or self._in_lines(room, rows)
        if found is None:
            found = lines(self._items(FORMS[-1]), room - round(14 * s), self._gap)
            # No chip is cut in two at the lower edge.
            self._scroll.resize(room, rows * (self._least_row + self._gap) - self._gap)
        self._inside.resize(room, self._stand(found))

    def _in_columns(self, room: int, rows: int) -> ChipRows | None:
        """The chips in two columns, in the first form that fits."""
        tried = (columns(self._items(form), room, self._gap, rows) for form in FORMS)
        return next((found for found in tried if found is not None), None)

    def _in_lines(self, room: int, rows: int) -> ChipRows | None:
        """The chips one after the other, in the first form that fits."""
        for form in FORMS:
            items = self._items(form)
            found = lines(items, room, self._gap)
            if len(found) <= rows and all(item.width <= room for item in items):
                return found
        return None

    def set_tab_order(self) -> None:
        """Let Tab go through the chips as one reads them."""
        before = self.part_before
        for chip in sorted(self.chips, key=lambda chip: (chip.y(), chip.x())):
            if before is not None:
                QWidget.setTabOrder(before, chip)
            before = chip

    @property
    def _gap(self) -> int:
        return round(GAP * self.scale)

    @property
    def _least_row(self) -> int:
        return round(LEAST_HEIGHT * self.scale)

    def _most_rows(self) -> int:
        """So many rows have room; one is always shown."""
        return max(1, (self._scroll.height() + self._gap) // (self._least_row + self._gap))

    def _items(self, form: Form) -> list[Item]:
        """The chips in a form, with the room they take."""
        for chip in self.chips:
            chip.dress(form, self.scale)
        return [
            Item(place, chip.sizeHint().width(), _group(chip.choice))
            for place, chip in enumerate(self.chips)
        ]

    def _stand(self, found: ChipRows) -> int:
        """Place the chips in rows as high as possible; returns the height used."""
        gap, count = self._gap, max(1, len(found))
        spare = (self._scroll.height() + gap) // count - gap
        high = min(max(spare, self._least_row), round(MOST_HEIGHT * self.scale))
        for number, row in enumerate(found):
            for cell in row:
                chip, left = self.chips[cell.place], round(cell.left)
                wide = round(cell.left + cell.width) - left
                chip.setGeometry(left, number * (high + gap), wide, high)
                chip.show()
        self.set_tab_order()
        return len(found) * (high + gap) - gap if found else 0

    def paint_content(self, canvas: Canvas) -> None:
        """A line if there is nothing to choose."""
        if self._message:
            s = self.scale
            area = QRectF(self.rect()).adjusted(16 * s, 10 * s, -16 * s, -12 * s)
            canvas.paragraph(area, self._message, canvas.text_font(14.5))


def _group(choice: Choice) -> ChipGroup:
    """In which column a choice belongs."""
    if any(half.what is not What.PLACE for half in choice.halves):
        return ChipGroup.REST
    sizes = {len(half.dice) for half in choice.halves}
    return ChipGroup.PAIRS if sizes == {2} else ChipGroup.THREES if sizes == {3} else ChipGroup.REST
