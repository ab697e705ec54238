"""The tasks of a run, done in this process or in several, with the results in order.

A task's result does not depend on where it is done, so neither does that of the whole run.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable

from .crew import Crew, Result, Task
from .workers import Workers

# Windows cannot wait for more than 63 processes at once.
MOST_JOBS = 60


def all_cores() -> int:
    """How many jobs can run at the same time on this machine."""
    if hasattr(os, "sched_getaffinity"):
        cores = len(os.sched_getaffinity(0))
    else:
        cores = os.cpu_count() or 1
    return min(cores, MOST_JOBS)


def run_jobs(
    crew: Crew[Task, Result], tasks: Iterable[Task], jobs: int = 1
) -> Generator[Result, None, None]:
    """The results of all tasks in order; closing the generator ends everything at once."""
    if jobs == 1 and not crew.works_apart:
        yield from map(crew.make_member().do, tasks)
    else:
        with Workers(crew, jobs) as workers:
            yield from workers.results(tasks)
