"""The same dice played by an expert, for comparison."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import ClassVar

from attrs import frozen

from ...levels import EXPERT
from ..engine.actions import Action, Dice, Roll
from ..engine.game import KEY, Game
from ..engine.setup import Player, PrintedSheet, Setup
from ..play.thought import AiPlayer


@frozen
class SameDice:
    """A question: how would an expert play, alone, on this sheet with these dice?"""

    game: ClassVar[str] = KEY
    id: int
    sheet: PrintedSheet
    rolls: tuple[Dice, ...]
    """Of the preparation and of every turn. The expert sees each only when it falls."""

    def begun(self) -> Game:
        """The expert's game before the first roll."""
        return Game(Setup((Player("", EXPERT),), self.sheet))


Turn = tuple[Action, ...]
"""The roll, and what the expert does with it."""


def turns_with(question: SameDice, expert: AiPlayer) -> Iterator[Turn]:
    """What the expert does with each roll, the first being that of the preparation."""
    game = question.begun()
    for roll in question.rolls:
        before = len(game.steps)
        game.play(Roll(roll))
        turn = game.steps[-1].turn
        # An expert decides without luck, but every player is handed some.
        luck = random.Random(0)
        while not game.state.is_over and game.state.turn == turn:
            game.play(expert.decide(game.state, luck))
        yield tuple(step.action for step in game.steps[before:])
