"""A new game: what people chose at the table, and the setup that follows from it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from attrs import evolve, field, frozen

from .. import village_sets
from ..engine import dice
from ..engine.board import Board
from ..engine.setup import COLORS, HUMAN, LEAST_PLAYERS, MOST_PLAYERS, Player, Setup
from ..engine.state import default_figures
from ..engine.village_set import Tile, VillageSet
from ..words import foreign
from ..words.village_sets import sentence
from .levels import is_human, levels

__all__ = [
    "LONGEST_SEED",
    "NAMES",
    "Seat",
    "SetChoice",
    "Sides",
    "TableChoice",
    "Tile",
    "VillageSet",
    "as_data",
    "build",
    "draw_seed",
    "fingerprint",
    "from_data",
    "rematch",
    "set_choices",
]

# Names for those who give none; one for every colour.
NAMES = ("Anna", "Tomáš", "Ludmila", "Karel", "Božena")
SEED_BYTES = 16
LONGEST_SEED = 100

Sides = Mapping[str, int]
"""For tiles whose side was chosen: 0 for the first side of the file, 1 for the second."""


@frozen
class Seat:
    """A seat as it was filled in; an empty name gets one later."""

    name: str = ""
    color: str = COLORS[0]
    control: str = HUMAN


@frozen
class TableChoice:
    """Everything that is chosen before a game; always a table one can play at."""

    seats: tuple[Seat, ...] = (Seat("", "red"), Seat("", "blue"))
    first: int | None = None
    """The seat that begins; None if chance decides."""
    seed: str = ""
    """Typed by people who want the same deal; empty if the program draws one."""
    real_dice: bool = False
    forgetful_income: bool = False
    village_set: str = village_sets.STANDARD
    sides: Sides = field(factory=dict)

    def seated(self, count: int) -> TableChoice:
        """With so many seats: the last ones leave, new ones come with colours nobody has."""
        count = min(max(count, LEAST_PLAYERS), MOST_PLAYERS)
        seats = self.seats[:count]
        for color in [c for c in COLORS if c not in {seat.color for seat in seats}]:
            if len(seats) < count:
                seats = (*seats, Seat("", color))
        first = self.first if self.first is not None and self.first < count else None
        return evolve(self, seats=seats, first=first)

    def without(self, seat: int) -> TableChoice:
        """With one seat less, if enough are left."""
        if len(self.seats) <= LEAST_PLAYERS:
            return self
        order = [place for place in range(len(self.seats)) if place != seat]
        return self._ordered(order)

    def moved(self, seat: int, to: int) -> TableChoice:
        """With a seat at another place; who was chosen to begin still begins."""
        to = min(max(to, 0), len(self.seats) - 1)
        order = [place for place in range(len(self.seats)) if place != seat]
        order.insert(to, seat)
        return self._ordered(order)

    def _ordered(self, order: Sequence[int]) -> TableChoice:
        first = order.index(self.first) if self.first in order else None
        return evolve(self, seats=tuple(self.seats[place] for place in order), first=first)

    def recolored(self, seat: int, color: str) -> TableChoice:
        """With another colour for a seat; whoever had it takes the old one."""
        old = self.seats[seat].color
        swap = {color: old, old: color}
        seats = (evolve(other, color=swap.get(other.color, other.color)) for other in self.seats)
        return evolve(self, seats=tuple(seats))

    def renamed(self, seat: int, name: str) -> TableChoice:
        """With another name for a seat."""
        return self._with(seat, evolve(self.seats[seat], name=name))

    def controlled(self, seat: int, control: str) -> TableChoice:
        """With somebody else deciding for a seat."""
        return self._with(seat, evolve(self.seats[seat], control=control))

    def _with(self, place: int, seat: Seat) -> TableChoice:
        seats = (seat if place == other else old for other, old in enumerate(self.seats))
        return evolve(self, seats=tuple(seats))

    def turned(self, tile: str, side: int | None) -> TableChoice:
        """With a side of a tile chosen, or left to chance."""
        sides = {name: chosen for name, chosen in self.sides.items() if name != tile}
        return evolve(self, sides=sides if side is None else {**sides, tile: side})

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table: those given, and others for who gave none."""
        given = [foreign.name(seat.name) for seat in self.seats]
        spare = iter([name for name in NAMES if name not in given])
        return tuple(name or next(spare) for name in given)

    @property
    def default_names(self) -> tuple[str, ...]:
        """For each seat the name it would have without one of its own."""
        return tuple(self.renamed(seat, "").names[seat] for seat in range(len(self.seats)))

    @property
    def shared_names(self) -> list[str]:
        """Names that several players have."""
        ordered = sorted(self.names)
        return sorted({a for a, b in pairwise(ordered) if a == b})

    @property
    def odd_names(self) -> list[int]:
        """The seats whose name cannot be shown as it was typed."""
        given = [" ".join(seat.name.split()) for seat in self.seats]
        return [place for place, name in enumerate(given) if foreign.name(name) != name]

    @property
    def figures_each(self) -> int:
        """How many figures everybody gets."""
        return default_figures(len(self.seats))

    @property
    def humans(self) -> list[int]:
        """The seats for which people decide."""
        return [place for place, seat in enumerate(self.seats) if is_human(seat.control)]

    @property
    def typed_seed(self) -> str:
        """The seed as it will be used: blanks around it are nobody's intention."""
        return self.seed.strip()[:LONGEST_SEED]


