"""What happened when an action was applied, in the order in which it happened."""

from __future__ import annotations

from attrs import frozen

from .actions import Dice
from .state import Ending


@frozen
class TurnStarted:
    """A player's turn began."""

    player: int


@frozen
class IncomePaid:
    """Coins for active inns and, with the bishop, for own churches; forgone income is not paid."""

    player: int
    inns: int
    churches: int


@frozen
class DiceRolled:
    """These dice now show these faces."""

    player: int
    dice: Dice
    faces: tuple[int, ...]


@frozen
class FigureReturned:
    """A figure left its building for its owner's hand: kicked out, or its row was cleared."""

    player: int
    building: int
    kicked: bool


@frozen
class FigurePlaced:
    """A figure came to stand on a building."""

    player: int
    building: int
    dice: Dice


@frozen
class InnTaken:
    """A player took an inn's tile, with its stein or its barrel up."""

    player: int
    building: int
    active: bool


@frozen
class InnActivated:
    """An inn's tile was turned from barrel to stein."""

    player: int
    building: int


@frozen
class GoodsTaken:
    """A player took a flour tile at a mill or a glass tile at a glassworks."""

    player: int
    building: int


@frozen
class RowCleared:
    """The last flour or glass tile was taken: the row of mills or glassworks is scored."""

    kind: int


@frozen
class CoinsPaid:
    """The bank paid a player for a placement at this building."""

    player: int
    coins: int
    building: int


@frozen
class BishopMoved:
    """The bishop went to a player, from another one or from the table (no one)."""

    player: int
    previous: int
    dice: Dice


@frozen
class SpecialTaken:
    """A player took a special action tile."""

    player: int
    dice: Dice


@frozen
class SpecialSpent:
    """A player spent the special action tile to roll these dice again."""

    player: int
    dice: Dice


@frozen
class TurnEnded:
    """A player's turn is over; without a move it was a pass."""

    player: int
    passed: bool


@frozen
class GameOver:
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
