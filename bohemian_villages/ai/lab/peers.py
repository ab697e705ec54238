"""Other game engines to compare the speed with, if they are installed."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import version
from typing import Any

from .bench import WholeGames, Workload, pick

CATANATRON = "catanatron"
OPEN_SPIEL = "open_spiel"
# The versions the comparison was made with; others may have another interface.
PACKAGES = (f"{CATANATRON}==3.2.1", f"{OPEN_SPIEL}==2.0.2")


class Catanatron(WholeGames):
    """Settlers of Catan in Python, with four random players."""

    def __init__(self) -> None:
        self._catanatron: Any = import_module(CATANATRON)

    def play(self) -> int:
        """Play a game; every action counts, including rolls."""
        colors = self._catanatron.Color
        game = self._catanatron.Game([self._catanatron.RandomPlayer(color) for color in colors])
        actions = 0

        def decide(player: Any, game: Any, playable: Any) -> Any:
            nonlocal actions
            actions += 1
            return player.decide(game, playable)

        game.play(decide_fn=decide)
        return actions


class Backgammon(WholeGames):
    """OpenSpiel's backgammon, written in C++ and driven from Python."""

    def __init__(self) -> None:
        self._game: Any = import_module("pyspiel").load_game("backgammon")
        self._rng = random.Random(0)

    def play(self) -> int:
        """Play a game; every roll and every move counts."""
        state, actions = self._game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(self._action(state))
            actions += 1
        return actions

    def _action(self, state: Any) -> int:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            return int(self._rng.choices(outcomes, chances)[0])
        return int(pick(state.legal_actions(), self._rng))


_PEERS: Mapping[str, Callable[[], Workload]] = {
    CATANATRON: Catanatron,
    OPEN_SPIEL: Backgammon,
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
