"""Crews: who does the tasks of a run, in this process or in several. Knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from attrs import frozen

Task = TypeVar("Task")
Result = TypeVar("Result")


class StartError(Exception):
    """What the tasks need cannot be started."""


class Member(ABC, Generic[Task, Result]):
    """Does tasks, one after another, in one process."""

    def start(self) -> None:
        """Start what the tasks need; may raise `StartError`."""

    @abstractmethod
    def do(self, task: Task) -> Result:
        """Do a task."""

    def quit(self) -> None:
        """End in good order what was started, after the last task."""

    def stop(self) -> None:
        """End at once, and for good, what was started; may be called from any thread."""


@frozen
class Crew(Generic[Task, Result]):
    """Makes a member for each process; it is sent there, so it must be possible to pickle it."""

    make_member: Callable[[], Member[Task, Result]]
    works_apart: bool = False
    """Whether tasks are done in another process even if there is only one."""
    seconds_to_quit: float = 4.0


class Doing(Member[Task, Result]):
    """Does tasks that need nothing but a function."""

    def __init__(self, work: Callable[[Task], Result]) -> None:
        self._work = work

    def do(self, task: Task) -> Result:
        """Do a task."""
        return self._work(task)
