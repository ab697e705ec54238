"""Teach the glance by which expert and hint see what need not be judged.

    python packaging/teach_glance.py --players N [--boards B] [--seed S] [--out FILE.npz]

Games are played by the network of expert, with chance in some of its decisions. Now and then all
turns that any dice would allow are judged by it, and the glance learns to tell them apart: only how
much better or worse a turn is than the others of its position counts. The weights follow from the
seed and from the network; they name the command that made them.
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

from bohemian_villages.ai.evaluation.counts import count
from bohemian_villages.ai.evaluation.glance import Glance, chance, new_glance
from bohemian_villages.ai.evaluation.judgement import Inputs, inputs_of, judge
from bohemian_villages.ai.evaluation.network import Network
from bohemian_villages.ai.evaluation.positions import Array, Positions
from bohemian_villages.ai.evaluation.weights_files import load_network
from bohemian_villages.ai.lab.self_play import start
from bohemian_villages.ai.search.rolls import CHANCES, ROLLS
from bohemian_villages.ai.search.turn_values import (
    best_of_rows,
    turns_of_all_rolls,
    turns_of_rolls,
    without_special,
)
from bohemian_villages.assets import resource
from bohemian_villages.engine.board import Board
from bohemian_villages.numeric.adam import Slopes, Weights
from bohemian_villages.numeric.array_files import dump_arrays
from bohemian_villages.village_sets import standard_set

GAMES = 12
# How often the turns of a position are judged, of how many games, and what part of them is kept.
JUDGED, JUDGED_GAMES, KEPT = 0.5, 3, 0.25
# How often a tile is spent; how often a decision is left to chance in part, and what it may cost.
SPENT, BY_CHANCE, COST = 0.3, 0.3, 0.01
PASSES, POSITIONS_A_STEP, STEP = 12, 8, 2e-3


@define(eq=False)
class Lesson:
    """Turns of one or more positions."""

    inputs: Inputs
    worth: Array
    of: Array
    """Of every turn the number of the position it belongs to."""


class Teacher:
    """Plays games, and judges what might have been played."""

    def __init__(self, network: Network, rng: np.random.Generator) -> None:
        self._network = network
        self._rng = rng

    def lessons(self, board: Board) -> Iterator[Lesson]:
        """From games on a board, each about some positions."""
        games = start(board, self._network.players, GAMES)
        while len(games):
            games = self._without_some_tiles(games)
            if self._rng.random() < JUDGED:
                yield self._lesson(games.take(self._rng.permutation(len(games))[:JUDGED_GAMES]))
            games = self._played(games)
            games = games.take(np.flatnonzero(~games.decided)).next_turn()
            games = games.take(np.flatnonzero(~games.ended))

    def _without_some_tiles(self, games: Positions) -> Positions:
        holding = games.specials[:, 0] & (self._rng.random(len(games)) < SPENT)
        rows = np.flatnonzero(holding)
        games.put(rows, without_special(games.take(rows)))
        return games

    def _played(self, games: Positions) -> Positions:
        rolls = self._rng.choice(len(ROLLS), len(games), p=CHANCES)
        turns = turns_of_rolls(games, rolls)
        by_chance = self._rng.random(len(games)) < BY_CHANCE
        luck = self._rng.gumbel(size=len(turns.rows)) * COST * by_chance[turns.rows]
        own = judge(self._network, turns.after).worth[:, 0] + luck
        return turns.after.take(best_of_rows(turns.rows, own, len(games)))

    def _lesson(self, positions: Positions) -> Lesson:
        turns = turns_of_all_rolls(positions)
        # What is decided needs no guess.
        kept = (self._rng.random(len(turns.rows)) < KEPT) & ~turns.after.decided
        which = np.flatnonzero(kept)
        after = turns.after.take(which)
        worth = judge(self._network, after).worth[:, 0]
        return Lesson(inputs_of(count(after, np.float32)), worth, turns.rows[which])


def joined(lessons: Sequence[Lesson]) -> Lesson:
    """All lessons one after the other, each with positions of its own."""
    numbered = [each.of + nth * JUDGED_GAMES for nth, each in enumerate(lessons)]
    of = np.unique(np.concatenate(numbered), return_inverse=True)[1]
    order = np.argsort(of, kind="stable")
    inputs = Inputs.join([each.inputs for each in lessons])
    worth = np.concatenate([each.worth for each in lessons])
    return Lesson(inputs.take(order), worth[order], of[order])


def error_of(glance: Glance, lesson: Lesson) -> tuple[Array, Array, Array]:
    """By how much turns are taken for better, beside the others of their positions; then what units
    say, and the chances told."""
    units = glance.units(lesson.inputs)
    told = chance(lesson.inputs, glance.said(units))
    error = told - lesson.worth
    numbers = np.unique(lesson.of, return_inverse=True)[1]
    error -= (np.bincount(numbers, error) / np.bincount(numbers))[numbers]
    return error, units, told


def slopes_of(glance: Glance, lesson: Lesson) -> tuple[Weights, float]:
    """The slope of the mean square of the error for every weight, and that square."""
    error, units, told = error_of(glance, lesson)
    by_out = (2 * error * told * (1 - told) / len(error)).astype(np.float32)
    by_units = np.outer(glance.out, by_out) * (units > 0)
    players, features, rows = lesson.inputs.blocks.shape
    seen = lesson.inputs.blocks.reshape(players * features, rows)
    slopes = {
        "blocks": by_units @ seen.T,
        "shared": by_units @ lesson.inputs.shared.T,
        "bias": by_units.sum(1),
        "out": (units * by_out).sum(1),
    }
    return slopes, float((error**2).mean())


def learn(glance: Glance, lesson: Lesson, rng: np.random.Generator) -> Glance:
    """Learn all lessons, several times over, in steps that grow smaller."""
    parts = np.split(np.arange(len(lesson.of)), np.flatnonzero(np.diff(lesson.of)) + 1)
    slopes, steps = Slopes.none_yet(glance.arrays()), -(-len(parts) // POSITIONS_A_STEP)
    for nth in range(PASSES):
        squares = []
        for part, numbers in enumerate(np.array_split(rng.permutation(len(parts)), steps)):
            rows = np.concatenate([parts[number] for number in numbers])
            some = Lesson(lesson.inputs.take(rows), lesson.worth[rows], lesson.of[rows])
            found, square = slopes_of(glance, some)
            size = STEP * (1 - (nth + part / steps) / PASSES)
            weights, slopes = slopes.step(glance.arrays(), found, size)
            glance = Glance(**weights)
            squares.append(square)
        off = np.sqrt(np.mean(squares))
        print(f"pass {nth + 1} of {PASSES}: off by {off:.4f} of a win", flush=True)
    return glance


def main() -> None:
    """Play, judge, learn, write."""
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
        lessons += teacher.lessons(standard_set().random_board(players, f"glance/{board}"))
        if (board + 1) % 10 == 0:
            print(f"{board + 1} of {chosen.boards} boards", flush=True)
    whole = joined(lessons)
    print(f"{len(whole.worth)} turns of {whole.of[-1] + 1} positions", flush=True)
    glance = learn(new_glance(players, rng), whole, rng)
    command = (
        f"python packaging/{Path(__file__).name} --players {players} --boards {chosen.boards} "
        f"--seed {chosen.seed}"
    )
    out = chosen.out or resource("ai") / f"glance-{players}.npz"
    out.write_bytes(dump_arrays({**glance.arrays(), "command": np.array(command)}))


if __name__ == "__main__":
    main()
