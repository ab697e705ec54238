"""Any number of the random games, by hand: `python -m tests.rolling_village.engine.long_run`."""

from __future__ import annotations

import argparse
import time

from hypothesis import HealthCheck, given, seed, settings

from tests.rolling_village.engine.random_games import RandomSetup, Tally, play, setups

GAMES_AT_ONCE = 500
PLAYERS = (1, 1, 2, 1, 3, 1, 2, 1)


def play_batch(players: int, number: int, games: int, tally: Tally) -> None:
    """Play so many games; hypothesis makes every one of a batch different."""

    @seed(number)
    @settings(
        max_examples=games,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(setups(players))
    def play_many(setup: RandomSetup) -> None:
        play(setup, tally)

    play_many()


def main() -> None:
    """Play, and say every now and then how far it got; the first mistake ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seconds", type=int, default=0, help="stop then; 0 for never")
    parser.add_argument("--seed", type=int, default=1, help="number of the first batch")
    options = parser.parse_args()
    tally, started, batch = Tally(), time.monotonic(), options.seed
    while tally.counts["games"] < options.games:
        games = min(GAMES_AT_ONCE, options.games - tally.counts["games"])
        play_batch(PLAYERS[batch % len(PLAYERS)], batch, games, tally)
        batch += 1
        seconds = round(time.monotonic() - started)
        played, actions = tally.counts["games"], tally.counts["actions"]
        print(f"{played} games, {actions} actions, {seconds} s", flush=True)
        if 0 < options.seconds <= seconds:
            break
    for name, count in sorted(tally.counts.items()):
        print(f"{name}: {count}")


if __name__ == "__main__":
    main()
