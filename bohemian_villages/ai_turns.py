"""Turns in any game: what happens by itself, and AI players' questions, answers, luck and time."""

from __future__ import annotations

import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from time import perf_counter
from types import UnionType
from typing import Any, Generic, Protocol, TypeVar

from attrs import define, frozen

from .fair_dice import choice_seed

State = TypeVar("State")
Event = TypeVar("Event")
Decision = TypeVar("Decision")
State_contra = TypeVar("State_contra", contravariant=True)
Decision_co = TypeVar("Decision_co", covariant=True)

IsHuman = Callable[[int], bool]

_numbers = count(1)


def next_number() -> int:
    """A number for a question, unique in the whole program: an answer fits one question only."""
    return next(_numbers)


class AiPlayer(Protocol[State_contra, Decision_co]):
    """Decides; the same position and random state must give the same decision."""

    def decide(self, state: State_contra, rng: random.Random) -> Decision_co:
        """Choose one of the legal actions; asked even when there is only one."""


@frozen
class RandomPlayer(Generic[State, Decision]):
    """Knows the rules and nothing else."""

    legal_actions: Callable[[State], Sequence[Decision]]

    def decide(self, state: State, rng: random.Random) -> Decision:
        """A random legal action."""
        return rng.choice(self.legal_actions(state))


@frozen
class Thought(Generic[State]):
    """A question to an AI player: what to do in this position."""

    id: int
    state: State
    opponent: str
    """Who decides, as text."""
    luck: int
    """Seed of the player's own random choices; it reveals nothing about the dice."""


AnyThought = TypeVar("AnyThought", bound=Thought[Any])


@frozen
class Played(Generic[State, Event]):
    """The result of an action, or of undoing one."""

    before: State
    events: tuple[Event, ...]
    by_human: bool


class AnyTurnLoop(ABC, Generic[AnyThought, State, Event, Decision]):
    """One game under way: it asks one AI player at a time, and ignores late answers."""

    def __init__(self, game: Any, is_human: IsHuman) -> None:
        self.game = game
        self.is_human = is_human
        # For the luck of AI players in games with real dice, which have no seed.
        self._bits = secrets.token_hex(16)
        self.thought: AnyThought | None = None
        """The question an AI player has not answered yet."""

    @abstractmethod
    def play(self, action: Any) -> Played[State, Event]:
        """Carry out an action; raises `ActionError` if it is not allowed."""

    @property
    @abstractmethod
    def automatic_action(self) -> Any | None:
        """What happens now without anybody deciding, such as a roll."""

    @property
    @abstractmethod
    def awaits_ai(self) -> bool:
        """Whether an AI player has to decide."""

    def go_on(self) -> Played[State, Event] | AnyThought | None:
        """Do what is due without people, or ask an AI player."""
        if self.thought is not None:
            return None
        if (action := self.automatic_action) is not None:
            return self.play(action)
        if self.awaits_ai:
            self.thought = self.new_thought()
        return self.thought

    @abstractmethod
    def new_thought(self) -> AnyThought:
        """A question to an AI player about the decision due."""

    def _luck(self, automatic: type | UnionType) -> int:
        """The luck of the decision due; a turn's decisions are numbered from 1.

        Actions of an `automatic` type, such as rolls, are no decisions.
        """
        made = sum(not isinstance(step.action, automatic) for step in self.game.steps_of_turn)
        seed = self.game.setup.seed_of_turn(self.game.turn)
        return choice_seed(seed or self._bits, self.game.turn, made + 1)

    @abstractmethod
    def legal_decisions(self) -> Sequence[Decision]:
        """What the player to decide may do."""

    def is_awaited(self, number: int) -> bool:
        """Whether the question with this number still needs an answer."""
        return self.thought is not None and self.thought.id == number

    def answer(self, decision: Decision) -> Played[State, Event]:
        """Play the decision of the AI player that was asked."""
        self.thought = None
        return self.play(decision)

    def answer_at_random(self) -> Played[State, Event]:
        """Play a random legal action for an AI player that failed to answer."""
        assert self.thought is not None
        rng = random.Random(self.thought.luck)
        return self.answer(rng.choice(self.legal_decisions()))

    def cancel_thought(self) -> int | None:
        """Drop the open question and return its number, if there was one."""
        number = self.thought.id if self.thought else None
        self.thought = None
        return number

    @property
    @abstractmethod
    def can_undo(self) -> bool:
        """Whether a person's decision can be undone."""

    @property
    @abstractmethod
    def can_redo(self) -> bool:
        """Whether a decision that was undone can be made again."""

    @abstractmethod
    def undo(self) -> Played[State, Event]:
        """Take back a person's last decision."""

    def redo(self) -> Played[State, Event]:
        """Make the decision again that was undone last."""
        before = self.game.state
        return Played(before, self.game.redo().events, by_human=True)


@define
class ThinkingTime:
    """How often a player decided, the total time it took, and the longest."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def decide(
        self, decide: Callable[[State, random.Random], Decision], thought: Thought[State]
    ) -> Decision:
        """A player's decision about a thought; its time is counted."""
        rng = random.Random(thought.luck)
        begin = perf_counter()
        decision = decide(thought.state, rng)
        seconds = perf_counter() - begin
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.decisions += 1
        return decision


def play_on(
    loop: AnyTurnLoop[Any, State, Any, Decision],
    players: Sequence[AiPlayer[State, Decision]],
    thinking: Sequence[ThinkingTime] | None = None,
) -> Iterator[Any]:
    """Play a game of AI players on, step by step; players are in seating order."""
    counters = thinking or [ThinkingTime() for _ in players]
    while (asked := loop.go_on()) is not None:
        if isinstance(asked, Thought):
            seat = asked.state.player
            loop.answer(counters[seat].decide(players[seat].decide, asked))
        yield loop.game.steps[-1]
