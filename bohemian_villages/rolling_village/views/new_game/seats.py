"""The seats of a game of several: up to twelve, in their order, and the place for another one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtWidgets import QWidget

from ....views.toolkit.forms.handle import CloseButton
from ....views.toolkit.forms.name_field import NameField
from ....views.toolkit.forms.seats import HANDLE, AddSeat, AnySeatList, AnySeatRow
from ....views.toolkit.painting.canvas import Canvas, Icons
from ....views.toolkit.widgets.choice import SegmentedChoice
from ....views.toolkit.widgets.plain_text import set_tip
from ....words.controls import control_names
from ...models.new_game import (
    HUMAN,
    LEAST_SEVERAL,
    MOST_PLAYERS,
    ChosenSeat,
    GameChoice,
    controls,
)
from ..seat_colors import paint_seat

MOST_PITCH, LEAST_PITCH, GAP = 62, 40, 5
NUMBER = 34
LEAST_WIDTH = 470


class SeatRow(AnySeatRow):
    """Shows a seat and emits changes to it."""

    def __init__(self, number: int, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.number = number
        self.players = 0
        """How many sit at the table."""
        self.name = NameField(self)
        self.control = SegmentedChoice(self)
        self.remove = CloseButton(icons, self)
        self.take_parts(controls())

    def show_seat(
        self, seat: ChosenSeat, name: str, default_name: str, *, can_leave: bool, players: int
    ) -> None:
        """Show the choices, without disturbing anybody who types a name."""
        self.players = players
        self.update()
        self.name.show_name(seat.name, default_name)
        labels = [
            self.tr("Human") if control == HUMAN else control_names.name(control)
            for control in controls()
        ]
        self.control.set_options(labels, [control_names.explained(each) for each in controls()])
        self.show_control(seat.control)
        why_stays = "" if can_leave else self.tr("For a game alone, choose Alone above")
        self.say_seat(self.number, name, why_stays)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for part in (self.handle, self.control, self.remove):
            part.set_scale(scale)
        self._lay_out()

    def _lay_out(self) -> None:
        """The name and who decides share what the rest leaves; the latter folds if it must."""
        width, height = self.width(), self.height() - self.px(3)
        self.place_handle()
        left, right, side = self.px(HANDLE + NUMBER), width - self.px(6), self.px(24)
        self.remove.setGeometry(right - side, (height - side) // 2, side, side)
        right -= side + self.px(2)
        room, least = right - left - self.px(8), self.px(130)
        wide = self.control.sizeHint().width()
        if wide > room - least:
            wide = max(min(self.control.minimumSizeHint().width(), room // 2), 0)
        name = min(room - wide, self.px(230))
        high = min(self.px(34), height - self.px(3))
        self.name.setGeometry(left, (height - high) // 2, name, high)
        middle = (height - self.control.height()) // 2
        self.control.setGeometry(right - wide, middle, wide, self.control.height())

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The strip with the colour of the seat, and its mark or number as at the table."""
        s, strip = self.scale, self.paint_strip(canvas, area)
        disc = QRectF((HANDLE + 5) * s, strip.center().y() - 11 * s, 22 * s, 22 * s)
        paint_seat(canvas, disc, self.number - 1, self.players)


class SeatList(AnySeatList[SeatRow]):
    """Changes of seats are emitted; the screen then shows the new table."""

    added = Signal()

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_icons(icons)
        for place in range(MOST_PLAYERS):
            self.add_row(SeatRow(place + 1, self.icons, self))
        self.add = AddSeat(icons, self)
        self.add.clicked.connect(self.added)

    def show_table(self, choice: GameChoice) -> None:
        """Show the seats of a game of several."""
        self.count = len(choice.seats)
        names, defaults = choice.names, choice.default_names
        for place, row in enumerate(self.rows):
            row.setVisible(place < self.count)
            if place < self.count:
                row.show_seat(
                    choice.seats[place],
                    names[place],
                    defaults[place],
                    can_leave=self.count > LEAST_SEVERAL,
                    players=self.count,
                )
        self.add.setVisible(self.count < MOST_PLAYERS)
        self.add.setText(self.tr("Add another player"))
        self.add.setAccessibleName(self.add.text())
        set_tip(self.add, self.tr("Up to 12 can play"))
        self._keep_room()
        self._lay_out()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.add.set_scale(scale)
        self._keep_room()
        self._lay_out()

    def _keep_room(self) -> None:
        self.setMinimumSize(self.px(LEAST_WIDTH), self.px(self._places * LEAST_PITCH))

    @property
    def _places(self) -> int:
        """The rows, and the place for another one."""
        return min(self.count + 1, MOST_PLAYERS)

    def sizeHint(self) -> QSize:
        """As comfortable as the form lets it be."""
        return QSize(self.px(640), self.px(self._places * 50))

    def pitch(self) -> int:
        """The height of a row, by the room there is."""
        return min(self.px(MOST_PITCH), self.height() // max(self._places, 1))

    def gap(self) -> int:
        """The gap between two seats."""
        return self.px(GAP)

    def _lay_out(self) -> None:
        """Seats, and the place for another one."""
        super()._lay_out()
        top = self.count * self.pitch()
        self.add.setGeometry(0, top, self.width(), self.pitch() - self.gap())
