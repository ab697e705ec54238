"""The flow of a game on the table: each change is shown in turn, then the game continues."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, Signal
from shiboken6 import isValid

from ....models.program.preferences import Preferences
from ....views.toolkit.animation.director import Director, Step
from ....views.toolkit.animation.flow import Flow
from ....views.toolkit.widgets.countdown import Countdown
from ...engine.events import AvenueChosen, DiceRolled, GroupScored, ProjectDrawn, TurnScored
from ...engine.scoring import Group
from ...models.change import Cause, Change
from ...models.facts import Phase
from ...models.game_model import RollingModel
from .stage import RollingStage

TUMBLE = 850
BREATH = 130
"""After what an AI player drew; there may be eleven of them."""

# Sounds after events have been shown; those of dice are played as they begin.
SOUNDS: dict[type, str] = {
    DiceRolled: "dice",
    ProjectDrawn: "wood",
    AvenueChosen: "tile",
    TurnScored: "coins",
}


class UntilTold(QAbstractAnimation):
    """An animation that lasts until `end` is called."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_over = False

    def duration(self) -> int:
        """Unknown."""
        return -1

    def updateCurrentTime(self, _milliseconds: int) -> None:
        """Nothing depends on the time."""

    def end(self) -> None:
        """End the animation."""
        self.is_over = True
        if isValid(self):
            self.stop()


class TurnFlow(Flow):
    """Shows changes one after another, and lets the game go on when the table is at rest."""

    handed_over = Signal(bool)
    """Another person is to draw; whether for new dice."""

    def __init__(
        self,
        model: RollingModel,
        preferences: Preferences,
        stage: RollingStage,
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
        self._was_undone = False
        self._person: int | None = None
        """Who sat at the screen last."""
        self._turn = 0
        model.notice.connect(self.tell)

    def show(self, change: Change) -> None:
        """Show a change, step by step where it can be seen."""
        self.turn_due.stop()
        self.countdown.stop()
        self._was_undone = change.cause is Cause.UNDONE
        if change.is_another_game:
            self._person = None
            self.show_another_game()
        elif change.cause in (Cause.UNDONE, Cause.WENT_AHEAD) or not self.is_watched:
            sounds = () if self._was_undone else _sounds(change)
            self.show_at_once(sounds, 0)
        else:
            self._perform(change)

    def _perform(self, change: Change) -> None:
        if any(isinstance(event, DiceRolled) for event in change.events):
            self._table.tray.hold()
        self.director.perform([partial(self._set_pace, change), *self._steps(change)])
        self.begun.emit()

    def _set_pace(self, change: Change) -> None:
        """Set the pace, which is separate for AI players."""
        self.director.pace = 1.0 if change.by_human else self.preferences.now.ai_pace
        self._table.sheet.speed = self.director.speed * self.director.pace

    # Steps.

    def _steps(self, change: Change) -> Iterator[Step]:
        """What to show of a change, in order."""
        scored: list[Group] = []
        for event in change.events:
            match event:
                case DiceRolled(_, faces):
                    yield self._sound(event)
                    yield partial(self._tumble, faces)
                case ProjectDrawn():
                    yield self._sound(event)
                    yield partial(self._draw, event)
                case AvenueChosen():
                    yield self._sound(event)
                case GroupScored(_, project, spaces, points):
                    scored.append(Group(project, spaces, points))
                case TurnScored(player) if self.model.is_human(player):
                    yield partial(self._light, player, scored)
                    yield self._sound(event)
                case _:
                    pass

    def _sound(self, event: object) -> Step:
        return partial(self.stage.sound, SOUNDS[type(event)])

    def _tumble(self, faces: tuple[int, int]) -> QAbstractAnimation:
        return self._table.tray.tumble(faces, self.director.milliseconds(TUMBLE))

    def _draw(self, event: ProjectDrawn) -> QAbstractAnimation | None:
        """The pencil draws by itself on the large sheet; on a small one it is simply there."""
        if event.player != self.model.shown:
            self._table.show_small(event.player)
            return self.director.breath(BREATH)()
        return self._until_told(partial(self._table.draw, event.space, event.project))

    def _light(self, player: int, groups: list[Group]) -> QAbstractAnimation | None:
        if player != self.model.shown:
            return None
        return self._until_told(partial(self._table.light, groups))

    def _until_told(
        self, begin: Callable[[Callable[[], object]], object]
    ) -> QAbstractAnimation | None:
        waiting = UntilTold(self)
        begin(waiting.end)
        return None if waiting.is_over else waiting

    # At rest.

    def announce(self) -> None:
        """Call the next person to the screen, if it is another one than before."""
        model = self.model
        if not model.is_human_turn or not self.is_in_sight():
            return
        before, self._person = self._person, model.drawer
        turn, self._turn = self._turn, model.turn
        if before not in (None, model.drawer) and not self._was_undone:
            self.handed_over.emit(turn != model.turn)

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
        settings, phase = self.preferences.now, self.model.phase
        rolls = settings.auto_roll and phase is Phase.ROLL
        return rolls or (settings.auto_end and phase is Phase.DONE)


def _sounds(change: Change) -> list[str]:
    """What a change sounds like where nothing of it is shown, each sound once."""
    return list(dict.fromkeys(SOUNDS[type(e)] for e in change.events if type(e) in SOUNDS))
