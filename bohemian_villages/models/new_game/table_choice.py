"""The table: what people chose for a game to come, and how that is kept until the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeGuard

from attrs import evolve, field, frozen

from ... import village_sets
from ...engine.bounds import MOST_VILLAGES
from ...engine.setup import COLORS, HUMAN, LEAST_PLAYERS, MOST_PLAYERS
from ...engine.state import DEFAULT_BANK, default_figures
from ...records.bounds import fitting_name
from ...words import foreign
from ..game.levels import is_human, levels

# Names for those who give none; one for every colour.
NAMES = ("Anna", "Tomáš", "Ludmila", "Karel", "Božena")
LONGEST_SEED = 100
LONGEST_FILE = 255
"""As long as the name of a file can be, on most systems; sets are called by theirs."""
LETTERS = 2
"""A tile is called by the letters of its sides."""
ADDED = "easy"
"""Who sits down where a seat is added."""
BANKS = (100, 150, 200, 250, DEFAULT_BANK, 400, 500)

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
    """The seat that begins; None if age or chance decides."""
    by_age: bool = False
    """Whether the youngest begins, as the rulebook has it."""
    youngest: int | None = None
    """The seat of the youngest person, if somebody said who that is."""
    seed: str = ""
    """Typed by people who want the same deal; empty if the program draws one."""
    real_dice: bool = False
    forgetful_income: bool = False
    bank: int = DEFAULT_BANK
    village_set: str = village_sets.STANDARD
    sides: Sides = field(factory=dict)

    def seated(self, count: int) -> TableChoice:
        """With so many seats: the last ones leave, new ones come with colours nobody has."""
        count = min(max(count, LEAST_PLAYERS), MOST_PLAYERS)
        seats = self.seats[:count]
        for color in [c for c in COLORS if c not in {seat.color for seat in seats}]:
            if len(seats) < count:
                # Whoever adds a seat wants somebody to play against; people name themselves.
                seats = (*seats, Seat("", color, ADDED))
        first, youngest = (
            seat if seat is not None and seat < count else None
            for seat in (self.first, self.youngest)
        )
        return evolve(self, seats=seats, first=first, youngest=youngest)

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
        seats = tuple(self.seats[place] for place in order)
        first, youngest = (
            order.index(seat) if seat in order else None for seat in (self.first, self.youngest)
        )
        return evolve(self, seats=seats, first=first, youngest=youngest)

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
    def has_options(self) -> bool:
        """Whether more was chosen than who plays on which villages."""
        usual = TableChoice()
        names = ("first", "by_age", "real_dice", "forgetful_income", "bank")
        return any(getattr(self, name) != getattr(usual, name) for name in names)

    @property
    def names(self) -> tuple[str, ...]:
        """The names at the table, fit for a sentence of ours."""
        return tuple(map(foreign.isolated, self.bare_names))

    @property
    def bare_names(self) -> tuple[str, ...]:
        """The names as a record holds them: those given, and others for who gave none."""
        given = [foreign.bare_name(seat.name) for seat in self.seats]
        spare = iter([name for name in NAMES if name not in given])
        return tuple(name or next(spare) for name in given)

    @property
    def default_names(self) -> tuple[str, ...]:
        """For each seat the name it would have without one of its own."""
        return tuple(self.renamed(seat, "").bare_names[seat] for seat in range(len(self.seats)))

    @property
    def shared_names(self) -> list[str]:
        """Names that several players have."""
        ordered = sorted(self.names)
        return sorted({a for a, b in pairwise(ordered) if a == b})

    @property
    def odd_names(self) -> list[int]:
        """The seats whose name cannot be shown as it was typed."""
        given = [" ".join(seat.name.split()) for seat in self.seats]
        return [place for place, name in enumerate(given) if foreign.bare_name(name) != name]

    @property
    def figures_each(self) -> int:
        """How many figures everybody gets."""
        return default_figures(len(self.seats))

    @property
    def humans(self) -> list[int]:
        """The seats for which people decide."""
        return [place for place, seat in enumerate(self.seats) if is_human(seat.control)]

    @property
    def youngest_person(self) -> int | None:
        """The seat that begins by age: the one named, or else the first person; AI has no age."""
        people = self.humans
        if self.youngest in people:
            return self.youngest
        return people[0] if people else None

    @property
    def typed_seed(self) -> str:
        """The seed as it will be used: blanks around it are nobody's intention."""
        whole = "".join(sign for sign in self.seed if not "\ud800" <= sign <= "\udfff")
        return whole.strip()[:LONGEST_SEED]


FIRST_TABLE = TableChoice((Seat("", "red"), Seat("", "blue", "easy")))
"""For who opens the program for the first time: somebody to play against is there."""


def as_data(choice: TableChoice) -> dict[str, Any]:
    """A choice as plain data, to be kept until the next game; a typed seed is for one game."""
    return {
        "seats": [
            {"name": seat.name, "color": seat.color, "control": seat.control}
            for seat in choice.seats
        ],
        "first": choice.first,
        "by_age": choice.by_age,
        "youngest": choice.youngest,
        "real_dice": choice.real_dice,
        "forgetful_income": choice.forgetful_income,
        "bank": choice.bank,
        "village_set": choice.village_set,
        "sides": dict(choice.sides),
    }


def from_data(data: object) -> TableChoice:
    """A choice from kept data; whatever is wrong in it is as if it had not been chosen."""
    fields = data if isinstance(data, dict) else {}
    seats = _seats(fields.get("seats"))
    named, bank = fields.get("village_set"), fields.get("bank")
    choice = TableChoice(
        seats=seats or TableChoice().seats,
        first=_place(fields.get("first"), seats),
        by_age=fields.get("by_age") is True,
        youngest=_place(fields.get("youngest"), seats),
        real_dice=fields.get("real_dice") is True,
        forgetful_income=fields.get("forgetful_income") is True,
        bank=bank if type(bank) is int and bank in BANKS else DEFAULT_BANK,
        village_set=named if _is_set(named) else village_sets.STANDARD,
        sides=_sides(fields.get("sides")),
    )
    return choice.seated(len(choice.seats))


def _place(data: object, seats: Sequence[Seat]) -> int | None:
    return data if type(data) is int and 0 <= data < len(seats) else None


def _is_set(named: object) -> TypeGuard[str]:
    return isinstance(named, str) and 0 < len(named) <= LONGEST_FILE


def _sides(data: object) -> Sides:
    kept = {
        tile: side
        for tile, side in (data.items() if isinstance(data, dict) else ())
        if isinstance(tile, str) and len(tile) == LETTERS and type(side) is int and side in (0, 1)
    }
    return kept if len(kept) <= MOST_VILLAGES else {}


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
        fitting_name(name) if isinstance(name, str) else "",
        color if isinstance(color, str) else "",
        control if isinstance(control, str) and control in levels() else HUMAN,
    )
