"""Self-play: many games on one board at once, played by the network against itself.

Every position after a turn becomes a lesson: what the network should have said of it. That is
TD(λ), the forward view: partly what it said of the next position, partly what came of the game.
"""

from __future__ import annotations

import numpy as np
from attrs import define, frozen

from ...engine.board import Board
from ...engine.state import DEFAULT_BANK, DEFAULT_SPECIAL_TILES, NO_PLAYER, default_figures
from ..evaluation.counts import count, final_shares
from ..evaluation.judgement import Inputs, Judgement, inputs_of, judge
from ..evaluation.network import Network
from ..evaluation.positions import Array, Positions, layout
from ..search.rolls import CHANCES, KEPT, KEPT_OF_ROLL, ROLLS, number_of
from ..search.rough_values import rough_worth_of_rolls
from ..search.turn_values import (
    NO_MOVE,
    after_reroll,
    best_of_rows,
    turns_of_rolls,
    with_reroll,
    without_special,
)

# A game that takes longer counts as it stands.
MOST_TURNS = 300


@frozen
class Style:
    """How self-play explores, and how far lessons look ahead."""

    trace: float = 0.75
    """λ: how much the further course of a game counts."""
    random_turns: float = 0.04
    """How often a turn is chosen at random."""
    random_opening: float = 0.25
    """The same for each player's first two turns."""


@define(eq=False)
class Lessons:
    """Positions, and what is to be said of them; at row and player."""

    inputs: Inputs
    chances: Array
    scores: Array


def start(board: Board, players: int, games: int) -> Positions:
    """So many games before their first turn."""
    table = layout(board)
    shape = (games, table.buildings)
    return Positions(
        layout=table,
        owners=np.full(shape, NO_PLAYER, np.int8),
        active=np.zeros(shape, bool),
        figures=np.full((games, players), default_figures(players), np.int64),
        coins=np.zeros((games, players), np.int64),
        specials=np.zeros((games, players), bool),
        bank=np.full(games, DEFAULT_BANK, np.int64),
        supply=np.full(games, DEFAULT_SPECIAL_TILES, np.int64),
        bishop=np.full(games, NO_PLAYER, np.int8),
        spent=np.zeros(games, bool),
        ended=np.zeros(games, bool),
    )


@define(eq=False)
class _Step:
    """A turn of all games under way. Seats are rotated back to where they were at the start."""

    games: Array
    inputs: Inputs
    said: Judgement
    """Of the position after the turn."""
    best: Judgement
    """Of the position after the best turn, which differs if the turn was chosen at random."""
    luck: Judgement
    """By how much the dice were better for everybody than they are on average."""


@define(eq=False)
class _Best:
    """The best turns with the dice as they lie."""

    after: Positions
    values: Array
    """What they are worth, as `_worth` has it."""
    passes: Array
    """Where no move is possible."""


@define(eq=False)
class _Rolled:
    """Positions whose dice lie there for good, with the best turns."""

    positions: Positions
    rolls: Array
    best: _Best
    luck: Array
    """By how much the dice were about better than the mean, as `_worth` has it."""


@define(eq=False)
class _Tiles:
    """Who could spend a special action tile, and what comes of it."""

    rows: Array
    spent: Positions
    rolls: Array
    """At row, roll and value: what that roll would then about be worth."""
    worth: Array
    """At row, what is kept and value: what rolling all other dice again is about worth."""


