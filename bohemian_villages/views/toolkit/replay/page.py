"""ReplayPage: a recorded game with its log, its course in time and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QWidget

from ....models.items.log_rows import LogRows
from ....models.stepping import Replaying
from ..art import Art
from ..shortcuts import REPLAY
from ..widgets.log_list import LogList
from ..widgets.panel import Panel
from ..widgets.side_page import SidePage
from ..widgets.toast import Toast
from .branch import BranchPanel, BranchSeat
from .controls import Controls
from .layout import Frame
from .playback import Playback
from .timeline import Timeline

# The turn beside them must be seen too.
LONGEST_NAMES = 70

AddExports = Callable[[QMenu, Any, Any], object]
"""Adds exports of the game as shown and of the whole game to a menu."""


class ReplayPage(SidePage):
    """Steps through a game; nothing here changes it. How the game looks, its own screen knows."""

    branch_requested = Signal(object)
    """The game to continue from here."""

    def __init__(
        self,
        model: Replaying[Any, Any, Any, Any],
        log_model: LogRows,
        controls: Sequence[str],
        art: Art | None = None,
        add_exports: AddExports | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(art, parent)
        for part in (model, log_model):
            part.setParent(self)
        self._replayed = model
        self.playback = Playback(model, self)
        self.log_panel = Panel(self.icons, self)
        self.log = LogList(log_model, [], self.icons, self.log_panel)
        self.time_panel = Panel(self.icons, self)
        self.timeline = Timeline(model, self.icons, self.time_panel)
        self.controls = Controls(self.icons, self.time_panel)
        self.branch = BranchPanel(controls, self.icons, self)
        self.toast = Toast(self.icons, self)
        if add_exports is not None:
            self.log.add_to_menu = lambda menu: add_exports(menu, model.game, model.whole)
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def _connect(self) -> None:
        self.closed.connect(self.playback.pause)
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

    def open(self, game: Any) -> None:
        """Look at another game, from its start."""
        self.playback.pause()
        self.branch.hide()
        self._replayed.open(game)

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
            setup = self._replayed.setup
            self.branch.ask(self.seats(), by_hand=setup.seed is None and not setup.dice_from)
            self.arrange_branch()

    def play_on(self, controls: list[str], fresh_dice: bool) -> None:
        """Emit a request to continue the game from here."""
        self.branch_requested.emit(self._replayed.branch(controls, fresh_dice=fresh_dice))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows step, with Shift by turns; Space plays."""
        if action := REPLAY.action(event):
            self.press(action)
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

    def arrange_frame(self, places: Frame) -> None:
        """Place what replays of all games have."""
        for part, place in (
            (self.bar, places.bar),
            (self.time_panel, places.time_panel),
            (self.timeline, places.timeline),
            (self.controls, places.controls),
        ):
            part.setGeometry(place)
            part.set_scale(self.scale)
        self.arrange_branch()

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
