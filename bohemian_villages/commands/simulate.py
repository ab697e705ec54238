"""`simulate`: plays games among computer players and prints the results."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from attrs import evolve

from ..ai.lab.game_runner import Lineup
from ..ai.lab.simulation import GameResult, GameTask, share_of_win, simulate
from ..rolling_village.engine.game import KEY as ROLLING
from ..words import foreign
from ..words.program.commands import bot_words, simulate_words
from ..words.program.help import help_words
from . import call, record_folder, runs
from .rolling import simulate as rolling

GAMES = 1
SUFFIX = ".bvg"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    runs.add_options(parser, GAMES, help_words.games())
    parser.add_argument("--out", type=Path, metavar="DIR", help=help_words.out())


def run(options: argparse.Namespace) -> int:
    """Play, print each game, print a summary."""
    if options.game == ROLLING:
        return rolling.run(options)
    lineup, seed = runs.lineup(options), runs.seed(options)
    if options.out:
        record_folder.make(options.out)
    results: list[GameResult] = []

    def take(result: GameResult) -> None:
        results.append(evolve(result, record=""))
        if options.out:
            record_folder.write(options.out, len(results), SUFFIX, result.record)
        for line in _lines(len(results), result, lineup):
            print(line, flush=True)

    tasks = (GameTask(each, options.out is not None) for each in runs.seeds(seed, options.games))
    stopped = runs.play(lineup.crew(simulate), tasks, runs.jobs(options), take)
    for line in _summary(results, seed, stopped):
        print(line)
    return 0


def _lines(nth: int, result: GameResult, lineup: Lineup) -> Iterator[str]:
    names = [foreign.name(name) for name in result.names]
    totals = map(simulate_words.total, names, result.totals)
    outcome = simulate_words.outcome([names[winner] for winner in result.winners])
    seed = call.one_line(result.seed)
    yield simulate_words.game(nth, seed, result.turns, ", ".join(totals), outcome)
    for lost in result.lost_seats:
        bot = lineup.entrants[lost.entrant].text
        yield simulate_words.lost_seat(nth, bot_words.lost_seat(bot, lost, lineup.bot_timeout))


def _summary(results: list[GameResult], seed: str, stopped: bool) -> Iterator[str]:
    if stopped:
        yield simulate_words.stopped()
    yield simulate_words.summary(len(results), call.one_line(seed))
    for seat, name in enumerate(results[0].names if results else ()):
        wins = sum(share_of_win(result.winners, seat) for result in results)
        coins = sum(result.totals[seat] for result in results) / len(results)
        yield simulate_words.standing(foreign.name(name), wins, len(results), coins)
