"""Other game engines to compare the speed with, if they are installed."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import version
from typing import Any

from .bench import Workload, pick, whole_games

CATANATRON = "catanatron"
OPEN_SPIEL = "open_spiel"
# The versions the comparison was made with; others may have another interface.
PACKAGES = (f"{CATANATRON}==3.2.1", f"{OPEN_SPIEL}==2.0.2")


def _catanatron() -> Workload:
    """Settlers of Catan in Python, with four random players; rolls count as actions, too."""
    catanatron: Any = import_module(CATANATRON)

    def play() -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
        actions = 0

        def decide(player: Any, game: Any, playable: Any) -> Any:
            nonlocal actions
            actions += 1
            return player.decide(game, playable)

        game.play(decide_fn=decide)
        return actions

    return whole_games(play)


def _backgammon() -> Workload:
    """OpenSpiel's backgammon, written in C++ and driven from Python; every roll counts, too."""
    game: Any = import_module("pyspiel").load_game("backgammon")
    rng = random.Random(0)

    def action(state: Any) -> int:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            return int(rng.choices(outcomes, chances)[0])
        return int(pick(state.legal_actions(), rng))

    def play() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(action(state))
            actions += 1
        return actions

    return whole_games(play)


_PEERS: Mapping[str, Callable[[], Workload]] = {
    CATANATRON: _catanatron,
    OPEN_SPIEL: _backgammon,
}


def installed_peers() -> dict[str, Workload]:
    """A workload for every peer that is installed."""
    found: dict[str, Workload] = {}
    for name, make in _PEERS.items():
        try:
            found[name] = make()
        except ImportError:
            continue
    return found


def missing_packages(found: Mapping[str, object]) -> list[str]:
    """The packages to install for the other peers."""
    return [package for package in PACKAGES if package.split("==")[0] not in found]


def peer_version(name: str) -> str:
    """The installed version of a peer."""
    return version(name)
