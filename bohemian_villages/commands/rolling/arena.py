"""`arena --game rolling`: measures how strong the levels are, all with the same dice."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from ...levels import numbered
from ...rolling_village.ai.arena import ArenaResult, arena_result
from ...rolling_village.ai.simulation import GameTask, simulate
from ...rolling_village.words.calls import rolling_call_words
from ...rolling_village.words.runs import rolling_run_words
from ...words.program.commands import arena_words
from .. import call, runs
from ..deals import in_columns, play_deals
from . import players

DIGITS = 6


def run(options: argparse.Namespace) -> int:
    """Play the deals and print everybody's strength."""
    if options.luck:
        raise call.CallError(rolling_call_words.no_luck())
    levels, seed = players.levels(options), runs.seed(options)
    tasks = (GameTask(levels, each) for each in runs.seeds(seed, options.games))
    play = partial(runs.play, players.crew(simulate), tasks, runs.jobs(options))
    games = play_deals(options, seed, play)
    names = numbered(levels)
    strengths = [arena_result(games, seat) for seat in range(len(levels))] if games else []
    if options.json:
        print(json.dumps(_document(len(games), names, strengths)))
        return 0
    print(arena_words.summary(len(games), call.one_line(seed)))
    for line in in_columns(_rows(names, strengths, has_interval=len(games) > 1)):
        print(line)
    return 0


def _document(deals: int, names: Sequence[str], strengths: Sequence[ArenaResult]) -> dict[str, Any]:
    # No player can touch another's sheet, so one game per deal is enough.
    listed = [_player(name, each) for name, each in zip(names, strengths, strict=False)]
    return {"deals": deals, "games": deals, "players": listed}


def _player(name: str, player: ArenaResult) -> dict[str, Any]:
    low, high = player.wins.interval_of_share
    return {
        "name": name,
        "wins": round(player.wins.mean, DIGITS),
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
        "score": round(player.scores.mean, DIGITS),
        "seconds": round(player.seconds, DIGITS),
    }


def _rows(
    names: Sequence[str], strengths: Sequence[ArenaResult], *, has_interval: bool
) -> Iterator[list[str]]:
    if strengths:
        yield rolling_run_words.headings()
    for name, player in zip(names, strengths, strict=False):
        low, high = player.wins.interval_of_share
        yield [
            name,
            f"{player.wins.mean:.1%}",
            f"{low:.1%} – {high:.1%}" if has_interval else "–",
            f"{player.scores.mean:.1f}" + (f" ± {player.scores.half:.1f}" if has_interval else ""),
            f"{player.seconds:.4f}",
        ]
