"""AnyGameFacts: what the models of all games tell. Knows no game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from PySide6.QtCore import QObject, Signal

from ..ai_turns import AnyTurnLoop
from .change import Cause


class GameOfSteps(Protocol):
    """A game with its steps so far."""

    start: Any
    """The position before the first step."""

    @property
    def steps(self) -> Sequence[Any]:
        """What was played."""

    def upto(self, steps: int) -> Self:
        """The game as it was after this many steps."""


Game = TypeVar("Game", bound=GameOfSteps)
State = TypeVar("State")
Event = TypeVar("Event")


class AnyGameFacts(QObject, Generic[Game, State, Event]):
    """Read-only facts about a game."""

    changed = Signal(object)
    """The one update signal for changes of the game; carries a Change."""
    selection_changed = Signal()
    retranslated = Signal()
    """The language changed: all texts have to be read again."""

    _loop: AnyTurnLoop[Any, Any, Any, Any]

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._take_up(game)

    @abstractmethod
    def _take_up(self, game: Game) -> None:
        """Show another game."""

    @abstractmethod
    def _look_anew(self) -> None:
        """Work out again what depends on the position."""

    @abstractmethod
    def _tell(
        self, events: Sequence[Event], cause: Cause, before: State, *, by_human: bool
    ) -> None:
        """Tell everybody of a change."""

    @property
    def game(self) -> Game:
        """The game itself, read-only; other threads need a `snapshot`."""
        game: Game = self._loop.game
        return game

    @property
    @abstractmethod
    def state(self) -> State:
        """The position."""

    @property
    def snapshot(self) -> Game:
        """A copy of the game, unaffected by later changes."""
        return self.game.upto(len(self.game.steps))

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision can be taken back."""
        return self._loop.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a decision that was undone can be made again."""
        return self._loop.can_redo
