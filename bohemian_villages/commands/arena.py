"""`arena`: measures how strong players are."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from ..ai.lab.arena import ArenaResult, DealResult, arena_result, play_deal
from ..levels import numbered
from ..numeric.measured import Measured
from ..rolling_village.engine.game import KEY as ROLLING
from ..words import foreign
from ..words.program.commands import arena_words, bot_words
from ..words.program.help import help_words
from . import call, runs
from .deals import in_columns, play_deals
from .rolling import arena as rolling

DEALS = 100
DIGITS = 6


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    runs.add_options(parser, DEALS, help_words.deals())
    parser.add_argument("--luck", action="store_true", help=help_words.luck())
    parser.add_argument("--json", action="store_true", help=help_words.json())


def run(options: argparse.Namespace) -> int:
    """Play the deals and print everybody's strength."""
    if options.game == ROLLING:
        return rolling.run(options)
    lineup, seed = runs.lineup(options), runs.seed(options)
    names = [entrant.text for entrant in lineup.entrants]
    seeds = runs.seeds(seed, options.games)
    play = partial(play_deal, with_luck=options.luck)
    deals = play_deals(
        options,
        seed,
        lambda take: runs.play(lineup.crew(play), seeds, runs.jobs(options), take),
        partial(_lost_seats, names, options.bot_timeout),
    )
    _report(options, deals, numbered(names), seed)
    return 0


def _lost_seats(names: Sequence[str], timeout: float, nth: int, deal: DealResult) -> Iterator[str]:
    for game in deal.games:
        for lost in game.lost_seats:
            sentence = bot_words.lost_seat(names[lost.entrant], lost, timeout)
            yield arena_words.lost_seat(nth, sentence)


def _report(
    options: argparse.Namespace, deals: Sequence[DealResult], names: Sequence[str], seed: str
) -> None:
    strengths = [arena_result(deals, entrant) for entrant in range(len(names))] if deals else []
    if options.json:
        print(json.dumps(_document(deals, names, strengths)))
        return
    print(arena_words.summary(len(deals), call.one_line(seed)))
    for line in in_columns(_rows(names, strengths, has_interval=len(deals) > 1)):
        print(line)
    for line in _remarks(deals, names):
        print(line)


def _document(
    deals: Sequence[DealResult], names: Sequence[str], strengths: Sequence[ArenaResult]
) -> dict[str, Any]:
    players = [_player(name, each) for name, each in zip(names, strengths, strict=False)]
    return {"deals": len(deals), "games": sum(len(d.games) for d in deals), "players": players}


def _player(name: str, player: ArenaResult) -> dict[str, Any]:
    document: dict[str, Any] = {
        "name": name,
        **_wins_document(player.wins),
        "margin": round(player.margin, DIGITS),
        "seconds": round(player.seconds, DIGITS),
    }
    if player.without_luck:
        document["without_luck"] = _wins_document(player.without_luck)
    return document


def _wins_document(wins: Measured) -> dict[str, float]:
    low, high = wins.interval_of_share
    return {
        "wins": round(wins.mean, DIGITS),
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
    }


def _rows(
    names: Sequence[str], strengths: Sequence[ArenaResult], *, has_interval: bool
) -> Iterator[list[str]]:
    if strengths:
        luck = arena_words.headings_of_luck() if strengths[0].without_luck else []
        yield [*arena_words.headings(), *luck]
    for name, player in zip(names, strengths, strict=False):
        margin, seconds = f"{player.margin:+.1f}", f"{player.seconds:.4f}"
        told = [*_wins(player.wins, has_interval=has_interval), margin, seconds]
        if player.without_luck:
            told += _wins(player.without_luck, has_interval=has_interval)
        yield [foreign.one_line(name), *told]


def _wins(wins: Measured, *, has_interval: bool) -> list[str]:
    low, high = wins.interval_of_share
    return [f"{wins.mean:.1%}", f"{low:.1%} – {high:.1%}" if has_interval else "–"]


def _remarks(deals: Sequence[DealResult], names: Sequence[str]) -> Iterator[str]:
    games = [game for deal in deals for game in deal.games]
    if unfinished := sum(not game.is_over for game in games):
        yield arena_words.unfinished(unfinished)
    for entrant, name in enumerate(names):
        lost = sum(seat.entrant == entrant for game in games for seat in game.lost_seats)
        if lost:
            yield arena_words.lost_games(foreign.one_line(name), lost)
