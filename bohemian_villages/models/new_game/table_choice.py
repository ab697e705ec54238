"""The table: the choices for the next game, and how they are stored until then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeGuard

from attrs import evolve, field, frozen

from ... import village_sets
from ...engine.bounds import MOST_VILLAGES
from ...engine.setup import COLORS, HUMAN, LEAST_PLAYERS, MOST_PLAYERS
from ...engine.state import DEFAULT_BANK, default_figures
from ...levels import OFFERED_LEVELS, is_human
from ...play.characters import Character, characters
from ...records.bounds import fitting_name, typed_seed
from ...words import foreign

# Names for players without one; one for each colour.
NAMES = ("Anna", "Tomáš", "Ludmila", "Karel", "Božena")
LONGEST_FILE = 255
"""The longest file name on most systems; sets are named by their files."""
LETTERS = 2
"""A tile is named by the letters of its sides."""
ADDED = "beginner"
"""The control of an added seat while nothing is known of the people."""
MATCHED = "matched"
"""The control of a seat matched to the first person's strength."""
BANKS = (100, 150, 200, 250, DEFAULT_BANK, 400, 500)

Sides = Mapping[str, int]
"""For tiles with a chosen side: 0 for the first side in the file, 1 for the second."""


@frozen
class ChosenSeat:
    """A seat as filled in; an empty name is replaced later."""

    name: str = ""
    color: str = COLORS[0]
    control: str = HUMAN
    character: str = ""
    """The key of a character; ignored for people."""

    @property
    def is_human(self) -> bool:
        """Whether a person plays here."""
        return self.control != MATCHED and is_human(self.control)

    @property
    def who(self) -> Character | None:
        """The character that plays here."""
        return None if self.is_human else characters().get(self.character)


