"""Village sets: the two-sided tiles of a box, read from TOML and dealt for a number of players.

A set with mistakes is refused with all of them listed, each as data: a fault, the place in the
file, and what was found there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, auto

from attrs import frozen

from ..fair_dice import digest
from .board import Board, Kind, Village
from .setup import Player, Setup, first_player

# How many tiles of each kind the box holds, for any choice of sides.
TILES_IN_BOX = {Kind.INN: 8, Kind.GLASSWORKS: 7, Kind.MILL: 6}


class Fault(Enum):
    """What is wrong with a village set."""

    # With the file
    NO_SUCH_FILE = auto()
    FOLDER = auto()
    UNREADABLE = auto()
    NO_SUCH_SET = auto()
    TOO_LARGE = auto()
    NOT_UTF8 = auto()
    NOT_TOML = auto()
    LONG_KEY = auto()
    OTHER_FORMAT = auto()
    NEWER_VERSION = auto()

    # Anywhere in it
    MISSING = auto()
    WRONG_TYPE = auto()
    UNUSABLE_NAME = auto()

    # With a tile, a village or a building
    NO_VILLAGES = auto()
    TOO_MANY_VILLAGES = auto()
    UNUSABLE_TILE = auto()
    NOT_TWO_SIDES = auto()
    LETTER_TAKEN = auto()
    NO_BUILDINGS = auto()
    TOO_MANY_BUILDINGS = auto()
    UNKNOWN_KIND = auto()
    VALUE_MISSING = auto()
    VALUE_WRONG = auto()
    VALUE_TOO_LARGE = auto()
    VALUE_NOT_ALLOWED = auto()

    # With the tiles left in the box
    UNKNOWN_PLAYER_COUNT = auto()
    PLAYER_COUNT_MISSING = auto()
    UNKNOWN_TILE = auto()
    NOTHING_LEFT = auto()

    # Not wrong, but more than the box holds
    TOO_FEW_TILES_IN_BOX = auto()


class Type(Enum):
    """What a value of the file has to be."""

    TEXT = auto()
    NUMBER = auto()
    LIST = auto()
    TABLE = auto()


@frozen
class Where:
    """A place in the file, counted from 1; parts that do not apply are empty or 0."""

    village: int = 0
    name: str = ""
    """The village's name, if it has one."""
    building: int = 0
    tile: str = ""
    removed: str = ""
    """The player count below `removed`."""
    key: str = ""


@frozen
class VillageSetProblem:
    """One mistake: a fault and where it is."""

    fault: Fault
    where: Where = Where()
    found: str = ""
    """The value found there, if it is short enough to be shown."""
    count: int = 0
    """How many there are; for NOT_TOML and LONG_KEY the line, if known."""
    most: int = 0
    """How many there may be; for TOO_LARGE the bytes, for VALUE_TOO_LARGE the coins."""
    expected: Type | None = None
    kind: Kind | None = None


class VillageSetError(ValueError):
    """A village set that cannot be used, with all mistakes in it."""

    def __init__(self, problems: Iterable[VillageSetProblem]) -> None:
        self.problems = tuple(problems)
        super().__init__(", ".join(problem.fault.name for problem in self.problems))


@frozen
class Tile:
    """A village tile: the letters of its two sides, and the sides in the order of the file."""

    name: str
    sides: tuple[Village, Village]


@frozen
class VillageSet:
    """The village tiles of a box, and which of them are left out for fewer players."""

    name: str
    tiles: tuple[Tile, ...]
    removed: Mapping[int, frozenset[str]]
    """For each number of players the tiles left in the box."""

    def tiles_for(self, players: int) -> tuple[Tile, ...]:
        """The tiles in play, in board order."""
        return tuple(tile for tile in self.tiles if tile.name not in self.removed[players])

    def random_board(self, players: int, seed: str) -> Board:
        """A board with randomly chosen sides: an even byte shows the first one."""
        tiles = self.tiles_for(players)
        return Board(tuple(tile.sides[digest(seed, tile.name)[0] % 2] for tile in tiles))

    def deal(self, players: Sequence[Player], seed: str) -> Setup:
        """A game with sides and first player chosen by the seed."""
        return Setup(
            players=tuple(players),
            board=self.random_board(len(players), seed),
            seed=seed,
            first_player=first_player(seed, len(players)),
        )

    @property
    def warnings(self) -> list[VillageSetProblem]:
        """The kinds of which some choice of sides shows more than the box has tiles for."""
        shown = {kind: self._most_shown(kind) for kind in TILES_IN_BOX}
        return [
            VillageSetProblem(Fault.TOO_FEW_TILES_IN_BOX, count=shown[kind], most=most, kind=kind)
            for kind, most in TILES_IN_BOX.items()
            if shown[kind] > most
        ]

    def _most_shown(self, kind: Kind) -> int:
        boards = [self.tiles_for(players) for players in self.removed]
        return max(sum(_most_on(tile, kind) for tile in tiles) for tiles in boards)


def _most_on(tile: Tile, kind: Kind) -> int:
    return max(sum(b.kind == kind for b in side.buildings) for side in tile.sides)
