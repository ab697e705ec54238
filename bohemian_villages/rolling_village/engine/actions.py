"""What a player may do, and the dice that fall: small frozen values."""

from __future__ import annotations

from itertools import product

from attrs import frozen

from ...action_errors import InvalidActionError
from .errors import Refusal
from .sheet import AVENUES, SPACES, Project

Dice = tuple[int, int]


@frozen
class Draw:
    """Draw this project into this space: as the dice demand, or as the bonus."""

    project: Project
    space: int

    def __attrs_post_init__(self) -> None:
        if not 0 <= self.space < SPACES:
            raise InvalidActionError(Refusal.UNKNOWN_SPACE)


@frozen
class ChooseAvenue:
    """Pick the avenue that scores, after a sum of 2 or 12."""

    avenue: int

    def __attrs_post_init__(self) -> None:
        if not 0 <= self.avenue < AVENUES:
            raise InvalidActionError(Refusal.UNKNOWN_AVENUE)


@frozen
class Roll:
    """Chance, not a decision: the faces of the two dice, for all players."""

    faces: Dice

    def __attrs_post_init__(self) -> None:
        if len(self.faces) != 2:
            raise InvalidActionError(Refusal.WRONG_NUMBER_OF_FACES)
        if any(face not in (1, 2, 3, 4, 5, 6) for face in self.faces):
            raise InvalidActionError(Refusal.UNKNOWN_FACE)


Decision = Draw | ChooseAvenue
Action = Decision | Roll

ALL_ROLLS = tuple(Roll((first, second)) for first, second in product(range(1, 7), repeat=2))
"""Every way the dice can fall, all equally likely."""
