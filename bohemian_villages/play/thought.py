"""AI players, and the questions to them, numbered so that a late answer is recognised."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from attrs import frozen

from .. import ai_turns
from ..engine.actions import Decision
from ..engine.game import KEY
from ..engine.state import State

AiPlayer: TypeAlias = ai_turns.AiPlayer[State, Decision]


@frozen
class Thought(ai_turns.Thought[State]):
    """A question to an AI player; its opponent is written as in `play.opponents`."""

    game: ClassVar[str] = KEY
