"""Change: what the one update signal of a game tells."""

from __future__ import annotations

from enum import Enum, auto

from attrs import frozen

from ...engine.events import Event
from ...engine.state import State


class Cause(Enum):
    """Why a model changed."""

    STARTED = auto()
    PLAYED = auto()
    ROLLED = auto()
    UNDONE = auto()
    REDONE = auto()
    LOADED = auto()


@frozen
class Change:
    """A change of the game: the position now, and what happened (if undone: what did not)."""

    state: State
    events: tuple[Event, ...]
    cause: Cause
    by_human: bool
    before: State
    """The position before; the same as `state` where a game was started or loaded."""
    let_go_at: object = None
    """Where a person let a piece go, as whoever carried it said."""

    @property
    def is_another_game(self) -> bool:
        """Whether nothing of the game before is left."""
        return self.cause in (Cause.STARTED, Cause.LOADED)
