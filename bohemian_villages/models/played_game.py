"""PlayedGame: what people and AI players can do in every game. Knows no game."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from ..ai_turns import AnyTurnLoop, Played, Thought
from .change import Cause
from .commands import AtOnce, CommandQueue, Pace, by_hand, in_order
from .game_facts import AnyGameFacts, Event, Game

Decision = TypeVar("Decision")


class AnyState(Protocol):
    """A position."""

    @property
    def player(self) -> int:
        """Whose turn it is."""


State = TypeVar("State", bound=AnyState)


class AnyPrompts(Protocol):
    """What people are told."""

    def nothing_to_undo(self) -> str:
        """Why nothing can be undone."""

    def nothing_to_redo(self) -> str:
        """Why nothing can be redone."""

    def random_instead(self, player: int) -> str:
        """A random move was made for an AI player."""


class PlayedGame(AnyGameFacts[Game, State, Event], Generic[Game, State, Event, Decision]):
    """One game at a time, as it is loaded, undone and played on by AI players."""

    rejected = Signal(str)
    """Why a command was refused."""
    notice = Signal(str)
    """A message to show."""
    think_requested = Signal(object)
    """A Thought: an AI player has to decide, and `decide` takes the answer."""
    thought_cancelled = Signal(int)
    """The number of a thought whose answer is no longer needed."""

    _loop: AnyTurnLoop[Any, State, Event, Decision]
    _prompts: AnyPrompts

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(game, parent)
        self.commands = CommandQueue()
        self._is_going_on = False
        self.pace: Pace = AtOnce()
        """Decides when commands run."""

    @abstractmethod
    def _is_legal(self, decision: Decision) -> bool:
        """Whether the rules allow a decision now."""

    @abstractmethod
    def _show(self, played: Played[State, Event], action: Any) -> None:
        """Tell what an action did."""

    @in_order
    def load(self, game: Game) -> bool:
        """Continue a game that was begun elsewhere."""
        return self._open(game, Cause.LOADED)

    def _open(self, game: Game, cause: Cause) -> bool:
        self._cancel_thought()
        self._is_going_on = False
        self._take_up(game)
        self._tell((), cause, self.state, by_human=True)
        return True

    def _refuse(self, reason: str) -> bool:
        self.rejected.emit(reason)
        return False

    # Looking back.

    @by_hand
    def undo(self) -> bool:
        """Undo a person's last decision, if it can still be undone."""
        if not self.can_undo:
            return self._refuse(self._prompts.nothing_to_undo())
        self._cancel_thought()
        return self._look_back(self._loop.undo(), Cause.UNDONE)

    @by_hand
    def redo(self) -> bool:
        """Redo a decision that was undone."""
        if not self.can_redo:
            return self._refuse(self._prompts.nothing_to_redo())
        return self._look_back(self._loop.redo(), Cause.REDONE)

    def _look_back(self, played: Played[State, Event], cause: Cause) -> bool:
        self._look_anew()
        self._tell(played.events, cause, played.before, by_human=True)
        return True

    # AI players.

    def continue_turn(self) -> None:
        """Do what is due without people, as dice or thinking. Called after all is shown."""
        if not self._is_going_on:
            self._is_going_on = True
            self.pace.run_when_saved(self._go_on)

    def _go_on(self) -> None:
        self._is_going_on = False
        self._take_step()

    @in_order
    def _take_step(self) -> bool:
        done = self._loop.go_on()
        if isinstance(done, Thought):
            self.selection_changed.emit()
            self.think_requested.emit(done)
        elif done is not None:
            self._show(done, self.game.steps[-1].action)
        return isinstance(done, Played)

    @in_order
    def decide(self, number: int, action: Decision | None) -> bool:
        """Play an AI player's decision, or a random one if None; late answers are ignored."""
        loop = self._loop
        if not loop.is_awaited(number):
            return False
        if action is None or not self._is_legal(action):
            self.notice.emit(self._prompts.random_instead(self.state.player))
            played = loop.answer_at_random()
        else:
            played = loop.answer(action)
        self._show(played, self.game.steps[-1].action)
        return True

    def _cancel_thought(self) -> None:
        number = self._loop.cancel_thought()
        if number is not None:
            self.thought_cancelled.emit(number)
