"""Dialogue at a terminal: text page by page, questions and answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..words.program.terminal import TerminalWords
from .screen import TextScreen

Read = Callable[[], str]

QUIT, MORE = "quit", "more"
# The most lines of a question; a page leaves that many free below it.
QUESTION = 2


class Quit(Exception):  # noqa: N818 - not an error: somebody leaves the table
    """The user quits."""


class Talk:
    """Prints text no faster than it is read, if there is a screen."""

    def __init__(self, read: Read, screen: TextScreen) -> None:
        self._read = read
        self.screen = screen
        self._words = TerminalWords()
        self._answer: str | None = None
        """An answer typed before the question was asked."""

    def say(self, lines: Iterable[str]) -> None:
        """Print lines for everybody; if the screen is full, Enter continues."""
        for line in lines:
            if not self.screen.has_room([line], QUESTION):
                self._pause(self._words.more())
            self.screen.write(line)

    def show(self, lines: Sequence[str], more: str) -> None:
        """Print what was requested; `more` may be answered before all of it was printed."""
        for line in lines:
            if not self.screen.has_room([line], QUESTION):
                answer = self._pause(more)
                if answer not in ("", MORE):
                    self._answer = answer
                    return
            self.screen.write(line)

    def ask(self, question: str) -> str:
        """The answer to a question, without surrounding spaces."""
        if self._answer is not None:
            answer, self._answer = self._answer, None
            return answer
        if not self.screen.has_room([question]):
            self._pause(self._words.more())
        self.screen.write(question)
        return self._next_line()

    def _pause(self, more: str) -> str:
        self.screen.write(more)
        answer = self._next_line()
        if answer.lower() == QUIT:
            raise Quit
        return answer

    def _next_line(self) -> str:
        answer = self._read().strip()
        self.screen.answered()
        return answer
