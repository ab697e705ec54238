"""The levels one can choose by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from ..numeric.tuned_numpy import tune_numpy
from ..play.player import Player
from .players.easy import EasyPlayer
from .players.medium import MediumPlayer
from .players.random_player import RandomPlayer

RANDOM = "random"


def _hard() -> Player:
    # Who plays at other levels need not wait for numpy.
    tune_numpy()
    from .players.hard import HardPlayer

    return HardPlayer()


def _expert() -> Player:
    tune_numpy()
    from .players.expert import ExpertPlayer

    return ExpertPlayer()


LEVELS: dict[str, Callable[[], Player]] = {
    RANDOM: RandomPlayer,
    "easy": EasyPlayer,
    "medium": MediumPlayer,
    "hard": _hard,
    "expert": _expert,
}


def make_player(level: str) -> Player:
    """A fresh player of that level."""
    return LEVELS[level]()
