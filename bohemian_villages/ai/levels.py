"""The levels of AI players by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from ..numeric.tuned_numpy import tune_numpy
from ..play.ai_player import AiPlayer
from .players.easy import EasyPlayer
from .players.medium import MediumPlayer
from .players.random_player import RandomPlayer

RANDOM = "random"


def _hard() -> AiPlayer:
    # Imported here, because the other levels need not wait for numpy.
    tune_numpy()
    from .players.hard import HardPlayer

    return HardPlayer()


def _expert() -> AiPlayer:
    tune_numpy()
    from .players.expert import ExpertPlayer

    return ExpertPlayer()


LEVELS: dict[str, Callable[[], AiPlayer]] = {
    RANDOM: RandomPlayer,
    "easy": EasyPlayer,
    "medium": MediumPlayer,
    "hard": _hard,
    "expert": _expert,
}


def make_player(level: str) -> AiPlayer:
    """A new player of that level."""
    return LEVELS[level]()
