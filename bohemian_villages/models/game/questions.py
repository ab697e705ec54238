"""Questions to the AI process beside those for a decision, and how it answers. Imports no Qt.

The functions import numpy themselves: the window does without it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from ...ai.hint.data import Explanation, Hint
from ...engine.actions import Decision
from ...engine.game import KEY, Game
from ...engine.state import State
from ...numeric.tuned_numpy import tune_numpy


@frozen
class Analysis:
    """A position to analyse, for the hint and the winning chances."""

    game: ClassVar[str] = KEY
    id: int
    state: State
    wants_turns: bool
    """Whether to suggest turns, or only to estimate the chances."""
    luck: int = 0


def analyse(analysis: Analysis) -> Iterator[Hint]:
    """The hints found, each better than the last."""
    tune_numpy()
    from ...ai.evaluation.shipped_weights import expert_network
    from ...ai.hint.hint import chances_only, hints

    network = expert_network(analysis.state.players)
    if analysis.wants_turns:
        yield from hints(analysis.state, network, analysis.luck)
    else:
        yield chances_only(analysis.state, network)


@frozen
class WhyTurn:
    """A turn that an AI player made, to explain."""

    game: ClassVar[str] = KEY
    id: int
    state: State
    """The position after the last dice of the turn."""
    actions: tuple[Decision, ...]
    """The player's actions from there to the end of the turn."""


def explain(question: WhyTurn) -> Iterator[Explanation]:
    """The explanations found, each better than the last."""
    tune_numpy()
    from ...ai.evaluation.shipped_weights import expert_network
    from ...ai.hint.why import explanations

    network = expert_network(question.state.players)
    yield from explanations(question.state, question.actions, network, luck=0)


@frozen
class LuckQuestion:
    """A game that is over, to tell everybody's luck in it."""

    game: ClassVar[str] = KEY
    id: int
    played: Game


def luck_in(question: LuckQuestion) -> tuple[float, ...]:
    """Each player's luck, as a share of a win."""
    tune_numpy()
    from ...ai.review.luck import luck_of_game

    return luck_of_game(question.played)
