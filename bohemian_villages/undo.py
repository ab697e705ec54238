"""Undo and redo for both games; each game says which steps can be undone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import takewhile
from typing import Generic, Protocol, TypeVar


class InTurn(Protocol):
    """A step of any game."""

    @property
    def turn(self) -> int:
        """The turn in which it was made."""
        ...


Step = TypeVar("Step", bound=InTurn)


class UndoableGame(ABC, Generic[Step]):
    """A game as a list of steps to its position."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self._undone: list[Step] = []

    @property
    @abstractmethod
    def turn(self) -> int:
        """The turn under way."""

    @property
    @abstractmethod
    def can_undo(self) -> bool:
        """Whether the last step can be undone."""

    @property
    def can_redo(self) -> bool:
        """Whether an undone step can be redone."""
        return bool(self._undone)

    @property
    def steps_of_turn(self) -> Iterator[Step]:
        """The steps of the turn under way, last one first."""
        turn = self.turn
        return takewhile(lambda step: step.turn == turn, reversed(self.steps))

    def undo(self) -> Step:
        """Undo the last decision."""
        if not self.can_undo:
            raise IndexError("nothing can be taken back")
        self._undone.append(self.steps.pop())
        return self._undone[-1]

    def redo(self) -> Step:
        """Redo the decision that was undone last."""
        self.steps.append(self._undone.pop())
        return self.steps[-1]

    def _add(self, step: Step) -> None:
        """Add a step, dropping those that were undone."""
        self.steps.append(step)
        self._undone.clear()
