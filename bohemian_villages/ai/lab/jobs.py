"""Jobs: the tasks of a run, done in this process or in several, with the results in order.

A task's result does not depend on where it is done, so neither does that of the whole run.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

from .game_runner import GameRunner, Lineup
from .workers import Workers

Task = TypeVar("Task")
Result = TypeVar("Result")

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
    lineup: Lineup, work: Callable[[GameRunner, Task], Result], tasks: Iterable[Task], jobs: int = 1
) -> Generator[Result, None, None]:
    """The results of all tasks in order; closing the generator ends everything at once."""
    # Bots always belong to a worker, which ends them even if this process is killed.
    if jobs == 1 and not lineup.has_bots:
        runner = GameRunner(lineup)
        yield from (work(runner, task) for task in tasks)
    else:
        with Workers(lineup, work, jobs) as workers:
            yield from workers.results(tasks)
