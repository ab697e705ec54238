"""Medium: judges every whole turn, and every reroll, by the forecast of final scores.

Among turns that are nearly as good as the best it picks any one. That makes it less predictable,
and keeps it weaker than the levels above.
"""

from __future__ import annotations

import random

from ...engine.actions import Decision
from ...engine.moves import legal_actions
from ...engine.state import State
from ..evaluation.forecast import lead, value
from ..search.reroll_estimate import RerollEstimate
from ..search.turns import Turn, rerolls, whole_turns

# A reroll must be this much of a win better, because its value is only an estimate.
REROLL_MARGIN = 0.02
# A turn counts as good if it is at most this much of a win, and this many coins, behind the best.
HAIR, COINS = 0.02, 0.6

Valued = tuple[Turn, float]


class MediumPlayer:
    """Sound, but looks no further than its own turn."""

    def decide(self, state: State, rng: random.Random) -> Decision:
        """The first action of a good turn; the next ones are decided anew, one by one."""
        actions = legal_actions(state)
        if len(actions) == 1:
            return actions[0]
        turns, again = valued_turns(state), valued_rerolls(state)
        best, most = max(turns + again, key=lambda pair: pair[1])
        if best in [turn for turn, _ in again]:
            return best.actions[0]
        good = [turn for turn, each in turns if each >= round(most - HAIR, 6)]
        return rng.choice(_with_most_coins(good, best, state.player)).actions[0]


def _with_most_coins(good: list[Turn], best: Turn, player: int) -> list[Turn]:
    """The good turns that give away no more coins than a player overlooks."""
    least = round(lead(best.state, player) - COINS, 6)
    return [turn for turn in good if lead(turn.state, player) >= least]


def valued_turns(state: State) -> list[Valued]:
    """Every whole turn with its value."""
    return [(turn, value(turn.state, state.player)) for turn in whole_turns(state)]


def valued_rerolls(state: State) -> list[Valued]:
    """Every way to spend the special action tile in hand, with its estimated value."""
    player = state.player
    if not state.specials[player]:
        return []
    estimate = RerollEstimate(state, lambda position: value(position, player))
    return [
        (
            turn,
            round(value(turn.state, player) + estimate.gain(turn.state) - REROLL_MARGIN, 6),
        )
        for turn in rerolls(state)
    ]
