"""`bench`: measures the program's speed."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from typing import Any

from ..ai.lab import peers
from ..ai.lab.bench import Speed, Workload, all_levels, measure, playouts
from ..rolling_village.engine.game import KEY as ROLLING
from ..village_sets import standard_set
from ..words.program.commands import bench_words
from ..words.program.help import help_words
from . import call
from .rolling import bench as rolling
from .streams import complain

SECONDS = 10.0
PLAYOUTS = "playouts"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    add = parser.add_argument
    seconds = call.seconds(0.1, 86_400)
    add("--seconds", type=seconds, default=SECONDS, metavar="S", help=help_words.seconds())
    call.add_game_option(parser)
    add("--peers", action="store_true", help=help_words.peers())
    add("--json", action="store_true", help=help_words.json())


def run(options: argparse.Namespace) -> int:
    """Measure the rules for half of the time, the levels for the other half."""
    playouts, levels = _rolling() if options.game == ROLLING else _bohemian()
    if options.peers:
        playouts |= _peers()
    speeds = measure(playouts, options.seconds / 2)
    decisions = measure(levels, options.seconds / 2)
    if options.json:
        print(json.dumps(_document(speeds, decisions)))
    else:
        for line in _lines(speeds, decisions):
            print(line)
    return 0


def _bohemian() -> tuple[dict[str, Workload], dict[str, Workload]]:
    villages = standard_set()
    return {PLAYOUTS: playouts(villages)}, all_levels(villages)


def _rolling() -> tuple[dict[str, Workload], dict[str, Workload]]:
    return {PLAYOUTS: rolling.playouts()}, rolling.all_levels()


def _peers() -> dict[str, Workload]:
    found = peers.installed_peers()
    if missing := peers.missing_packages(found):
        complain(bench_words.not_installed(missing))
    return found


def _document(speeds: Mapping[str, Speed], levels: Mapping[str, Speed]) -> dict[str, Any]:
    others = {name: _rates(speed) for name, speed in speeds.items() if name != PLAYOUTS}
    decisions = {level: round(speed.actions, 1) for level, speed in levels.items()}
    document = {**_rates(speeds[PLAYOUTS]), "decisions_per_second": decisions}
    return document | ({"peers": others} if others else {})


def _rates(speed: Speed) -> dict[str, float]:
    return {
        "actions_per_second": round(speed.actions, 1),
        "games_per_second": round(speed.games, 1),
    }


def _lines(speeds: Mapping[str, Speed], levels: Mapping[str, Speed]) -> Iterator[str]:
    ours = speeds[PLAYOUTS]
    yield bench_words.playouts(ours)
    for name, speed in speeds.items():
        if name != PLAYOUTS:
            yield bench_words.peer(name, peers.peer_version(name), speed, ours)
    for level, speed in levels.items():
        yield bench_words.level(level, speed)
