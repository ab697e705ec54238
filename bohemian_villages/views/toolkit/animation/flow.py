"""The flow of a game on its table: each change is shown in turn, then the game continues."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ....models.change import Cause, Change
from ....models.played_game import PlayedGame
from ....models.program.preferences import Preferences
from ..painting.repaints import NEXT_PASS_MS
from ..widgets.table_button import Countdown
from .director import AnimationStep, Director, Stage


class ShownStage(Stage, Protocol):
    """Where changes are seen and heard."""

    @property
    def is_tumbling(self) -> bool:
        """Whether dice tumble whose faces must not be revealed yet."""

    @property
    def sound(self) -> Callable[[str], None]:
        """Plays a sound."""


class Flow(QObject):
    """Shows changes one after another, and continues the game when the table is at rest.

    Subclasses define how a change is shown, what else happens at rest, and what goes on by itself.
    """

    settled = Signal()
    """Nothing moves: the present position is to be shown."""
    begun = Signal()
    """A change begins to be shown: only what the player to move can do is shown at once."""
    told = Signal(str)
    """A line to be read."""
    over = Signal()
    """The table is at rest, in sight, and the game is over."""

    sounds: Mapping[type, str]
    """The sounds of the kinds of events."""

    def __init__(
        self,
        model: PlayedGame[Any, Any, Any, Any, Any],
        preferences: Preferences,
        stage: ShownStage,
        director: Director,
        countdown: Countdown,
        is_in_sight: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.model = model
        self.preferences = preferences
        self.stage = stage
        self.director = director
        self.countdown = countdown
        self.is_in_sight = is_in_sight
        self.was_undone = False
        """Whether the last change took something back."""
        self.rest_due = QTimer(self, singleShot=True, interval=0)
        self.rest_due.timeout.connect(self.come_to_rest)
        # Showing the table at rest takes time: the event loop runs before the game continues.
        self.turn_due = QTimer(self, singleShot=True, interval=NEXT_PASS_MS)
        self.turn_due.timeout.connect(self._go_on)
        self._held_back: list[str] = []
        director.finished.connect(self.come_to_rest)
        model.notice.connect(self.tell)

    @property
    def is_due(self) -> bool:
        """Whether something is about to happen by itself."""
        return self.rest_due.isActive() or self.turn_due.isActive()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.countdown.stop()
        self.rest_due.stop()
        self.turn_due.stop()

    # A change.

    def show(self, change: Change[Any, Any]) -> None:
        """Show a change, step by step where it can be seen."""
        self.turn_due.stop()
        self.countdown.stop()
        self.was_undone = change.cause is Cause.UNDONE
        self.note(change)
        if change.is_another_game:
            self.settled.emit()
            self.rest_due.start(0)
        elif (
            change.cause in (Cause.UNDONE, Cause.WENT_AHEAD)
            or not self.director.enabled
            or not self.is_in_sight()
        ):
            self._show_at_once(change)
        else:
            set_pace = partial(self._set_pace, change)
            steps = self.steps(change)
            self.director.perform([set_pace, *steps])
            self.begun.emit()

    def _show_at_once(self, change: Change[Any, Any]) -> None:
        """Show a change without its steps, but with each of its sounds once."""
        self.director.drop()
        self.stage.settle()
        self.settled.emit()
        if not self.was_undone:
            heard = (self.sounds[type(e)] for e in change.events if type(e) in self.sounds)
            for name in dict.fromkeys(heard):
                self.stage.sound(name)
        self.rest_due.start(self.grace(change))

    def _set_pace(self, change: Change[Any, Any]) -> None:
        """Set the pace, which is separate for AI players."""
        self.director.pace = 1.0 if change.by_human else self.preferences.now.ai_pace

    # At rest.

    def come_to_rest(self) -> None:
        """Everything has been shown: go on. Nothing does while the table is out of sight."""
        if self.director.is_busy:
            return
        self.settled.emit()
        for text in self._held_back:
            self.told.emit(text)
        self._held_back.clear()
        self.announce()
        if not self.is_in_sight():
            return
        if self.model.is_over:
            self.over.emit()
            return
        if self.goes_on_by_itself() and not self.was_undone:
            self.countdown.begin()
        self.turn_due.start()

    def _go_on(self) -> None:
        if self.is_in_sight():
            self.model.continue_turn()

    def tell(self, text: str) -> None:
        """Show a message, but after the dice have come to rest."""
        if self.stage.is_tumbling:
            self._held_back.append(text)
        else:
            self.told.emit(text)

    # What the flow of a game knows.

    def note(self, change: Change[Any, Any]) -> None:
        """Take note of a change that is about to be shown."""

    def steps(self, change: Change[Any, Any]) -> Iterable[AnimationStep]:
        """What to show of a change, in order; its dice are kept from sight until they tumble."""
        raise NotImplementedError

    def grace(self, _change: Change[Any, Any]) -> int:
        """Milliseconds to wait after a change of which nothing is shown."""
        return 0

    def announce(self) -> None:
        """Show announcements for changes that have been shown."""

    def goes_on_by_itself(self) -> bool:
        """Whether a person chose that dice are rolled or the turn is ended for them now."""
        raise NotImplementedError
