"""The AI process's part for Rolling Village: decisions, hints, comparisons. Imports no Qt."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar, overload

from attrs import frozen

from ...levels import EXPERT
from ...numeric.tuned_numpy import tune_numpy
from ..ai.hint_data import Explanation, Hint
from ..ai.levels import make_player
from ..ai.same_dice import SameDice, Turn, turns_with
from ..engine.actions import Decision
from ..engine.game import KEY
from ..engine.state import State
from ..play.thought import AiPlayer, Thought


@frozen
class Analysis:
    """A position to give a hint for."""

    game: ClassVar[str] = KEY
    id: int
    state: State


@frozen
class WhyTurn:
    """A turn that an AI player made, to explain."""

    game: ClassVar[str] = KEY
    id: int
    state: State
    """The position in which the player began to draw for a roll."""
    actions: tuple[Decision, ...]
    """All that the player decided for it."""


class RollingThinker:
    """Keeps its players from one thought to the next."""

    def __init__(self) -> None:
        self._players: dict[str, AiPlayer] = {}

    @overload
    def answers(self, question: Thought) -> Iterator[Decision]: ...

    @overload
    def answers(self, question: Analysis) -> Iterator[Hint]: ...

    @overload
    def answers(self, question: SameDice) -> Iterator[Turn]: ...

    @overload
    def answers(self, question: WhyTurn) -> Iterator[Explanation]: ...

    def answers(
        self, question: Thought | Analysis | SameDice | WhyTurn
    ) -> Iterator[Decision | Hint | Turn | Explanation]:
        """A decision; hints or explanations that get sharper; or a game, turn by turn."""
        match question:
            case Thought():
                player = self._player(question.opponent)
                yield player.decide(question.state, random.Random(question.luck))
            case SameDice():
                yield from turns_with(question, self._player(EXPERT))
            case Analysis():
                yield from _hints(question.state)
            case WhyTurn():
                yield from _explanations(question)

    def _player(self, level: str) -> AiPlayer:
        if level not in self._players:
            self._players[level] = make_player(level)
        return self._players[level]


# Both import numpy themselves: the window does without it.


def _hints(state: State) -> Iterator[Hint]:
    tune_numpy()
    from ..ai.hint import hints

    yield from hints(state)


def _explanations(question: WhyTurn) -> Iterator[Explanation]:
    tune_numpy()
    from ..ai.why import explanations

    yield from explanations(question.state, question.actions)
