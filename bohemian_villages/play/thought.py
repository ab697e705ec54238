"""Thoughts: what an AI player is asked, numbered so that a late answer is known as one."""

from __future__ import annotations

import random
import secrets
from typing import ClassVar

from attrs import frozen

from ..engine import dice
from ..engine.actions import CollectIncome, Roll
from ..engine.game import KEY, Game
from ..engine.state import State
from ..question_numbers import next_number


@frozen
class Thought:
    """A decision asked of an AI player."""

    game: ClassVar[str] = KEY
    id: int
    state: State
    level: str
    luck: int
    """Where the player's randomness starts; it tells nothing about the dice."""


class Thoughts:
    """Makes the thoughts of one game after another, and gives each its randomness."""

    def __init__(self) -> None:
        self.new_game()

    def new_game(self) -> None:
        """Draw the randomness for a game whose dice are real ones, and which so has no seed."""
        self._bits = secrets.token_hex(16)

    def about(self, game: Game) -> Thought:
        """The next thought: the decision due in a game."""
        state, turn = game.state, game.turn
        seed = game.setup.seed_of_turn(turn) or self._bits
        luck = dice.choice_seed(seed, turn, decisions_this_turn(game) + 1)
        return Thought(next_number(), state, game.setup.players[state.player].control, luck)


def decision_rng(game: Game) -> random.Random:
    """The randomness for the decision now due; it follows from the seed and does not tell it."""
    return random.Random(Thoughts().about(game).luck)


def decisions_this_turn(game: Game) -> int:
    """How many actions of the turn under way are done; neither dice nor income are actions."""
    turn, count = game.turn, 0
    for step in reversed(game.steps):
        if step.turn != turn:
            break
        count += not isinstance(step.action, Roll | CollectIncome)
    return count
