"""`simulate`: plays games among computer players and tells how they went."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from ..ai.company import Party
from ..ai.jobs import run_jobs
from ..ai.simulation import GameResult, GameTask, nth_seed, share_of_win, simulate
from ..words.commands import simulate_words
from ..words.foreign import name as clean_name
from ..words.help import help_words
from . import call

GAMES = 1


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    call.add_run_options(parser, GAMES)
    parser.add_argument("--out", type=Path, metavar="DIR", help=help_words.out())


def run(options: argparse.Namespace) -> int:
    """Play, tell, sum up."""
    party = Party(options.players, call.chosen_villages(options))
    seed = call.chosen_seed(options)
    folder = call.writable_folder(options.out) if options.out else None
    tasks = (GameTask(nth_seed(seed, nth), bool(folder)) for nth in range(1, options.games + 1))
    results = []
    for nth, result in enumerate(run_jobs(party, simulate, tasks, options.jobs), 1):
        if folder:
            (folder / f"game-{nth:04}.bvg").write_text(result.record)
        print(_line(nth, result), flush=True)
        results.append(result)
    for line in _summary(results, seed):
        print(line)
    return 0


def _line(nth: int, result: GameResult) -> str:
    names = [clean_name(name) for name in result.names]
    totals = map(simulate_words.total, names, result.totals)
    return simulate_words.game(
        nth,
        call.one_line(result.seed),
        result.turns,
        ", ".join(totals),
        simulate_words.outcome([names[winner] for winner in result.winners]),
    )


def _summary(results: list[GameResult], seed: str) -> Iterator[str]:
    yield simulate_words.summary(len(results), call.one_line(seed))
    for seat, name in enumerate(results[0].names):
        wins = sum(share_of_win(result.winners, seat) for result in results)
        coins = sum(result.totals[seat] for result in results) / len(results)
        yield simulate_words.standing(clean_name(name), wins, coins)
