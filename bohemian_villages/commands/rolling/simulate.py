"""`simulate --game rolling`: plays games among the levels and prints the results."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from statistics import fmean

from attrs import evolve

from ...rolling_village.ai.simulation import GameResult, GameTask, simulate
from ...rolling_village.words.runs import rolling_run_words
from ...words.program.commands import simulate_words
from .. import call, record_folder, runs
from . import players

SUFFIX = ".rvg"


def run(options: argparse.Namespace) -> int:
    """Play, print each game, print a summary."""
    levels, seed = players.levels(options), runs.seed(options)
    if options.out:
        record_folder.make(options.out)
    results: list[GameResult] = []

    def take(result: GameResult) -> None:
        results.append(evolve(result, record=""))
        if options.out:
            record_folder.write(options.out, len(results), SUFFIX, result.record)
        print(_line(len(results), result), flush=True)

    with_record = options.out is not None
    tasks = (GameTask(levels, each, with_record) for each in runs.seeds(seed, options.games))
    stopped = runs.play(players.crew(simulate), tasks, runs.jobs(options), take)
    for line in _summary(results, seed, stopped):
        print(line)
    return 0


def _line(nth: int, result: GameResult) -> str:
    seed = call.one_line(result.seed)
    if len(result.names) == 1:
        return rolling_run_words.game_alone(nth, seed, result.names[0], result.totals[0])
    winners = [result.names[winner] for winner in result.winners]
    return rolling_run_words.game(nth, seed, result.names, result.totals, winners)


def _summary(results: Sequence[GameResult], seed: str, stopped: bool) -> Iterator[str]:
    if stopped:
        yield simulate_words.stopped()
    yield simulate_words.summary(len(results), call.one_line(seed))
    for seat, name in enumerate(results[0].names if results else ()):
        totals = [result.totals[seat] for result in results]
        if len(results[0].names) == 1:
            yield rolling_run_words.standing_alone(name, totals)
        else:
            wins = sum(result.share(seat) for result in results)
            yield rolling_run_words.standing(name, wins, len(results), fmean(totals))
