"""The seats of the new-game form, in their order, and the place for another one."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from ...models.game.data import COLORS, LEAST_PLAYERS, MOST_PLAYERS
from ...models.new_game.setups import TableChoice
from ..toolkit.forms.seats import AddSeat, AnySeatList
from ..toolkit.painting.canvas import Icons
from .seat_row import SeatRow

LEAST_WIDTH = 520
PITCH, MOST_PITCH, LEAST_PITCH, GAP = 70, 78, 48, 9


class SeatList(AnySeatList[SeatRow]):
    """Up to five seats. Changes are emitted; the screen then shows the new table."""

    recolored = Signal(int, str)
    character_chosen = Signal(int, str)
    added = Signal(int)
    """A seat was added; carries the number of seats."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.places: list[AddSeat] = []
        """The empty places, from the third on; only those beyond the seats taken are seen."""

    def set_icons(self, icons: Icons) -> None:
        """Set the source of pictures; the seats are made now."""
        super().set_icons(icons)
        for place in range(MOST_PLAYERS):
            self._add_row(place)
        for place in range(LEAST_PLAYERS, MOST_PLAYERS):
            self._add_place(place)

    def _add_row(self, place: int) -> None:
        row = SeatRow(self.icons, self)
        row.recolored.connect(lambda color: self.recolored.emit(place, color))
        row.character_chosen.connect(lambda key: self.character_chosen.emit(place, key))
        self.add_row(row)

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
        labels = [
            self.tr("Add a third player"),
            self.tr("Add a fourth player"),
            self.tr("Add a fifth player"),
        ]
        for place, (empty, label) in enumerate(
            zip(self.places, labels, strict=True), start=LEAST_PLAYERS
        ):
            empty.setVisible(place >= self.count)
            if place >= self.count:
                empty.picture = f"figure-{free[place - self.count]}"
            empty.setText(label)
            empty.setAccessibleName(label)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for empty in self.places:
            empty.set_scale(scale)
        self.setMinimumSize(self.px(LEAST_WIDTH), self.px(MOST_PLAYERS * LEAST_PITCH))
        self.setMaximumHeight(self.px(MOST_PLAYERS * MOST_PITCH))
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Room for five seats."""
        return QSize(self.px(690), self.px(MOST_PLAYERS * PITCH))

    def pitch(self) -> int:
        """All that could play have a place, taken or not."""
        return min(self.px(MOST_PITCH), self.height() // MOST_PLAYERS)

    def gap(self) -> int:
        """The gap between two seats."""
        return self.px(GAP)

    def _lay_out(self) -> None:
        """Place seats and buttons that add one."""
        super()._lay_out()
        high = self.pitch() - self.gap() - self.px(4)
        for place, empty in enumerate(self.places, start=LEAST_PLAYERS):
            empty.setGeometry(0, place * self.pitch(), self.width(), high)
