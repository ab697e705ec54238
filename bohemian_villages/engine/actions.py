"""What a player may do, and the dice that fall: small frozen values.

Actions name dice by their place (0 to 3) and buildings by their number on the board.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product

from attrs import frozen

from ..action_errors import InvalidActionError
from .errors import Refusal

Dice = tuple[int, ...]


def _check_dice(dice: Dice, least: int, most: int) -> None:
    """Raise if this choice of dice makes no sense in any position."""
    if not least <= len(dice) <= most:
        raise InvalidActionError(Refusal.WRONG_NUMBER_OF_DICE)
    if any(die not in (0, 1, 2, 3) for die in dice):
        raise InvalidActionError(Refusal.UNKNOWN_DIE)
    if any(later <= earlier for earlier, later in pairwise(dice)):
        raise InvalidActionError(Refusal.DICE_NOT_ASCENDING)


@frozen
class Place:
    """Use these dice to put a figure onto this building."""

    dice: Dice
    building: int

    def __attrs_post_init__(self) -> None:
        _check_dice(self.dice, 2, 4)


@frozen
class TakeBishop:
    """Use these two equal dice to take the bishop."""

    dice: Dice

    def __attrs_post_init__(self) -> None:
        _check_dice(self.dice, 2, 2)


@frozen
class TakeSpecial:
    """Use these two dice to take a special action tile."""

    dice: Dice

    def __attrs_post_init__(self) -> None:
        _check_dice(self.dice, 2, 2)


@frozen
class Reroll:
    """Spend the special action tile to roll these unused dice again."""

    dice: Dice

    def __attrs_post_init__(self) -> None:
        _check_dice(self.dice, 1, 4)


@frozen
class EndTurn:
    """End the turn; with no move made, this is a pass."""


@frozen
class CollectIncome:
    """Collect the income by hand, in a game with forgetful income."""


@frozen
class Roll:
    """Chance, not a decision: the faces of the dice that had to be rolled, in their order."""

    faces: tuple[int, ...]

    def __attrs_post_init__(self) -> None:
        if not 1 <= len(self.faces) <= 4:
            raise InvalidActionError(Refusal.WRONG_NUMBER_OF_FACES)
        if any(face not in (1, 2, 3, 4, 5, 6) for face in self.faces):
            raise InvalidActionError(Refusal.UNKNOWN_FACE)


Move = Place | TakeBishop | TakeSpecial
Decision = Move | Reroll | EndTurn | CollectIncome
Action = Decision | Roll

END_TURN = EndTurn()
COLLECT_INCOME = CollectIncome()


@cache
def all_rolls(dice: int) -> tuple[Roll, ...]:
    """All equally likely ways in which so many dice can fall."""
    return tuple(Roll(faces) for faces in product(range(1, 7), repeat=dice))
