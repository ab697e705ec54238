"""The parts of a hint, as plain data that the window can read without numpy."""

from __future__ import annotations

from enum import Enum, auto
from typing import TypeAlias

from attrs import frozen

from ... import hints
from ...engine.actions import Decision
from ...engine.board import NO_BUILDING
from ...engine.state import NO_PLAYER
from ...levels import HARD
from ..evaluation.evaluation import Evaluation


def percent(share: float) -> int:
    """A chance in whole percents; only certainty shows as 0 or 100."""
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
    """An argument for or against a turn."""

    topic: Topic
    player: int
    """The player it concerns."""
    amount: int = 0
    """Coins: at once, each turn or at the end, depending on the topic."""
    count: int = 0
    """How many there are now, or how many are missing, depending on the topic."""
    building: int = NO_BUILDING
    other: int = NO_PLAYER
    """Another player involved, if any."""
    weight: float = 0.0
    """In coins; negative if it speaks against the turn."""

    @property
    def gist(self) -> tuple[object, ...]:
        """A key that is equal for the same reason in another turn."""
        return (self.topic, self.player, self.amount, self.count, self.other)


@frozen
class Suggestion:
    """A way to play on."""

    actions: tuple[Decision, ...]
    evaluation: Evaluation
    reasons: tuple[Reason, ...] = ()
    """For and against it, the decisive ones first."""
    forgone: Reason | None = None
    """The best reason for the compared turn that this one lacks."""
    compared_with: int = 0
    """The index of the suggestion it is compared with. All are compared with the first; the first
    with the next or, if it is a reroll, with the next that plays the dice as they lie.
    """


@frozen
class Hint:
    """Advice for the player whose turn it is."""

    player: int
    evaluation: Evaluation
    """Of the best suggestion, or of the position while a roll is due."""
    suggestions: tuple[Suggestion, ...] = ()
    """Best first; empty while a roll is due."""
    level: str = HARD
    """The level whose player would decide like this."""

    @property
    def rival(self) -> int:
        """The rival with the highest expected score."""
        return self.evaluation.rival(self.player)


Explanation: TypeAlias = hints.Explanation[Hint, Suggestion]
