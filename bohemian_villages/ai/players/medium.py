"""Medium: weighs every whole turn by the position it leads to, and now and then the dice anew.

It does not split hairs: of turns that seem about as good any one will do. That makes it less
predictable, and leaves room between it and the levels above.
"""

from __future__ import annotations

import random

from ...engine.actions import Decision
from ...engine.moves import legal_actions
from ...engine.state import State
from ..evaluation.forecast import lead, value
from ..search.prospects import Prospects
from ..search.turns import Turn, rerolls, whole_turns

# A reroll must promise this much more of a win, since its worth is only estimated.
REROLL_MARGIN = 0.02
# A turn that promises just this much less of a win and so many coins less than the best one seems
# as good.
HAIR, COINS = 0.02, 0.6

Weighed = tuple[Turn, float]


class MediumPlayer:
    """Sound, but looks no further than its own turn."""

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The first action of a good turn; the rest of it is found again, action by action."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        turns, again = weigh_turns(state), weigh_rerolls(state)
        best, worth = max(turns + again, key=lambda pair: pair[1])
        if best in [turn for turn, _ in again]:
            return best.actions[0]
        good = [turn for turn, each in turns if each >= round(worth - HAIR, 6)]
        return rng.choice(_with_most_coins(good, best, state.player)).actions[0]


def _with_most_coins(good: list[Turn], best: Turn, player: int) -> list[Turn]:
    """Without the turns that give away more coins than one overlooks."""
    least = round(lead(best.state, player) - COINS, 6)
    return [turn for turn in good if lead(turn.state, player) >= least]


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
