"""Self-play: many games on one board at once, played by a network against itself.

Every position after a turn becomes a lesson: how the network should have evaluated it. This is the
forward view of TD(λ): partly its evaluation of the next position, partly the result of the game.
"""

from __future__ import annotations

import numpy as np
from attrs import define

from ...engine.board import Board
from ...engine.state import initial_state
from ..evaluation.batch_evaluation import BatchEvaluation, evaluate
from ..evaluation.counts import count, final_shares
from ..evaluation.network import Inputs, Network, inputs_of
from ..evaluation.positions import Array, Positions, gather
from ..search.batch_turns import NO_MOVE, best_of_rows, turns_of_rolls
from ..search.roll_estimates import estimate_roll_values
from ..search.roll_values import better_with_reroll, mean_after_reroll, spend_special
from ..search.rolls import CHANCES, KEPT, KEPT_OF_ROLL, ROLLS, number_of

# A game that takes longer counts as it stands.
MOST_TURNS = 300
# λ: how much the rest of the game counts for a lesson.
TRACE = 0.75
# How often a turn is chosen at random, and how often each player's first two are.
RANDOM_TURNS, RANDOM_OPENING = 0.04, 0.25


@define(eq=False)
class Lessons:
    """Positions, and how they should be evaluated."""

    inputs: Inputs
    chances: Array
    """At row and player."""
    scores: Array
    """At row and player."""


def starting_positions(board: Board, players: int, games: int) -> Positions:
    """Games before their first turn."""
    return gather([initial_state(board, players)]).take(np.zeros(games, np.intp))


@define(eq=False)
class _Step:
    """A turn of all games under way. Seats are those of the start, not rotated."""

    games: Array
    inputs: Inputs
    played: BatchEvaluation
    """After the turn that was played."""
    best: BatchEvaluation
    """After the best turn, which differs if the turn was chosen at random."""
    luck: BatchEvaluation
    """By how much the dice beat the mean."""


@define(eq=False)
class _BestOfRoll:
    """The best turns with the dice as they lie."""

    after: Positions
    columns: Array
    """As `_columns` has them."""
    passes: Array
    """At row: whether no move is possible."""


@define(eq=False)
class _Rolled:
    """Positions after all rolls and rerolls, with the best turns."""

    positions: Positions
    rolls: Array
    best: _BestOfRoll
    luck: Array
    """By how much the dice beat the mean, as estimated; as `_columns` has them."""


@define(eq=False)
class _Tiles:
    """The games in which a special action tile could be spent, and the value of doing so."""

    rows: Array
    spent: Positions
    rolls: Array
    """At row, roll and column: the estimated value of that roll once the tile is spent."""
    rerolls: Array
    """At row, what is kept and column: the estimated value of rolling all other dice again."""


