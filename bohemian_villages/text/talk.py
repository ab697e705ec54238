"""Talking at a terminal: text page by page, questions and answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..words.program.terminal import TerminalWords
from .screen import Screen

Read = Callable[[], str]

QUIT, MORE = "quit", "more"
# A question takes no more lines than that; a page leaves them free below it.
QUESTION = 2


class Quit(Exception):  # noqa: N818 - not an error: somebody leaves the table
    """Somebody leaves the table."""


class Talk:
    """Says things no faster than they are read, where there is a screen to read them on."""

    def __init__(self, read: Read, screen: Screen) -> None:
        self._read = read
        self.screen = screen
        self._words = TerminalWords()
        self._answer: str | None = None
        """What was typed before the question was asked."""

    def say(self, lines: Iterable[str]) -> None:
        """Tell what everybody should know; Enter goes on where the screen is full."""
        for line in lines:
            if not self.screen.has_room([line], QUESTION):
                self._pause(self._words.more())
            self.screen.write(line)

    def show(self, lines: Sequence[str], more: str) -> None:
        """Show what was asked for; somebody may answer `more` before all of it was shown."""
        for line in lines:
            if not self.screen.has_room([line], QUESTION):
                answer = self._pause(more)
                if answer not in ("", MORE):
                    self._answer = answer
                    return
            self.screen.write(line)

    def ask(self, question: str) -> str:
        """The answer to a question, without spaces around it."""
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
