"""In how many ways dice can fall, for tests that compare with exact means."""

from __future__ import annotations

from collections import Counter
from functools import cache

from bohemian_villages.engine.actions import Roll, all_rolls
from bohemian_villages.engine.state import State


def chance_outcomes(state: State) -> list[tuple[Roll, float]]:
    """The distinct results of the dice due, faces ascending, each with its probability."""
    return list(_outcomes(len(state.due_dice))) if state.awaits_roll else []


@cache
def _outcomes(dice: int) -> tuple[tuple[Roll, float], ...]:
    ways = Counter(tuple(sorted(roll.faces)) for roll in all_rolls(dice))
    return tuple((Roll(faces), count / 6**dice) for faces, count in sorted(ways.items()))
