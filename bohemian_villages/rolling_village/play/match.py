"""The game loop: plays a game to its end among AI players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ai_turns import ThinkingTime
from ..engine.game import Game, Step
from .ai_player import AiPlayer
from .thought import Thought
from .turn_loop import TurnLoop


def play_on(
    game: Game, players: Sequence[AiPlayer], thinking: Sequence[ThinkingTime] | None = None
) -> Iterator[Step]:
    """Play a game with fair dice on to its end, step by step; players sit in seating order."""
    counters = thinking or [ThinkingTime() for _ in players]
    loop = TurnLoop(game, _nobody_is_human)
    while not game.state.is_over:
        asked = loop.go_on()
        if isinstance(asked, Thought):
            seat = asked.state.player
            loop.answer(counters[seat].decide(players[seat].decide, asked))
        yield game.steps[-1]


def _nobody_is_human(_player: int) -> bool:
    return False
