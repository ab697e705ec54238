"""ExplainedTurn: a turn that an AI player made, and what is known about it. Knows no game.

It emits questions (`asked`, `dropped`) and takes answers (`tell`); late answers are ignored.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Signal

from ..hints import Explanation
from ..words.tone import Sentence
from ..words.why import AnyWhyWords
from .thinking.question import Question

Explained = TypeVar("Explained", bound=Explanation[Any, Any])
Asked = TypeVar("Asked", bound=Question)


class ExplainedTurn(QObject, Generic[Explained, Asked]):
    """For models of "Why?": they ask, keep the best answer so far, and put it into words."""

    asked = Signal(object)
    """A question about a turn, to be answered with `tell`."""
    dropped = Signal(int)
    """The number of a question whose answer is no longer needed."""
    changed = Signal()
    """A different turn or none is explained, or more is known about it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.explanation: Explained | None = None
        """What is known about the turn."""
        self._question: Asked | None = None
        self._is_thinking = False

    # What each game knows.

    @property
    @abstractmethod
    def words(self) -> AnyWhyWords:
        """The texts for this table."""

    @abstractmethod
    def _name(self, question: Asked) -> str:
        """The player whose turn it was."""

    @abstractmethod
    def _told(self, question: Asked, explanation: Explained) -> list[Sentence]:
        """The explanation in words."""

    @property
    def dice(self) -> tuple[int, ...]:
        """The dice to be shown beside the heading."""
        return ()

    @property
    def face(self) -> str:
        """The picture of who played; empty if there is none."""
        return ""

    # What is known.

    @property
    def is_open(self) -> bool:
        """Whether a turn is being explained."""
        return self._question is not None

    @property
    def is_thinking(self) -> bool:
        """Whether a better answer may still come."""
        return self._is_thinking

    @property
    def title(self) -> str:
        """The heading; empty when closed."""
        return self.words.title(self._name(self._question)) if self._question else ""

    @property
    def status(self) -> str:
        """Which level the evaluation comes from, or is still thinking; empty before any answer."""
        if self.explanation is None:
            return ""
        level = self.explanation.hint.level
        return self.words.thinking(level) if self._is_thinking else self.words.level(level)

    @property
    def paragraphs(self) -> list[Sentence]:
        """The explanation."""
        if self._question is None:
            return []
        if self.explanation is not None:
            return self._told(self._question, self.explanation)
        said = self.words.looking() if self._is_thinking else self.words.nothing()
        return [Sentence(said)]

    # Asking.

    def _ask(self, question: Asked) -> None:
        self._drop()
        self._question, self._is_thinking = question, True
        self.changed.emit()
        self.asked.emit(question)

    def close(self) -> None:
        """Close the explanation."""
        if self._question is not None:
            self._drop()
            self._question = None
            self.changed.emit()

    def _drop(self) -> None:
        was_thinking, self._is_thinking = self._is_thinking, False
        self.explanation = None
        if was_thinking and self._question is not None:
            self.dropped.emit(self._question.id)

    def tell(self, number: int, explanation: Explained | None, is_last: bool) -> None:
        """Take an answer; None if the process failed."""
        if self._question is None or self._question.id != number or not self._is_thinking:
            return
        # If looking ahead fails, the earlier answer stays.
        self.explanation = explanation or self.explanation
        self._is_thinking = not is_last
        self.changed.emit()
