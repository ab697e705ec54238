"""The players of a Rolling Village run, as levels separated by commas."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from attrs import frozen

from ...ai.lab.entrants import BOT_PREFIX
from ...ai.lab.game_runner import GameRunner, Lineup
from ...levels import LEVELS
from ...rolling_village.engine.setup import MOST_PLAYERS
from ...rolling_village.words.calls import rolling_call_words
from ...village_sets import STANDARD, standard_set
from .. import call, runs

Task = TypeVar("Task")
Result = TypeVar("Result")


def levels(options: argparse.Namespace) -> tuple[str, ...]:
    """The players of a run."""
    check_villages(options)
    return call.in_option("--players", _levels, options.players)


def check_villages(options: argparse.Namespace) -> None:
    """Refuse a village set, since this game has none."""
    if options.villages != STANDARD:
        raise call.CallError(rolling_call_words.no_villages())


def _levels(text: str) -> tuple[str, ...]:
    named = tuple(part.strip() for part in text.split(","))
    for name in named:
        if name.startswith(BOT_PREFIX):
            raise call.CallError(rolling_call_words.no_bots())
        if name not in LEVELS:
            raise call.CallError(rolling_call_words.unknown_player(name, list(LEVELS)))
    if len(named) > MOST_PLAYERS:
        raise call.CallError(rolling_call_words.too_many(len(named)))
    return named


@frozen
class _Work(Generic[Task, Result]):
    """Work without the other game's players, which a runner would start."""

    work: Callable[[Task], Result]

    def __call__(self, _runner: GameRunner, task: Task) -> Result:
        return self.work(task)


def play(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    jobs: int,
    take: Callable[[Result], None],
) -> bool:
    """Run all tasks and take their results in order; returns whether the user stopped it."""
    nobody = Lineup((), standard_set())
    return runs.play(nobody, _Work(work), tasks, jobs, take)
