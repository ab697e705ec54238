"""The levels one can choose by name, weakest first.

Who plays at random need not wait for numpy.
"""

from __future__ import annotations

from collections.abc import Callable

from ...numeric.tuned_numpy import tune_numpy
from .player import Player
from .random_player import RandomPlayer

RANDOM, BEGINNER, EASY, MEDIUM, HARD, EXPERT = (
    "random",
    "beginner",
    "easy",
    "medium",
    "hard",
    "expert",
)


def _beginner() -> Player:
    """Looks for points this turn, and often overlooks the best space."""
    tune_numpy()
    from .judging import Nothing
    from .thinking import CasualPlayer

    return CasualPlayer(lambda _printed: Nothing(), overlooks=0.3)


def _easy() -> Player:
    """Takes what brings most points this turn."""
    tune_numpy()
    from .judging import Nothing
    from .thinking import CasualPlayer

    return CasualPlayer(lambda _printed: Nothing(), overlooks=0.0)


def _medium() -> Player:
    """Thinks of the next turn too, and overlooks a space now and then."""
    tune_numpy()
    from .judging import RuleOfThumb
    from .thinking import CasualPlayer

    return CasualPlayer(lambda _printed: RuleOfThumb(turns_seen=1), overlooks=0.2)


def _hard() -> Player:
    """Thinks of all turns to come, by rule of thumb."""
    tune_numpy()
    from .judging import RuleOfThumb
    from .thinking import ThoroughPlayer

    return ThoroughPlayer(lambda _printed: RuleOfThumb())


def _expert() -> Player:
    """Plays the next turn in its mind, and knows by training what comes of the rest."""
    tune_numpy()
    from .judging import Trained
    from .network import trained_network
    from .thinking import FarsightedPlayer

    return FarsightedPlayer(lambda printed: Trained(trained_network(), printed))


LEVELS: dict[str, Callable[[], Player]] = {
    RANDOM: RandomPlayer,
    BEGINNER: _beginner,
    EASY: _easy,
    MEDIUM: _medium,
    HARD: _hard,
    EXPERT: _expert,
}


def make_player(level: str) -> Player:
    """A fresh player of that level."""
    return LEVELS[level]()
