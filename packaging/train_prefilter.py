"""Train the prefilter, which tells expert and hint which turns are not worth evaluating.

    python packaging/train_prefilter.py --players N [--boards B] [--seed S] [--out FILE.npz]

Expert's network plays games, with chance in some of its decisions. Now and then it evaluates all
turns that any dice would allow, and the prefilter learns to tell them apart: all that counts is how
much better or worse a turn is than the others of its position. The weights follow from the seed and
from the network; they name the command that made them.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bohemian_villages.numeric.tuned_numpy import tune_numpy

tune_numpy()

import numpy as np
from attrs import define

from bohemian_villages.ai.evaluation.batch_evaluation import evaluate
from bohemian_villages.ai.evaluation.counts import count
from bohemian_villages.ai.evaluation.network import Inputs, Network, inputs_of
from bohemian_villages.ai.evaluation.positions import Array, Positions
from bohemian_villages.ai.evaluation.prefilter import PrefilterNetwork, chance, new_prefilter
from bohemian_villages.ai.evaluation.weights_files import load_network
from bohemian_villages.ai.lab.self_play import starting_positions
from bohemian_villages.ai.search.batch_turns import (
    best_of_rows,
    turns_of_all_rolls,
    turns_of_rolls,
)
from bohemian_villages.ai.search.roll_values import spend_special
from bohemian_villages.ai.search.rolls import CHANCES, ROLLS
from bohemian_villages.assets import resource
from bohemian_villages.engine.board import Board
from bohemian_villages.numeric.adam import Adam, Weights
from bohemian_villages.numeric.array_files import dump_arrays
from bohemian_villages.village_sets import standard_set

GAMES = 12
# How often the turns of a position are evaluated, in how many games, and what part of them is kept.
EVALUATED, EVALUATED_GAMES, KEPT = 0.5, 3, 0.25
# How often a tile is spent, how often a decision is partly random, and what that may cost.
SPENT, BY_CHANCE, COST = 0.3, 0.3, 0.01
PASSES, POSITIONS_A_STEP, STEP = 12, 8, 2e-3


@define(eq=False)
class Lesson:
    """Turns of one or more positions."""

    inputs: Inputs
    values: Array
    of: Array
    """At turn: the number of the position it belongs to."""


class Teacher:
    """Plays games, and evaluates what might have been played."""

    def __init__(self, network: Network, rng: np.random.Generator) -> None:
        self._network = network
        self._rng = rng

    def lessons(self, board: Board) -> Iterator[Lesson]:
        """Lessons from games on a board, each about some positions."""
        games = starting_positions(board, self._network.players, GAMES)
        while len(games):
            games = self._without_some_tiles(games)
            if self._rng.random() < EVALUATED:
                yield self._lesson(games.take(self._rng.permutation(len(games))[:EVALUATED_GAMES]))
            games = self._played(games)
            games = games.take(np.flatnonzero(~games.decided)).next_turn()
            games = games.take(np.flatnonzero(~games.ended))

    def _without_some_tiles(self, games: Positions) -> Positions:
        holding = games.specials[:, 0] & (self._rng.random(len(games)) < SPENT)
        rows = np.flatnonzero(holding)
        games.put(rows, spend_special(games.take(rows)))
        return games

    def _played(self, games: Positions) -> Positions:
        rolls = self._rng.choice(len(ROLLS), len(games), p=CHANCES)
        turns = turns_of_rolls(games, rolls)
        by_chance = self._rng.random(len(games)) < BY_CHANCE
        luck = self._rng.gumbel(size=len(turns.rows)) * COST * by_chance[turns.rows]
        own = evaluate(self._network, turns.after).values[:, 0] + luck
        return turns.after.take(best_of_rows(turns.rows, own, len(games)))

    def _lesson(self, positions: Positions) -> Lesson:
        turns = turns_of_all_rolls(positions)
        # The result of a decided game needs no estimate.
        kept = (self._rng.random(len(turns.rows)) < KEPT) & ~turns.after.decided
        which = np.flatnonzero(kept)
        after = turns.after.take(which)
        values = evaluate(self._network, after).values[:, 0]
        return Lesson(inputs_of(count(after, np.float32)), values, turns.rows[which])


def joined(lessons: Sequence[Lesson]) -> Lesson:
    """All lessons, one after the other, with their positions renumbered."""
    numbered = [each.of + nth * EVALUATED_GAMES for nth, each in enumerate(lessons)]
    of = np.unique(np.concatenate(numbered), return_inverse=True)[1]
    order = np.argsort(of, kind="stable")
    inputs = Inputs.join([each.inputs for each in lessons])
    values = np.concatenate([each.values for each in lessons])
    return Lesson(inputs.take(order), values[order], of[order])


def error_of(prefilter: PrefilterNetwork, lesson: Lesson) -> tuple[Array, Array, Array]:
    """By how much turns are overestimated, compared with the others of their position; then the
    outputs of the hidden units, and the estimated chances."""
    units = prefilter.units(lesson.inputs)
    estimates = chance(lesson.inputs, prefilter.output(units))
    error = estimates - lesson.values
    numbers = np.unique(lesson.of, return_inverse=True)[1]
    error -= (np.bincount(numbers, error) / np.bincount(numbers))[numbers]
    return error, units, estimates


def gradients_of(prefilter: PrefilterNetwork, lesson: Lesson) -> tuple[Weights, float]:
    """The gradient of the mean square error for every weight, and that error."""
    error, units, estimates = error_of(prefilter, lesson)
    by_out = (2 * error * estimates * (1 - estimates) / len(error)).astype(np.float32)
    by_units = np.outer(prefilter.out, by_out) * (units > 0)
    players, features, rows = lesson.inputs.blocks.shape
    blocks = lesson.inputs.blocks.reshape(players * features, rows)
    gradients = {
        "blocks": by_units @ blocks.T,
        "shared": by_units @ lesson.inputs.shared.T,
        "bias": by_units.sum(1),
        "out": (units * by_out).sum(1),
    }
    return gradients, float((error**2).mean())


def learn(
    prefilter: PrefilterNetwork, lesson: Lesson, rng: np.random.Generator
) -> PrefilterNetwork:
    """Learn all lessons several times over, in ever smaller steps."""
    parts = np.split(np.arange(len(lesson.of)), np.flatnonzero(np.diff(lesson.of)) + 1)
    adam, steps = Adam.fresh(prefilter.arrays()), -(-len(parts) // POSITIONS_A_STEP)
    for nth in range(PASSES):
        squares = []
        for part, numbers in enumerate(np.array_split(rng.permutation(len(parts)), steps)):
            rows = np.concatenate([parts[number] for number in numbers])
            some = Lesson(lesson.inputs.take(rows), lesson.values[rows], lesson.of[rows])
            gradients, square = gradients_of(prefilter, some)
            size = STEP * (1 - (nth + part / steps) / PASSES)
            weights, adam = adam.step(prefilter.arrays(), gradients, size)
            prefilter = PrefilterNetwork(**weights)
            squares.append(square)
        off = np.sqrt(np.mean(squares))
        print(f"pass {nth + 1} of {PASSES}: off by {off:.4f} of a win", flush=True)
    return prefilter


def main() -> None:
    """Play, evaluate, learn, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--boards", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    chosen = parser.parse_args()
    players = chosen.players
    file = resource(f"ai/evaluation-{players}-fine.npz")
    rng = np.random.default_rng([chosen.seed, players])
    teacher, lessons = Teacher(load_network(file).exact(), rng), []
    for board in range(chosen.boards):
        # This name is part of the seed that the shipped weights follow from.
        lessons += teacher.lessons(standard_set().random_board(players, f"glance/{board}"))
        if (board + 1) % 10 == 0:
            print(f"{board + 1} of {chosen.boards} boards", flush=True)
    whole = joined(lessons)
    print(f"{len(whole.values)} turns of {whole.of[-1] + 1} positions", flush=True)
    prefilter = learn(new_prefilter(players, rng), whole, rng)
    command = (
        f"python packaging/{Path(__file__).name} --players {players} --boards {chosen.boards} "
        f"--seed {chosen.seed}"
    )
    out = chosen.out or resource("ai") / f"prefilter-{players}.npz"
    out.write_bytes(dump_arrays({**prefilter.arrays(), "command": np.array(command)}))


if __name__ == "__main__":
    main()
