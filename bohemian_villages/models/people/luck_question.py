"""The question about everybody's luck in a game, answered in the AI process. Imports no Qt."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from ...engine.game import KEY, Game
from ...numeric.tuned_numpy import tune_numpy


@frozen
class LuckQuestion:
    """A game that is over, numbered like a thought."""

    game: ClassVar[str] = KEY
    id: int
    played: Game


def luck_in(question: LuckQuestion) -> tuple[float, ...]:
    """Each player's luck, as a share of a win."""
    tune_numpy()
    # Imported in the AI process only: the window does without numpy.
    from ...ai.review.luck import luck_of_game

    return luck_of_game(question.played)
