"""Change: the argument of a game's one update signal. Knows no game."""

from __future__ import annotations

from enum import Enum, auto
from typing import Generic, TypeVar

from attrs import frozen

State = TypeVar("State")
Event = TypeVar("Event")


class Cause(Enum):
    """Why a model changed."""

    STARTED = auto()
    LOADED = auto()
    ROLLED = auto()
    PLAYED = auto()
    WENT_AHEAD = auto()
    """A person is content with what they did: the next one plays, or dice may fall."""
    UNDONE = auto()
    REDONE = auto()


@frozen
class Origin:
    """How a person performed an action."""

    let_go_at: object = None
    """Where a piece was dropped, as passed by the view."""
    follows_hint: bool = False


BY_HAND = Origin()
"""An action without details, for example by key or click."""


@frozen
class Change(Generic[State, Event]):
    """A change of the game: the position, and what happened (or, after an undo, was undone)."""

    state: State
    events: tuple[Event, ...]
    cause: Cause
    by_human: bool
    before: State
    """The position before; the same as `state` if a game was started or loaded."""
    origin: Origin = BY_HAND
    """How a person performed the action."""

    @property
    def is_another_game(self) -> bool:
        """Whether a different game was started or loaded."""
        return self.cause in (Cause.STARTED, Cause.LOADED)
