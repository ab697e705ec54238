"""Luck: what chance gave every player in a game, in chances to win: who begins, and the dice.

Whoever begins, on the board as it was laid, has a better or a worse chance than the others. Before
the dice fall, a position is worth the exact mean over all ways they can fall, each played
best. So the luck of every roll sums to 0 over the players and is 0 on average.
"""

from __future__ import annotations

from ...engine.actions import Roll
from ...engine.game import Game
from ...engine.state import State
from ..evaluation.batch_evaluation import DIGITS
from ..evaluation.network import Network
from ..evaluation.shipped_weights import hard_network
from ..search.state_evaluation import evaluate_state

Shares = tuple[float, ...]
"""For every player a share of a win."""


def luck_of_game(game: Game) -> Shares:
    """The luck that every player had with their seat and all dice, their own and the others'."""
    players, before = game.state.players, game.start
    network = hard_network(players)
    total = [chance - 1 / players for chance in evaluate_state(before, network).chances]
    for step in game.steps:
        if isinstance(step.action, Roll):
            roll = _luck_of_roll(before, step.state, network)
            total = [sum(pair) for pair in zip(total, roll, strict=True)]
        before = step.state
    return tuple(round(each, DIGITS) for each in total)


def _luck_of_roll(before: State, after: State, network: Network) -> Shares:
    expected = evaluate_state(before, network).chances
    fallen = evaluate_state(after, network).chances
    return tuple(b - a for a, b in zip(expected, fallen, strict=True))
