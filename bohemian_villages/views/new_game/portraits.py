"""All characters in sight, where the seats leave room for them: a click seats one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ...models.game.characters import Character, characters
from ...models.new_game.setups import TableChoice
from ...words.game.characters import character_words
from ..toolkit.forms.grid_focus import move_focus
from ..toolkit.painting.canvas import BOLD, CENTER, Canvas, Icons
from ..toolkit.painting.marks import edge_of, paint_mark
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.painted import Painted
from ..toolkit.widgets.painted_button import PaintedButton
from ..toolkit.widgets.panel import paint_focus
from ..toolkit.widgets.plain_text import set_tip

COLUMNS = 5
HEAD, CELL, GOOD_CELL, MOST_CELL, NAME = 28, 52, 66, 100, 19
"""Heights in units: of the heading, of a face with its name, of the name."""
BARE_CELL = 38
"""The least height of a face without its name, in units: a single row where room is scarce."""
PIP = 6.0
"""The mark of the seat's figure beside a face, in units."""
FADED = 0.4
COMING_AND_GOING = {
    QEvent.Type.Enter,
    QEvent.Type.Leave,
    QEvent.Type.FocusIn,
    QEvent.Type.FocusOut,
}


class Portrait(PaintedButton):
    """A character to choose; a seated one has a ring in the colour of its seat."""

    pointed_at = Signal()
    """The pointer or the focus came or went."""

    def __init__(self, character: Character, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.character = character
        self.color = ""
        self.is_named = True
        self.setText(character.name)

    def show_seat(self, color: str, instead_of: str, *, has_place: bool) -> None:
        """Show the colour of the character's seat, or whose place it would take, if any."""
        self.color = color
        self.setEnabled(has_place)
        name, sentence = self.character.name, character_words.sentence(self.character.key)
        if not has_place:
            does = self.tr("People have all the seats")
        elif color:
            does = self.tr("Click to send {name} away").format(name=name)
        elif instead_of:
            text = self.tr("Click to play against {name} instead of {other}")
            does = text.format(name=name, other=instead_of)
        else:
            does = self.tr("Click to play against {name}").format(name=name)
        # The line beside the heading tells the rest.
        set_tip(self, does if has_place else self.told)
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{sentence} {does}")
        self.update()

    @property
    def told(self) -> str:
        """The name, and what to expect."""
        return f"{self.character.name}: {character_words.sentence(self.character.key)}"

    def event(self, event: QEvent) -> bool:
        """Tell of whoever comes and goes."""
        done = super().event(event)
        if event.type() in COMING_AND_GOING:
            self.pointed_at.emit()
        return done

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The face above the name, if that is shown."""
        s, look, painter = self.scale, theme(), canvas.painter
        below = NAME * s if self.is_named else 0.0
        side = min(area.height() - below, area.width()) - 10 * s
        disc = QRectF(area.center().x() - side / 2, area.top() + 5 * s, side, side)
        if self.color:
            around = disc.adjusted(-3.5 * s, -3.5 * s, 3.5 * s, 3.5 * s)
            edge = edge_of(self.color)
            canvas.box(
                around, around.height() / 2 / s, FIGURES[self.color].base, edge=edge, width=1.5
            )
        canvas.draw(self.character.face, disc, 1.0 if self.isEnabled() else FADED)
        if self.underMouse() and self.isEnabled():
            painter.setPen(QPen(QColor(look.glow), 2 * s))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
        if self.color:
            self._paint_pip(canvas, disc)
        if self.is_named:
            line = QRectF(area.left(), area.bottom() - (NAME + 2) * s, area.width(), NAME * s)
            font = canvas.text_font(12.5, BOLD) if self.color else canvas.text_font(12.5)
            ink = look.text if self.color else look.muted if self.isEnabled() else look.disabled
            canvas.write(line, self.text(), font, ink, CENTER)
        if self.hasFocus():
            paint_focus(canvas, area, 9)

    def _paint_pip(self, canvas: Canvas, disc: QRectF) -> None:
        """The mark of the seat's figure, at the lower right of the face."""
        s, paint = self.scale, FIGURES[self.color]
        reach = disc.width() / 2 * 0.78
        middle = disc.center() + QPointF(reach, reach)
        side = 2 * (PIP + 2) * s
        pip = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        canvas.box(pip, PIP + 2, paint.base, edge=edge_of(self.color))
        paint_mark(canvas.painter, paint.mark, middle, PIP * 0.75 * s, paint.ink)


class Portraits(Painted):
    """The characters, in two rows or, without names, in one. It takes what room is left; too little
    stays empty."""

    chosen = Signal(str)

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent, icons)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.buttons = [self._made(each) for each in characters().values()]
        self._said = ""

    def _made(self, character: Character) -> Portrait:
        button = Portrait(character, self.icons, self)
        button.clicked.connect(lambda: self._choose(button))
        button.pointed_at.connect(self.update)
        return button

    def _choose(self, button: Portrait) -> None:
        self._said = button.told
        self.chosen.emit(button.character.key)

    def show_table(self, choice: TableChoice) -> None:
        """Show who is seated, and where."""
        seats: Mapping[str, str] = {
            seat.character: seat.color for seat in reversed(choice.seats) if seat.who
        }
        place = choice.place_for_character
        who = choice.seats[place].who if place is not None and place < len(choice.seats) else None
        for button in self.buttons:
            button.show_seat(
                seats.get(button.character.key, ""),
                who.name if who else "",
                has_place=place is not None,
            )
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
    def _rows(self) -> int:
        """How many rows of faces with their names there are."""
        return -(-len(self.buttons) // COLUMNS)

    def claim(self, room: int) -> None:
        """Take so much of the room that faces can be told apart, with names or at least bare."""
        cells = (self.px(HEAD + self._rows * cell) for cell in (GOOD_CELL, CELL))
        heights = (*cells, self.px(HEAD + BARE_CELL), 0)
        self.setMinimumHeight(next(height for height in heights if height <= room))

    @property
    def is_offered(self) -> bool:
        """Whether all faces fit, if need be without their names."""
        return self.height() >= self.px(HEAD + BARE_CELL)

    @property
    def columns(self) -> int:
        """How many faces stand in a row: all of them where there is no room for two rows."""
        has_room = self.height() >= self.px(HEAD + self._rows * CELL)
        return COLUMNS if has_room else len(self.buttons)

    @property
    def said(self) -> str:
        """The sentence about the face that is pointed at, has the focus or was clicked last."""
        for is_meant in (QWidget.underMouse, QWidget.hasFocus):
            for button in self.buttons:
                if is_meant(button):
                    return button.told
        return self._said

    def sizeHint(self) -> QSize:
        """No room of its own."""
        return QSize(0, 0)

    def _lay_out(self) -> None:
        columns = self.columns
        rows = -(-len(self.buttons) // columns)
        wide = self.width() // columns
        high = min((self.height() - self.px(HEAD)) // rows, self.px(MOST_CELL))
        for place, button in enumerate(self.buttons):
            row, column = divmod(place, columns)
            button.is_named = rows > 1
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
        line = self.said or self.tr("click a face to seat one")
        if not any(button.isEnabled() for button in self.buttons):
            line = self.tr("people have all the seats")
        canvas.write(head, line, canvas.text_font(12.5), look.muted)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move among the faces."""
        if not move_focus(event, self.focusWidget(), self.buttons, self.columns):
            super().keyPressEvent(event)
