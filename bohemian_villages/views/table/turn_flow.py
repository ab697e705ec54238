"""The flow of a game on the table: each change is shown in turn, then the game continues."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from ...models.game.announcements import Announcement
from ...models.game.change import Cause, Change
from ...models.game.data import DiceRolled
from ...models.game.game_model import GameModel
from ...models.program.preferences import Preferences
from ..animation.choreography import Choreography
from ..toolkit.animation.director import Director
from ..toolkit.animation.flow import Flow
from ..toolkit.widgets.countdown import Countdown
from .stage import TableStage

# In which a turn that was ended can be taken back before an AI player rolls.
GRACE_MS = 400


class TurnFlow(Flow):
    """Shows changes one after another, and lets the game go on when the table is at rest."""

    announced = Signal(object)
    """Carries a list of Announcement."""

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
        super().__init__(stage, director, is_in_sight, parent)
        self.model = model
        self.preferences = preferences
        self.countdown = countdown
        self._table = stage
        self._choreography = Choreography(director, stage)
        self._was_undone = False
        self._to_announce: list[Announcement] = []
        model.notice.connect(self.tell)

    def show(self, change: Change) -> None:
        """Show a change, step by step where it can be seen."""
        self.turn_due.stop()
        self.countdown.stop()
        self._was_undone = change.cause is Cause.UNDONE
        self._to_announce += self.model.announcements(change)
        if self._was_undone or change.is_another_game:
            self._to_announce.clear()
        if change.is_another_game:
            self.show_another_game()
        elif self._was_undone or not self.is_watched:
            sounds = () if self._was_undone else self._choreography.sounds(change)
            self.show_at_once(sounds, self._grace(change))
        else:
            self._perform(change)

    def _perform(self, change: Change) -> None:
        """Show a change step by step."""
        for event in change.events:
            if isinstance(event, DiceRolled):
                self._table.tray.hold(event.dice)
        self.director.perform(
            [
                partial(self._set_pace, change),
                lambda: self._table.begin(change.before.owners),
                *self._choreography.steps(change),
                lambda: self._table.board.show_state(change.state),
                self.director.breath(self._grace(change)),
            ]
        )
        self.begun.emit()

    def _set_pace(self, change: Change) -> None:
        """Set the pace, which is separate for AI players."""
        self.director.pace = 1.0 if change.by_human else self.preferences.now.ai_pace

    def _grace(self, change: Change) -> int:
        """Milliseconds in which a person may take a turn's end back before an AI player rolls."""
        hands_over = change.by_human and not (self.model.is_human_turn or self.model.is_over)
        return GRACE_MS if hands_over and change.cause is not Cause.UNDONE else 0

    def announce(self) -> None:
        """Show the announcements for changes that have been shown."""
        self.announced.emit(self._to_announce)
        self._to_announce = []

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.model.is_over

    def before_going_on(self) -> None:
        """Begin the countdown to an automatic roll or end of turn, if a person chose that."""
        if self.goes_on_by_itself() and not self._was_undone:
            self.countdown.begin()

    def go_on(self) -> None:
        """Let the game go on."""
        self.model.continue_turn()

    def goes_on_by_itself(self) -> bool:
        """Whether a person chose that dice are rolled or the turn is ended for them now."""
        model, settings = self.model, self.preferences.now
        rolls = settings.auto_roll and model.can_roll and not model.can_collect
        return rolls or (settings.auto_end and model.only_end_is_left)
