"""The sheet beside the dice before a roll: what the others did since one's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ...models.game.meanwhile import Deed, OthersTurn
from ..keys import TABLE
from ..toolkit import fonts
from ..toolkit.painting.canvas import BOLD, NORMAL, RIGHT, Canvas, Icons
from ..toolkit.theme import theme
from ..toolkit.widgets.panel import Panel, hand_focus_up
from ..toolkit.widgets.table_button import TableButton

TITLE = 24.0
ROW, MOST_ROW = 27.0, 35.0
DIE = 19.0
FIGURE = 24.0
ICON = 21.0
GAP = 5.0
BUTTON, NARROW_BUTTON, BUTTON_HEIGHT = 52.0, 26.0, 27.0
BETWEEN = GAP + 7
"""From the picture to the words, and from there to the next deed."""
LEAST_STACKED, LEAST_FLOWING = 21.0, 18.0
"""Lower lines are too small to read with ease; lower still is better than words cut off."""


@frozen
class _Spot:
    """Where a deed stands: its line in the turn, its left end and its room, in units."""

    line: int
    x: float
    room: float


@frozen
class _Lines:
    """How turns are laid out, in units."""

    row: float
    """How high a line is."""
    button: float
    """How wide a button is that asks why."""
    spots: Sequence[Sequence[_Spot]]
    """For each turn, where its deeds stand: beside the dice, else below them, else wherever the
    next one finds room."""

    @property
    def counts(self) -> list[int]:
        """How many lines each turn takes."""
        return [max((spot.line for spot in spots), default=0) + 1 for spots in self.spots]


class MeanwhilePanel(Panel):
    """A line for each turn of the others: whose, the dice, what was done with them."""

    keeps_picture = True

    clicked = Signal()
    why_clicked = Signal(int)
    """Carries the number of a turn to explain."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.turns: Sequence[OthersTurn] = ()
        self.title = self.footer = ""
        self.buttons: list[TableButton] = []
        """For each turn that can be explained, one that asks why."""

    def show_turns(self, title: str, turns: Sequence[OthersTurn], footer: str) -> None:
        """Show these turns below a title, and what to do now."""
        if (title, list(turns), footer) != (self.title, list(self.turns), self.footer):
            self.title, self.turns, self.footer = title, turns, footer
            self.setAccessibleName(title)
            self.setAccessibleDescription("\n".join(turn.told for turn in turns))
            self._make_buttons()
            self.update()

    def _make_buttons(self) -> None:
        if any(button.hasFocus() for button in self.buttons):
            hand_focus_up(self)
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = [self._button(turn) for turn in self.turns if turn.can_explain]
        self._lay_out()

    def _button(self, turn: OthersTurn) -> TableButton:
        button = TableButton("", self.icons, self)
        explicable = [each.turn for each in self.turns if each.can_explain]
        if turn.turn == explicable[-1]:
            button.keys = TABLE["why"]
        tip = self.tr("Why did {player} do that?").format(player=turn.name)
        button.say(self.tr("Why?"), tip=tip)
        button.setAccessibleName(tip)
        button.clicked.connect(lambda: self.why_clicked.emit(turn.turn))
        button.show()
        return button

    def hideEvent(self, _event: QHideEvent) -> None:
        """Keep a hidden button from passing the focus on to the next part."""
        if any(button.hasFocus() for button in self.buttons):
            hand_focus_up(self)

    def _lay_out(self) -> None:
        """Place a button at the right end of each turn's first line."""
        if not self.buttons:
            return
        s, (width, _) = self.scale, self.units()
        lines = self._arrange()
        buttons, y = iter(self.buttons), TITLE + 5
        for turn, count in zip(self.turns, lines.counts, strict=True):
            if turn.can_explain:
                button, high = next(buttons), min(lines.row - 1, BUTTON_HEIGHT)
                button.scale = s
                button.sign = "?" if lines.button == NARROW_BUTTON else ""
                left, top = width - 12 - lines.button, y + (lines.row - 2 - high) / 2
                place = (left * s, top * s, lines.button * s, high * s)
                button.setGeometry(*map(round, place))
            y += lines.row * count

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click closes the sheet."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def paint_content(self, canvas: Canvas) -> None:
        """The title, the turns, and what to do now."""
        width, _ = self.units()
        look = theme()
        room = width - 28
        font = canvas.text_font(13.5, BOLD)
        used = canvas.write(canvas.rect(14, 7, room, TITLE - 4), self.title, font, look.muted)
        left = 14 + used / self.scale + 16
        canvas.write(
            canvas.rect(left, 7, width - left - 14, TITLE - 4),
            self.footer,
            canvas.text_font(13.5),
            look.muted,
            RIGHT,
        )
        if not self.turns:
            return
        lines = self._arrange()
        y = TITLE + 5
        for turn, spots, count in zip(self.turns, lines.spots, lines.counts, strict=True):
            place = canvas.rect(0, y, self._right(lines.button), lines.row * count)
            canvas.tip(place, turn.told)
            self._paint_turn(canvas, turn, y, lines.row, spots)
            y += lines.row * count

    def _right(self, button: float) -> float:
        """Where deeds beside the dice must end: before the buttons, if there are any."""
        return self.units()[0] - 12 - (button + GAP if self.buttons else 0.0)

    def _arrange(self) -> _Lines:
        """Deeds beside the dice if they fit, else below them, else in as many lines as it takes,
        else shortened."""
        room = self.units()[1] - TITLE - 16
        row = min(MOST_ROW, room / len(self.turns))
        part = row / ROW
        needed = max(
            _beside_dice(turn, part) + self._width(turn.deeds, part) for turn in self.turns
        )
        for button in (BUTTON, NARROW_BUTTON):
            if needed <= self._right(button):
                return _Lines(row, button, self._beside(row, button))
        stacked = min(MOST_ROW, room / sum(1 + len(turn.deeds) for turn in self.turns))
        if stacked >= LEAST_STACKED:
            return _Lines(stacked, BUTTON, self._below(stacked))
        for button in (BUTTON, NARROW_BUTTON):
            flowing = _Lines(ROW, button, self._flowing(button))
            if room >= LEAST_FLOWING * sum(flowing.counts):
                return evolve(flowing, row=min(ROW, room / sum(flowing.counts)))
        low = min(ROW, row)
        return _Lines(low, NARROW_BUTTON, self._beside(low, NARROW_BUTTON))

    def _beside(self, row: float, button: float) -> list[list[_Spot]]:
        """Beside the dice, sharing the room where it is not enough."""
        part, right, found = row / ROW, self._right(button), []
        for turn in self.turns:
            x, spots = _beside_dice(turn, part), []
            for place, deed in enumerate(turn.deeds):
                later = turn.deeds[place + 1 :]
                room = max((right - x) / (1 + len(later)), right - x - self._width(later, part))
                spots.append(_Spot(0, x, room))
                x += min(room, self._width([deed], part))
            found.append(spots)
        return found

    def _below(self, row: float) -> list[list[_Spot]]:
        """Each in a line of its own, below the dice."""
        x = _below_dice(row / ROW)
        room = self.units()[0] - 12 - x
        return [
            [_Spot(line, x, room) for line, _deed in enumerate(turn.deeds, 1)]
            for turn in self.turns
        ]

    def _flowing(self, button: float) -> list[list[_Spot]]:
        """One after the other, in further lines below the dice where there is no room beside."""
        found = []
        for turn in self.turns:
            spots: list[_Spot] = []
            line, x, right = 0, _beside_dice(turn, 1), self._right(button)
            for deed in turn.deeds:
                wide = self._width([deed], 1)
                if spots and x + wide > right:
                    line, x, right = line + 1, _beside_dice(turn, 1), self.units()[0] - 12
                if x + wide > right:
                    line, x, right = max(1, line), _below_dice(1), self.units()[0] - 12
                spots.append(_Spot(line, x, right - x))
                x += wide
            found.append(spots)
        return found

    def _width(self, deeds: Sequence[Deed], part: float) -> float:
        """How wide deeds are beside each other, in units."""
        texts = sum(
            QFontMetricsF(_font(deed, part, self.scale), self).horizontalAdvance(deed.text)
            for deed in deeds
        )
        pictures = sum(ICON * part for deed in deeds if deed.icon)
        return texts / self.scale + pictures + len(deeds) * BETWEEN

    def _paint_turn(
        self, canvas: Canvas, turn: OthersTurn, y: float, row: float, spots: Sequence[_Spot]
    ) -> None:
        part, x = row / ROW, 12.0
        canvas.draw(f"figure-{turn.color}", canvas.rect(x, y, FIGURE * part, row - 2))
        x = _below_dice(part)
        for face in turn.faces:
            canvas.draw(f"die-{face}", canvas.rect(x, y, DIE * part, row - 2))
            x += (DIE + 2) * part
        for deed, spot in zip(turn.deeds, spots, strict=True):
            self._paint_deed(canvas, deed, spot.x, y + spot.line * row, row, spot.room)

    def _paint_deed(
        self, canvas: Canvas, deed: Deed, x: float, y: float, row: float, room: float
    ) -> None:
        """Draw picture and words."""
        part, look = row / ROW, theme()
        icon = ICON * part if deed.icon else 0.0
        if deed.icon:
            canvas.draw(deed.icon, canvas.rect(x, y, icon, row - 2))
        start = x + icon + 3
        area = canvas.rect(start, y, max(0.0, room - icon - GAP - 3), row - 2)
        ink = look.loss if deed.hits_reader else look.text
        canvas.write(area, deed.text, _font(deed, part, self.scale), ink)


def _font(deed: Deed, part: float, scale: float) -> QFont:
    return fonts.text(max(11.0, 13 * part) * scale, BOLD if deed.hits_reader else NORMAL)


def _below_dice(part: float) -> float:
    """Where lines below the dice begin: below the first of them."""
    return 12 + 3 + FIGURE * part


def _beside_dice(turn: OthersTurn, part: float) -> float:
    """Where the deeds of a turn begin beside its dice."""
    return 12 + 3 + (FIGURE + len(turn.faces) * (DIE + 2) + GAP) * part
