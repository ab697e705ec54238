"""Measure how far the results of equal players, less luck, lie from an even share.

    python packaging/result_noise.py [--strengths 1350,1535] [--games N] [--seed S] [PLAYERS ...]

`play/strength.py` (NOISE) takes its figures from here. Prints a table, row by row.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bohemian_villages.numeric.tuned_numpy import tune_numpy

tune_numpy()

from bohemian_villages.ai.lab.result_noise import Noise, equal_games, noise
from bohemian_villages.play.opponents import Opponent
from bohemian_villages.village_sets import standard_set

HEAD = """| players | strength | games | results | less luck |
|---|---|---|---|---|"""


def row(players: int, strength: int, games: int, seed: str) -> str:
    """A line of the table."""
    found = list(equal_games(standard_set(), Opponent(strength), players, games, seed))
    plain, adjusted = noise([each.plain for each in found]), noise([x.adjusted for x in found])
    return f"| {players} | {strength} | {games} | {_told(plain)} | {_told(adjusted)} |"


def _told(found: Noise) -> str:
    return f"{found.deviation:.3f} ± {found.half:.3f}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("players", nargs="*", type=int, default=[2, 3, 4, 5])
    parser.add_argument("--strengths", default="1350,1535,1720")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="noise")
    options = parser.parse_args()
    print(HEAD, flush=True)
    for players in options.players:
        for strength in map(int, options.strengths.split(",")):
            print(row(players, strength, options.games, options.seed), flush=True)


if __name__ == "__main__":
    main()
