"""The steps of a game, with undo and redo; each game says which steps can be undone."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import Any, Generic, Self, TypeVar

Setup = TypeVar("Setup", bound=Any)
State = TypeVar("State")
Step = TypeVar("Step", bound=Any)


class UndoableGame(ABC, Generic[Setup, State, Step]):
    """A game under way or finished. `extra` holds what its record contains beyond the format.

    A step has a turn, and the position after it.
    """

    def __init__(self, setup: Setup, extra: Mapping[str, Any] | None = None) -> None:
        self.setup = setup
        self.extra = extra or {}
        self.start: State = setup.initial_state()
        self.steps: list[Step] = []
        self._undone: list[Step] = []

    @property
    def state(self) -> State:
        """The position now."""
        return self.steps[-1].state if self.steps else self.start

    @property
    @abstractmethod
    def turn(self) -> int:
        """The turn under way."""

    @property
    @abstractmethod
    def can_undo(self) -> bool:
        """Whether the last step can be undone."""

    @abstractmethod
    def upto(self, steps: int) -> Self:
        """The game as it was after so many steps."""

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
