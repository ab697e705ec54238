"""Analyses: questions about a position, for the hint and the winning chances."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from ...ai.hint.data import Hint
from ...engine.game import KEY
from ...engine.state import State
from ...numeric.tuned_numpy import tune_numpy


@frozen
class Analysis:
    """A position to analyse, numbered like a thought."""

    game: ClassVar[str] = KEY
    id: int
    state: State
    wants_turns: bool
    """Whether to suggest turns, or only to estimate the chances."""
    luck: int = 0


def analyse(analysis: Analysis) -> Iterator[Hint]:
    """The hints found, each better than the last."""
    tune_numpy()
    # Imported in the AI process only: the window does without numpy.
    from ...ai.evaluation.shipped_weights import expert_network
    from ...ai.hint.hint import chances_only, hints

    network = expert_network(analysis.state.players)
    if analysis.wants_turns:
        yield from hints(analysis.state, network, analysis.luck)
    else:
        yield chances_only(analysis.state, network)
