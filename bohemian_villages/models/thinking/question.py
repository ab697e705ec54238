"""Questions: what is thought about beside the window, and who answers. Knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Protocol

from attrs import frozen


class Question(Protocol):
    """Plain data, numbered so that a late answer is known as one."""

    @property
    def id(self) -> int:
        """A number that no other question has."""

    @property
    def game(self) -> str:
        """The key of the game whose thinker answers."""


class Thinker(Protocol):
    """Answers the questions of one game. Made in the process, it may keep what it worked out."""

    def answers(self, question: Any, /) -> Iterator[object]:
        """What there is to say, the sharper the later; the last answer counts."""


Thinkers = Mapping[str, Callable[[], Thinker]]
"""How the thinker of each game is made, by its key. Handed to the process by their names."""


@frozen
class Answer:
    """What came of a question, or nothing if it was stopped or failed."""

    id: int
    said: object
    failure: str = ""
    is_last: bool = True
    """Whether nothing sharper follows."""
