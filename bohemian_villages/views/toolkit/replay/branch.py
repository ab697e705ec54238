"""The small panel that asks how to play on from here: who plays each seat, and with which dice."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ....words.controls import control_names
from .. import style
from ..painting.canvas import Canvas, Icons
from ..shortcuts import MOVING
from ..theme import theme
from ..widgets.choice import SegmentedChoice
from ..widgets.form_parts import FormSheet, LayoutScale
from ..widgets.painted import Painted
from ..widgets.plain_text import PlainLabel, set_tip, without_keys


@frozen
class BranchSeat:
    """A seat of the game that is played on."""

    name: str
    picture: str
    """The player's identifying picture."""
    control: str
    own_control: str = ""
    """A way to decide that this seat alone offers, because it was played so."""
    face: str = ""
    """The picture of the character that played, if one did."""


class BranchPanel(FormSheet):
    """The panel for continuing from a replay, beside the game instead of a dialog."""

    chosen = Signal(list, bool)
    """Who plays each seat, and whether the dice are fresh."""
    dismissed = Signal()

    def __init__(
        self, controls: Sequence[str], icons: Icons, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.icons = icons
        self.controls = list(controls)
        """Who may decide for a seat: first a person."""
        self.seats: list[QComboBox] = []
        self._make_parts()
        self._layouts = LayoutScale(self)
        self.retranslate()
        self.hide()

    def _make_parts(self) -> None:
        self.heading = PlainLabel(role="heading")
        self.hint = PlainLabel(role="hint")
        self.hint.setWordWrap(True)
        self.grid = QGridLayout()
        self.dice_label = PlainLabel(role="label")
        self.dice = SegmentedChoice()
        self.start = QPushButton()
        self.start.setProperty("role", "primary")
        self.start.clicked.connect(self._choose)
        self.cancel = QPushButton()
        self.cancel.clicked.connect(self.dismiss)
        buttons = QHBoxLayout()
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.start, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(20, 14, 20, 20)
        for part in (self.heading, self.hint):
            box.addWidget(part)
        box.addLayout(self.grid)
        box.addWidget(self.dice_label)
        box.addWidget(self.dice)
        box.addSpacing(6)
        box.addLayout(buttons)

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.heading.setText(self.tr("Play on from here"))
        self.hint.setText(
            self.tr("Starts a new game from this position; the recorded game stays as it is")
        )
        self.dice_label.setText(self.tr("Dice"))
        self.dice.set_options([self.tr("new"), self.tr("the same")])
        self.dice.say(self.tr("Dice"))
        self.start.setText(self.tr("Play on"))
        self.cancel.setText(self.tr("Cancel"))
        self.setAccessibleName(self.heading.text())

    def ask(self, seats: Sequence[BranchSeat], *, by_hand: bool) -> None:
        """Offer the seats of a game, as they were; its dice may have been rolled by hand."""
        self.retranslate()
        self._fill(seats)
        if by_hand:
            self.dice.set_options([self.tr("rolled by the program"), self.tr("real dice")])
        self.dice.set_current(1 if by_hand else 0)
        self.show()
        self.raise_()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, seats: Sequence[BranchSeat]) -> None:
        self._clear()
        for place, seat in enumerate(seats):
            name, box = PlainLabel(role="label"), QComboBox()
            short = name.fontMetrics().elidedText(seat.name, Qt.TextElideMode.ElideRight, 190)
            name.setText(without_keys(short))
            set_tip(name, seat.name)
            for control in filter(None, (*self.controls, seat.own_control)):
                box.addItem(control_names.name(control), control)
            # An unknown control is a person's, too.
            box.setCurrentIndex(max(0, box.findData(seat.own_control or seat.control)))
            box.setAccessibleName(seat.name)
            name.setBuddy(box)
            self.grid.addWidget(_Mark(seat.picture, self.icons), place, 0)
            if seat.face:
                self.grid.addWidget(_Mark(seat.face, self.icons), place, 1)
            self.grid.addWidget(name, place, 2)
            self.grid.addWidget(box, place, 3)
            self.seats.append(box)
        self.grid.setColumnStretch(2, 1)

    def _clear(self) -> None:
        self.seats.clear()
        while (item := self.grid.takeAt(0)) is not None:
            gone = item.widget()
            if gone is not None:
                gone.hide()
                gone.deleteLater()

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.setStyleSheet(style.sheet(theme(), scale))
        self._layouts.apply(scale)
        self.dice.set_scale(scale)
        for mark in self.findChildren(_Mark):
            mark.set_scale(scale)

    def sizeHint(self) -> QSize:
        """As high as its parts need."""
        wide = round(330 * self.scale)
        layout = self.layout()
        assert layout is not None
        return QSize(wide, max(layout.totalHeightForWidth(wide), layout.totalSizeHint().height()))

    def _choose(self) -> None:
        chosen = [box.currentData() for box in self.seats]
        self.hide()
        self.chosen.emit(chosen, self.dice.current == 0)

    def dismiss(self) -> None:
        """Go away without a game."""
        self.hide()
        self.dismissed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter continues, Escape closes; no other key reaches the replay."""
        if MOVING["back"].is_pressed(event):
            self.dismiss()
        elif MOVING["press"].is_pressed(event):
            self._choose()


class _Mark(Painted):
    """The picture of a player."""

    def __init__(self, picture: str, icons: Icons) -> None:
        super().__init__(icons=icons)
        self.picture = picture
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        super().set_scale(scale)
        self.setFixedSize(self.px(22), self.px(30))

    def paint(self, canvas: Canvas, area: QRectF) -> None:
        """The picture."""
        canvas.draw(self.picture, area)
