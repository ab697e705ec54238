"""What dice that are due are worth, turn by turn: exact and slow, to compare fast values with."""

from __future__ import annotations

from collections.abc import Callable

from bohemian_villages.ai.search.turns import whole_turns
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.engine.chances import chance_outcomes


def expected_best(state: State, value: Callable[[State], float]) -> float:
    """The mean value of the best whole turn over all rolls of the due dice."""
    return sum(
        chance * max(value(turn.state) for turn in whole_turns(apply(state, roll)[0]))
        for roll, chance in chance_outcomes(state)
    )
