"""The parts of a hint, as plain data that the window can read without numpy."""

from __future__ import annotations

from enum import Enum, auto
from typing import TypeAlias

from attrs import frozen

from ... import hints
from ...levels import HARD
from ..engine.actions import Decision
from ..engine.sheet import Project


class Topic(Enum):
    """What a reason is about."""

    SCORES = auto()
    """A group scores this turn."""
    AVENUE = auto()
    """The avenue picked, and what it scores."""
    JOINED = auto()
    """Groups become one, which scores as a whole wherever it reaches."""
    GROWN = auto()
    """A group, perhaps a new one, has more points or reaches more avenues."""
    SQUARE_FINISHED = auto()
    """A square touches all three projects."""
    SQUARE_PREPARED = auto()
    """A square touches more of them than before, or is new, and has room for the others."""
    SQUARE_SPOILED = auto()
    """A square can no longer touch all three."""
    SPACE_KEPT = auto()
    """Room is left beside a square that lacks one project."""
    SITE = auto()
    """An empty space now touches all three, and waits for a square."""


@frozen
class Reason:
    """An argument for or against a turn."""

    topic: Topic
    spaces: tuple[int, ...]
    """The spaces of the group, the square, or those kept."""
    project: Project | None = None
    """The project of the group; for a square, the one project it lacks, if it is just one."""
    points: int = 0
    """Points this turn, at the end, or on all spaces of a group."""
    count: int = 0
    """How many groups were joined, how many avenues a group reaches, how many of the three
    projects a square touches."""
    avenue: int | None = None
    weight: float = 0.0
    """In points; negative if it speaks against the turn."""

    @property
    def gist(self) -> tuple[object, ...]:
        """A key that is equal for the same reason in another turn."""
        return (self.topic, self.project, self.points, self.count, self.avenue)


@frozen
class Suggestion:
    """A way to play on."""

    actions: tuple[Decision, ...]
    expected: float
    """The score expected at the end of the game."""
    scored: int
    """The score of this turn."""
    reasons: tuple[Reason, ...] = ()
    """For and against it, the decisive ones first."""
    forgone: Reason | None = None
    """The best reason for the compared turn that this one lacks."""
    compared_with: int = 0
    """The index of that turn: the first, and for the first the second."""


@frozen
class Hint:
    """Advice for the player who draws."""

    player: int
    expected: float
    """The score expected after the best suggestion, or before the dice fall."""
    suggestions: tuple[Suggestion, ...] = ()
    """Best first; empty while dice must fall."""
    level: str = HARD
    """The level whose player would decide like this."""


Explanation: TypeAlias = hints.Explanation[Hint, Suggestion]
"""A turn that was played, beside the best one, or the second best if it was the best."""
