"""PlayedGame: what people and AI players can do in every game. Knows no game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from ..action_errors import ActionError, InvalidActionError
from ..ai_turns import AnyTurnLoop, Played, Thought
from .change import BY_HAND, Cause, Origin
from .commands import CommandQueue, Pace, by_hand, in_order
from .game_facts import AnyGameFacts, Event, Game, Setup

Action = TypeVar("Action")


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


class PlayedGame(
    AnyGameFacts[Game, Setup, State, Event], Generic[Game, Setup, State, Event, Action]
):
    """One game at a time, as it is loaded, undone and played on by AI players."""

    rejected = Signal(str)
    """Why a command was refused."""
    notice = Signal(str)
    """A message to show."""
    think_requested = Signal(object)
    """A Thought: an AI player has to decide, and `decide` takes the answer."""
    thinking_changed = Signal()
    """An AI player begins to think."""
    thought_cancelled = Signal(int)
    """The number of a thought whose answer is no longer needed."""

    _loop: AnyTurnLoop[Any, State, Event, Any]
    _prompts: AnyPrompts

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(game, parent)
        self.commands = CommandQueue()
        self._is_going_on = False
        self.pace = Pace()
        """Decides when commands run."""

    def _take_up(self, game: Game) -> None:
        self._loop = self._loop_of(game)
        super()._take_up(game)

    @abstractmethod
    def _loop_of(self, game: Game) -> AnyTurnLoop[Any, State, Event, Any]:
        """The turns of a game."""

    @abstractmethod
    def _is_legal(self, action: Action) -> bool:
        """Whether the rules allow an action now."""

    @abstractmethod
    def _play_by_hand(self, action: Action, origin: Origin) -> bool:
        """Play a person's action, if they may act now."""

    @abstractmethod
    def _explain(self, action: Action | None, refusal: Any) -> str:
        """Why an action is refused."""

    @abstractmethod
    def _show(self, played: Played[State, Event], action: Action, origin: Origin = BY_HAND) -> None:
        """Tell what an action did."""

    # Whole games.

    @in_order
    def new_game(self, setup: Setup) -> bool:
        """Begin another game."""
        return self._open(type(self.game)(setup), Cause.STARTED)

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

    # What people do.

    @by_hand
    def play(self, action: Action, *, origin: Origin = BY_HAND) -> bool:
        """Carry out a person's decision or roll."""
        return self._play_by_hand(action, origin)

    def _play(self, action: Action, origin: Origin = BY_HAND) -> bool:
        try:
            played = self._loop.play(action)
        except ActionError as error:
            return self._refuse(self._explain(action, error.refusal))
        self._show(played, action, origin)
        return True

    def _make(self, kind: Callable[..., Action], *args: object, origin: Origin = BY_HAND) -> bool:
        """Make an action from data of the view, and play it."""
        try:
            action = kind(*args)
        except InvalidActionError as error:
            return self._refuse(self._explain(None, error.refusal))
        return self._play_by_hand(action, origin)

    # Looking back.

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision can be taken back."""
        return self._loop.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a decision that was undone can be made again."""
        return self._loop.can_redo

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
        self._look_again()
        self._tell(played.events, cause, played.before, by_human=True)
        return True

    # AI players.

    @property
    def is_thinking(self) -> bool:
        """Whether an AI player has been asked and has not answered yet."""
        return self._loop.thought is not None

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
            self.thinking_changed.emit()
            self.think_requested.emit(done)
        elif done is not None:
            self._show(done, self.game.steps[-1].action)
        return isinstance(done, Played)

    @in_order
    def decide(self, number: int, action: Action | None) -> bool:
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
