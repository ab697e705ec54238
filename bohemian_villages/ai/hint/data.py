"""What a hint consists of; plain data, so that the window can read it without numpy."""

from __future__ import annotations

from enum import Enum, auto

from attrs import frozen

from ...engine.actions import Decision
from ...engine.board import NO_BUILDING
from ...engine.state import NO_PLAYER

HARD, EXPERT = "hard", "expert"


def percent(share: float) -> int:
    """A chance in whole percents; only what is sure is 0 or 100."""
    if 0 < share < 1:
        return min(max(round(100 * share), 1), 99)
    return round(100 * share)


@frozen
class Expectation:
    """What is expected at the end of the game, by player."""

    chances: tuple[float, ...]
    scores: tuple[float, ...]

    def margin(self, player: int) -> float:
        """By how much a player will be ahead of the rival of whom most is expected."""
        return self.scores[player] - self.scores[self.rival(player)]

    def rival(self, player: int) -> int:
        """The rival of whom most is expected, the first of equal ones."""
        rivals = [seat for seat in range(len(self.scores)) if seat != player]
        return max(rivals, key=lambda seat: self.scores[seat])


class Topic(Enum):
    """What a reason speaks of."""

    FARM = auto()
    MANOR = auto()
    PAYOUT = auto()
    GOODS = auto()
    SHOPS = auto()
    FIRST_HALL = auto()
    FULL_HALL = auto()
    WAITING_HALL = auto()
    LOST_HALL = auto()
    CHURCHES = auto()
    INCOME = auto()
    BARREL = auto()
    BISHOP = auto()
    TILE = auto()
    RETURNED = auto()
    DELAYED = auto()
    EXPOSED = auto()
    FEW_FIGURES = auto()
    LAST_FIGURE = auto()
    ENDS_GAME = auto()
    REROLL = auto()


@frozen
class Reason:
    """Something that speaks for a turn, or against it."""

    topic: Topic
    player: int
    """Whom it concerns."""
    amount: int = 0
    """Coins; at once, each turn or at the end, as the topic has it."""
    count: int = 0
    """How many there are then, or how many are missing."""
    building: int = NO_BUILDING
    other: int = NO_PLAYER
    """Another player who has to do with it."""
    weight: float = 0.0

    @property
    def gist(self) -> tuple[object, ...]:
        """What it has in common with the same reason for another turn."""
        return (self.topic, self.player, self.amount, self.count, self.other)


@frozen
class Suggestion:
    """A way to play on."""

    actions: tuple[Decision, ...]
    expected: Expectation
    reasons: tuple[Reason, ...] = ()
    """What speaks for it and against it, what decides first."""
    forgone: Reason | None = None
    """The best that the turn it is compared with has and this one has not."""
    compared_with: int = 0
    """The place of that turn: all are compared with the first suggestion, which is compared with
    the next or, if it is to roll again, with the next that takes the dice as they lie."""


@frozen
class Hint:
    """What can be said of a position to whoever's turn it is."""

    player: int
    expected: Expectation
    """If the best of the suggestions is played, or before the dice fall."""
    suggestions: tuple[Suggestion, ...] = ()
    """Best first; none while dice must fall."""
    level: str = HARD
    """As which player it was thought about."""

    @property
    def rival(self) -> int:
        """The rival of whom most is expected."""
        return self.expected.rival(self.player)