class SelfPlay:
    """Plays games of one board to their end."""

    def __init__(self, network: Network, style: Style, rng: np.random.Generator) -> None:
        # Exact sums: the same position is judged alike in every row and on every processor, so that
        # no choice between equally good turns is left to a rounding error.
        self._network = network.exact()
        self._style = style
        self._rng = rng

    def lessons(self, board: Board, games: int) -> Lessons:
        """Play so many games, and what they teach."""
        players = self._network.players
        positions, numbers = start(board, players, games), np.arange(games)
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
        return _teach(steps, chances, scores, self._style.trace)

    def _turn(self, positions: Positions, numbers: Array, turn: int) -> tuple[Positions, _Step]:
        rolled = self._roll(positions)
        after, said = self._explore(rolled, turn)
        return after, _Step(
            numbers,
            inputs_of(count(after, np.float32)),
            _seated(_judgement(said), turn),
            _seated(_judgement(rolled.best.values), turn),
            _seated(_judgement(rolled.luck), turn),
        )

    def _worth(self, positions: Positions) -> Array:
        """What player 0 decides by, then everybody's chances and scores."""
        judged = judge(self._network, positions)
        return np.concatenate([judged.worth[:, :1], judged.chances, judged.scores], 1)

    def _roll(self, positions: Positions) -> _Rolled:
        """Roll for everybody; who holds a special action tile spends it where that is best."""
        every, rolls = np.arange(len(positions)), self._rolls(len(positions))
        found, tiles = self._best(positions, rolls), self._tiles(positions)
        about = rough_worth_of_rolls(positions, self._worth)
        about[tiles.rows] = with_reroll(about[tiles.rows], tiles.worth)
        luck = about[every, rolls] - np.tensordot(about, CHANCES, ([1], [0]))
        rolled = _Rolled(positions.take(every), rolls, found, luck)
        if len(tiles.rows):
            self._spend(tiles, rolled)
        return rolled

    def _best(self, positions: Positions, rolls: Array) -> _Best:
        turns = turns_of_rolls(positions, rolls)
        values = self._worth(turns.after)
        best = best_of_rows(turns.rows, values[:, 0], len(positions))
        return _Best(turns.after.take(best), values[best], turns.first[best] == NO_MOVE)

    def _tiles(self, positions: Positions) -> _Tiles:
        rows = np.flatnonzero(positions.specials[:, 0])
        spent = without_special(positions.take(rows))
        about = rough_worth_of_rolls(spent, self._worth)
        return _Tiles(rows, spent, about, after_reroll(about))

    def _spend(self, tiles: _Tiles, rolled: _Rolled) -> None:
        """Roll again where that is better than what lies there."""
        kept = _kept(tiles, rolled)
        spending = np.flatnonzero(kept >= 0)
        rows, kept, spent = tiles.rows[spending], kept[spending], tiles.spent.take(spending)
        rolls = self._rolled_again(kept)
        found = self._best(spent, rolls)
        rolled.rolls[rows] = rolls
        rolled.luck[rows] += tiles.rolls[spending, rolls] - tiles.worth[spending, kept]
        rolled.positions.put(rows, spent)
        rolled.best.after.put(rows, found.after)
        rolled.best.values[rows] = found.values

    def _rolls(self, games: int) -> Array:
        faces = np.sort(self._rng.integers(1, 7, (games, 4)), 1)
        return np.array([number_of(row) for row in faces.tolist()], np.intp)

    def _rolled_again(self, kept: Array) -> Array:
        """The rolls after all but what is kept have been rolled again."""
        rolls = []
        for keep in [KEPT[number] for number in kept.tolist()]:
            new = self._rng.integers(1, 7, len(ROLLS[0]) - len(keep)).tolist()
            rolls.append(number_of((*keep, *new)))
        return np.array(rolls, np.intp)

    def _explore(self, rolled: _Rolled, turn: int) -> tuple[Positions, Array]:
        """Where the best turns lead, here and there replaced by any other one, and its worth."""
        opening = turn < 2 * self._network.players
        rate = self._style.random_opening if opening else self._style.random_turns
        rows = np.flatnonzero(self._rng.random(len(rolled.rolls)) < rate)
        turns = turns_of_rolls(rolled.positions.take(rows), rolled.rolls[rows])
        random = best_of_rows(turns.rows, self._rng.random(len(turns.rows)), len(rows))
        chosen, best = turns.after.take(random), rolled.best
        after, values = best.after.take(np.arange(len(rolled.rolls))), best.values.copy()
        after.put(rows, chosen)
        values[rows] = self._worth(chosen)
        return after, values


def _kept(tiles: _Tiles, rolled: _Rolled) -> Array:
    """What is kept when the rest is rolled again; -1 where the special tile is not spent."""
    options = KEPT_OF_ROLL[rolled.rolls[tiles.rows]]
    worth = np.take_along_axis(tiles.worth[:, :, 0], options, 1)
    as_it_lies, passes = rolled.best.values[tiles.rows, 0], rolled.best.passes[tiles.rows]
    kept = np.take_along_axis(options, worth.argmax(1)[:, None], 1)[:, 0]
    return np.where((worth.max(1) > as_it_lies) | passes, kept, -1)


def _judgement(values: Array) -> Judgement:
    """Values as `_worth` has them."""
    players = values.shape[1] // 2
    return Judgement(values[:, 1 : 1 + players], values[:, 1 + players :])


def _seated(judged: Judgement, turn: int) -> Judgement:
    """With everybody where they were at the start."""
    return Judgement(np.roll(judged.chances, turn, 1), np.roll(judged.scores, turn, 1))


def _note_ends(
    positions: Positions, ended: Array, numbers: Array, turn: int, chances: Array, scores: Array
) -> None:
    """Write down how games ended, seats rotated back."""
    rows = np.flatnonzero(ended)
    if len(rows):
        total = count(positions.take(rows)).total.T
        chances[numbers[rows]] = np.roll(final_shares(total), turn, 1)
        scores[numbers[rows]] = np.roll(total, turn, 1)


def _teach(steps: list[_Step], chances: Array, scores: Array, trace: float) -> Lessons:
    """The lessons of all steps, worked out from the end of the games back to their start."""
    wanted_chances, wanted_scores = chances.copy(), scores.copy()
    targets = []
    for turn, step in reversed(list(enumerate(steps))):
        games = step.games
        targets.append([np.roll(each[games], -turn, 1) for each in (wanted_chances, wanted_scores)])
        # Nothing that came of a turn chosen at random is the fault of what went before.
        random = (step.best.scores != step.said.scores).any(1)[:, None]
        weight = np.where(random, 0.0, trace)
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
