"""Random games on odd boards keep every invariant and agree with the naive rules."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, seed, settings

from tests.engine.random_games import RandomSetup, Tally, play, setups

pytestmark = pytest.mark.long


GAMES = 500
"""For each number of players from 2 to 5: two thousand together."""

# Games in which nothing happens prove nothing: each of these must have come up.
HAPPENED = [
    "ended no_figures",
    "ended bank_empty",
    "ended bank_empty by EndTurn",
    "broken off",
    "kicked",
    "passed",
    "forced reroll",
    "row of several players cleared",
    "InnActivated",
    "IncomePaid",
    "BishopMoved",
    "SpecialSpent",
]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_hundred_random_games_keep_every_invariant(players: int) -> None:
    tally = Tally()

    @seed(players)
    @settings(max_examples=GAMES, suppress_health_check=list(HealthCheck))
    @given(setups(players))
    def play_many(setup: RandomSetup) -> None:
        play(setup, tally)

    play_many()
    assert tally.counts["games"] >= GAMES
    assert [name for name in HAPPENED if not tally.counts[name]] == [], tally
