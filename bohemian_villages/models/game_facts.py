"""AnyGameFacts: what the models of all games tell. Knows no game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from ..levels import is_human
from ..undo import UndoableGame
from .change import BY_HAND, Cause, Change, Origin

Game = TypeVar("Game", bound=UndoableGame[Any, Any, Any])
Setup = TypeVar("Setup")
State = TypeVar("State")
Event = TypeVar("Event")


class AnyGameFacts(QObject, Generic[Game, Setup, State, Event]):
    """Read-only facts about a game."""

    changed = Signal(object)
    """The one update signal for changes of the game; carries a Change."""
    selection_changed = Signal()
    retranslated = Signal()
    """The language changed: all texts have to be read again."""

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._take_up(game)

    def _take_up(self, game: Game) -> None:
        """Show another game."""
        self._game = game
        self._name_everything()
        self._look_again()

    @abstractmethod
    def _name_everything(self) -> None:
        """Make again what speaks of the game, in the language in use."""

    @abstractmethod
    def _look_again(self) -> None:
        """Work out again what depends on the position."""

    def _tell(
        self,
        events: Sequence[Event],
        cause: Cause,
        before: State,
        *,
        by_human: bool,
        origin: Origin = BY_HAND,
    ) -> None:
        """Tell everybody of a change."""
        change = Change(self.state, tuple(events), cause, by_human, before, origin)
        self.changed.emit(change)

    @property
    def game(self) -> Game:
        """The game itself, read-only; other threads need a `snapshot`."""
        return self._game

    @property
    def setup(self) -> Setup:
        """Everything settled before the game began."""
        setup: Setup = self.game.setup
        return setup

    @property
    def state(self) -> State:
        """The position."""
        state: State = self.game.state
        return state

    def is_human(self, player: int) -> bool:
        """Whether a person controls a seat."""
        return is_human(self.game.setup.players[player].control)

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def snapshot(self) -> Game:
        """A copy of the game, unaffected by later changes."""
        return self.game.upto(len(self.game.steps))
