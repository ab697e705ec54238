"""Thoughts: questions to AI players, numbered so that a late answer is recognised."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ... import ai_turns
from ...question_numbers import next_number
from ..engine.actions import Roll
from ..engine.game import KEY, Game
from ..engine.state import State


@frozen
class Thought(ai_turns.Thought[State]):
    """A question to an AI player; its opponent is a level."""

    game: ClassVar[str] = KEY


class Thoughts:
    """Makes the thoughts of a game, each with the randomness for its player."""

    def __init__(self) -> None:
        self._luck = ai_turns.Luck()

    def about(self, game: Game) -> Thought:
        """The question about the decision due in a game."""
        luck = self._luck.of_decision(game, Roll)
        level = game.setup.players[game.state.player].control
        return Thought(next_number(), game.state, level, luck)
