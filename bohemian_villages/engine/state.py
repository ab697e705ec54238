"""State: the position, everything that changes in a game, with simple queries."""

from __future__ import annotations

from enum import Enum

from attrs import define

from .actions import Dice
from .board import TOTALS, Board, Kind

# Stands for the owner of a free building, and for the holder of the bishop when nobody has it.
NO_PLAYER = -1
ALL_DICE: Dice = (0, 1, 2, 3)

DEFAULT_BANK = 305
DEFAULT_SPECIAL_TILES = 7


def default_figures(players: int) -> int:
    """How many figures each player gets at the start."""
    return 13 if players <= 3 else 10


class Ending(Enum):
    """Why a game is over."""

    NO_FIGURES = "no_figures"
    BANK_EMPTY = "bank_empty"


@define
class State:
    """A position. The rules copy it before they change anything; nothing else modifies one.

    `free` and `held` follow from `owners`; they are stored because every query of the legal actions
    would otherwise search the whole board for them.
    """

    board: Board
    owners: list[int]
    """For each building the player whose figure stands there, or NO_PLAYER."""
    free: list[tuple[int, ...]]
    """For each total the free buildings of its kind, ascending."""
    held: list[int]
    """At player * TOTALS + total: how many buildings of that kind the player holds."""
    active_inns: frozenset[int]
    """The inns whose tile shows the stein."""
    figures: list[int]
    """Figures in each player's hand."""
    coins: list[int]
    specials: list[bool]
    """Whether each player holds a special action tile."""
    bank: int
    """Coins left; negative after a last payment beyond what was left."""
    supply: int
    """Special action tiles left."""
    bishop: int
    player: int
    """Whose turn it is."""
    dice: Dice
    """The faces of the four dice; empty before the roll."""
    unused: Dice
    """Indices of the dice not yet used."""
    due_dice: Dice
    """Indices of the dice that must now be rolled; empty while a decision is due."""
    moved: bool
    """Whether the player has made a move this turn."""
    spent: bool
    """Whether the player has spent a special action tile this turn."""
    forgetful: bool
    """Whether income must be collected by hand."""
    uncollected: bool
    """Whether there is income to collect before the roll."""
    ending: Ending | None

    def copy(self) -> State:
        """A copy that shares only immutable parts with this position."""
        new = self.with_same_lists()
        new.owners = self.owners[:]
        new.free = self.free[:]
        new.held = self.held[:]
        new.figures = self.figures[:]
        new.coins = self.coins[:]
        new.specials = self.specials[:]
        return new

    def with_same_lists(self) -> State:
        """A copy that shares its lists with this position: replace a list before changing it."""
        return State(
            self.board,
            self.owners,
            self.free,
            self.held,
            self.active_inns,
            self.figures,
            self.coins,
            self.specials,
            self.bank,
            self.supply,
            self.bishop,
            self.player,
            self.dice,
            self.unused,
            self.due_dice,
            self.moved,
            self.spent,
            self.forgetful,
            self.uncollected,
            self.ending,
        )

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.figures)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.ending is not None

    @property
    def awaits_roll(self) -> bool:
        """Whether dice may fall now."""
        return self.ending is None and bool(self.due_dice)

    def count(self, player: int, kind: int) -> int:
        """How many buildings of a kind a player holds; also their flour or glass tiles."""
        return self.held[player * TOTALS + kind]

    def is_occupied(self, building: int) -> bool:
        """Whether a figure stands on a building."""
        return self.owners[building] != NO_PLAYER

    def is_full(self, village: int) -> bool:
        """Whether every building of a village is occupied."""
        owners = self.owners
        return all(owners[building] != NO_PLAYER for building in self.board.in_village[village])

    def income(self, player: int) -> tuple[int, int]:
        """What inns and churches pay a player at the start of a turn, as two numbers."""
        owners = self.owners
        inns = [owners[inn] for inn in self.active_inns].count(player)
        churches = self.count(player, Kind.CHURCH) if self.bishop == player else 0
        return inns, churches


def initial_state(
    board: Board,
    players: int,
    *,
    first_player: int = 0,
    figures: int | None = None,
    bank: int = DEFAULT_BANK,
    special_tiles: int = DEFAULT_SPECIAL_TILES,
    forgetful_income: bool = False,
) -> State:
    """The position before the first roll."""
    return State(
        board=board,
        owners=[NO_PLAYER] * len(board.buildings),
        free=list(board.of_kind),
        held=[0] * (players * TOTALS),
        active_inns=frozenset(),
        figures=[default_figures(players) if figures is None else figures] * players,
        coins=[0] * players,
        specials=[False] * players,
        bank=bank,
        supply=special_tiles,
        bishop=NO_PLAYER,
        player=first_player,
        dice=(),
        unused=(),
        due_dice=ALL_DICE,
        moved=False,
        spent=False,
        forgetful=forgetful_income,
        uncollected=False,
        ending=None,
    )