@frozen
class TableChoice:
    """All choices for a game; a table is always playable."""

    seats: tuple[ChosenSeat, ...] = (ChosenSeat("", "red"), ChosenSeat("", "blue"))
    first: int | None = None
    """The seat that begins; None if age or chance decides."""
    by_age: bool = False
    """Whether the youngest begins, as in the rulebook."""
    youngest: int | None = None
    """The seat of the youngest person, if known."""
    seed: str = ""
    """A typed seed, for playing the same deal; empty if the program draws one."""
    real_dice: bool = False
    forgetful_income: bool = False
    bank: int = DEFAULT_BANK
    village_set: str = village_sets.STANDARD
    sides: Sides = field(factory=dict)

    def seated(self, count: int, added: str = ADDED) -> TableChoice:
        """With so many seats: the last ones are removed, new ones get unused colours."""
        count = min(max(count, LEAST_PLAYERS), MOST_PLAYERS)
        seats = self.seats[:count]
        for color in [c for c in COLORS if c not in {seat.color for seat in seats}]:
            if len(seats) < count:
                # An added seat is for an opponent; people add their own names.
                seats = (*seats, ChosenSeat("", color, added))
        first, youngest = (
            seat if seat is not None and seat < count else None
            for seat in (self.first, self.youngest)
        )
        return evolve(self, seats=seats, first=first, youngest=youngest)

    def without(self, seat: int) -> TableChoice:
        """Without one seat, if enough remain."""
        if len(self.seats) <= LEAST_PLAYERS:
            return self
        order = [place for place in range(len(self.seats)) if place != seat]
        return self._ordered(order)

    def moved(self, seat: int, to: int) -> TableChoice:
        """With a seat moved; the chosen first player stays the same."""
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
        """With another colour for a seat; the previous owner of the colour gets the old one."""
        old = self.seats[seat].color
        swap = {color: old, old: color}
        seats = (evolve(other, color=swap.get(other.color, other.color)) for other in self.seats)
        return evolve(self, seats=tuple(seats))

    def renamed(self, seat: int, name: str) -> TableChoice:
        """With another name for a seat."""
        return self._with(seat, evolve(self.seats[seat], name=name))

    def controlled(self, seat: int, control: str) -> TableChoice:
        """With another control for a seat."""
        return self._with(seat, evolve(self.seats[seat], control=control))

    def played_by(self, seat: int, character: str) -> TableChoice:
        """With another character for a seat, or none; who had the character gets the old one."""
        old = self.seats[seat].character
        seats = (
            evolve(other, character=old) if character and other.character == character else other
            for other in self.seats
        )
        return evolve(self, seats=tuple(seats))._with(
            seat, evolve(self.seats[seat], character=character)
        )

    def invited(self, character: str, added: str = ADDED) -> TableChoice:
        """With a character at an AI player's seat: the first without one, else the last.

        Where only people play, a seat is added. A character that is at the table leaves it.
        """
        for seated, seat in enumerate(self.seats):
            if seat.who and seat.character == character:
                return self.played_by(seated, "")
        place = self.place_for_character
        if place is None:
            return self
        table = self if place < len(self.seats) else self.seated(place + 1, added)
        return table.played_by(place, character)

    @property
    def place_for_character(self) -> int | None:
        """The seat that a character would take, which may be one more; None if people have all."""
        others = [place for place, seat in enumerate(self.seats) if not seat.is_human]
        free = [place for place in others if not self.seats[place].who]
        if others:
            return free[0] if free else others[-1]
        return len(self.seats) if len(self.seats) < MOST_PLAYERS else None

    def _with(self, place: int, seat: ChosenSeat) -> TableChoice:
        seats = (seat if place == other else old for other, old in enumerate(self.seats))
        return evolve(self, seats=tuple(seats))

    def turned(self, tile: str, side: int | None) -> TableChoice:
        """With a chosen side of a tile, or with chance deciding."""
        sides = {name: chosen for name, chosen in self.sides.items() if name != tile}
        return evolve(self, sides=sides if side is None else {**sides, tile: side})

    @property
    def has_options(self) -> bool:
        """Whether anything but players and villages was chosen."""
        usual = TableChoice()
        names = ("first", "by_age", "real_dice", "forgetful_income", "bank")
        return any(getattr(self, name) != getattr(usual, name) for name in names)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, safe to use in sentences."""
        return tuple(map(foreign.isolated, self.bare_names))

    @property
    def bare_names(self) -> tuple[str, ...]:
        """The names as records contain them, with default names where none was given."""
        given = [foreign.bare_name(seat.name) for seat in self.seats]
        for place, seat in enumerate(self.seats):
            if not given[place] and seat.who and seat.who.name not in given:
                given[place] = seat.who.name
        spare = iter([name for name in NAMES if name not in given])
        return tuple(name or next(spare) for name in given)

    @property
    def default_names(self) -> tuple[str, ...]:
        """The default name of each seat."""
        return tuple(self.renamed(seat, "").bare_names[seat] for seat in range(len(self.seats)))

    @property
    def shared_names(self) -> list[str]:
        """Names that several players have."""
        ordered = sorted(self.names)
        return sorted({a for a, b in pairwise(ordered) if a == b})

    @property
    def has_namesakes(self) -> bool:
        """Whether several people have the same name, so that nothing is learned of them."""
        people = [self.bare_names[place] for place in self.humans]
        return len(set(people)) < len(people)

    @property
    def odd_names(self) -> list[int]:
        """The seats whose names cannot be shown as typed."""
        given = [" ".join(seat.name.split()) for seat in self.seats]
        return [place for place, name in enumerate(given) if foreign.bare_name(name) != name]

    @property
    def figures_each(self) -> int:
        """How many figures each player gets."""
        return default_figures(len(self.seats))

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [place for place, seat in enumerate(self.seats) if seat.is_human]

    @property
    def rival(self) -> str:
        """The person whose strength matched seats have; empty if only AI plays."""
        return self.bare_names[self.humans[0]] if self.humans else ""

    @property
    def has_matched_seat(self) -> bool:
        """Whether an AI player is matched to a person's strength."""
        return any(seat.control == MATCHED for seat in self.seats)

    @property
    def youngest_person(self) -> int | None:
        """The seat that begins by age: the one chosen, else the first person's."""
        people = self.humans
        if self.youngest in people:
            return self.youngest
        return people[0] if people else None

    @property
    def typed_seed(self) -> str:
        """The seed without blanks around it, which are unintended."""
        return typed_seed(self.seed)


FIRST_TABLE = TableChoice((ChosenSeat("", "red"), ChosenSeat("", "blue", ADDED)))
"""The table at the first start of the program: against an opponent."""


def as_data(choice: TableChoice) -> dict[str, Any]:
    """The choice as plain data, to be stored until the next game; a typed seed is for one game."""
    return {
        "seats": [
            {
                "name": seat.name,
                "color": seat.color,
                "control": seat.control,
                "character": seat.character,
            }
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
    """A choice from stored data; invalid parts count as not chosen."""
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


def _place(data: object, seats: Sequence[ChosenSeat]) -> int | None:
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


def _seats(data: object) -> tuple[ChosenSeat, ...]:
    """The valid seats in the data; every colour at most once."""
    seats: dict[str, ChosenSeat] = {}
    for entry in data if isinstance(data, list | tuple) else ():
        seat = _seat(entry if isinstance(entry, dict) else {})
        if seat.color in COLORS:
            seats.setdefault(seat.color, seat)
    return tuple(seats.values())


def _seat(fields: Mapping[str, object]) -> ChosenSeat:
    name, color, control, character = (
        fields.get(key) for key in ("name", "color", "control", "character")
    )
    return ChosenSeat(
        fitting_name(name) if isinstance(name, str) else "",
        color if isinstance(color, str) else "",
        control if isinstance(control, str) and control in (*OFFERED_LEVELS, MATCHED) else HUMAN,
        character if isinstance(character, str) and character in characters() else "",
    )
