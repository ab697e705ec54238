"""The log of a whole game, line by line."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.events import PlayerDone, TurnEnded
from ..engine.game import Game
from ..engine.scoring import score
from .ending import ending_lines
from .events import RollingNarrator


def tell(game: Game) -> Iterator[str]:
    """Every roll, every drawing and every score of a game; of a finished one the end too."""
    narrator = RollingNarrator(game.setup)
    for step in game.steps:
        for event in step.events:
            # Who has drawn everything is done; the next roll shows that all are.
            if not isinstance(event, PlayerDone | TurnEnded):
                yield narrator.say(event)
    if game.state.is_over:
        yield from ending_lines(narrator.names, score(game.state))
