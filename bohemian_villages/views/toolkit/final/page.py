"""FinalPage: the end of any game as a scene that counts step by step, and what to do next."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QAbstractAnimation, QRect, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ..art import Art
from ..painting.backdrop import Backdrop
from ..painting.repaints import paint_unseen
from ..shortcuts import FINAL, MOVING, is_modifier
from ..widgets.page_bar import HEIGHT as BAR_HEIGHT
from ..widgets.page_bar import ScreenBar
from ..widgets.screen import Screen
from ..widgets.table_button import TableButton

MS_A_PART = 40
PANEL, MARGIN = 428, 16
"""The width of the panel at the right, and the room beside it."""


class FinalButton(TableButton):
    """Leaves Space and Enter to the scene, where Space plays it again."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave keys to the scene."""
        event.ignore()


class FinalPage(Screen):
    """Counts in so many steps; what is counted and how it looks, the scene of a game knows."""

    rematch_requested = Signal()
    save_requested = Signal()
    menu_requested = Signal()
    board_requested = Signal()
    replay_requested = Signal()
    """A replay of the game was requested."""

    def __init__(
        self, steps: int, ms_a_step: int, art: Art | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(art, parent)
        self.steps = steps
        self.grown = float(steps)
        """How many steps are counted."""
        self.ms_a_step = ms_a_step
        self.backdrop = Backdrop("final", self.art, self)
        self.bar = ScreenBar(self.icons, self, with_back=False)
        self.rematch = FinalButton("toolbar-reroll", self.icons, self, primary=True)
        self.board = FinalButton("toolbar-board", self.icons, self)
        self.look_back = FinalButton("toolbar-replay", self.icons, self)
        self.save = FinalButton("toolbar-save", self.icons, self)
        self.menu = FinalButton("toolbar-quit", self.icons, self)
        self.rematch.clicked.connect(self.rematch_requested)
        self.board.clicked.connect(self.board_requested)
        self.look_back.clicked.connect(self.replay_requested)
        self.save.clicked.connect(self.save_requested)
        self.menu.clicked.connect(self.menu_requested)
        self._growth = QVariantAnimation(self, startValue=0.0, endValue=float(steps))
        self._growth.valueChanged.connect(self._grow)
        self._growth.finished.connect(self._finish)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What a scene knows.

    def show_grown(self, grown: float) -> None:
        """Show so many steps counted."""

    # Counting.

    def prepare_parts(self, size: QSize) -> None:
        """Draw in advance what the scene will need, while something else is on the screen.

        Otherwise pictures would arrive one by one, each causing a repaint, and the window would
        wait for its drawing threads. It is done part by part for the same reason.
        """
        self.resize(size)
        self._grow(0.0)
        for nth, part in enumerate([self, *self.findChildren(QWidget)]):
            QTimer.singleShot(nth * MS_A_PART, part, partial(paint_unseen, part))

    def begin(self, *, animate: bool) -> None:
        """Count, or show everything counted."""
        self._growth.setDuration(self.steps * self.ms_a_step)
        if animate:
            self.replay()
        else:
            self.complete()
        self._focus_rematch()

    @property
    def is_growing(self) -> bool:
        """Whether something is being counted."""
        return self._growth.state() == QAbstractAnimation.State.Running

    @property
    def is_done(self) -> bool:
        """Whether everything is counted."""
        return self.grown >= self.steps

    def replay(self) -> None:
        """Count from the start."""
        self._growth.stop()
        self._grow(0.0)
        self.update()
        self._growth.start()

    def complete(self) -> None:
        """Show the end at once."""
        self._growth.stop()
        self._finish()

    def _finish(self) -> None:
        self._grow(float(self.steps))
        self.update()

    def _grow(self, value: object) -> None:
        grown = float(value) if isinstance(value, int | float) else 0.0
        if int(grown) != int(self.grown):
            # The banner names another step.
            self.update()
        self.grown = grown
        self.show_grown(grown)

    # The window.

    def say_buttons(self) -> None:
        """Set the texts of the buttons."""
        self.rematch.say(self.tr("Rematch"))
        self.board.say(self.tr("Table"), tip=self.tr("Look at the table again"))
        self.look_back.say(self.tr("Replay"), tip=self.tr("Watch the game step by step"))
        self.save.say(self.tr("Save"), tip=self.tr("Save the game to a file"))
        self.menu.say(self.tr("Menu"), tip=FINAL.tip("to-start"))

    def arrange_side(self, most: int, below: int = 0) -> QRect:
        """Place bar and buttons; returns the place of the panel above them, at most so high.

        So many pixels are left below it.
        """
        bar, gap, width = self.px(BAR_HEIGHT), self.px(14), self.px(PANEL)
        left, low, high = self.width() - width - self.px(MARGIN), self.px(48), self.px(62)
        self.bar.set_scale(self.scale)
        self.bar.setGeometry(0, 0, self.width(), bar)
        room = self.height() - bar - 3 * gap - low - high - self.px(6) - below
        panel = QRect(left, bar + gap, width, min(room, most))
        top = panel.top() + panel.height() + gap + below
        self.rematch.scale = self.scale
        self.rematch.setGeometry(left, top, width, high)
        self._arrange_lesser_buttons(QRect(left, top + high + gap // 2, width, low))
        return panel

    def _arrange_lesser_buttons(self, row: QRect) -> None:
        """All but the rematch."""
        buttons = (self.board, self.look_back, self.save, self.menu)
        gap = self.px(8)
        wide = (row.width() - gap * (len(buttons) - 1)) // len(buttons)
        for place, button in enumerate(buttons):
            button.scale = self.scale
            button.setGeometry(row.left() + place * (wide + gap), row.top(), wide, row.height())

    def showEvent(self, event: QShowEvent) -> None:
        """Give the focus to Rematch."""
        super().showEvent(event)
        self._focus_rematch()

    def _focus_rematch(self) -> None:
        if self.isVisible():
            self.rematch.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key completes what grows; then Space plays it again, Enter presses, Escape leaves."""
        if is_modifier(event) or MOVING.action(event) in ("next", "previous"):
            super().keyPressEvent(event)
        elif self.is_growing:
            self.complete()
        elif FINAL["grow-again"].is_pressed(event):
            self.replay()
        elif MOVING["press"].is_pressed(event):
            self._press()
        elif FINAL["to-start"].is_pressed(event):
            self.menu_requested.emit()
        else:
            super().keyPressEvent(event)

    def _press(self) -> None:
        focus = self.focusWidget()
        (focus if isinstance(focus, QAbstractButton) else self.rematch).click()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click completes what grows."""
        if self.is_growing:
            self.complete()
        else:
            super().mousePressEvent(event)
