"""One seat of the new-game form: a figure, a name, a colour, and who decides."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from ...levels import OFFERED_LEVELS
from ...models.game.data import HUMAN
from ...models.new_game.setups import MATCHED, ChosenSeat
from ...words.controls import control_names
from ...words.game.names import color_names
from ..toolkit.forms.handle import CloseButton
from ..toolkit.forms.name_field import NameField
from ..toolkit.forms.seats import HANDLE, AnySeatRow
from ..toolkit.painting.canvas import Canvas, Icons
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.choice import SegmentedChoice
from .colors import ColorDots
from .face_button import FaceButton

CONTROLS = (HUMAN, *OFFERED_LEVELS, MATCHED)
"""Who may decide for a seat: a person, a level of the computer, or one like the person's."""


class SeatRow(AnySeatRow):
    """Shows a seat and emits changes to it."""

    recolored = Signal(str)
    character_chosen = Signal(str)

    def __init__(self, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.color = "red"
        self.name = NameField(self)
        self.colors = ColorDots(self)
        self.face = FaceButton(icons, self)
        self.control = SegmentedChoice(self)
        self.remove = CloseButton(icons, self)
        self.take_parts(CONTROLS)
        self.colors.chosen.connect(self.recolored)
        self.face.chosen.connect(self.character_chosen)

    def show_seat(self, seat: ChosenSeat, default_name: str, holders: Mapping[str, str]) -> None:
        """Show the choices, without disturbing anybody who types a name."""
        self.color = seat.color
        self.handle.dye(FIGURES[seat.color].base, FIGURES[seat.color].ink)
        self.name.show_name(seat.name, default_name)
        self.colors.show_colors(seat.color, holders)
        self.face.setVisible(not seat.is_human)
        self.face.show_character(seat.who)
        self.show_control(seat.control)
        self._lay_out()
        self.update()

    def say(self, number: int, name: str, can_leave: bool) -> None:
        """Texts of the row of a player, counted from 1."""
        self.control.set_options(list(map(self._label, CONTROLS)), list(map(self._tip, CONTROLS)))
        why_stays = "" if can_leave else self.tr("A game needs at least two players")
        self.say_seat(number, name, why_stays)
        self.face.say(name)
        self.colors.setAccessibleName(self.tr("Colour of {name}").format(name=name))
        self.setAccessibleName(f"{name}, {color_names.name(self.color)}")

    def _label(self, control: str) -> str:
        if control == MATCHED:
            return self.tr("At your level")
        return self.tr("Human") if control == HUMAN else control_names.name(control)

    def _tip(self, control: str) -> str:
        if control == MATCHED:
            return self.tr("As strong as you are: it adjusts itself from game to game")
        return control_names.explained(control)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for part in (self.handle, self.colors, self.face, self.control, self.remove):
            part.set_scale(scale)
        self._lay_out()

    def _lay_out(self) -> None:
        """The name and who decides share what the rest leaves; the latter folds if it must."""
        s, width, height = self.scale, self.width(), self.height()
        gap = self.px(8)
        self.place_handle()
        x = self.px(HANDLE + 50)
        right = width - self.px(6)
        side = self.px(24)
        self.remove.setGeometry(right - side, (height - side) // 2, side, side)
        right -= side + self.px(2)
        dots = self.colors.sizeHint().width()
        round_side = min(self.px(40), height - self.px(2))
        # All rows leave room for a face, so that their parts are aligned.
        room = right - x - dots - 4 * gap - round_side
        least = self.px(108)
        wide = self.control.sizeHint().width()
        wide = min(wide, room - least)
        if wide < self.control.least_row:
            wide = min(self.control.minimumSizeHint().width() + self.px(8), room // 2)
        name = min(room - wide, self.px(240))
        high = self.px(34)
        self.name.setGeometry(x, (height - high) // 2, name, high)
        self.colors.setGeometry(x + name + gap, 0, dots, height)
        left = right - wide
        self.face.setGeometry(
            left - gap - round_side, (height - round_side) // 2, round_side, round_side
        )
        self.control.setGeometry(left, (height - round(32 * s)) // 2, wide, round(32 * s))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The strip with the figure."""
        s, strip = self.scale, self.paint_strip(canvas, area)
        high = min(54 * s, strip.height() - 4 * s)
        figure = QRectF((HANDLE + 3) * s, strip.center().y() - high / 2, 46 * s, high)
        if theme().is_dark:
            canvas.draw("outline-figure", figure.adjusted(0, -s, -5 * s, s))
        canvas.draw(f"figure-{self.color}", figure)
