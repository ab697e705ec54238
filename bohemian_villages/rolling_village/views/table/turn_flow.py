"""The flow of Rolling Village on the table: each change is shown in turn, then it continues."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QObject, Signal
from shiboken6 import isValid

from ....views.toolkit.animation.director import AnimationStep
from ....views.toolkit.animation.flow import Flow
from ...engine.events import AvenueChosen, DiceRolled, GroupScored, ProjectDrawn, TurnScored
from ...engine.scoring import Group
from ...models.change import Change
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
    """Shows changes with tumbling dice and a pencil, and calls the next person to the screen."""

    handed_over = Signal(bool)
    """Another person is to draw; whether for new dice."""

    model: RollingModel
    stage: RollingStage
    sounds = SOUNDS
    _person: int | None = None
    """Who sat at the screen last."""
    _turn = 0

    def note(self, change: Change) -> None:
        """In another game nobody sat at the screen yet."""
        if change.is_another_game:
            self._person = None

    # Steps.

    def steps(self, change: Change) -> Iterator[AnimationStep]:
        """What to show of a change, in order; its dice are kept from sight until they tumble."""
        if any(isinstance(event, DiceRolled) for event in change.events):
            self.stage.tray.hold()
        yield self._set_pace_of_pencil
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

    def _set_pace_of_pencil(self) -> None:
        self.stage.sheet.speed = self.director.speed * self.director.pace

    def _sound(self, event: object) -> AnimationStep:
        return partial(self.stage.sound, SOUNDS[type(event)])

    def _tumble(self, faces: tuple[int, int]) -> QAbstractAnimation:
        return self.stage.tray.tumble(faces, self.director.milliseconds(TUMBLE))

    def _draw(self, event: ProjectDrawn) -> QAbstractAnimation | None:
        """The pencil draws by itself on the large sheet; on a small one it is simply there."""
        if event.player != self.model.shown:
            self.stage.show_small(event.player)
            return self.director.breath(BREATH)()
        return self._until_told(partial(self.stage.draw, event.space, event.project))

    def _light(self, player: int, groups: list[Group]) -> QAbstractAnimation | None:
        if player != self.model.shown:
            return None
        return self._until_told(partial(self.stage.light, groups))

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
        if before not in (None, model.drawer) and not self.was_undone:
            self.handed_over.emit(turn != model.turn)

    def goes_on_by_itself(self) -> bool:
        """Whether a person chose that dice are rolled or the turn is ended for them now."""
        settings, phase = self.preferences.now, self.model.phase
        rolls = settings.auto_roll and phase is Phase.ROLL
        return rolls or (settings.auto_end and phase is Phase.DONE)
