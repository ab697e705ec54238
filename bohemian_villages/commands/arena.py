"""`arena`: measures how strong players are."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from typing import Any

from ..ai.lab.arena import DealResult, Strength, play_deal, strength
from ..ai.lab.entrants import numbered
from ..words import foreign
from ..words.program.commands import arena_words, bot_words
from ..words.program.help import help_words
from . import call, runs
from .progress import Progress

DEALS = 100
DIGITS = 6


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    runs.add_options(parser, DEALS, help_words.deals())
    parser.add_argument("--json", action="store_true", help=help_words.json())


def run(options: argparse.Namespace) -> int:
    """Play the deals, tell how strong everybody is."""
    lineup, seed = runs.lineup(options), runs.seed(options)
    progress = Progress()
    deals: list[DealResult] = []

    def take(deal: DealResult) -> None:
        deals.append(deal)
        for line in _lost_seats(len(deals), deal, options):
            progress.say(line)
        progress.show(arena_words.progress(len(deals), options.games))

    try:
        if options.seed is None:
            progress.say(arena_words.seed(seed))
        progress.show(arena_words.progress(0, options.games))
        seeds = runs.seeds(seed, options.games)
        stopped = runs.play(lineup, play_deal, seeds, runs.jobs(options), take)
    finally:
        progress.clear()
    if stopped:
        progress.say(arena_words.stopped(len(deals), options.games))
    _report(options, deals, seed)
    return 0


def _lost_seats(nth: int, deal: DealResult, options: argparse.Namespace) -> Iterator[str]:
    for game in deal.games:
        for lost in game.lost_seats:
            bot = options.players[lost.entrant].text
            sentence = bot_words.lost_seat(bot, lost, options.bot_timeout)
            yield arena_words.lost_seat(nth, sentence)


def _report(options: argparse.Namespace, deals: Sequence[DealResult], seed: str) -> None:
    names = numbered([entrant.text for entrant in options.players])
    strengths = [strength(deals, entrant) for entrant in range(len(names))] if deals else []
    if options.json:
        print(json.dumps(_document(deals, names, strengths)))
        return
    print(arena_words.summary(len(deals), call.one_line(seed)))
    for line in _table(names, strengths, has_interval=len(deals) > 1):
        print(line)
    for line in _remarks(deals, names):
        print(line)


def _document(
    deals: Sequence[DealResult], names: Sequence[str], strengths: Sequence[Strength]
) -> dict[str, Any]:
    players = [_player(name, each) for name, each in zip(names, strengths, strict=False)]
    return {"deals": len(deals), "games": sum(len(d.games) for d in deals), "players": players}


def _player(name: str, player: Strength) -> dict[str, Any]:
    return {
        "name": name,
        "wins": round(player.wins, DIGITS),
        "low": round(player.low, DIGITS),
        "high": round(player.high, DIGITS),
        "margin": round(player.margin, DIGITS),
        "seconds": round(player.seconds, DIGITS),
    }


def _table(
    names: Sequence[str], strengths: Sequence[Strength], *, has_interval: bool
) -> Iterator[str]:
    """The players below each other, the figures in columns."""
    rows = [arena_words.headings()] if strengths else []
    for name, player in zip(names, strengths, strict=False):
        interval = f"{player.low:.1%} – {player.high:.1%}" if has_interval else "–"
        margin, seconds = f"{player.margin:+.1f}", f"{player.seconds:.4f}"
        rows.append([foreign.one_line(name), f"{player.wins:.1%}", interval, margin, seconds])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  ".join([row[0].ljust(widths[0]), *cells[1:]])


def _remarks(deals: Sequence[DealResult], names: Sequence[str]) -> Iterator[str]:
    games = [game for deal in deals for game in deal.games]
    if unfinished := sum(not game.is_over for game in games):
        yield arena_words.unfinished(unfinished)
    for entrant, name in enumerate(names):
        lost = sum(seat.entrant == entrant for game in games for seat in game.lost_seats)
        if lost:
            yield arena_words.lost_games(foreign.one_line(name), lost)
