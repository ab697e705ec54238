"""The rest of a game: how many turns are to come, and what becomes of buildings meanwhile.

The position is one between two turns. The constants were fitted together with those of the
forecast.
"""

from __future__ import annotations

from ...engine.board import SHOPS, TOTALS
from ...engine.rules import COINS_FOR_GOODS
from ...engine.state import State

# By total: the chance that some of four dice add up to it.
REACH = (0.0, 0.0, 0.132, 0.246, 0.387, 0.503, 0.645, 0.765, 0.782, 0.732, 0.718, 0.623, 0.561)

# How many turns a player will begin with one figure in hand, and how many more with every other.
TURNS_WITH_LAST_FIGURE = 2.2
TURNS_A_FIGURE = 0.8

# By total: how often a player who can kick out a figure does so; less while kicking is not yet
# allowed.
KICKS = (0.0, 0.0, 0.46, 0.46, 0.46, 0.46, 0.0, 0.0, 0.5, 0.05, 0.05, 0.5, 0.0)
KICKS_LATER = 0.65
# How often a turn that could take a free building of a kind does so.
TAKES_FREE = 0.33
# A free mill or glassworks is less likely to be occupied at the end, because rows are cleared.
ROW_FREE_FILLED = 0.83


class RestOfGame:
    """What is likely to happen until the end of the game."""

    def __init__(self, state: State) -> None:
        self.turns = turns_to_come(state)
        """By player."""
        self.all_turns = sum(self.turns)
        self.filled = _filled(state, self.all_turns)
        """By kind: the chance that a free building will be occupied."""
        self.lost = [_lost(state, kind, self.turns) for kind in range(TOTALS)]
        """By kind and player: the chance that a figure will be kicked out."""


def turns_to_come(state: State) -> list[float]:
    """Estimate how many turns each player will still begin."""
    # Times are in rounds from now: a turn begins every 1 / count of a round.
    count = len(state.figures)
    following = (state.player + 1) % count
    begins = [(player - following) % count / count for player in range(count)]
    end = min(map(_runs_out, begins, state.figures))
    if end < 1:
        return [float(begin < end) for begin in begins]
    # In the round in which the game ends, about half of the players still begin a turn.
    last = (1 - 1 / count) / 2
    return [end - begin + last for begin in begins]


def _runs_out(begin: float, figures: int) -> float:
    """When a player whose next turn begins at this time will start one without figures."""
    if not figures:
        return begin
    return begin + TURNS_WITH_LAST_FIGURE + TURNS_A_FIGURE * (figures - 1)


def _filled(state: State, all_turns: float) -> list[float]:
    """By kind: the chance that a free building of it will be occupied at the end."""
    filled = [0.0] * TOTALS
    for kind, free in enumerate(state.free):
        if free:
            times = TAKES_FREE * all_turns * REACH[kind] / len(free)
            filled[kind] = times / (1 + times)
    for kind in COINS_FOR_GOODS:
        filled[kind] *= ROW_FREE_FILLED
    return filled


def _lost(state: State, kind: int, turns: list[float]) -> list[float]:
    """By player: the chance that a figure of theirs is kicked out of a building of that kind."""
    free, held = state.free[kind], state.held[kind::TOTALS]
    if not KICKS[kind] or not any(held):
        return [0.0] * len(turns)
    times = KICKS[kind] * REACH[kind] * (KICKS_LATER / len(free) if free else 1.0)
    threats = _threats(held, len(state.board.of_kind[kind]), turns, shop=kind in SHOPS)
    whole = sum(threats)
    return [1 - 1 / (1 + times * (whole - own)) for own in threats]


def _threats(held: list[int], row: int, turns: list[float], *, shop: bool) -> list[float]:
    """By player: how many turns they have for each figure they could kick out."""
    if shop:
        return [0.0 if own else left / row for own, left in zip(held, turns, strict=True)]
    return [left / max(row - own, 1) for own, left in zip(held, turns, strict=True)]
