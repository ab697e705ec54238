"""Hints in any game, as plain data: turns that are suggested, and a played one among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from attrs import frozen


class AnyHint(Protocol):
    """Advice for a player."""

    @property
    def suggestions(self) -> Sequence[Any]:
        """The best turns, best first; each has its `actions` in order."""

    @property
    def level(self) -> str:
        """The level whose player would decide like this."""


Hint = TypeVar("Hint", bound=AnyHint)
Reason = TypeVar("Reason", bound=Any)
Suggestion = TypeVar("Suggestion")


def deciding(own: Sequence[Reason], compared: Sequence[Reason]) -> list[Reason]:
    """The turn's own reasons, with those that the compared turn lacks first."""
    shared = {reason.gist for reason in compared}
    return sorted(own, key=lambda reason: reason.gist in shared)


@frozen
class Explanation(Generic[Hint, Suggestion]):
    """A turn that was played, among those that were possible."""

    hint: Hint
    place: int
    """The index of the turn that was played among the suggestions."""

    @property
    def played(self) -> Suggestion:
        """The turn that was played."""
        turn: Suggestion = self.hint.suggestions[self.place]
        return turn

    @property
    def best(self) -> Suggestion:
        """The best turn."""
        turn: Suggestion = self.hint.suggestions[0]
        return turn
