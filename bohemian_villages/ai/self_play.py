"""Self-play: many games on one board at once, played by the network against itself.

Every position after a turn becomes a lesson: what the network should have said of it. That is
TD(λ), the forward view: partly what it said of the next position, partly what came of the game.
"""

from __future__ import annotations

import numpy as np
from attrs import define, frozen

from ..engine.board import Board
from ..engine.state import DEFAULT_BANK, DEFAULT_SPECIAL_TILES, NOBODY, default_figures
from .counts import count, final_shares
from .network import Inputs, Judgement, Network, inputs_of, join_inputs, judge
from .positions import Array, Positions, layout, legal_moves
from .rolls import AFTER_REROLL, KEPT, KEPT_OF_ROLL, ROLLS, SINGLE_ALLOWED, number_of
from .turn_values import (
    best_of_rows,
    rough_worth_of_rolls,
    turns_of_rolls,
    without_special,
)

# A game that takes longer counts as it stands.
MOST_TURNS = 300
# A special action tile is kept unless spending it, as far as it is worked out, promises this much
# more of a win.
REROLL_MARGIN = 0.02


@frozen
class Style:
    """How self-play explores, and how far lessons look ahead."""

    trace: float = 0.8
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
        owners=np.full(shape, NOBODY, np.int8),
        active=np.zeros(shape, bool),
        figures=np.full((games, players), default_figures(players), np.int64),
        coins=np.zeros((games, players), np.int64),
        specials=np.zeros((games, players), bool),
        bank=np.full(games, DEFAULT_BANK, np.int64),
        supply=np.full(games, DEFAULT_SPECIAL_TILES, np.int64),
        bishop=np.full(games, NOBODY, np.int8),
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


class SelfPlay:
    """Plays games of one board to their end."""

    def __init__(self, network: Network, style: Style, rng: np.random.Generator) -> None:
        self._network = network
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
        rolls = self._rolls(len(positions))
        positions, rolls = self._reroll(positions, rolls)
        turns = turns_of_rolls(positions, rolls)
        judged = judge(self._network, turns.after)
        best = best_of_rows(turns.rows, judged.worth[:, 0], len(positions))
        chosen = self._explore(turns.rows, best, turn)
        after = turns.after.take(chosen)
        return after, _Step(
            numbers,
            inputs_of(count(after)),
            _rows(judged, chosen, turn),
            _rows(judged, best, turn),
        )

    def _own_worth(self, positions: Positions) -> Array:
        """Of player 0 alone, who decides."""
        return judge(self._network, positions).worth[:, :1]

    def _rolls(self, games: int) -> Array:
        faces = np.sort(self._rng.integers(1, 7, (games, 4)), 1)
        return np.array([number_of(row) for row in faces.tolist()], np.intp)

    def _reroll(self, positions: Positions, rolls: Array) -> tuple[Positions, Array]:
        """Let those who hold a special action tile spend it where that is best."""
        holding = np.flatnonzero(positions.specials[:, 0])
        if not len(holding):
            return positions, rolls
        held = positions.take(holding)
        spent = without_special(held)
        tile = self._own_worth(held)[:, 0] - self._own_worth(spent)[:, 0]
        rough = rough_worth_of_rolls(spent, self._own_worth)[:, :, 0]
        options = KEPT_OF_ROLL[rolls[holding]]
        gains = np.take_along_axis(rough @ AFTER_REROLL.T, options, 1)
        gains -= np.take_along_axis(rough, rolls[holding][:, None], 1)
        possible = legal_moves(spent) & SINGLE_ALLOWED[rolls[holding]][:, spent.layout.classes]
        spending = np.flatnonzero((gains.max(1) > tile + REROLL_MARGIN) | ~possible.any(1))
        kept = np.take_along_axis(options, gains.argmax(1)[:, None], 1)[:, 0]
        positions, rolls = positions.take(np.arange(len(positions))), rolls.copy()
        for row in spending.tolist():
            keep = KEPT[kept[row]]
            new = self._rng.integers(1, 7, len(ROLLS[0]) - len(keep)).tolist()
            rolls[holding[row]] = number_of((*keep, *new))
        positions.put(holding[spending], spent.take(spending))
        return positions, rolls

    def _explore(self, rows: Array, best: Array, turn: int) -> Array:
        """The best turns, here and there replaced by any other one."""
        opening = turn < 2 * self._network.players
        rate = self._style.random_opening if opening else self._style.random_turns
        random = best_of_rows(rows, self._rng.random(len(rows)), len(best))
        return np.where(self._rng.random(len(best)) < rate, random, best)


def _rows(judged: Judgement, rows: Array, turn: int) -> Judgement:
    return Judgement(np.roll(judged.chances[rows], turn, 1), np.roll(judged.scores[rows], turn, 1))


def _note_ends(
    positions: Positions, ended: Array, numbers: Array, turn: int, chances: Array, scores: Array
) -> None:
    """Write down how games ended, seats rotated back."""
    rows = np.flatnonzero(ended)
    if len(rows):
        total = count(positions.take(rows)).total
        chances[numbers[rows]] = np.roll(final_shares(total), turn, 1)
        scores[numbers[rows]] = np.roll(total, turn, 1)


def _teach(steps: list[_Step], chances: Array, scores: Array, trace: float) -> Lessons:
    """The lessons of all steps, worked out from the end of the games back to their start."""
    wanted_chances, wanted_scores = chances.copy(), scores.copy()
    targets = []
    for turn, step in reversed(list(enumerate(steps))):
        games = step.games
        wanted = wanted_chances[games], wanted_scores[games]
        targets.append([np.roll(each, -turn, 1) for each in wanted])
        # Nothing that came of a turn chosen at random is the fault of what went before.
        random = (step.best.scores != step.said.scores).any(1)[:, None]
        weight = np.where(random, 0.0, trace)
        wanted_chances[games] = weight * wanted_chances[games] + (1 - weight) * step.best.chances
        wanted_scores[games] = weight * wanted_scores[games] + (1 - weight) * step.best.scores
    targets.reverse()
    return Lessons(
        join_inputs([step.inputs for step in steps]),
        np.concatenate([each for each, _ in targets]).astype(np.float32),
        np.concatenate([each for _, each in targets]).astype(np.float32),
    )
