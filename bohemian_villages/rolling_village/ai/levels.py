"""Makes AI players, of any level.

A random player need not wait for numpy.
"""

from __future__ import annotations

from collections.abc import Callable

from ...levels import BEGINNER, EASY, EXPERT, HARD, MEDIUM, RANDOM
from ...numeric.tuned_numpy import tune_numpy
from ..play.ai_player import AiPlayer
from .random_player import RandomPlayer


def _beginner() -> AiPlayer:
    """Looks for points this turn, and often overlooks the best space."""
    tune_numpy()
    from .judging import Nothing
    from .thinking import CasualPlayer

    return CasualPlayer(lambda _printed: Nothing(), overlooks=0.3)


def _easy() -> AiPlayer:
    """Looks for points this turn and for squares, and overlooks a space now and then."""
    tune_numpy()
    from .judging import RuleOfThumb
    from .thinking import CasualPlayer

    return CasualPlayer(lambda _printed: RuleOfThumb(turns_seen=0), overlooks=0.18)


def _medium() -> AiPlayer:
    """Thinks of the next turn too, and overlooks a space now and then."""
    tune_numpy()
    from .judging import RuleOfThumb
    from .thinking import CasualPlayer

    return CasualPlayer(lambda _printed: RuleOfThumb(turns_seen=1), overlooks=0.21)


def _hard() -> AiPlayer:
    """Estimates all turns to come by rules of thumb."""
    tune_numpy()
    from .judging import RuleOfThumb
    from .thinking import ThoroughPlayer

    return ThoroughPlayer(lambda _printed: RuleOfThumb())


def _expert() -> AiPlayer:
    """Plays through the next turn, and estimates the rest by a trained network."""
    tune_numpy()
    from .judging import Trained
    from .network import trained_network
    from .thinking import FarsightedPlayer

    return FarsightedPlayer(lambda printed: Trained(trained_network(), printed))


_MAKERS: dict[str, Callable[[], AiPlayer]] = {
    RANDOM: RandomPlayer,
    BEGINNER: _beginner,
    EASY: _easy,
    MEDIUM: _medium,
    HARD: _hard,
    EXPERT: _expert,
}


def make_player(level: str) -> AiPlayer:
    """A fresh player of that level."""
    return _MAKERS[level]()
