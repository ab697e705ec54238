"""What the prefilter misses, and how much time it saves.

    python packaging/benchmarks/prefilter.py [PLAYERS ...]

In positions of games on a few boards, expert's network finds the best turns for every roll, once
with the prefilter and once without. Times are processor time.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from bohemian_villages.numeric.tuned_numpy import tune_numpy

tune_numpy()

import numpy as np

from bohemian_villages.ai.evaluation.batch_evaluation import Evaluator, evaluate, evaluator_of
from bohemian_villages.ai.evaluation.network import Network
from bohemian_villages.ai.evaluation.positions import Positions
from bohemian_villages.ai.evaluation.shipped_weights import PREFILTERED, expert_network
from bohemian_villages.ai.lab.self_play import starting_positions
from bohemian_villages.ai.search.batch_turns import best_of_rows, turns_of_rolls
from bohemian_villages.ai.search.roll_values import BestTurns, best_turns
from bohemian_villages.ai.search.rolls import CHANCES, ROLLS
from bohemian_villages.village_sets import standard_set

BOARDS, GAMES, LOOKED_AT, ROWS = 4, 24, 0.1, 24


def positions_of(network: Network) -> list[Positions]:
    """Some positions in which a turn has begun, a few of one board at a time."""
    rng, found = np.random.default_rng(3), []
    for number in range(BOARDS):
        board = standard_set().random_board(network.players, f"glance-{number}")
        games = starting_positions(board, network.players, GAMES)
        while len(games):
            if rng.random() < LOOKED_AT:
                found.append(games.part(0, ROWS))
            turns = turns_of_rolls(games, rng.choice(len(ROLLS), len(games), p=CHANCES))
            own = evaluate(network, turns.after).values[:, 0]
            games = turns.after.take(best_of_rows(turns.rows, own, len(games)))
            games = games.take(np.flatnonzero(~games.decided)).next_turn()
            games = games.take(np.flatnonzero(~games.ended))
    return found


def timed(positions: list[Positions], evaluator: Evaluator) -> tuple[list[BestTurns], float]:
    """The best turns, and how long it took to find them."""
    begun = process_time()
    return [best_turns(some, evaluator) for some in positions], process_time() - begun


def main(counts: list[int]) -> None:
    """Print a row for each number of players."""
    print("| players | positions | missed | at most | evaluated | time |")
    print("|---|---|---|---|---|---|")
    for players in counts:
        network = expert_network(players)
        evaluator, positions = evaluator_of(network), positions_of(network)
        best, whole = timed(positions, Evaluator(evaluator.evaluate))
        found, quick = timed(positions, evaluator)
        pairs = list(zip(best, found, strict=True))
        missed = np.concatenate([(b.values - f.values)[:, :, 0] @ CHANCES for b, f in pairs])
        evaluated = sum(len(f.after) for _, f in pairs) / sum(len(b.after) for b, _ in pairs)
        print(
            f"| {players} | {len(missed)} | {missed.mean():.5f} | {missed.max():.4f} "
            f"| {evaluated:.0%} | {quick / whole:.2f} |",
            flush=True,
        )


if __name__ == "__main__":
    main([int(number) for number in sys.argv[1:]] or list(PREFILTERED))
