"""The thinker of a game that the program does not know. Imports no Qt: a process imports it."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import frozen

KEY = "toss"


@frozen
class TossQuestion:
    """How many tosses there will be, if there are so many more."""

    id: int
    tosses: int
    game: str = KEY


class TossThinker:
    """Counts on."""

    def answers(self, question: TossQuestion) -> Iterator[int]:
        """A guess, then the answer."""
        yield 0
        yield question.tosses + 1
