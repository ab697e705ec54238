"""Matches: plays a game to its end among AI players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..ai_turns import ThinkingTime
from ..engine.game import Game, Step
from ..engine.setup import Setup
from .ai_player import AiPlayer
from .thought import Thought
from .turn_loop import TurnLoop

# On an odd village set a game may never end, because no figure ever finds a building.
MOST_TURNS = 5_000


def play_game(
    setup: Setup, players: Sequence[AiPlayer], thinking: Sequence[ThinkingTime] | None = None
) -> Game:
    """Play a whole game; it is unfinished only if it reached `MOST_TURNS`."""
    game = Game(setup)
    for _step in play_on(game, players, thinking):
        pass
    return game


def play_on(
    game: Game, players: Sequence[AiPlayer], thinking: Sequence[ThinkingTime] | None = None
) -> Iterator[Step]:
    """Play a game to its end, step by step; the seed rolls, and players are in seating order."""
    counters = thinking or [ThinkingTime() for _ in players]
    loop = TurnLoop(game, _nobody_is_human)
    while not game.state.is_over and game.turn <= MOST_TURNS:
        asked = loop.go_on()
        if isinstance(asked, Thought):
            seat = asked.state.player
            loop.answer(counters[seat].decide(players[seat].decide, asked))
        yield game.steps[-1]


def _nobody_is_human(_player: int) -> bool:
    return False
