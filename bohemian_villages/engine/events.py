"""What happened when an action was applied, in the order in which it happened.

Nearly every action makes a few of these, so they are named tuples, the cheapest frozen values there
are. Two events of different classes may compare equal, as tuples do: check the class first.
"""

from __future__ import annotations

from typing import NamedTuple

from .actions import Dice
from .state import Ending


class TurnStarted(NamedTuple):
    """A player's turn began."""

    player: int


class IncomePaid(NamedTuple):
    """Coins for active inns and, with the bishop, for own churches; forgone income is not paid."""

    player: int
    inns: int
    churches: int


class DiceRolled(NamedTuple):
    """These dice now show these faces."""

    player: int
    dice: Dice
    faces: tuple[int, ...]


class FigureReturned(NamedTuple):
    """A figure returned to its owner: it was kicked out, or its row was cleared."""

    player: int
    building: int
    kicked: bool


class FigurePlaced(NamedTuple):
    """A figure was put onto a building."""

    player: int
    building: int
    dice: Dice


class InnTaken(NamedTuple):
    """A player took an inn's tile, with its stein or its barrel up."""

    player: int
    building: int
    active: bool


class InnActivated(NamedTuple):
    """An inn's tile was turned from barrel to stein."""

    player: int
    building: int


class GoodsTaken(NamedTuple):
    """A player took a flour tile at a mill or a glass tile at a glassworks."""

    player: int
    building: int


class RowCleared(NamedTuple):
    """The last flour or glass tile was taken: the row of mills or glassworks is scored."""

    kind: int


class CoinsPaid(NamedTuple):
    """The bank paid a player for a placement at this building."""

    player: int
    coins: int
    building: int


class BishopMoved(NamedTuple):
    """The bishop went to a player, from another one or from the table (no one)."""

    player: int
    previous: int
    dice: Dice


class SpecialTaken(NamedTuple):
    """A player took a special action tile."""

    player: int
    dice: Dice


class SpecialSpent(NamedTuple):
    """A player spent the special action tile to roll these dice again."""

    player: int
    dice: Dice


class TurnEnded(NamedTuple):
    """A player's turn is over; without a move it was a pass."""

    player: int
    passed: bool


class GameOver(NamedTuple):
    """The game ended, for this reason."""

    ending: Ending


Event = (
    TurnStarted
    | IncomePaid
    | DiceRolled
    | FigureReturned
    | FigurePlaced
    | InnTaken
    | InnActivated
    | GoodsTaken
    | RowCleared
    | CoinsPaid
    | BishopMoved
    | SpecialTaken
    | SpecialSpent
    | TurnEnded
    | GameOver
)
