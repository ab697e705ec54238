"""`train`: trains the evaluation of `hard` and `expert` from self-play."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..ai.lab.game_runner import Lineup
from ..ai.lab.simulation import nth_seed
from ..engine.setup import LEAST_PLAYERS, MOST_PLAYERS
from ..files import check_writable, write_bytes
from ..jobs.interrupts import without_interrupts
from ..jobs.workers import MOST_JOBS, WorkerError, Workers, all_cores
from ..numeric.measured import measured
from ..numeric.tuned_numpy import tune_numpy
from ..village_sets import standard_set
from ..words.program.commands import call_words
from ..words.program.help import help_words
from ..words.program.training import train_words
from . import call
from .progress import Progress

if TYPE_CHECKING:
    from ..ai.lab.training import Plan, TrainingProgress

ITERATIONS = 200
CHECK_EVERY = 20
CHECK_DEALS = 20

Results = Callable[[Iterable[Any]], Iterable[Any]]


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add, number = parser.add_argument, call.whole_number
    players = number(LEAST_PLAYERS, MOST_PLAYERS)
    add("--players", type=players, default=2, metavar="N", help=help_words.trained_players())
    add(
        "--iterations",
        type=number(1),
        default=ITERATIONS,
        metavar="N",
        help=help_words.iterations(),
    )
    add("--seed", type=call.seed, default="1", metavar="S", help=help_words.training_seed())
    add("--out", required=True, type=Path, metavar="FILE.npz", help=help_words.weights())
    add("--start-from", type=Path, metavar="FILE.npz", help=help_words.start_from())
    add("--check", type=number(0), default=CHECK_DEALS, metavar="N", help=help_words.check())
    jobs = number(1, MOST_JOBS)
    add("--jobs", type=jobs, default=all_cores(), metavar="J", help=help_words.jobs())


def run(options: argparse.Namespace) -> int:
    """Train, or continue an interrupted run."""
    # A wrong path is told now, not after the first iteration.
    for file in (options.out, _notes(options.out)):
        with call.writing(file):
            check_writable(file)
    tune_numpy()
    try:
        with _crew(options.jobs) as results:
            _Training(options, results).run()
    except KeyboardInterrupt:
        Progress().say(train_words.stopped())
    except WorkerError as error:
        raise call.CallError(call_words.worker_failed(str(error))) from None
    return 0


@contextmanager
def _crew(jobs: int) -> Iterator[Results]:
    """A function that runs tasks, in this process or in several that stay for the whole run."""
    from ..ai.lab.training import work

    crew = Lineup((), standard_set()).crew(work)
    if jobs == 1:
        yield partial(map, crew.make_member().do)
    else:
        with Workers(crew, jobs) as workers:
            yield workers.results


class _Training:
    """A training run with its files."""

    def __init__(self, options: argparse.Namespace, results: Results) -> None:
        from ..ai.lab.training import Plan
        from ..ai.lab.training_files import command

        self._plan = Plan(options.players, options.iterations, options.seed)
        start = options.start_from
        self._command = command(self._plan, start.name if start else "")
        self._options = options
        self._results = results
        self._notes = _notes(options.out)
        self._progress = Progress()

    def run(self) -> None:
        """Run all iterations, saving the progress after each."""
        from ..ai.lab.training_files import dump_progress, dump_weights

        trained = self._begin()
        while trained.iteration < self._plan.iterations:
            trained = self._iterate(trained)
            # An interrupt must not leave half a file.
            with without_interrupts():
                _write(self._notes, dump_progress(trained, self._command))
                _write(self._options.out, dump_weights(trained.network, self._command))
        self._progress.clear()
        print(train_words.done(str(self._options.out), self._command))

    def _begin(self) -> TrainingProgress:
        """The state of an interrupted run, or of a new one."""
        from ..ai.evaluation.weights_files import load_network
        from ..ai.lab.training import begin
        from ..ai.lab.training_files import load_progress
        from ..numeric.array_files import WeightsError

        start = self._options.start_from
        try:
            if self._notes.exists():
                trained = load_progress(self._notes, self._command)
                self._progress.say(train_words.going_on(trained.iteration))
                return trained
        except WeightsError:
            raise call.CallError(train_words.other_run(str(self._notes))) from None
        try:
            return begin(self._plan, load_network(start) if start else None)
        except (WeightsError, OSError):
            raise call.CallError(train_words.no_weights(str(start))) from None

    def _iterate(self, trained: TrainingProgress) -> TrainingProgress:
        from ..ai.lab.training import board_tasks, learn

        lessons = list(self._results(board_tasks(self._plan, trained)))
        trained, losses = learn(self._plan, trained, lessons)
        told = train_words.progress(
            trained.iteration, self._plan.iterations, losses.chances, losses.score
        )
        self._progress.show(told)
        if trained.iteration % CHECK_EVERY == 0 or trained.iteration == self._plan.iterations:
            self._progress.say(told)
            self._check(self._plan, trained)
        return trained

    def _check(self, plan: Plan, trained: TrainingProgress) -> None:
        """Measure the strength of the network, always over the same deals."""
        from ..ai.lab.training import CheckTask

        deals = self._options.check
        if deals:
            seeds = (nth_seed(f"{plan.seed}/check", nth) for nth in range(1, deals + 1))
            shares = list(self._results(CheckTask(trained.network, seed) for seed in seeds))
            wins = measured(shares)
            told = train_words.strength(wins.mean, wins.interval_of_share, plan.players)
            self._progress.say(told)


def _notes(out: Path) -> Path:
    """The file from which an interrupted run goes on."""
    return Path(f"{out}.progress")


def _write(file: Path, content: bytes) -> None:
    with call.writing(file):
        write_bytes(file, content)
