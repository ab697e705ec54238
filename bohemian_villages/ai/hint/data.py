"""The parts of a hint, as plain data that the window can read without numpy."""

from __future__ import annotations

from enum import Enum, auto

from attrs import frozen

from ...engine.actions import Decision
from ...engine.board import NO_BUILDING
from ...engine.state import NO_PLAYER
from ..evaluation.evaluation import Evaluation

HARD, EXPERT = "hard", "expert"


def percent(share: float) -> int:
    """A chance in whole percents; only what is sure is 0 or 100."""
    if 0 < share < 1:
        return min(max(round(100 * share), 1), 99)
    return round(100 * share)


class Topic(Enum):
    """What a reason is about."""

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
    """Something that speaks for a turn or against it."""

    topic: Topic
    player: int
    """Whom it concerns."""
    amount: int = 0
    """Coins: at once, each turn or at the end, depending on the topic."""
    count: int = 0
    """How many there are now, or how many are missing, depending on the topic."""
    building: int = NO_BUILDING
    other: int = NO_PLAYER
    """Another player who is involved."""
    weight: float = 0.0
    """In coins; negative if it speaks against the turn."""

    @property
    def gist(self) -> tuple[object, ...]:
        """Equal for the same reason in another turn."""
        return (self.topic, self.player, self.amount, self.count, self.other)


@frozen
class Suggestion:
    """A way to play on."""

    actions: tuple[Decision, ...]
    evaluation: Evaluation
    reasons: tuple[Reason, ...] = ()
    """For and against it, the decisive ones first."""
    forgone: Reason | None = None
    """The best reason for the turn it is compared with that this one lacks."""
    compared_with: int = 0
    """The place of that turn. All are compared with the first suggestion, which is compared with
    the next or, if it is a reroll, with the next that plays the dice as they lie."""


@frozen
class Hint:
    """Advice for the player whose turn it is."""

    player: int
    evaluation: Evaluation
    """Of the best suggestion, or of the position while dice are due."""
    suggestions: tuple[Suggestion, ...] = ()
    """Best first; none while dice are due."""
    level: str = HARD
    """The level of the player who would decide like this."""

    @property
    def rival(self) -> int:
        """The rival with the highest expected score."""
        return self.evaluation.rival(self.player)
