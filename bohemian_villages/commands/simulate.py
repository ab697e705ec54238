"""`simulate`: plays games among computer players and tells how they went."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from attrs import evolve

from ..ai.lab.simulation import GameResult, GameTask, share_of_win, simulate
from ..engine.record import RecordError
from ..files import write_text
from ..words import foreign
from ..words.game import records as village_records
from ..words.program.commands import bot_words, call_words, simulate_words
from ..words.program.help import help_words
from . import call, runs

GAMES = 1


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    runs.add_options(parser, GAMES, help_words.games())
    parser.add_argument("--out", type=Path, metavar="DIR", help=help_words.out())


def run(options: argparse.Namespace) -> int:
    """Play, tell, sum up."""
    lineup, seed = runs.lineup(options), runs.seed(options)
    if options.out:
        _make_folder(options.out)
    results: list[GameResult] = []

    def take(result: GameResult) -> None:
        results.append(evolve(result, record=""))
        if options.out:
            _write(options.out / f"game-{len(results):04}.bvg", result.record)
        for line in _lines(len(results), result, options):
            print(line, flush=True)

    tasks = (GameTask(each, options.out is not None) for each in runs.seeds(seed, options.games))
    stopped = runs.play(lineup, simulate, tasks, runs.jobs(options), take)
    for line in _summary(results, seed, stopped):
        print(line)
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        sentence = call_words.unusable_folder(str(folder), call.reason(error))
        raise call.CallError(sentence) from None


def _write(file: Path, record: str) -> None:
    try:
        write_text(file, record)
    except OSError as error:
        raise call.CallError(call_words.unwritable(str(file), call.reason(error))) from None
    except RecordError as error:
        raise call.CallError(village_records.sentence(error)) from None


def _lines(nth: int, result: GameResult, options: argparse.Namespace) -> Iterator[str]:
    names = [foreign.name(name) for name in result.names]
    totals = map(simulate_words.total, names, result.totals)
    outcome = simulate_words.outcome([names[winner] for winner in result.winners])
    seed = call.one_line(result.seed)
    yield simulate_words.game(nth, seed, result.turns, ", ".join(totals), outcome)
    for lost in result.lost_seats:
        bot = options.players[lost.entrant].text
        yield simulate_words.lost_seat(nth, bot_words.lost_seat(bot, lost, options.bot_timeout))


def _summary(results: list[GameResult], seed: str, stopped: bool) -> Iterator[str]:
    if stopped:
        yield simulate_words.stopped()
    yield simulate_words.summary(len(results), call.one_line(seed))
    for seat, name in enumerate(results[0].names if results else ()):
        wins = sum(share_of_win(result.winners, seat) for result in results)
        coins = sum(result.totals[seat] for result in results) / len(results)
        yield simulate_words.standing(foreign.name(name), wins, len(results), coins)
