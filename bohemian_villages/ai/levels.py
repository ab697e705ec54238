"""The levels one can choose by name, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from .easy import EasyPlayer
from .medium import MediumPlayer
from .player import Player
from .random_player import RandomPlayer

RANDOM = "random"

LEVELS: dict[str, Callable[[], Player]] = {
    RANDOM: RandomPlayer,
    "easy": EasyPlayer,
    "medium": MediumPlayer,
}


def make_player(level: str) -> Player:
    """A fresh player of that level."""
    return LEVELS[level]()
