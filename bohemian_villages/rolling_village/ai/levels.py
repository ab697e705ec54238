"""Makes AI players, of any level."""

from __future__ import annotations

from collections.abc import Callable

from ...ai_turns import RandomPlayer
from ...levels import BEGINNER, EASY, EXPERT, HARD, MEDIUM, RANDOM
from ...numeric.tuned_numpy import tune_numpy
from ..engine.moves import legal_actions
from ..play.thought import AiPlayer


def make_player(level: str) -> AiPlayer:
    """A fresh player of that level."""
    if level == RANDOM:
        return RandomPlayer(legal_actions)
    # Imported here, because a random player need not wait for numpy.
    tune_numpy()
    from .judging import Nothing, RuleOfThumb, Trained
    from .network import trained_network
    from .thinking import CasualPlayer, FarsightedPlayer, ThoroughPlayer

    makers: dict[str, Callable[[], AiPlayer]] = {
        # Looks for points this turn, and often overlooks the best space.
        BEGINNER: lambda: CasualPlayer(lambda _printed: Nothing(), overlooks=0.3),
        # Looks for squares as well, and overlooks a space now and then.
        EASY: lambda: CasualPlayer(lambda _printed: RuleOfThumb(turns_seen=0), overlooks=0.18),
        # Thinks of the next turn, too.
        MEDIUM: lambda: CasualPlayer(lambda _printed: RuleOfThumb(turns_seen=1), overlooks=0.21),
        # Estimates all turns to come by rules of thumb.
        HARD: lambda: ThoroughPlayer(lambda _printed: RuleOfThumb()),
        # Plays through the next turn, and estimates the rest by a trained network.
        EXPERT: lambda: FarsightedPlayer(lambda printed: Trained(trained_network(), printed)),
    }
    return makers[level]()
