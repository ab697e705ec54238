"""AiPlayer: what the game loop asks of every player that is not human."""

from __future__ import annotations

from typing import TypeAlias

from ... import ai_turns
from ..engine.actions import Decision
from ..engine.state import State

AiPlayer: TypeAlias = ai_turns.AiPlayer[State, Decision]
