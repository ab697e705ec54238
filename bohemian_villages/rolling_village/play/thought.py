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
        state, turn = game.state, game.turn
        number = decisions_this_turn(game) + 1
        luck = self._luck.of_decision(game.setup.seed_of_turn(turn), turn, number)
        return Thought(next_number(), state, game.setup.players[state.player].control, luck)


def decisions_this_turn(game: Game) -> int:
    """How many decisions of the turn under way are made by all players, not counting dice."""
    return sum(not isinstance(step.action, Roll) for step in game.steps_of_turn)
