"""Entering real dice: for each die that was rolled, a row of six faces to pick from."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from ....words.dice import dice_words
from ..painting.canvas import BOLD, LEFT, Canvas, Icons
from ..shortcuts import REAL_DICE
from ..theme import theme
from .painted_button import KeyButton
from .panel import Panel, paint_focus


class Face(KeyButton):
    """A button for one face."""

    def __init__(self, face: int, icons: Icons, parent: QWidget) -> None:
        super().__init__(icons, parent)
        self.face = face
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("A die shows {face}").format(face=face))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The die, larger while pointed at."""
        inset = (2 if self.underMouse() else 5) * self.scale
        canvas.draw(f"die-{self.face}", area.adjusted(inset, inset, -inset, -inset))
        if self.hasFocus():
            paint_focus(canvas, area, 8)


class DiceEntry(Panel):
    """Asks what real dice show: click the faces or type them; Backspace takes one back."""

    completed = Signal(object)
    """The faces, when the last die is entered."""

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(icons, parent)
        self.due = 0
        """How many dice are to be entered."""
        self.question = ""
        self.entered: list[int] = []
        self._asked: object = None
        self.faces = [Face(face, icons, self) for face in range(1, 7)]
        for button in self.faces:
            button.clicked.connect(lambda _on=False, face=button.face: self.enter(face))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def ask(self, due: int, asked: object, player: str = "") -> None:
        """Ask for so many dice, of a computer player if one is named; entered ones stay as long as
        the question is the same."""
        if asked is not self._asked:
            self._asked, self.entered = asked, []
        self.due = due
        self.question = dice_words.asked(due, player)
        self.setAccessibleName(self.question)
        self.update()

    def enter(self, face: int) -> None:
        """One more die; the last one completes the roll."""
        self.entered.append(face)
        self.update()
        if len(self.entered) >= self.due:
            faces, self.entered = tuple(self.entered), []
            self.completed.emit(faces)

    def take_back(self) -> None:
        """Forget the die entered last."""
        if self.entered:
            self.entered.pop()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits enter faces."""
        place = REAL_DICE["face"].place(event)
        if place is not None:
            self.enter(place + 1)
        elif REAL_DICE["take-back"].is_pressed(event):
            self.take_back()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        width, height = self.units()
        side = min(46.0, (width - 28) / 6, (height - 44) / 2)
        left = (width - side * 6) / 2
        top = height - side - 12
        for place, button in enumerate(self.faces):
            button.scale = self.scale * side / 46
            area = (left + place * side, top, side, side)
            button.setGeometry(*[round(value * self.scale) for value in area])

    def paint_content(self, canvas: Canvas) -> None:
        """The question, and the dice entered so far."""
        width, height = self.units()
        due = self.due
        title = canvas.rect(14, 8, width - 28, 22)
        font = canvas.fitting_font(title.width(), self.question, 14.5, BOLD)
        canvas.write(title, self.question, font)
        side = min(38.0, (height - 90))
        for place in range(due):
            area = canvas.rect(14 + place * (side + 6), 33, side, side)
            if place < len(self.entered):
                canvas.draw(f"die-{self.entered[place]}", area)
            else:
                canvas.box(area, 7, theme().sunk_bottom, edge=theme().sunk_edge, dashed=True)
        hint = canvas.rect(22 + due * (side + 6), 33, width - due * (side + 6) - 36, side)
        told = self.tr("Click the faces, or type them.")
        canvas.paragraph(hint, told, canvas.text_font(12.5), theme().muted, LEFT)
