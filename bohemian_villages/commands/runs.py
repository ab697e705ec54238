"""A run: many games or deals in a row, until all are played or the user stops them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing

from ..ai.lab.game_runner import Lineup
from ..ai.lab.simulation import new_seed, nth_seed
from ..ai.players.bots import TIMEOUT, BotStartError
from ..jobs.crew import Crew, Result, Task
from ..jobs.interrupts import without_interrupts
from ..jobs.workers import MOST_JOBS, WorkerError, run_jobs
from ..village_sets import STANDARD
from ..words.program.commands import call_words
from ..words.program.help import help_words
from . import call


def add_options(parser: argparse.ArgumentParser, games: int, of_games: str) -> None:
    """Add the options that all runs share; `of_games` is the help on how much is played."""
    add = parser.add_argument
    call.add_game_option(parser)
    add("--players", required=True, metavar="A,B", help=help_words.players())
    add("--games", type=call.whole_number(1), default=games, metavar="N", help=of_games)
    add("--seed", type=call.seed, metavar="S", help=help_words.seed())
    jobs = call.whole_number(1, MOST_JOBS)
    add("--jobs", type=jobs, default=1, metavar="J", help=help_words.jobs())
    add("--villages", metavar="SET", default=STANDARD, help=help_words.villages())
    timeout = call.seconds(0.001, 86_400)
    add("--bot-timeout", type=timeout, default=TIMEOUT, metavar="S", help=help_words.bot_timeout())


def lineup(options: argparse.Namespace) -> Lineup:
    """The players and villages of the run."""
    entrants = call.in_option("--players", call.players, options.players)
    return Lineup(entrants, call.chosen_villages(options.villages), options.bot_timeout)


def seed(options: argparse.Namespace) -> str:
    """The seed of the run: the given one, or a new one."""
    return options.seed or new_seed()


def seeds(seed: str, count: int) -> Iterator[str]:
    """The seeds of the games or deals of a run."""
    return (nth_seed(seed, nth) for nth in range(1, count + 1))


def jobs(options: argparse.Namespace) -> int:
    """How many processes to use, at most one for each task."""
    return min(int(options.jobs), int(options.games))


def play(
    crew: Crew[Task, Result],
    tasks: Iterable[Task],
    jobs: int,
    take: Callable[[Result], None],
) -> bool:
    """Run all tasks and take their results in order; returns whether the user stopped it."""
    try:
        with closing(run_jobs(crew, tasks, jobs)) as results:
            for result in results:
                # An interrupt must not separate what is printed about a game from what is counted.
                with without_interrupts():
                    take(result)
    except KeyboardInterrupt:
        return True
    except BotStartError as error:
        raise call.CallError(call_words.bot_not_started(error)) from None
    except WorkerError as error:
        raise call.CallError(call_words.worker_failed(str(error))) from None
    return False
