"""Matches: plays a game to its end among AI players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ... import ai_turns
from ...ai_turns import ThinkingTime
from ..engine.game import Game, Step
from .thought import AiPlayer
from .turn_loop import TurnLoop


def play_on(
    game: Game, players: Sequence[AiPlayer], thinking: Sequence[ThinkingTime] | None = None
) -> Iterator[Step]:
    """Play a game with fair dice on to its end, step by step; players sit in seating order."""
    loop = TurnLoop(game, is_human=lambda _player: False)
    return ai_turns.play_on(loop, players, thinking)
