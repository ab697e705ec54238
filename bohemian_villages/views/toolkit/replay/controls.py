"""The controls of a replay: step, jump, play, by turn or by action, at a speed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QWidget

from .. import fonts
from ..painting.canvas import BOLD, Canvas, Icons
from ..shortcuts import REPLAY
from ..widgets.choice import SegmentedChoice
from ..widgets.table_button import TableButton

SPEEDS = (0.5, 1.0, 2.0, 4.0)
SPEED_LABELS = ("½×", "1×", "2×", "4×")
CHOICE = 36
BUTTONS = ("first", "turn-back", "step-back", "play", "step-on", "turn-on", "last")
"""In order from left to right; actions of `REPLAY`."""


class Controls(QWidget):
    """A row of buttons; what they mean, the screen knows."""

    pressed = Signal(str)
    """Carries an action of `REPLAY`."""
    verify_pressed = Signal()
    branch_pressed = Signal()
    by_turn_chosen = Signal(bool)
    speed_chosen = Signal(float)

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        self.buttons: dict[str, TableButton] = {}
        for action in BUTTONS:
            button = _button(action, icons, self)
            button.keys = REPLAY[action]
            button.say(REPLAY.name(action))
            button.clicked.connect(lambda _on=False, action=action: self.pressed.emit(action))
            self.buttons[action] = button
        self.show_playing(False)
        self.unit = self._choice([self.tr("by turn"), self.tr("by action")], 1)
        self.unit.chosen.connect(lambda place: self.by_turn_chosen.emit(place == 0))
        self.speed = self._choice(list(SPEED_LABELS), 1)
        self.speed.chosen.connect(lambda place: self.speed_chosen.emit(SPEEDS[place]))
        self.verify = TableButton("toolbar-dice", icons, self)
        self.verify.say(
            self.tr("Verify dice"), tip=self.tr("Check every die against the sealed seed")
        )
        self.verify.clicked.connect(self.verify_pressed)
        self.branch = TableButton("toolbar-play", icons, self)
        self.branch.say(
            self.tr("Play on from here"), tip=self.tr("Start a new game from this position")
        )
        self.branch.clicked.connect(self.branch_pressed)

    def _choice(self, labels: list[str], current: int) -> SegmentedChoice:
        choice = SegmentedChoice(self)
        choice.set_options(labels)
        choice.set_current(current)
        return choice

    def show_playing(self, playing: bool) -> None:
        """The large button pauses while it plays."""
        button = self.buttons["play"]
        button.icon_name = "toolbar-pause" if playing else "toolbar-play"
        button.say(self.tr("Pause") if playing else self.tr("Play"))
        button.update()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        for button in (*self.buttons.values(), self.verify, self.branch):
            button.scale = scale
        for choice in (self.unit, self.speed):
            choice.set_scale(scale)
            # As a list to unfold it needs a little more than as a row.
            choice.setFixedHeight(round(CHOICE * scale))
        self._lay_out()

    def resizeEvent(self, _event: QResizeEvent) -> None:
        """Place everything in one row."""
        self._lay_out()

    def _lay_out(self) -> None:
        s, height = self.scale, self.height()
        small, large, gap = round(37 * s), round(60 * s), round(5 * s)
        x = 0
        for key, button in self.buttons.items():
            wide = large if key == "play" else small
            button.setGeometry(x, 0, wide, height)
            x += wide + gap
        x += gap
        room = self.width() - x
        for part, wide in self._shares(room, gap * 2):
            high = height if part in (self.verify, self.branch) else round(CHOICE * s)
            part.setGeometry(x, (height - high) // 2, wide, high)
            x += wide + gap * 2

    def _shares(self, room: int, gap: int) -> list[tuple[QWidget, int]]:
        """What each part gets: the choices fold where there is little room, then a label goes."""
        choices = [self.unit, self.speed]
        labels = [self._label_width(self.verify), self._label_width(self.branch)]
        room -= 3 * gap
        self.verify.only_icon = False
        wide = _spread(choices, room - sum(labels))
        if sum(wide) + sum(labels) > room:
            self.verify.only_icon = True
            labels[0] = round(44 * self.scale)
        parts: list[QWidget] = [*choices, self.verify, self.branch]
        return list(zip(parts, wide + labels, strict=True))

    def _label_width(self, button: TableButton) -> int:
        metrics = QFontMetrics(fonts.text(13.5 * self.scale, BOLD))
        return metrics.horizontalAdvance(button.text()) + round(46 * self.scale)


def _spread(choices: list[SegmentedChoice], room: int) -> list[int]:
    """The widths of choices that share some room, or what they need as lists to unfold."""
    wanted = [choice.sizeHint().width() for choice in choices]
    shrink = min(1.0, room / sum(wanted))
    for choice, width in zip(choices, wanted, strict=True):
        choice.resize(int(width * shrink), choice.height())
    if any(choice.is_folded for choice in choices):
        return [choice.minimumSizeHint().width() for choice in choices]
    return [choice.width() for choice in choices]


class StepButton(TableButton):
    """Arrows drawn as on every player of music."""

    shape = ""
    """From left to right: a bar, arrows to the left and to the right."""

    def _paint_label(self, canvas: Canvas, area: QRectF, ink: str) -> None:
        s, painter = self.scale, canvas.painter
        wide, high = 9.5 * s, 14 * s
        x = area.center().x() - sum(self._width(sign) for sign in self.shape) * s / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink))
        for sign in self.shape:
            top = area.center().y() - high / 2
            if sign == "|":
                painter.drawRoundedRect(QRectF(x, top, 3 * s, high), s, s)
            else:
                base, tip = (x + wide, x) if sign == "<" else (x, x + wide)
                corners = [
                    QPointF(base, top),
                    QPointF(tip, area.center().y()),
                    QPointF(base, top + high),
                ]
                painter.drawPolygon(corners)
            x += self._width(sign) * s

    def _width(self, sign: str) -> float:
        return 4.0 if sign == "|" else 9.5


SHAPES = {
    "first": "|<<",
    "turn-back": "|<",
    "step-back": "<",
    "step-on": ">",
    "turn-on": ">|",
    "last": ">>|",
}


def _button(key: str, icons: Icons, parent: QWidget) -> TableButton:
    if key == "play":
        play = TableButton("toolbar-play", icons, parent, primary=True)
        play.only_icon = True
        return play
    button = StepButton("", icons, parent)
    button.shape = SHAPES[key]
    return button
