"""Measure the tastes: how often players show them, and what that costs in strength.

    python packaging/tastes.py [--skill hard] [--deals 30] [--seed S] [TASTE…]

Every taste plays deals against a plain player of the same skill, from both seats: 250 deals are 500
games. Prints a table, row by row.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bohemian_villages.ai.lab.taste_measure import TasteCount, TasteResult, measure_taste
from bohemian_villages.ai.tastes import TASTES
from bohemian_villages.village_sets import standard_set

HEAD = """| taste | games | wins | interval | trait | a game | of a plain player |
|---|---|---|---|---|---|---|"""


def row(result: TasteResult) -> str:
    """A line of the table."""
    shares = (result.wins.mean, *result.wins.interval_of_share)
    wins, low, high = (f"{100 * each:.1f}" for each in shares)
    cells = [
        f"`{result.taste}`",
        str(2 * result.deals),
        f"{wins} %",
        f"{low} – {high} %",
        result.taste,
        _count(result.own),
        _count(result.plain),
    ]
    return f"| {' | '.join(cells)} |"


def _count(count: TasteCount) -> str:
    """How often a taste was shown, and how often its opposite, if it has one."""
    return f"{count.shown:.2f}" + (f" (opposite {count.opposite:.2f})" if count.opposite else "")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("tastes", nargs="*", choices=[*TASTES, []], metavar="TASTE")
    parser.add_argument("--skill", default="hard")
    parser.add_argument("--deals", type=int, default=30)
    parser.add_argument("--seed", default="tastes")
    options = parser.parse_args()
    print(HEAD, flush=True)
    for taste in options.tastes or TASTES:
        found = measure_taste(standard_set(), options.skill, taste, options.deals, options.seed)
        print(row(found), flush=True)


if __name__ == "__main__":
    main()
