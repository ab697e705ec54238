"""The flow of Bohemian Villages on the table: each change is shown in turn, then it continues."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal

from ...models.game.announcements import Announcement
from ...models.game.change import Cause, Change
from ...models.game.data import DiceRolled
from ...models.game.game_model import GameModel
from ..toolkit.animation.director import AnimationStep
from ..toolkit.animation.flow import Flow
from .choreography import SOUNDS, Choreography
from .stage import TableStage

# In which a turn that was ended can be taken back before an AI player rolls.
GRACE_MS = 400


class TurnFlow(Flow):
    """Shows changes as flights and tumbling dice, and announces what matters."""

    announced = Signal(object)
    """Carries a sequence of Announcement."""

    model: GameModel
    stage: TableStage
    sounds = SOUNDS
    _to_announce: tuple[Announcement, ...] = ()

    def note(self, change: Change) -> None:
        """Keep what is to be announced of a change."""
        if self.was_undone or change.is_another_game:
            self._to_announce = ()
        else:
            self._to_announce += tuple(self.model.announcements(change))

    def steps(self, change: Change) -> Iterable[AnimationStep]:
        """What to show of a change, in order; its dice are kept from sight until they tumble."""
        stage = self.stage
        for event in change.events:
            if isinstance(event, DiceRolled):
                stage.tray.hold(event.dice)
        yield lambda: stage.begin(change.before.owners)
        yield from Choreography(self.director, stage).steps(change)
        yield lambda: stage.board.show_state(change.state)
        yield self.director.breath(self.grace(change))

    def grace(self, change: Change) -> int:
        """Milliseconds in which a person may take a turn's end back before an AI player rolls."""
        hands_over = change.by_human and not (self.model.is_human_turn or self.model.is_over)
        return GRACE_MS if hands_over and change.cause is not Cause.UNDONE else 0

    def announce(self) -> None:
        """Show the announcements for changes that have been shown."""
        self.announced.emit(self._to_announce)
        self._to_announce = ()

    def goes_on_by_itself(self) -> bool:
        """Whether a person chose that dice are rolled or the turn is ended for them now."""
        model, settings = self.model, self.preferences.now
        rolls = settings.auto_roll and model.can_roll and not model.can_collect
        return rolls or (settings.auto_end and model.only_end_is_left)
