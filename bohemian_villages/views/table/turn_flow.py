"""The flow of a game on the table: each change is shown in its time, then the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from ...models.game.announcements import Announcement
from ...models.game.change import Cause, Change
from ...models.game.data import DiceRolled
from ...models.game.game_model import GameModel
from ...models.program.preferences import Preferences
from ..animation.choreography import Choreography
from ..animation.director import Director
from ..toolkit.painting.painted import NEXT_GO_MS
from .countdown import Countdown
from .stage import TableStage

# In which a turn that was ended can be taken back before an AI player rolls.
GRACE_MS = 400


class TurnFlow(QObject):
    """Shows changes one after another, and lets the game go on when the table is at rest."""

    settled = Signal()
    """Nothing moves: everything is to be shown as it is."""
    begun = Signal()
    """A change begins to be shown: only what the player to move can do is shown at once."""
    told = Signal(str)
    """A line to be read."""
    announced = Signal(object)
    """A list of Announcement that nobody should miss."""
    over = Signal()
    """The table is at rest, in sight, and the game is over."""

    def __init__(
        self,
        model: GameModel,
        preferences: Preferences,
        stage: TableStage,
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
        self._is_in_sight = is_in_sight
        self._choreography = Choreography(director)
        self.rest_due = QTimer(self, singleShot=True, interval=0)
        self.rest_due.timeout.connect(self.come_to_rest)
        # Showing the table at rest takes long enough: the event loop runs before the game goes on.
        self.turn_due = QTimer(self, singleShot=True, interval=NEXT_GO_MS)
        self.turn_due.timeout.connect(self._go_on)
        self._was_undone = False
        self._held_back: list[str] = []
        self._to_announce: list[Announcement] = []
        director.finished.connect(self.come_to_rest)
        model.notice.connect(self._tell)

    @property
    def is_due(self) -> bool:
        """Whether something is about to happen by itself."""
        return self.rest_due.isActive() or self.turn_due.isActive()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.rest_due.stop()
        self.turn_due.stop()

    def show(self, change: Change) -> None:
        """Show a change, step by step where it can be seen."""
        self.turn_due.stop()
        self.countdown.stop()
        self._was_undone = change.cause is Cause.UNDONE
        self._to_announce += self.model.announcements(change)
        if self._was_undone or change.is_another_game:
            self._to_announce.clear()
        if change.is_another_game:
            self.settled.emit()
            self.rest_due.start(0)
        elif self._was_undone or not self.director.enabled or not self._is_in_sight():
            self._show_at_once(change)
        else:
            self._perform(change)

    def _show_at_once(self, change: Change) -> None:
        self.director.drop()
        self.stage.settle()
        self.settled.emit()
        if not self._was_undone:
            for name in self._choreography.sounds(change):
                self.stage.sound(name)
        self.rest_due.start(self._grace(change))

    def _perform(self, change: Change) -> None:
        """Show a change step by step."""
        for event in change.events:
            if isinstance(event, DiceRolled):
                self.stage.tray.hold(event.dice)
        self.director.perform(
            [
                partial(self._set_pace, change),
                lambda: self.stage.begin(change.before.owners),
                *self._choreography.steps(change),
                lambda: self.stage.board.show_state(change.state),
                self.director.breath(self._grace(change)),
            ]
        )
        self.begun.emit()

    def _set_pace(self, change: Change) -> None:
        """What an AI player does is shown at a pace of its own."""
        self.director.pace = 1.0 if change.by_human else self.preferences.now.ai_pace

    def _grace(self, change: Change) -> int:
        """Milliseconds in which a person may take a turn's end back before an AI player rolls."""
        hands_over = change.by_human and not (self.model.is_human_turn or self.model.is_over)
        return GRACE_MS if hands_over and change.cause is not Cause.UNDONE else 0

    def come_to_rest(self) -> None:
        """Everything has been shown: go on. Nothing does while the table is out of sight."""
        if self.director.is_busy:
            return
        self.settled.emit()
        for text in self._held_back:
            self.told.emit(text)
        self._held_back.clear()
        self.announced.emit(self._to_announce)
        self._to_announce = []
        if not self._is_in_sight():
            return
        if self.model.is_over:
            self.over.emit()
            return
        if self.goes_on_by_itself() and not self._was_undone:
            self.countdown.begin()
        self.turn_due.start()

    def _go_on(self) -> None:
        if self._is_in_sight():
            self.model.continue_turn()

    def goes_on_by_itself(self) -> bool:
        """Whether a person chose that dice are rolled or the turn is ended for them now."""
        model, settings = self.model, self.preferences.now
        rolls = settings.auto_roll and model.can_roll and not model.can_collect
        return rolls or (settings.auto_end and model.only_end_is_left)

    def _tell(self, text: str) -> None:
        """Say what happened, but nothing about dice that still tumble."""
        if self.stage.is_rolling:
            self._held_back.append(text)
        else:
            self.told.emit(text)
