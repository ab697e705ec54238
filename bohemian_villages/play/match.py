"""Matches: plays a game to its end among AI players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .. import ai_turns
from ..ai_turns import ThinkingTime
from ..engine.game import Game, Step
from ..engine.setup import Setup
from .thought import AiPlayer
from .turn_loop import TurnLoop

# On an odd village set a game may never end, because no figure ever finds a building.
MOST_TURNS = 5_000


def play_game(setup: Setup, players: Sequence[AiPlayer]) -> Game:
    """Play a whole game; it is unfinished only if it reached `MOST_TURNS`."""
    game = Game(setup)
    for _step in play_on(game, players):
        pass
    return game


def play_on(
    game: Game, players: Sequence[AiPlayer], thinking: Sequence[ThinkingTime] | None = None
) -> Iterator[Step]:
    """Play a game to its end, step by step; the seed rolls, and players are in seating order."""
    loop = TurnLoop(game, is_human=lambda _player: False)
    for step in ai_turns.play_on(loop, players, thinking):
        yield step
        if game.turn > MOST_TURNS:
            return
