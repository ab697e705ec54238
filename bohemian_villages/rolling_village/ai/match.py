"""Playing a game to its end among players that decide for themselves."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from time import perf_counter

from attrs import define

from ...fair_dice import choice_seed
from ..engine.actions import Roll
from ..engine.game import Game, Step
from .player import Player


@define
class Thinking:
    """How often a player decided, how long that took in all, and at most."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


def play_on(
    game: Game, players: Sequence[Player], thinking: Sequence[Thinking] | None = None
) -> Iterator[Step]:
    """Play a game with fair dice on to its end, step by step; players sit in seating order."""
    counters = thinking or [Thinking() for _ in players]
    while not game.state.is_over:
        if roll := game.due_roll:
            game.play(roll)
        else:
            seat = game.state.player
            _decide(game, players[seat], counters[seat])
        yield game.steps[-1]


def _decide(game: Game, player: Player, thinking: Thinking) -> None:
    rng = decision_rng(game)
    begin = perf_counter()
    decision = player.decide(game.state, rng)
    seconds = perf_counter() - begin
    thinking.seconds += seconds
    thinking.longest = max(thinking.longest, seconds)
    thinking.decisions += 1
    game.play(decision)


def decision_rng(game: Game) -> random.Random:
    """The randomness for the decision now due; it follows from the seed and does not tell it."""
    seed = game.setup.seed_of_turn(game.turn)
    if seed is None:
        return random.Random()
    return random.Random(choice_seed(seed, game.turn, decisions_this_turn(game) + 1))


def decisions_this_turn(game: Game) -> int:
    """How many decisions of the turn under way are made, by whomever; dice are none."""
    turn, count = game.turn, 0
    for step in reversed(game.steps):
        if step.turn != turn:
            break
        count += not isinstance(step.action, Roll)
    return count
