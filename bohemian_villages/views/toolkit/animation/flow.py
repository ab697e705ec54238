"""The flow of a game on its table: each change is shown in turn, then the game continues."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from ..painting.repaints import NEXT_GO_MS
from .director import Director


class Stage(Protocol):
    """Where changes are seen and heard."""

    def settle(self) -> None:
        """Show the present position."""

    @property
    def is_rolling(self) -> bool:
        """Whether dice tumble whose faces must not be revealed yet."""

    @property
    def sound(self) -> Callable[[str], None]:
        """Plays a sound."""


class Flow(QObject):
    """Shows changes one after another, and continues the game when the table is at rest.

    Subclasses define how a change is shown, what else happens at rest, and how the game continues.
    """

    settled = Signal()
    """Nothing moves: the present position is to be shown."""
    begun = Signal()
    """A change begins to be shown: only what the player to move can do is shown at once."""
    told = Signal(str)
    """A line to be read."""
    over = Signal()
    """The table is at rest, in sight, and the game is over."""

    def __init__(
        self, stage: Stage, director: Director, is_in_sight: Callable[[], bool], parent: QObject
    ) -> None:
        super().__init__(parent)
        self.stage = stage
        self.director = director
        self.is_in_sight = is_in_sight
        self.rest_due = QTimer(self, singleShot=True, interval=0)
        self.rest_due.timeout.connect(self.come_to_rest)
        # Showing the table at rest takes time: the event loop runs before the game continues.
        self.turn_due = QTimer(self, singleShot=True, interval=NEXT_GO_MS)
        self.turn_due.timeout.connect(self._go_on)
        self._held_back: list[str] = []
        director.finished.connect(self.come_to_rest)

    @property
    def is_due(self) -> bool:
        """Whether something is about to happen by itself."""
        return self.rest_due.isActive() or self.turn_due.isActive()

    @property
    def is_watched(self) -> bool:
        """Whether a change is shown step by step."""
        return self.director.enabled and self.is_in_sight()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.rest_due.stop()
        self.turn_due.stop()

    def show_another_game(self) -> None:
        """Show a game that was not on the table."""
        self.settled.emit()
        self.rest_due.start(0)

    def show_at_once(self, sounds: Iterable[str], pause: int) -> None:
        """Show a change without its steps; come to rest after so many milliseconds."""
        self.director.drop()
        self.stage.settle()
        self.settled.emit()
        for name in sounds:
            self.stage.sound(name)
        self.rest_due.start(pause)

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
        if self.is_over():
            self.over.emit()
            return
        self.before_going_on()
        self.turn_due.start()

    def _go_on(self) -> None:
        if self.is_in_sight():
            self.go_on()

    def tell(self, text: str) -> None:
        """Show a message, but after the dice have come to rest."""
        if self.stage.is_rolling:
            self._held_back.append(text)
        else:
            self.told.emit(text)

    # For subclasses.

    def announce(self) -> None:
        """Show announcements for changes that have been shown."""

    def is_over(self) -> bool:
        """Whether the game has ended."""
        raise NotImplementedError

    def before_going_on(self) -> None:
        """Called when the table has come to rest and the game is about to go on."""

    def go_on(self) -> None:
        """Let the game go on."""
        raise NotImplementedError
