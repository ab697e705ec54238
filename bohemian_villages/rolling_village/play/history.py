"""Looking back: the last turn that a player finished."""

from __future__ import annotations

from itertools import pairwise

from ..engine.actions import Decision, Roll
from ..engine.events import PlayerDone
from ..engine.game import Game
from ..engine.state import State


def last_turn_of(game: Game, player: int) -> tuple[State, tuple[Decision, ...]] | None:
    """The position in which a player began the last turn they finished, and what they decided."""
    decided = [
        (step.turn, step.action, before.state, any(isinstance(e, PlayerDone) for e in step.events))
        for before, step in pairwise(game.steps)
        if step.player == player and not isinstance(step.action, Roll)
    ]
    finished = [turn for turn, _action, _begun, is_done in decided if is_done]
    if not finished:
        return None
    last = [each for each in decided if each[0] == finished[-1]]
    return last[0][2], tuple(action for _turn, action, _begun, _is_done in last)
