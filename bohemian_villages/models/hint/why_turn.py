"""WhyTurn: a question about a turn that an AI player made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from ...ai.hint.data import Explanation
from ...engine.actions import Decision
from ...engine.game import KEY
from ...engine.state import State
from ...numeric.tuned_numpy import tune_numpy


@frozen
class WhyTurn:
    """A turn to explain, numbered like a thought."""

    game: ClassVar[str] = KEY
    id: int
    state: State
    """The position after the last dice of the turn."""
    actions: tuple[Decision, ...]
    """The player's actions from there to the end of the turn."""
    luck: int = 0


def explain(question: WhyTurn) -> Iterator[Explanation]:
    """The explanations found, each better than the last."""
    tune_numpy()
    # Imported in the AI process only: the window does without numpy.
    from ...ai.evaluation.shipped_weights import expert_network
    from ...ai.hint.why import explanations

    network = expert_network(question.state.players)
    yield from explanations(question.state, question.actions, network, question.luck)
