"""Thoughts: what an AI player is asked, numbered so that a late answer is known as one."""

from __future__ import annotations

import secrets
from typing import ClassVar

from attrs import frozen

from ...engine import dice
from ...engine.game import Game
from ...engine.state import State
from ...play.match import decisions_this_turn
from ..thinking.question import next_number
from .format import KEY


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
