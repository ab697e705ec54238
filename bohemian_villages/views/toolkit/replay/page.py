"""ReplayPage: a recorded game with its log, its course in time and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ....models.items.log_rows import LogRows
from ..art import Art
from ..painting.wood import TableWood
from ..shortcuts import MOVING, REPLAY
from ..widgets.log_list import LogList
from ..widgets.page_bar import ScreenBar
from ..widgets.panel import Panel
from ..widgets.screen import Screen
from ..widgets.toast import Toast
from .branch import BranchPanel, BranchSeat
from .controls import Controls
from .playback import Playback, Steps
from .timeline import Course, Timeline


class Replayed(Course, Steps, Protocol):
    """A model of a recorded game."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over at the step shown."""

    def verify(self) -> tuple[bool, str]:
        """Whether every die follows from the seed, and a sentence that explains it."""


class ReplayPage(Screen):
    """Steps through a game; nothing here changes it. How the game looks, its own screen knows."""

    closed = Signal()
    branch_requested = Signal(object)
    """The game to continue from here."""

    def __init__(
        self,
        model: Replayed,
        log_model: LogRows,
        controls: Sequence[str],
        art: Art | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(art, parent)
        self._replayed = model
        self.playback = Playback(model, self)
        self.background = TableWood(self.art)
        self.bar = ScreenBar(self.icons, self)
        self.log_panel = Panel(self.icons, self)
        self.log = LogList(log_model, [], self.icons, self.log_panel)
        self.time_panel = Panel(self.icons, self)
        self.timeline = Timeline(model, self.icons, self.time_panel)
        self.controls = Controls(self.icons, self.time_panel)
        self.branch = BranchPanel(controls, self.icons, self)
        self.toast = Toast(self.icons, self)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.bar.back.connect(self.closed)
        self.timeline.sought.connect(self.seek)
        self.log.step_chosen.connect(self.seek)
        self.log.places_shown.connect(self.mark)
        self.log.copied.connect(lambda: self.say(self.tr("Copied")))
        self.controls.pressed.connect(self.press)
        self.controls.by_turn_chosen.connect(self.playback.set_by_turn)
        self.controls.speed_chosen.connect(self.playback.set_speed)
        self.playback.playing.connect(self.controls.show_playing)
        self.controls.verify_pressed.connect(self.verify)
        self.controls.branch_pressed.connect(self._ask_to_branch)
        self.branch.chosen.connect(self.play_on)
        self.branch.dismissed.connect(self.setFocus)

    # What the screen of a game knows.

    @property
    def picture_place(self) -> QRect:
        """Where the game itself is shown."""
        raise NotImplementedError

    def mark(self, places: Sequence[int]) -> None:
        """Light what a line of the log speaks of; nothing where no line is looked at."""

    def seats(self) -> Sequence[BranchSeat]:
        """Who sits where, for a game that is played on."""
        raise NotImplementedError

    @property
    def is_by_hand(self) -> bool:
        """Whether real dice were rolled."""
        raise NotImplementedError

    def play_on(self, controls: list[str], fresh_dice: bool) -> None:
        """Emit a request to continue the game from here."""

    # What hands do.

    def seek(self, steps: int) -> None:
        """Go to any step."""
        self.playback.pause()
        self._replayed.go(steps)

    def press(self, key: str) -> None:
        """What a button of the controls means."""
        if key == "play":
            self.playback.toggle()
            return
        self.playback.pause()
        model = self._replayed
        meanings: Mapping[str, Callable[[], None]] = {
            "first": lambda: model.go(0),
            "turn-back": lambda: model.turn_step(-1),
            "step-back": lambda: self.playback.step(-1),
            "step-on": lambda: self.playback.step(1),
            "turn-on": lambda: model.turn_step(1),
            "last": lambda: model.go(model.length),
        }
        meanings[key]()

    def verify(self) -> None:
        """Check the dice and show the result."""
        _fair, sentence = self._replayed.verify()
        self.say(sentence)

    def say(self, text: str) -> None:
        """Show a message that disappears by itself."""
        place = self.picture_place
        top = place.center()
        top.setY(place.top() + self.px(14))
        self.toast.scale = self.scale
        self.toast.say(text, top, round(place.width() * 0.8))

    def _ask_to_branch(self) -> None:
        self.playback.pause()
        if self._replayed.is_over:
            self.say(self.tr("The game is over here; go back a little to play on."))
        else:
            self.branch.ask(self.seats(), by_hand=self.is_by_hand)
            self.arrange_branch()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, with Shift by turns; Space plays."""
        if action := REPLAY.action(event):
            self.press(action)
        elif MOVING["back"].is_pressed(event):
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    # Where it lies.

    def show_in_log(self) -> None:
        """Bring the step that is shown into view."""
        self.log.show_step(self._replayed.at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the step that is shown in sight."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.show_in_log)

    def arrange_branch(self) -> None:
        """Above the button that asks for it."""
        if self.branch.isVisibleTo(self):
            self.branch.set_scale(self.scale)
            size = self.branch.sizeHint()
            right = self.time_panel.geometry().right() - self.px(6)
            bottom = self.time_panel.geometry().bottom() - self.px(62)
            top = max(self.px(46), bottom - size.height())
            self.branch.setGeometry(right - size.width(), top, size.width(), bottom - top)
            self.branch.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The wood of the table."""
        with QPainter(self) as painter:
            self.background.paint(painter, self.rect(), event.rect(), self.devicePixelRatioF())
