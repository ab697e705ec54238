"""What expert and hard give away at a decision, judged by a long look (ai/lab/decision_loss.py).

    python packaging/benchmarks/decision_loss.py [--seed S] [--positions N] [PLAYERS ...]

Positions are sampled from games of hard players, one from each; only decisions between several
actions count. Prints a row for each level and number of players, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bohemian_villages.numeric.tuned_numpy import tune_numpy

tune_numpy()

from bohemian_villages.ai.evaluation.shipped_weights import expert_network
from bohemian_villages.ai.lab.decision_loss import Loss, losses, sampled_positions
from bohemian_villages.ai.players.limited import LimitedPlayer
from bohemian_villages.ai.strengths import strength_table
from bohemian_villages.numeric.measured import measured
from bohemian_villages.village_sets import standard_set

# Positions and samples of a look for 2, 3, 4 and 5 players: some six minutes each.
POSITIONS = {2: 120, 3: 60, 4: 50, 5: 40}
SAMPLES = {2: 96, 3: 64, 4: 48, 5: 40}
HEAD = """| player | players | positions | best is chosen | at least | at most | hard less expert |
|---|---|---|---|---|---|---|"""


def measure(players: int, count: int, seed: str) -> list[tuple[Loss, Loss]]:
    """What expert and hard give away in so many positions."""
    network, table = expert_network(players), strength_table()
    hard = LimitedPlayer(table.limits(table.levels["hard"]))
    positions = sampled_positions(standard_set(), players, count, seed)
    found = (losses(state, network, hard, SAMPLES[players], rng) for state, rng in positions)
    return [each for each in found if each is not None]


def rows(players: int, found: list[tuple[Loss, Loss]]) -> list[str]:
    """A row for expert and one for hard."""
    lines = []
    for place, name in enumerate(("expert", "hard")):
        own = [pair[place] for pair in found]
        chosen = sum(not each.most for each in own) / len(own)
        cells = [f"`{name}`", str(players), str(len(own)), f"{chosen:.0%}"]
        cells += [interval([each.least for each in own]), interval([each.most for each in own])]
        cells.append(interval([b.least - a.least for a, b in found]) if place else "")
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def interval(found: list[float]) -> str:
    """The mean with its 95 % interval."""
    mean = measured(found)
    return f"{mean.mean:.4f} ± {mean.half:.4f}".replace("-", "−")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("players", nargs="*", type=int, default=list(POSITIONS))
    parser.add_argument("--positions", type=int, default=0)
    parser.add_argument("--seed", default="loss")
    options = parser.parse_args()
    print(HEAD, flush=True)
    for players in options.players:
        found = measure(players, options.positions or POSITIONS[players], options.seed)
        print("\n".join(rows(players, found)), flush=True)


if __name__ == "__main__":
    main()
