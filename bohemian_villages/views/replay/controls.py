"""The controls of a replay: step, jump, play, by turn or by action, at a speed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ..screens.choice import Choice
from ..table.buttons import TableButton
from ..table.canvas import Icons

SPEEDS = (0.5, 1.0, 2.0, 4.0)
SPEED_LABELS = ("½×", "1×", "2×", "4×")


class Controls(QWidget):
    """A row of buttons; what they mean, the screen knows."""

    pressed = Signal(str)
    """first, turn-back, back, play, on, turn-on or last."""
    verify_pressed = Signal()
    branch_pressed = Signal()
    by_turn_chosen = Signal(bool)
    speed_chosen = Signal(float)

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scale = 1.0
        names = {
            "first": ("toolbar-step-back", self.tr("To the start (Home)")),
            "turn-back": ("toolbar-step-back", self.tr("A turn back (Shift+Left)")),
            "back": ("toolbar-step-back", self.tr("A step back (Left)")),
            "play": ("toolbar-play", self.tr("Play (Space)")),
            "on": ("toolbar-step-forward", self.tr("A step on (Right)")),
            "turn-on": ("toolbar-step-forward", self.tr("A turn on (Shift+Right)")),
            "last": ("toolbar-step-forward", self.tr("To the end (End)")),
        }
        self.buttons: dict[str, TableButton] = {}
        for key, (icon, tip) in names.items():
            button = TableButton(icon, icons, self, primary=key == "play")
            button.only_icon = True
            button.say(tip, tip=tip)
            button.clicked.connect(lambda _on=False, key=key: self.pressed.emit(key))
            self.buttons[key] = button
        self._set_signs()
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
            self.tr("Play on from here"), tip=self.tr("A new game that begins with this position")
        )
        self.branch.clicked.connect(self.branch_pressed)

    def _set_signs(self) -> None:
        """Signs that tell apart what the same icon would not."""
        for key, sign in {
            "first": "|<", "turn-back": "«", "back": "<", "on": ">", "turn-on": "»", "last": ">|",
        }.items():  # fmt: skip
            self.buttons[key].sign = sign

    def _choice(self, labels: list[str], current: int) -> Choice:
        choice = Choice(self)
        choice.set_options(labels)
        choice.set_current(current)
        return choice

    def show_playing(self, playing: bool) -> None:
        """The large button pauses while it plays."""
        button = self.buttons["play"]
        button.icon_name = "toolbar-pause" if playing else "toolbar-play"
        tip = self.tr("Pause (Space)") if playing else self.tr("Play (Space)")
        button.say(tip, tip=tip)
        button.update()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        for button in (*self.buttons.values(), self.verify, self.branch):
            button.scale = scale
        for choice in (self.unit, self.speed):
            choice.set_scale(scale)
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
        wide = [round(150 * s), round(150 * s), round(122 * s), round(152 * s)]
        parts = (self.unit, self.speed, self.verify, self.branch)
        room = self.width() - x - gap * 2 * (len(parts) - 1)
        shrink = min(1.0, room / sum(wide))
        for part, width in zip(parts, wide, strict=True):
            share = int(width * shrink)
            high = height if part in (self.verify, self.branch) else round(32 * s)
            part.setGeometry(x, (height - high) // 2, share, high)
            x += share + gap * 2
