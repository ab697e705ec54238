"""Random games keep every invariant and agree with the naive rules."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, seed, settings

from tests.rolling_village.engine.random_games import RandomSetup, Tally, play, setups

# Two thousand together.
GAMES = {1: 1600, 2: 350, 4: 40, 12: 10}

# Games in which nothing happens prove nothing: each of these must have come up.
HAPPENED = [
    *("full column", "choice of columns", "either die", "doubles", "avenue picked"),
    *("square scored", "broken off", "record of a whole game"),
]


@pytest.mark.parametrize("players", GAMES)
def test_random_games_keep_every_invariant(players: int) -> None:
    tally = Tally()

    @seed(players)
    @settings(max_examples=GAMES[players], suppress_health_check=list(HealthCheck))
    @given(setups(players))
    def play_many(setup: RandomSetup) -> None:
        play(setup, tally)

    play_many()
    assert tally.counts["games"] >= GAMES[players]
    # Of a few games, one cannot expect everything.
    wanted = {1: HAPPENED, 2: [*HAPPENED, "win shared"]}.get(players, [])
    assert [name for name in wanted if not tally.counts[name]] == [], tally
