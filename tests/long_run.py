"""Any number of the random games of the tests, by hand: `python -m tests.long_run`."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

from attrs import frozen
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from tests.engine import random_games as bohemian
from tests.rolling_village.engine import random_games as rolling

GAMES_AT_ONCE = 500


@frozen
class RandomGames:
    """The random games of one of the two games."""

    tally: Callable[[], Any]
    setups: Callable[[int], st.SearchStrategy[Any]]
    play: Callable[[Any, Any], object]
    players: tuple[int, ...]


GAMES = {
    "bohemian": RandomGames(bohemian.Tally, bohemian.setups, bohemian.play, (2, 3, 4, 5)),
    "rolling": RandomGames(rolling.Tally, rolling.setups, rolling.play, (1, 1, 2, 1, 3, 1, 2, 1)),
}


def play_batch(game: RandomGames, number: int, games: int, tally: Any) -> None:
    """Play so many games; hypothesis makes every one of a batch different."""

    @seed(number)
    @settings(
        max_examples=games,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(game.setups(game.players[number % len(game.players)]))
    def play_many(setup: Any) -> None:
        game.play(setup, tally)

    play_many()


def main() -> None:
    """Play, and say every now and then how far it got; the first mistake ends it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default="bohemian")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seconds", type=int, default=0, help="stop then; 0 for never")
    parser.add_argument("--seed", type=int, default=1, help="number of the first batch")
    options = parser.parse_args()
    game, started, batch = GAMES[options.game], time.monotonic(), options.seed
    tally = game.tally()
    while tally.counts["games"] < options.games:
        games = min(GAMES_AT_ONCE, options.games - tally.counts["games"])
        play_batch(game, batch, games, tally)
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
