"""The ways to end a turn, counted in arrays, are those that the rules allow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bohemian_villages.rolling_village.ai.judging import Nothing
from bohemian_villages.rolling_village.ai.search import distinct, judged
from bohemian_villages.rolling_village.ai.ways import (
    decisions_of,
    printed_on,
    scored_avenue,
    ways_on,
)
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.rules import apply
from bohemian_villages.rolling_village.engine.scoring import score
from bohemian_villages.rolling_village.engine.state import State
from tests.rolling_village.ai.positions import decisions

Outcome = tuple[tuple[int, ...], int]


def by_the_rules(state: State) -> Iterator[Outcome]:
    """What is drawn, and used as a bonus, at the end of each turn that the rules allow."""
    waiting, seen = [state], set()
    while waiting:
        at = waiting.pop()
        for action in legal_actions(at):
            after, _events = apply(at, action)
            if after.turn != state.turn or after.avenue_due:
                yield outcome(after, state.player)
            elif after not in seen:
                seen.add(after)
                waiting.append(after)


def outcome(state: State, player: int) -> Outcome:
    used = sum(1 << project for project in state.bonuses[player])
    return state.sheets[player].drawn, used


def in_arrays(state: State) -> list[Outcome]:
    ways = distinct(ways_on(state))
    return [
        (tuple(int(each) for each in ways.drawn[:, place]), int(ways.used[place]))
        for place in range(len(ways))
    ]


@pytest.mark.parametrize("seed", [f"ways-{number}" for number in range(12)])
def test_the_ways_to_end_a_turn_are_those_of_the_rules(seed: str) -> None:
    for state in decisions(seed):
        # Following a whole third turn by the rules takes seconds.
        if state.avenue_due or _too_many(state):
            continue
        found = in_arrays(state)
        assert len(found) == len(set(found))
        assert set(found) == set(by_the_rules(state)), state


def _too_many(state: State) -> bool:
    return state.turn in (3, 6) and not state.drawn


@pytest.mark.parametrize("seed", ["scores-1", "scores-2", "scores-3"])
def test_scores_in_arrays_are_those_of_the_rules(seed: str) -> None:
    for state in decisions(seed):
        ways = ways_on(state)
        found = judged(ways, state.turn, scored_avenue(state), Nothing(), printed_on(state.points))
        for place in range(0, len(ways), 97):
            after = state
            for action in decisions_of(state, ways, place):
                after, _events = apply(after, action)
            (total,) = score(after)
            scored = sum(total.turns) - sum(state.scores[0])
            assert found.scores[place] == scored
            if after.is_over:
                assert found.values[place] == scored + total.squares
