"""Analyses: what is asked about a position for the hint and the winning chances."""

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
    """A position to be looked at, numbered like a thought."""

    game: ClassVar[str] = KEY
    id: int
    state: State
    wants_turns: bool
    """Whether turns are to be suggested, or the chances will do."""
    luck: int = 0


def analyse(analysis: Analysis) -> Iterator[Hint]:
    """What can be said, the sharper the later."""
    tune_numpy()
    # Only where it is thought: the window does without numpy.
    from ...ai.evaluation.shipped_weights import expert_network
    from ...ai.hint.hint import chances_only, hints

    network = expert_network(analysis.state.players)
    if analysis.wants_turns:
        yield from hints(analysis.state, network, analysis.luck)
    else:
        yield chances_only(analysis.state, network)
