"""Measuring levels: `python -m bohemian_villages.rolling_village.ai.lab.measure LEVEL...`.

Every level plays alone, one game a seed: the numbers from `--first` on, as text.
"""

from __future__ import annotations

import argparse
import sys

from ....levels import LEVELS
from ..arena import arena
from ..simulation import GameResult


def main(arguments: list[str]) -> None:
    """Measure the levels named and print a line for each."""
    parser = argparse.ArgumentParser(prog="bohemian_villages.rolling_village.ai.lab.measure")
    parser.add_argument("levels", nargs="+", choices=LEVELS)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--prefix", default="")
    parser.add_argument("--each", action="store_true", help="print every game")
    options = parser.parse_args(arguments)
    numbers = range(options.first, options.first + options.games)
    for level in options.levels:
        (found,) = arena(
            [level],
            (f"{options.prefix}{number}" for number in numbers),
            _print_game if options.each else lambda _game: None,
        )
        print(
            f"{level}: {found.scores.mean:.2f} ± {found.scores.half:.2f} over {options.games} "
            f"games, {found.seconds * 1000:.1f} ms a decision, {found.longest * 1000:.0f} at most",
            flush=True,
        )


def _print_game(game: GameResult) -> None:
    print(game.seed, *game.totals, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
