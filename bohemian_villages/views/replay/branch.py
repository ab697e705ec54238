"""The small panel that asks how to play on from here: who plays each seat, and with which dice."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...models.game.data import HUMAN
from ...models.game.levels import is_human, levels
from ...models.replay.replay_model import ReplayModel
from ...words.names import control_names
from ..toolkit import style
from ..toolkit.painting.canvas import Canvas, Icons
from ..toolkit.painting.form_painting import LayoutScale, Sheet
from ..toolkit.theme import FIGURES, theme
from ..toolkit.widgets.choice import Choice
from ..toolkit.widgets.plain_text import PlainLabel, set_tip, without_keys

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BranchPanel(Sheet):
    """Asked beside the board, not in a dialog."""

    chosen = Signal(list, bool)
    """Who plays each seat, and whether the dice are fresh."""
    dismissed = Signal()

    def __init__(self, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icons = icons
        self.seats: list[QComboBox] = []
        self._made_for: ReplayModel | None = None
        self._make_parts()
        self._layouts = LayoutScale(self)
        self.retranslate()
        self.hide()

    def _make_parts(self) -> None:
        self.heading = PlainLabel()
        self.heading.setProperty("role", "heading")
        self.hint = PlainLabel()
        self.hint.setProperty("role", "hint")
        self.hint.setWordWrap(True)
        self.grid = QGridLayout()
        self.dice_label = PlainLabel()
        self.dice_label.setProperty("role", "label")
        self.dice = Choice()
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
        """Say everything in the language in use."""
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

    def ask(self, model: ReplayModel) -> None:
        """Offer the seats of a game, as they were."""
        self.retranslate()
        self._fill(model)
        by_hand = model.setup.seed is None and not model.setup.dice_from
        if by_hand:
            self.dice.set_options([self.tr("rolled by the program"), self.tr("real dice")])
        self.dice.set_current(1 if by_hand else 0)
        self.show()
        self.raise_()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fill(self, model: ReplayModel) -> None:
        self._clear()
        controls = [HUMAN, *levels()]
        for seat, player in enumerate(model.setup.players):
            name, box = PlainLabel(), QComboBox()
            name.setProperty("role", "label")
            shown = model.player_name(seat)
            short = name.fontMetrics().elidedText(shown, Qt.TextElideMode.ElideRight, 190)
            name.setText(without_keys(short))
            set_tip(name, shown)
            box.addItems([control_names.name(control) for control in controls])
            box.setCurrentIndex(0 if is_human(player.control) else controls.index(player.control))
            box.setAccessibleName(shown)
            name.setBuddy(box)
            self.grid.addWidget(_Mark(player.color, self.icons), seat, 0)
            self.grid.addWidget(name, seat, 1)
            self.grid.addWidget(box, seat, 2)
            self.seats.append(box)
        self.grid.setColumnStretch(1, 1)

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
        controls = [HUMAN, *levels()]
        chosen = [controls[box.currentIndex()] for box in self.seats]
        self.hide()
        self.chosen.emit(chosen, self.dice.current == 0)

    def dismiss(self) -> None:
        """Go away without a game."""
        self.hide()
        self.dismissed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays on, Escape goes away; no other key reaches the replay."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in ENTER:
            self._choose()


class _Mark(QWidget):
    """A figure in a player's colour."""

    def __init__(self, color: str, icons: Icons) -> None:
        super().__init__()
        assert color in FIGURES
        self.color = color
        self.icons = icons
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        """Paint so many pixels for a unit."""
        self.scale = scale
        self.setFixedSize(round(22 * scale), round(30 * scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The figure."""
        with QPainter(self) as painter:
            canvas = Canvas(painter, self.scale, self.icons)
            canvas.draw(f"figure-{self.color}", QRectF(self.rect()))
