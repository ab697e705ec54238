"""Jobs: results in order and the same for any number of processes, none of which stays behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from bohemian_villages.ai.lab.game_runner import GameRunner
from bohemian_villages.ai.lab.simulation import GameTask, simulate
from bohemian_villages.ai.players.bots import BotStartError
from bohemian_villages.jobs.workers import WorkerError, run_jobs
from tests.ai.players.bot_commands import bot, lineup

TASKS = [GameTask(f"7-{number}", with_record=True) for number in range(1, 6)]


@pytest.fixture(autouse=True)
def _nobody_stays_behind() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []
    assert [thread for thread in threading.enumerate() if thread.name.startswith("bot")] == []


def slow_start(_runner: GameRunner, task: int) -> int:
    """Take the longer the earlier one is."""
    time.sleep(0.3 / (task + 1))
    return task


def die(_runner: GameRunner, _task: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL if os.name == "posix" else signal.SIGTERM)


def fail(_runner: GameRunner, task: int) -> int:
    return 1 // task


def process(_runner: GameRunner, _task: int) -> int:
    return os.getpid()


def test_the_results_are_the_same_however_many_jobs_there_are() -> None:
    group = lineup("random", "random", "random")
    one, two, three = (list(run_jobs(group.crew(simulate), TASKS, jobs)) for jobs in (1, 2, 3))
    assert one == two == three
    assert [result.seed for result in one] == [task.seed for task in TASKS]
    assert all(result.record for result in one)


def test_bots_play_the_same_however_many_jobs_there_are() -> None:
    group = lineup(bot("first"), bot("misbehave", "exit"))
    one, two = (list(run_jobs(group.crew(simulate), TASKS[:3], jobs)) for jobs in (1, 2))
    assert one == two
    assert all(result.lost_seats for result in one)


def test_results_come_in_the_order_of_the_tasks_not_of_their_end() -> None:
    tasks = range(6)
    assert list(run_jobs(lineup("random", "random").crew(slow_start), tasks, 3)) == list(tasks)


def test_one_job_without_bots_needs_no_other_process() -> None:
    group = lineup("random", "random")
    assert list(run_jobs(group.crew(process), [0, 0])) == [os.getpid()] * 2


def test_bots_never_belong_to_this_process_which_might_be_killed() -> None:
    (worker,) = run_jobs(lineup(bot("first"), "random").crew(process), [0])
    assert worker != os.getpid()


def test_so_many_jobs_are_so_many_processes() -> None:
    workers = set(run_jobs(lineup("random", "random").crew(process), range(40), 2))
    assert len(workers) == 2


def test_a_run_left_early_ends_its_processes() -> None:
    results = run_jobs(lineup(bot("first"), "random").crew(simulate), TASKS, 2)
    assert next(results).seed == "7-1"
    assert multiprocessing.active_children()
    results.close()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_cannot_be_started_ends_the_run_before_it_begins(jobs: int) -> None:
    group = lineup("bot:/no/such/bot", bot("first"))
    with pytest.raises(BotStartError) as caught:
        next(run_jobs(group.crew(simulate), TASKS, jobs))
    assert caught.value.command == "/no/such/bot"


def test_a_worker_that_is_killed_ends_the_run() -> None:
    with pytest.raises(WorkerError):
        list(run_jobs(lineup("random", "random").crew(die), [1, 2, 3], 2))


def test_a_worker_that_is_killed_between_two_tasks_ends_the_run() -> None:
    def tasks() -> Iterator[int]:
        yield from range(2)
        for worker in multiprocessing.active_children():
            worker.kill()
            worker.join()
        yield 2

    with pytest.raises(WorkerError):
        list(run_jobs(lineup("random", "random").crew(process), tasks(), 2))


def test_a_mistake_in_a_worker_is_told_here() -> None:
    with pytest.raises(WorkerError, match="ZeroDivisionError"):
        list(run_jobs(lineup("random", "random").crew(fail), [1, 0, 1], 2))


def test_fewer_tasks_than_jobs_do_no_harm() -> None:
    assert len(list(run_jobs(lineup("random", "random").crew(simulate), TASKS[:1], 3))) == 1
    assert list(run_jobs(lineup("random", "random").crew(simulate), [], 2)) == []
