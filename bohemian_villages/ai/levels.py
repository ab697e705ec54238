"""Makes AI players, of any level or other description."""

from __future__ import annotations

from ..ai_turns import RandomPlayer
from ..engine.moves import legal_actions
from ..levels import LEVELS, RANDOM
from ..numeric.tuned_numpy import tune_numpy
from ..play.opponents import Opponent, parse_opponent
from ..play.thought import AiPlayer
from .tastes import TASTES


def is_known(opponent: Opponent) -> bool:
    """Whether its level, if it names one, and its taste exist; `random` can have none."""
    has_skill = not isinstance(opponent.skill, str) or opponent.skill in LEVELS
    has_taste = opponent.taste in TASTES and opponent.skill != RANDOM
    return has_skill and (has_taste or not opponent.taste)


def make_player(who: str | Opponent) -> AiPlayer:
    """A new player, from a level's name, another description in text, or an `Opponent`."""
    opponent = parse_opponent(who) if isinstance(who, str) else who
    if opponent.skill == RANDOM:
        return RandomPlayer(legal_actions)
    return _thinking_player(opponent)


def _thinking_player(opponent: Opponent) -> AiPlayer:
    # Imported here, because a random player need not wait for numpy.
    tune_numpy()
    from .players.expert import ExpertPlayer
    from .players.limited import LimitedPlayer
    from .strengths import strength_table

    table, skill = strength_table(), opponent.skill
    strength = table.levels[skill] if isinstance(skill, str) else skill
    taste = TASTES[opponent.taste] if opponent.taste else None
    if strength >= table.most:
        return ExpertPlayer(taste=taste)
    return LimitedPlayer(table.limits(strength), taste)
