"""Jobs: the tasks of a run, done in this process or in several, with the results in order.

Wherever a task is done, its result is the same; so a run tells the same however many jobs it has.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

from .company import Company, Party
from .workers import Workers

Task = TypeVar("Task")
Result = TypeVar("Result")

# Windows cannot wait for more than 63 processes at once.
MOST_JOBS = 60


def all_cores() -> int:
    """As many jobs as can do something at the same time here."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return min(cores, MOST_JOBS)


def run_jobs(
    party: Party, work: Callable[[Company, Task], Result], tasks: Iterable[Task], jobs: int = 1
) -> Generator[Result, None, None]:
    """The results of all tasks in their order; closing the generator ends everything at once."""
    # Bots always belong to a worker, which ends them even if this process is killed.
    if jobs == 1 and not party.has_bots:
        company = Company(party)
        yield from (work(company, task) for task in tasks)
    else:
        with Workers(party, work, jobs) as workers:
            yield from workers.results(tasks)
