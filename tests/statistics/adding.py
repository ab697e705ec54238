"""A program of its own that adds games to a file as fast as it can, until it is killed.

Called with the file, the first seed and how many games; prints the number of each game kept.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.statistics.games import day, finished, store_at


def main(file: str, first: str, count: str) -> None:
    """Add the games."""
    store = store_at(Path(file))
    seeds = range(int(first), int(first) + int(count))
    games = [finished(seed=str(seed), figures=1) for seed in seeds]
    print("ready", flush=True)
    for number, game in enumerate(games):
        store.add(game, day(number))
        print(number + 1, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
