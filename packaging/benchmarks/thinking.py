"""How long the strong players think about a decision, on one core.

    python packaging/benchmarks/thinking.py [DEALS] [LEVEL ...]

One player of the level among hard ones, every deal once from every seat; only decisions between
several actions count. Seconds of the processor, so that other programs hardly matter. What it prints
is docs/thinking.md.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bohemian_villages.numeric.tuned_numpy import tune_numpy

tune_numpy()

import numpy as np

from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine import setup
from bohemian_villages.engine.actions import Decision
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.state import State
from bohemian_villages.play.match import play_game
from bohemian_villages.play.thought import AiPlayer
from bohemian_villages.village_sets import standard_set

QUANTILES = (0.5, 0.9, 0.99)
HEAD = """# How long the strong players think

Seconds of one core for a decision between several actions, by `packaging/benchmarks/thinking.py`: one
player of the level among `hard` ones, {deals}, each played once from every seat. The work
is bounded, not the time: another machine takes as much longer as it is slower.

| player | players | decisions | mean | median | 90 % within | 99 % within | longest |
|---|---|---|---|---|---|---|---|"""


class Timed:
    """A player, and how long each of its decisions took."""

    def __init__(self, player: AiPlayer) -> None:
        self.player = player
        self.seconds: list[float] = []

    def decide(self, state: State, rng: random.Random) -> Decision:
        """What the player decides."""
        begin = process_time()
        decision = self.player.decide(state, rng)
        if len(legal_actions(state)) > 1:
            self.seconds.append(process_time() - begin)
        return decision


def times(level: str, players: int, deals: int) -> list[float]:
    """The seconds of all decisions of one such player."""
    timed, villages = Timed(make_player(level)), standard_set()
    people = [setup.Player(color, color) for color in setup.COLORS[:players]]
    for deal in range(deals):
        for seat in range(players):
            seats: list[AiPlayer] = [make_player("hard") for _ in people]
            seats[seat] = timed
            play_game(villages.deal(people, f"thinking-{deal}"), seats)
    return timed.seconds


def main(deals: int, levels: list[str]) -> None:
    """Print a line for each level and number of players."""
    print(HEAD.format(deals=f"{deals} deals" if deals > 1 else "one deal"), flush=True)
    for level in levels:
        for players in range(2, 6):
            found = np.array(times(level, players, deals))
            row = [found.mean(), *np.quantile(found, QUANTILES), found.max()]
            cells = " | ".join(f"{seconds:.3f}" for seconds in row)
            print(f"| `{level}` | {players} | {len(found)} | {cells} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 2, sys.argv[2:] or ["hard", "expert"])
