"""The seats of the new-game form, in their order, and the place for another one."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ...models.game.data import COLORS, LEAST_PLAYERS, MOST_PLAYERS
from ...models.new_game.setups import TableChoice
from ..toolkit.painting.canvas import BOLD, CENTER, Canvas, Icons
from ..toolkit.painting.form_painting import Painted
from ..toolkit.theme import theme
from ..toolkit.widgets.painted_button import PaintedButton
from ..toolkit.widgets.panel import paint_focus
from ..toolkit.widgets.plain_text import set_tip
from .seat_row import SeatRow

LEAST_WIDTH = 520
PITCH, MOST_PITCH, LEAST_PITCH, GAP = 70, 78, 48, 9


class AddSeat(PaintedButton):
    """An empty place one can take."""

    color = ""

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """Dashed, with a pale figure."""
        s, look = self.scale, theme()
        place = area.adjusted(1.5 * s, 1.5 * s, -1.5 * s, -3.5 * s)
        ink = look.text if self.underMouse() else look.muted
        edge = look.glow if self.underMouse() else look.button_edge
        canvas.box(place, 10, look.sunk_bottom, edge=edge, width=1.5, dashed=True)
        font = canvas.text_font(14.5, BOLD)
        wide = min(canvas.width_of(self.text(), font), place.width() - 110 * s)
        x = place.center().x() - (wide + 64 * s) / 2
        icon = QRectF(x, place.center().y() - 8 * s, 16 * s, 16 * s)
        canvas.draw_inked("toolbar-add", icon, ink)
        words = QRectF(x + 22 * s, place.top(), wide + 2, place.height())
        canvas.write(words, self.text(), font, ink, CENTER)
        high = min(44 * s, place.height() - 4 * s)
        figure = QRectF(words.right() + 12 * s, place.center().y() - high / 2, 36 * s, high)
        canvas.draw(f"figure-{self.color}", figure, 0.45)
        if self.hasFocus():
            paint_focus(canvas, area, 11)


class SeatList(Painted):
    """Up to five seats. What is changed in them is told; the screen then shows the new table."""

    renamed = Signal(int, str)
    recolored = Signal(int, str)
    controlled = Signal(int, str)
    removed = Signal(int)
    moved = Signal(int, int)
    added = Signal(int)
    """Somebody takes an empty place: so many seats are wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SeatRow] = []
        self.count = 0
        self.places: list[AddSeat] = []
        """The empty places, from the third on; only those beyond the seats taken are seen."""
        self._lifted: int | None = None

    def set_icons(self, icons: Icons) -> None:
        """Where pictures come from; the seats are made now."""
        super().set_icons(icons)
        for place in range(MOST_PLAYERS):
            self._add_row(place)
        for place in range(LEAST_PLAYERS, MOST_PLAYERS):
            self._add_place(place)

    def _add_row(self, place: int) -> None:
        row = SeatRow(self.icons, self)
        row.renamed.connect(lambda name: self.renamed.emit(place, name))
        row.recolored.connect(lambda color: self.recolored.emit(place, color))
        row.controlled.connect(lambda control: self.controlled.emit(place, control))
        row.removed.connect(lambda: self.removed.emit(place))
        row.nudged.connect(lambda step: self._nudge(place, step))
        row.handle.dragged.connect(lambda way: self._drag(place, way))
        row.handle.dropped.connect(lambda: self._drop(place))
        self.rows.append(row)

    def _add_place(self, place: int) -> None:
        empty = AddSeat(self.icons, self)
        empty.clicked.connect(lambda: self.added.emit(place + 1))
        self.places.append(empty)

    def show_table(self, choice: TableChoice) -> None:
        """Show the seats of a table."""
        self.count = len(choice.seats)
        names, defaults = choice.names, choice.default_names
        for place, row in enumerate(self.rows):
            row.setVisible(place < self.count)
            if place < self.count:
                seat = choice.seats[place]
                others = {
                    other.color: names[number]
                    for number, other in enumerate(choice.seats)
                    if number != place
                }
                row.show_seat(seat, defaults[place], others)
                row.say(place + 1, names[place], self.count > LEAST_PLAYERS)
        self._offer_seats(choice)
        self._lay_out()

    def _offer_seats(self, choice: TableChoice) -> None:
        taken = {seat.color for seat in choice.seats}
        free = [color for color in COLORS if color not in taken]
        labels = [self.tr("a third player"), self.tr("a fourth player"), self.tr("a fifth player")]
        for place, (empty, label) in enumerate(
            zip(self.places, labels, strict=True), start=LEAST_PLAYERS
        ):
            empty.setVisible(place >= self.count)
            if place >= self.count:
                empty.color = free[place - self.count]
            empty.setText(label)
            empty.setAccessibleName(self.tr("Add {player}").format(player=label))
            set_tip(empty, empty.accessibleName())

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for row in self.rows:
            row.set_scale(scale)
        for empty in self.places:
            empty.set_scale(scale)
        self.setMinimumSize(self.px(LEAST_WIDTH), self.px(MOST_PLAYERS * LEAST_PITCH))
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Room for five."""
        return QSize(self.px(690), self.px(MOST_PLAYERS * PITCH))

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the rows."""
        self._lay_out()

    @property
    def _pitch(self) -> int:
        return min(self.px(MOST_PITCH), self.height() // MOST_PLAYERS)

    def _lay_out(self) -> None:
        for place in range(self.count):
            if place != self._lifted:
                self._put(self.rows[place], place)
        high = self._pitch - self.px(GAP) - self.px(4)
        for place, empty in enumerate(self.places, start=LEAST_PLAYERS):
            empty.setGeometry(0, place * self._pitch, self.width(), high)

    def _put(self, row: SeatRow, place: int) -> None:
        row.setGeometry(0, place * self._pitch, self.width(), self._pitch - self.px(GAP))

    def _nudge(self, place: int, step: int) -> None:
        to = min(max(place + step, 0), self.count - 1)
        if to == place:
            return
        by_handle = self.rows[place].handle.hasFocus()
        self.moved.emit(place, to)
        row = self.rows[to]
        (row.handle if by_handle else row.name).setFocus(Qt.FocusReason.OtherFocusReason)

    def _drag(self, place: int, way: QPoint) -> None:
        """Carry a row along with the pointer; the others make room."""
        row = self.rows[place]
        if self._lifted is None:
            self._lifted = place
            row.is_lifted = True
            row.raise_()
        top = place * self._pitch + way.y()
        row.move(self.px(4), min(max(top, -self.px(8)), self.height() - row.height()))
        to = self._place_of(row)
        rest = [other for other in range(self.count) if other != place]
        rest.insert(to, place)
        for at, other in enumerate(rest):
            if other != place:
                self._put(self.rows[other], at)

    def _place_of(self, row: SeatRow) -> int:
        middle = row.geometry().center().y()
        return min(max(middle // max(self._pitch, 1), 0), self.count - 1)

    def _drop(self, place: int) -> None:
        if self._lifted is None:
            return
        row, self._lifted = self.rows[place], None
        row.is_lifted = False
        to = self._place_of(row)
        self._lay_out()
        row.update()
        if to != place:
            self.moved.emit(place, to)
