"""WhyTurn: a question about a turn that an AI player made. Imports no Qt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from ...numeric.tuned_numpy import tune_numpy
from ..ai.hint_data import Explanation
from ..engine.actions import Decision
from ..engine.game import KEY
from ..engine.state import State


@frozen
class WhyTurn:
    """A turn to explain, numbered like a thought."""

    game: ClassVar[str] = KEY
    id: int
    state: State
    """The position in which the player began to draw for a roll."""
    actions: tuple[Decision, ...]
    """All that the player decided for it."""


def explain(question: WhyTurn) -> Iterator[Explanation]:
    """The explanations found, each better than the last."""
    # Must run before numpy is imported, which the window does without.
    tune_numpy()
    from ..ai.why import explanations

    yield from explanations(question.state, question.actions)
