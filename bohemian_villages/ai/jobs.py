"""Jobs: the tasks of a run, done in this process or in several, with the results in order.

Wherever a task is done, its result is the same; so a run tells the same however many jobs it has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from .company import Company, Party

Task = TypeVar("Task")
Result = TypeVar("Result")

MOST_JOBS = 60


def run_jobs(
    party: Party, work: Callable[[Company, Task], Result], tasks: Iterable[Task], jobs: int = 1
) -> Iterator[Result]:
    """The results of all tasks in their order; closing the iterator ends everything at once."""
    with party.gather() as company:
        for task in tasks:
            yield work(company, task)
