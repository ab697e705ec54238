"""All characters in sight, where the seats leave room for them: a click seats one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...models.game.characters import Character, characters
from ...models.new_game.setups import TableChoice
from ...words.game.characters import character_words
from ..toolkit.forms.grid_focus import move_focus
from ..toolkit.painting.canvas import BOLD, CENTER, Canvas, Icons
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.form_parts import Painted
from ..toolkit.widgets.painted_button import PaintedButton
from ..toolkit.widgets.panel import paint_focus
from ..toolkit.widgets.plain_text import set_tip

COLUMNS = 5
HEAD, CELL, MOST_CELL, NAME = 28, 70, 100, 19
"""Heights in units: of the heading, of a face with its name, of the name."""


class Portrait(PaintedButton):
    """A character to choose; whoever is seated has a ring in the colour of the seat."""

    def __init__(self, character: Character, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.character = character
        self.color = ""
        self.setText(character.name)

    def show_color(self, color: str) -> None:
        """Show the colour of the character's seat; none if it does not play."""
        self.color = color
        name, sentence = self.character.name, character_words.sentence(self.character.key)
        text = self.tr("Click to play against {name}")
        if color:
            text = self.tr("Click to send {name} away")
        does = text.format(name=name)
        set_tip(self, f"{name}: {sentence}\n{does}")
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{sentence} {does}")
        self.update()

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The face above the name."""
        s, look, painter = self.scale, theme(), canvas.painter
        side = area.height() - (NAME + 10) * s
        disc = QRectF(area.center().x() - side / 2, area.top() + 5 * s, side, side)
        if self.color:
            around = disc.adjusted(-3.5 * s, -3.5 * s, 3.5 * s, 3.5 * s)
            canvas.box(around, around.height() / 2 / s, FIGURES[self.color].base)
        canvas.draw(self.character.face, disc)
        if self.underMouse():
            painter.setPen(QPen(QColor(look.glow), 2 * s))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
        below = QRectF(area.left(), area.bottom() - (NAME + 2) * s, area.width(), NAME * s)
        font = canvas.text_font(12.5, BOLD) if self.color else canvas.text_font(12.5)
        canvas.write(below, self.text(), font, look.text if self.color else look.muted, CENTER)
        if self.hasFocus():
            paint_focus(canvas, area, 9)


class Portraits(Painted):
    """The characters, five in a row. It takes what room is left; too little stays empty."""

    chosen = Signal(str)

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.set_icons(icons)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.buttons = [self._made(each) for each in characters().values()]
        self.has_opponents = False

    def _made(self, character: Character) -> Portrait:
        button = Portrait(character, self.icons, self)
        button.clicked.connect(lambda: self.chosen.emit(character.key))
        return button

    def show_table(self, choice: TableChoice) -> None:
        """Show who is seated, and where."""
        seats: Mapping[str, str] = {
            seat.character: seat.color for seat in reversed(choice.seats) if seat.who
        }
        for button in self.buttons:
            button.show_color(seats.get(button.character.key, ""))
        self.has_opponents = not all(seat.is_human for seat in choice.seats)
        self.setAccessibleName(self.tr("Opponents"))
        self._lay_out()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        for button in self.buttons:
            button.set_scale(scale)
        self._lay_out()

    @property
    def is_offered(self) -> bool:
        """Whether all faces fit, and somebody could have one."""
        return self.has_opponents and self.height() >= self.px(HEAD + self._rows * CELL)

    @property
    def _rows(self) -> int:
        return -(-len(self.buttons) // COLUMNS)

    def sizeHint(self) -> QSize:
        """No room of its own."""
        return QSize(0, 0)

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place the faces."""
        self._lay_out()

    def _lay_out(self) -> None:
        wide = self.width() // COLUMNS
        high = min((self.height() - self.px(HEAD)) // self._rows, self.px(MOST_CELL))
        for place, button in enumerate(self.buttons):
            row, column = divmod(place, COLUMNS)
            button.setGeometry(column * wide, self.px(HEAD) + row * high, wide, high)
            button.setVisible(self.is_offered)

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The heading, in the manner of the sheets."""
        if not self.is_offered:
            return
        s, look = self.scale, theme()
        head = QRectF(area.left(), area.top(), area.width(), (HEAD - 6) * s)
        wide = canvas.write(head, self.tr("Opponents"), canvas.display_font(17), look.text)
        head.setLeft(head.left() + wide + 10 * s)
        canvas.write(head, self.tr("click a face to seat one"), canvas.text_font(12.5), look.muted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move among the faces."""
        if not move_focus(event, self.focusWidget(), self.buttons, COLUMNS):
            super().keyPressEvent(event)
