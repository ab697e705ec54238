"""The tasks of a run, done in this process or by workers, with the results in order.

Workers are spawned processes, each with its own member of the crew. A task's result does not depend
on where it is done, so neither does that of the whole run.

A worker never outlives its parent: when the pipe between them breaks, for whatever reason, the
worker stops its member and exits.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from time import monotonic
from types import FrameType
from typing import Any, Generic, Self

from attrs import frozen

from .crew import Crew, Member, Result, StartError, Task
from .interrupts import without_interrupts

# Windows cannot wait for more than 63 processes at once.
MOST_JOBS = 60
# How long a worker may take to exit.
GRACE = 2.0
# Windows delivers Ctrl-C only between two waits.
WAIT = 0.5


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


class WorkerError(RuntimeError):
    """A worker died, or failed with this traceback, in the middle of a task."""


@frozen
class _Failed:
    """Sent by a worker instead of a result."""

    traceback: str


class Workers(Generic[Task, Result]):
    """Worker processes, started together; they quit when all is done, and are killed otherwise."""

    def __init__(self, crew: Crew[Task, Result], count: int) -> None:
        self._crew = crew
        self._count = count
        self._processes: list[BaseProcess] = []
        self._pipes: list[Connection] = []

    def __enter__(self) -> Self:
        try:
            for _ in range(self._count):
                self._start()
            for pipe in self._pipes:
                self._receive(pipe)
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is None:
            self._leave()
        self._end()

    def _start(self) -> None:
        context = get_context("spawn")
        if os.name == "posix":
            # If the first worker started it, it would let interrupts through again.
            resource_tracker.ensure_running()
        ours, theirs = context.Pipe()
        process = context.Process(target=_work, args=(theirs, self._crew), daemon=True)
        # A Ctrl-C must not reach the new process before it has learned to ignore it.
        with without_interrupts():
            process.start()
            self._processes.append(process)
            self._pipes.append(ours)
        theirs.close()

    def results(self, tasks: Iterable[Task]) -> Iterator[Result]:
        """The results in the order of the tasks."""
        todo = enumerate(tasks)
        at_work: dict[Connection, int] = {}
        done: dict[int, Result] = {}
        due = 0
        for pipe in self._pipes:
            _give(pipe, todo, at_work)
        while at_work:
            for pipe in _with_news(at_work):
                done[at_work.pop(pipe)] = self._receive(pipe)
                _give(pipe, todo, at_work)
            while due in done:
                yield done.pop(due)
                due += 1

    def _receive(self, pipe: Connection) -> Any:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            raise WorkerError from None
        if isinstance(message, StartError):
            raise message
        if isinstance(message, _Failed):
            raise WorkerError(message.traceback)
        return message

    def _leave(self) -> None:
        """Let the workers end in good order."""
        for pipe in self._pipes:
            _send(pipe, None)
        self._wait(self._crew.seconds_to_quit)

    def _end(self) -> None:
        with without_interrupts():
            for pipe in self._pipes:
                pipe.close()
            self._wait(GRACE)
            for process in self._processes:
                process.kill()
                process.join()
                process.close()
            self._processes.clear()

    def _wait(self, seconds: float) -> None:
        deadline = monotonic() + seconds
        for process in self._processes:
            process.join(max(0.0, deadline - monotonic()))


def _give(
    pipe: Connection, todo: Iterator[tuple[int, Task]], at_work: dict[Connection, int]
) -> None:
    """Give the next task, if there is one, to an idle worker."""
    for number, task in todo:
        _send(pipe, (task,))
        at_work[pipe] = number
        return


def _send(pipe: Connection, message: object) -> None:
    """Send to a worker, which may have died since it was last heard of."""
    try:
        pipe.send(message)
    except OSError:
        raise WorkerError from None


def _with_news(at_work: Iterable[Connection]) -> list[Connection]:
    """The workers with messages to read; waits until there are any."""
    while True:
        if ready := connection.wait(list(at_work), WAIT):
            return [pipe for pipe in ready if isinstance(pipe, Connection)]


def _work(pipe: Connection, crew: Crew[Any, Any]) -> None:
    """The main function of a worker process."""
    _set_signals()
    member = crew.make_member()
    todo: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, todo, member), daemon=True).start()
    try:
        pipe.send(_answer(member.start))
        while (given := todo.get()) is not None:
            pipe.send(_answer(partial(member.do, *given)))
        member.quit()
    except BrokenPipeError:
        # The parent is gone; the listener is about to end everything, too.
        pass
    finally:
        member.stop()


def _answer(action: Callable[[], object]) -> object:
    """The result of an action, or its failure in a form that can be sent."""
    try:
        return action()
    except StartError as error:
        return error
    except Exception:
        return _Failed(traceback.format_exc())


def _listen(pipe: Connection, todo: SimpleQueue[Any], member: Member[Any, Any]) -> None:
    """Receive tasks while there are any; if the parent is gone, exit, too."""
    try:
        while (given := pipe.recv()) is not None:
            todo.put(given)
        todo.put(None)
    except (EOFError, OSError):
        member.stop()
        os._exit(1)


def _set_signals() -> None:
    """Leave Ctrl-C to the parent; clean up when asked to terminate."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave_at_once)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _leave_at_once(_signal: int, _frame: FrameType | None) -> None:
    sys.exit(1)