class SelfPlay:
    """Plays games of one board to their end."""

    def __init__(self, network: Network, rng: np.random.Generator) -> None:
        # With exact sums a position has the same value in every row and on every processor, so no
        # choice between equally good turns depends on a rounding error.
        self._network = network.exact()
        self._rng = rng

    def lessons(self, board: Board, games: int) -> Lessons:
        """Play so many games, and return what they teach."""
        players = self._network.players
        positions, numbers = starting_positions(board, players, games), np.arange(games)
        chances, scores = np.zeros((games, players)), np.zeros((games, players))
        steps: list[_Step] = []
        for turn in range(MOST_TURNS):
            positions, step = self._turn(positions, numbers, turn)
            steps.append(step)
            going = ~positions.decided
            after = positions.take(np.flatnonzero(going)).next_turn()
            _note_ends(positions, ~going, numbers, turn, chances, scores)
            numbers = numbers[going]
            going = ~after.ended
            _note_ends(after, ~going, numbers, turn + 1, chances, scores)
            positions, numbers = after.take(np.flatnonzero(going)), numbers[going]
            if not len(numbers):
                break
        last = np.ones(len(numbers), bool)
        _note_ends(positions, last, numbers, turn + 1, chances, scores)
        return _lessons(steps, chances, scores)

    def _turn(self, positions: Positions, numbers: Array, turn: int) -> tuple[Positions, _Step]:
        rolled = self._roll(positions)
        after, played = self._explore(rolled, turn)
        return after, _Step(
            numbers,
            inputs_of(count(after, np.float32)),
            _seated(_evaluation(played), turn),
            _seated(_evaluation(rolled.best.columns), turn),
            _seated(_evaluation(rolled.luck), turn),
        )

    def _columns(self, positions: Positions) -> Array:
        """At row: player 0's value, then everybody's chances and scores."""
        found = evaluate(self._network, positions)
        return np.concatenate([found.values[:, :1], found.chances, found.scores], 1)

    def _roll(self, positions: Positions) -> _Rolled:
        """Roll in all games; special action tiles are spent where that is best."""
        every, rolls = np.arange(len(positions)), self._rolls(len(positions))
        found, tiles = self._best(positions, rolls), self._tiles(positions)
        estimates = estimate_roll_values(positions, self._columns)
        estimates[tiles.rows] = better_with_reroll(estimates[tiles.rows], tiles.rerolls)
        luck = estimates[every, rolls] - np.tensordot(estimates, CHANCES, ([1], [0]))
        rolled = _Rolled(positions.take(every), rolls, found, luck)
        if len(tiles.rows):
            self._spend(tiles, rolled)
        return rolled

    def _best(self, positions: Positions, rolls: Array) -> _BestOfRoll:
        turns = turns_of_rolls(positions, rolls)
        columns = self._columns(turns.after)
        best = best_of_rows(turns.rows, columns[:, 0], len(positions))
        return _BestOfRoll(turns.after.take(best), columns[best], turns.first[best] == NO_MOVE)

    def _tiles(self, positions: Positions) -> _Tiles:
        rows = np.flatnonzero(positions.specials[:, 0])
        spent = spend_special(positions.take(rows))
        estimates = estimate_roll_values(spent, self._columns)
        return _Tiles(rows, spent, estimates, mean_after_reroll(estimates))

    def _spend(self, tiles: _Tiles, rolled: _Rolled) -> None:
        """Roll again where that is better than playing the dice as they lie."""
        kept = _kept(tiles, rolled)
        spending = np.flatnonzero(kept >= 0)
        rows, kept, spent = tiles.rows[spending], kept[spending], tiles.spent.take(spending)
        rolls = self._rolled_again(kept)
        found = self._best(spent, rolls)
        rolled.rolls[rows] = rolls
        rolled.luck[rows] += tiles.rolls[spending, rolls] - tiles.rerolls[spending, kept]
        rolled.positions.put(rows, spent)
        rolled.best.after.put(rows, found.after)
        rolled.best.columns[rows] = found.columns

    def _rolls(self, games: int) -> Array:
        faces = np.sort(self._rng.integers(1, 7, (games, 4)), 1)
        return np.array([number_of(row) for row in faces.tolist()], np.intp)

    def _rolled_again(self, kept: Array) -> Array:
        """The rolls after all dice but the kept ones have been rolled again."""
        rolls = []
        for keep in [KEPT[number] for number in kept.tolist()]:
            new = self._rng.integers(1, 7, len(ROLLS[0]) - len(keep)).tolist()
            rolls.append(number_of((*keep, *new)))
        return np.array(rolls, np.intp)

    def _explore(self, rolled: _Rolled, turn: int) -> tuple[Positions, Array]:
        """The positions after the best turns, some replaced by random ones, and the columns."""
        opening = turn < 2 * self._network.players
        rate = RANDOM_OPENING if opening else RANDOM_TURNS
        rows = np.flatnonzero(self._rng.random(len(rolled.rolls)) < rate)
        turns = turns_of_rolls(rolled.positions.take(rows), rolled.rolls[rows])
        random = best_of_rows(turns.rows, self._rng.random(len(turns.rows)), len(rows))
        chosen, best = turns.after.take(random), rolled.best
        after, columns = best.after.take(np.arange(len(rolled.rolls))), best.columns.copy()
        after.put(rows, chosen)
        columns[rows] = self._columns(chosen)
        return after, columns


def _kept(tiles: _Tiles, rolled: _Rolled) -> Array:
    """What is kept when the rest is rolled again, or -1 if the tile is not spent."""
    options = KEPT_OF_ROLL[rolled.rolls[tiles.rows]]
    values = np.take_along_axis(tiles.rerolls[:, :, 0], options, 1)
    as_it_lies, passes = rolled.best.columns[tiles.rows, 0], rolled.best.passes[tiles.rows]
    kept = np.take_along_axis(options, values.argmax(1)[:, None], 1)[:, 0]
    return np.where((values.max(1) > as_it_lies) | passes, kept, -1)


def _evaluation(columns: Array) -> BatchEvaluation:
    """The evaluation in columns as `_columns` has them."""
    players = columns.shape[1] // 2
    return BatchEvaluation(columns[:, 1 : 1 + players], columns[:, 1 + players :])


def _seated(evaluation: BatchEvaluation, turn: int) -> BatchEvaluation:
    """The evaluation with everybody in the seat they had at the start."""
    return BatchEvaluation(
        np.roll(evaluation.chances, turn, 1), np.roll(evaluation.scores, turn, 1)
    )


def _note_ends(
    positions: Positions, ended: Array, numbers: Array, turn: int, chances: Array, scores: Array
) -> None:
    """Store the results of games that ended, with everybody in the seat they had at the start."""
    rows = np.flatnonzero(ended)
    if len(rows):
        total = count(positions.take(rows)).total.T
        chances[numbers[rows]] = np.roll(final_shares(total), turn, 1)
        scores[numbers[rows]] = np.roll(total, turn, 1)


def _lessons(steps: list[_Step], chances: Array, scores: Array) -> Lessons:
    """The lessons of all steps, computed from the end of the games back to their start."""
    wanted_chances, wanted_scores = chances.copy(), scores.copy()
    targets = []
    for turn, step in reversed(list(enumerate(steps))):
        games = step.games
        targets.append([np.roll(each[games], -turn, 1) for each in (wanted_chances, wanted_scores)])
        # The result of a random turn says nothing about the positions before it.
        random = (step.best.scores != step.played.scores).any(1)[:, None]
        weight = np.where(random, 0.0, TRACE)
        for wanted, best, luck in (
            (wanted_chances, step.best.chances, step.luck.chances),
            (wanted_scores, step.best.scores, step.luck.scores),
        ):
            wanted[games] = weight * wanted[games] + (1 - weight) * best - luck
    targets.reverse()
    return Lessons(
        Inputs.join([step.inputs for step in steps]),
        np.concatenate([each for each, _ in targets]).astype(np.float32),
        np.concatenate([each for _, each in targets]).astype(np.float32),
    )