@frozen
class SetChoice:
    """A village set to choose: the set, or why it cannot be used."""

    key: str
    name: str
    village_set: VillageSet | None
    reason: str = ""


def draw_seed() -> str:
    """A seed of 128 random bits."""
    return secrets.token_hex(SEED_BYTES)


def fingerprint(seed: str) -> str:
    """The first half of a seed's commitment in groups of four digits, to be shown before a game."""
    digits = dice.commitment(seed)
    groups = [digits[start : start + 4] for start in range(0, 32, 4)]
    return " · ".join((" ".join(groups[:4]), " ".join(groups[4:])))


def build(choice: TableChoice, village_set: VillageSet, drawn_seed: str) -> Setup:
    """The setup of a table; what people left to chance follows from their seed or the drawn one."""
    seed = choice.typed_seed or drawn_seed
    if choice.real_dice:
        # Then nobody is told this seed: it only turns tiles and chooses who begins.
        seed = drawn_seed
    count = len(choice.seats)
    first = dice.first_player(seed, count) if choice.first is None else choice.first
    return Setup(
        players=tuple(
            Player(name, seat.color, seat.control)
            for name, seat in zip(choice.names, choice.seats, strict=True)
        ),
        board=_board(choice, village_set, seed),
        seed=None if choice.real_dice else seed,
        first_player=first,
        forgetful_income=choice.forgetful_income,
    )


def rematch(setup: Setup) -> Setup:
    """The same table once more: new dice, and the next player begins."""
    return evolve(
        setup,
        seed=None if setup.seed is None else draw_seed(),
        dice_from=(),
        first_player=(setup.first_player + 1) % len(setup.players),
        extra={},
    )


def _board(choice: TableChoice, village_set: VillageSet, seed: str) -> Board:
    tiles = village_set.tiles_for(len(choice.seats))
    dealt = village_set.random_board(len(choice.seats), seed).villages
    return Board(
        tuple(
            tile.sides[choice.sides[tile.name]] if tile.name in choice.sides else village
            for tile, village in zip(tiles, dealt, strict=True)
        )
    )


def as_data(choice: TableChoice) -> dict[str, Any]:
    """A choice as plain data, to be kept until the next game; a typed seed is for one game."""
    return {
        "seats": [
            {"name": seat.name, "color": seat.color, "control": seat.control}
            for seat in choice.seats
        ],
        "first": choice.first,
        "real_dice": choice.real_dice,
        "forgetful_income": choice.forgetful_income,
        "village_set": choice.village_set,
        "sides": dict(choice.sides),
    }


def from_data(data: object) -> TableChoice:
    """A choice from kept data; whatever is wrong in it is as if it had not been chosen."""
    fields = data if isinstance(data, dict) else {}
    seats = _seats(fields.get("seats"))
    first, named = fields.get("first"), fields.get("village_set")
    sides = fields.get("sides")
    choice = TableChoice(
        seats=seats or TableChoice().seats,
        first=first if type(first) is int and 0 <= first < len(seats) else None,
        real_dice=fields.get("real_dice") is True,
        forgetful_income=fields.get("forgetful_income") is True,
        village_set=named if isinstance(named, str) and named else village_sets.STANDARD,
        sides={
            tile: side
            for tile, side in (sides.items() if isinstance(sides, dict) else ())
            if isinstance(tile, str) and type(side) is int and side in (0, 1)
        },
    )
    return choice.seated(len(choice.seats))


def _seats(data: object) -> tuple[Seat, ...]:
    """The sound seats among the data; every colour at most once."""
    seats: dict[str, Seat] = {}
    for entry in data if isinstance(data, list | tuple) else ():
        seat = _seat(entry if isinstance(entry, dict) else {})
        if seat.color in COLORS:
            seats.setdefault(seat.color, seat)
    return tuple(seats.values())


def _seat(fields: Mapping[str, object]) -> Seat:
    name, color, control = (fields.get(key) for key in ("name", "color", "control"))
    return Seat(
        name if isinstance(name, str) else "",
        color if isinstance(color, str) else "",
        control if isinstance(control, str) and control in levels() else HUMAN,
    )


def set_choices() -> list[SetChoice]:
    """The standard set and the user's own, broken ones with the reason."""
    standard = village_sets.standard_set()
    own = [_set_choice(found) for found in village_sets.user_sets()]
    return [SetChoice(village_sets.STANDARD, standard.name, standard), *own]


def _set_choice(found: village_sets.Found) -> SetChoice:
    name = found.village_set.name if found.village_set else found.file.name
    reason = sentence(found.problems[0]) if found.problems else ""
    return SetChoice(found.file.stem, foreign.name(name), found.village_set, reason)
