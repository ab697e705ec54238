"""Questions that are answered outside the window, and who answers them. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from attrs import frozen


class Question(Protocol):
    """Plain data, numbered so that a late answer is recognised."""

    @property
    def id(self) -> int:
        """A unique number."""

    @property
    def game(self) -> str:
        """The key of the game whose thinker answers."""


class Thinker(Protocol):
    """Answers the questions of one game. It may keep results between questions."""

    def answers(self, question: Any, /) -> Iterator[object]:
        """The answers, each better than the last."""


Thinkers = Mapping[str, Callable[[], Thinker]]
"""A factory for each game's thinker, by the game's key; passed to the process by name."""


@frozen
class Answer:
    """An answer, or None if the question was stopped or failed."""

    id: int
    said: object
    failure: str = ""
    is_last: bool = True
    """Whether no better answer follows."""
