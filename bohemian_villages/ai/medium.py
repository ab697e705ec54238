"""Medium: weighs every whole turn by the position it leads to, and now and then the dice anew."""

from __future__ import annotations

import random

from ..engine.actions import Decision
from ..engine.moves import legal_actions
from ..engine.state import State
from .evaluation import value
from .prospects import Prospects
from .turns import Turn, rerolls, whole_turns

# A reroll must promise this much more of a win, since its worth is only estimated.
REROLL_MARGIN = 0.02

Weighed = tuple[Turn, float]


class MediumPlayer:
    """Sound, but looks no further than its own turn."""

    def decide(self, state: State, rng: random.Random) -> Decision:  # noqa: ARG002 - no whims
        """The first action of the best turn; the rest of it is found again, action by action."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        weighed = weigh_turns(state) + weigh_rerolls(state)
        # Of equal ones max takes the first, on every machine, as the values are rounded.
        return max(weighed, key=lambda pair: pair[1])[0].actions[0]


def weigh_turns(state: State) -> list[Weighed]:
    """Every whole turn with what it is worth."""
    return [(turn, value(turn.state, state.player)) for turn in whole_turns(state)]


def weigh_rerolls(state: State) -> list[Weighed]:
    """Every way to spend the special action tile in hand, with what it is about worth."""
    player = state.player
    if not state.specials[player]:
        return []
    prospects = Prospects(state, lambda position: value(position, player))
    return [
        (
            turn,
            round(value(turn.state, player) + prospects.of_reroll(turn.state) - REROLL_MARGIN, 6),
        )
        for turn in rerolls(state)
    ]
