"""Playing a game to its end among players that decide for themselves."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from time import perf_counter

from attrs import define

from ..engine import dice
from ..engine.actions import COLLECT_INCOME, CollectIncome, Roll
from ..engine.game import Game, Step
from ..engine.setup import Setup
from .player import Player

# A village set can be so odd that no figure ever finds a building.
MOST_TURNS = 5_000


@define
class Thinking:
    """How often a player decided, and how long that took in all."""

    decisions: int = 0
    seconds: float = 0.0


def play_game(
    setup: Setup, players: Sequence[Player], thinking: Sequence[Thinking] | None = None
) -> Game:
    """Play a whole game; it is not over only if it came to `MOST_TURNS`."""
    game = Game(setup)
    for _step in play_on(game, players, thinking):
        pass
    return game


def play_on(
    game: Game, players: Sequence[Player], thinking: Sequence[Thinking] | None = None
) -> Iterator[Step]:
    """Play a game with fair dice on to its end, step by step; players sit in seating order."""
    counters = thinking or [Thinking() for _ in players]
    while not game.state.is_over and game.turn <= MOST_TURNS:
        state = game.state
        if state.uncollected:
            game.play(COLLECT_INCOME)
        elif roll := game.due_roll:
            game.play(roll)
        else:
            _decide(game, players[state.player], counters[state.player])
        yield game.steps[-1]


def _decide(game: Game, player: Player, thinking: Thinking) -> None:
    rng = decision_rng(game)
    begin = perf_counter()
    decision = player.decide(game.state, rng)
    thinking.seconds += perf_counter() - begin
    thinking.decisions += 1
    game.play(decision)


def decision_rng(game: Game) -> random.Random:
    """The randomness for the decision now due; it follows from the seed and does not tell it."""
    seed = game.setup.seed_of_turn(game.turn)
    if seed is None:
        return random.Random()
    return random.Random(dice.choice_seed(seed, game.turn, decisions_this_turn(game) + 1))


def decisions_this_turn(game: Game) -> int:
    """How many actions of the turn under way are done; neither dice nor income are actions."""
    turn, count = game.turn, 0
    for step in reversed(game.steps):
        if step.turn != turn:
            break
        count += not isinstance(step.action, Roll | CollectIncome)
    return count
