"""The players of a Rolling Village run, as levels separated by commas."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial

from ...ai.lab.entrants import BOT_PREFIX
from ...jobs.crew import Crew, Doing, Result, Task
from ...levels import LEVELS
from ...rolling_village.engine.setup import MOST_PLAYERS
from ...rolling_village.words.calls import rolling_call_words
from ...village_sets import STANDARD
from .. import call


def levels(options: argparse.Namespace) -> tuple[str, ...]:
    """The players of a run."""
    check_villages(options)
    return call.in_option("--players", _levels, options.players)


def check_villages(options: argparse.Namespace) -> None:
    """Refuse a village set, since this game has none."""
    if options.villages != STANDARD:
        raise call.CallError(rolling_call_words.no_villages())


def _levels(text: str) -> tuple[str, ...]:
    named = call.listed(text)
    for name in named:
        if name.startswith(BOT_PREFIX):
            raise call.CallError(rolling_call_words.no_bots())
        if name not in LEVELS:
            raise call.CallError(rolling_call_words.unknown_player(name, list(LEVELS)))
    if len(named) > MOST_PLAYERS:
        raise call.CallError(rolling_call_words.too_many(len(named)))
    return tuple(named)


def crew(work: Callable[[Task], Result]) -> Crew[Task, Result]:
    """Those who do the tasks of a run."""
    return Crew(partial(Doing, work))
