"""The flow of Bohemian Villages on the table: each change is shown in turn, then it continues."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal

from ...models.game.announcements import Announcement
from ...models.game.change import Cause, Change
from ...models.game.data import DiceRolled
from ...models.game.game_model import GameModel
from ...models.program.preferences import Preferences
from ..animation.choreography import SOUNDS, Choreography
from ..toolkit.animation.director import AnimationStep, Director
from ..toolkit.animation.flow import Flow
from ..toolkit.widgets.table_button import Countdown
from .stage import TableStage

# In which a turn that was ended can be taken back before an AI player rolls.
GRACE_MS = 400


class TurnFlow(Flow):
    """Shows changes as flights and tumbling dice, and announces what matters."""

    announced = Signal(object)
    """Carries a list of Announcement."""

    sounds = SOUNDS

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
        super().__init__(model, preferences, stage, director, countdown, is_in_sight, parent)
        self.model = model
        self._table = stage
        self._choreography = Choreography(director, stage)
        self._to_announce: list[Announcement] = []

    def note(self, change: Change) -> None:
        """Keep what is to be announced of a change."""
        self._to_announce += self.model.announcements(change)
        if self.was_undone or change.is_another_game:
            self._to_announce.clear()

    def steps(self, change: Change) -> Iterable[AnimationStep]:
        """What to show of a change, in order; its dice are kept from sight until they tumble."""
        table = self._table
        for event in change.events:
            if isinstance(event, DiceRolled):
                table.tray.hold(event.dice)
        yield lambda: table.begin(change.before.owners)
        yield from self._choreography.steps(change)
        yield lambda: table.board.show_state(change.state)
        yield self.director.breath(self.grace(change))

    def grace(self, change: Change) -> int:
        """Milliseconds in which a person may take a turn's end back before an AI player rolls."""
        hands_over = change.by_human and not (self.model.is_human_turn or self.model.is_over)
        return GRACE_MS if hands_over and change.cause is not Cause.UNDONE else 0

    def announce(self) -> None:
        """Show the announcements for changes that have been shown."""
        self.announced.emit(self._to_announce)
        self._to_announce = []

    def goes_on_by_itself(self) -> bool:
        """Whether a person chose that dice are rolled or the turn is ended for them now."""
        model, settings = self.model, self.preferences.now
        rolls = settings.auto_roll and model.can_roll and not model.can_collect
        return rolls or (settings.auto_end and model.only_end_is_left)
