"""The final scoring and its parts; also the score if the game ended now."""

from __future__ import annotations

from attrs import frozen

from .board import SHOPS, Kind
from .state import State

# Coins for a set of 0, 1, 2, 3 or 4 different shops.
SET_OF_SHOPS = (0, 1, 5, 12, 20)
NO_TOWN_HALL = -5
MOST_CHURCHES = 10
SECOND_MOST_CHURCHES = 6


@frozen
class Score:
    """A player's final score: coins in hand and what the final scoring adds."""

    coins: int
    town_halls: int
    shops: int
    churches: int
    goods: int

    @property
    def total(self) -> int:
        """All parts together; may be negative."""
        return self.coins + self.town_halls + self.shops + self.churches + self.goods


def score(state: State) -> list[Score]:
    """Every player's score if the game ended in this position."""
    churches = score_churches(state)
    return [
        Score(
            coins=state.coins[player],
            town_halls=score_town_halls(state, player),
            shops=score_shops(state, player),
            churches=churches[player],
            goods=score_goods(state, player),
        )
        for player in range(state.players)
    ]


def winners(scores: list[Score]) -> list[int]:
    """The players with the most coins; a tie is a shared win."""
    best = max(score.total for score in scores)
    return [player for player, score in enumerate(scores) if score.total == best]


def score_town_halls(state: State, player: int) -> int:
    """The printed coins of a player's town halls in full villages, or the fine for having none."""
    board = state.board
    halls = [hall for hall in board.of_kind[Kind.TOWN_HALL] if state.owners[hall] == player]
    if not halls:
        return NO_TOWN_HALL
    return sum(board.value_of[hall] for hall in halls if state.is_full(board.village_of[hall]))


def score_shops(state: State, player: int) -> int:
    """Coins for the sets of different shops, each set as large as possible."""
    counts = [state.count(player, shop) for shop in SHOPS]
    sets = range(1, max(counts) + 1)
    return sum(SET_OF_SHOPS[sum(count >= nth for count in counts)] for nth in sets)


def score_churches(state: State) -> list[int]:
    """Every player's prize for churches."""
    counts = [state.count(player, Kind.CHURCH) for player in range(state.players)]
    ranks = sorted({count for count in counts if count}, reverse=True)
    if not ranks:
        return [0] * state.players
    if counts.count(ranks[0]) > 1:
        prizes = {ranks[0]: SECOND_MOST_CHURCHES}
    else:
        prizes = {ranks[0]: MOST_CHURCHES}
        prizes.update(dict.fromkeys(ranks[1:2], SECOND_MOST_CHURCHES))
    return [prizes.get(count, 0) for count in counts]


def score_goods(state: State, player: int) -> int:
    """Half the worth of left-over flour and glass tiles, rounded down once."""
    return (2 * state.count(player, Kind.MILL) + 3 * state.count(player, Kind.GLASSWORKS)) // 2
