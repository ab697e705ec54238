"""A new game: the choices, the setup they give, and what is kept for the next time."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Mapping
from datetime import date
from enum import Enum
from functools import cache
from itertools import pairwise
from typing import Any

from attrs import evolve, frozen

from ...levels import OFFERED_LEVELS, is_human
from ...records.bounds import fitting_name, typed_seed
from ...words import foreign
from ..engine.game import Game
from ..engine.setup import HUMAN, MOST_PLAYERS, Player, PrintedSheet, Setup
from ..printed_sheet import standard_sheet
from ..statistics.daily import daily_seed, day_of

__all__ = [
    "ADDED",
    "HUMAN",
    "LEAST_SEVERAL",
    "MOST_PLAYERS",
    "NAMES",
    "ChosenSeat",
    "Deal",
    "GameChoice",
    "Setup",
    "alone_name",
    "as_data",
    "begun_once",
    "build",
    "controls",
    "daily_setup",
    "draw_seed",
    "from_data",
    "last_name",
    "quick_setup",
    "rematch",
    "typed_deal",
]

# Names for those who give none; one for every seat.
NAMES = (
    "Anna",
    "Tomáš",
    "Ludmila",
    "Karel",
    "Božena",
    "Jan",
    "Eliška",
    "Václav",
    "Zuzana",
    "Ondřej",
    "Markéta",
    "Josef",
)
LEAST_SEVERAL = 2
ADDED = "easy"
"""The control of an added seat."""

# At most one of any letters and digits that look alike, so that a deal can be read aloud or written
# down without questions.
_SIGNS = "ACDEFGHJKMNPQRTVWXY34679"
_GROUP = 4
_DEAL = re.compile(rf"([{_SIGNS}]{{{_GROUP}}})[-–\s]([{_SIGNS}]{{{_GROUP}}})", re.IGNORECASE)


class Deal(Enum):
    """The source of a game's dice."""

    NEW = "new"
    DAILY = "daily"
    TEXT = "text"


@frozen
class ChosenSeat:
    """A seat as it was filled in; an empty name gets one later."""

    name: str = ""
    control: str = HUMAN


@frozen
class GameChoice:
    """All choices for a game; always playable."""

    is_alone: bool = True
    seats: tuple[ChosenSeat, ...] = (ChosenSeat(), ChosenSeat("", ADDED))
    """For several players; who plays alone has the name of the first."""
    deal: Deal = Deal.NEW
    day: date | None = None
    """Whose daily deal it is; None for today's."""
    text: str = ""
    """Typed by people who want a certain deal."""
    real_dice: bool = False

    # Seats.

    @property
    def seated(self) -> tuple[ChosenSeat, ...]:
        """The seats that play."""
        return (ChosenSeat(self.seats[0].name),) if self.is_alone else self.seats

    def with_seat(self) -> GameChoice:
        """With one more seat, if there is room."""
        if len(self.seats) >= MOST_PLAYERS:
            return self
        # An added seat is for an opponent; people add their own names.
        return evolve(self, seats=(*self.seats, ChosenSeat("", ADDED)))

    def without(self, seat: int) -> GameChoice:
        """With one seat less, if enough are left."""
        if len(self.seats) <= LEAST_SEVERAL:
            return self
        return evolve(self, seats=self.seats[:seat] + self.seats[seat + 1 :])

    def moved(self, seat: int, to: int) -> GameChoice:
        """With a seat at another place."""
        rest = [*self.seats[:seat], *self.seats[seat + 1 :]]
        rest.insert(min(max(to, 0), len(rest)), self.seats[seat])
        return evolve(self, seats=tuple(rest))

    def renamed(self, seat: int, name: str) -> GameChoice:
        """With another name for a seat."""
        return self._with(seat, evolve(self.seats[seat], name=name))

    def controlled(self, seat: int, control: str) -> GameChoice:
        """With another control for a seat."""
        return self._with(seat, evolve(self.seats[seat], control=control))

    def _with(self, place: int, seat: ChosenSeat) -> GameChoice:
        seats = (seat if place == other else old for other, old in enumerate(self.seats))
        return evolve(self, seats=tuple(seats))

    @property
    def bare_names(self) -> tuple[str, ...]:
        """The names as records contain them, with default names where none was given."""
        given = [foreign.bare_name(seat.name) for seat in self.seated]
        spare = iter([name for name in NAMES if name not in given])
        return tuple(name or next(spare) for name in given)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, safe to use in sentences."""
        return tuple(map(foreign.isolated, self.bare_names))

    @property
    def default_names(self) -> tuple[str, ...]:
        """The default name of each seat."""
        return tuple(self.renamed(seat, "").bare_names[seat] for seat in range(len(self.seated)))

    @property
    def humans(self) -> list[int]:
        """The seats for which people decide."""
        return [place for place, seat in enumerate(self.seated) if is_human(seat.control)]

    @property
    def shared_names(self) -> list[str]:
        """Names that several players have."""
        ordered = sorted(self.names)
        return sorted({a for a, b in pairwise(ordered) if a == b})

    @property
    def odd_names(self) -> list[int]:
        """The seats whose name cannot be shown as it was typed."""
        given = [" ".join(seat.name.split()) for seat in self.seated]
        return [place for place, name in enumerate(given) if foreign.bare_name(name) != name]

    # Dice.

    @property
    def deal_used(self) -> Deal | None:
        """The source of the dice; None if people roll. The daily deal is played alone."""
        if self.deal is Deal.DAILY and self.is_alone:
            return Deal.DAILY
        if self.real_dice:
            return None
        return Deal.TEXT if self.deal is Deal.TEXT and typed_deal(self.text) else Deal.NEW


def controls() -> list[str]:
    """Who may decide for a seat: a person, or a level of the computer, weakest first."""
    return [HUMAN, *OFFERED_LEVELS]


# Deals.


def draw_seed() -> str:
    """A new deal: eight characters in two groups, to be read aloud or written down."""
    signs = [secrets.choice(_SIGNS) for _ in range(2 * _GROUP)]
    return f"{''.join(signs[:_GROUP])}-{''.join(signs[_GROUP:])}"


def typed_deal(text: str) -> str:
    """The seed that a typed text means: any will do; one like ours may be written carelessly."""
    seed = typed_seed(text)
    if ours := _DEAL.fullmatch(seed):
        return f"{ours[1]}-{ours[2]}".upper()
    return seed


# Setups.


def build(choice: GameChoice, drawn_seed: str, today: date) -> Setup:
    """The setup for a choice; a new deal has the drawn seed."""
    players = (
        Player(name, seat.control)
        for name, seat in zip(choice.bare_names, choice.seated, strict=True)
    )
    return Setup(tuple(players), _sheet(), _seed(choice, drawn_seed, today))


def _seed(choice: GameChoice, drawn_seed: str, today: date) -> str | None:
    match choice.deal_used:
        case None:
            return None
        case Deal.DAILY:
            return daily_seed(choice.day or today)
        case Deal.TEXT:
            return typed_deal(choice.text)
        case Deal.NEW:
            return drawn_seed


def daily_setup(day: date, name: str = "") -> Setup:
    """The deal of a day, played alone."""
    return _alone(name, daily_seed(day))


def begun_once(setup: Setup) -> Callable[[Game], bool] | None:
    """For a daily deal: tells the game begun with it, whose dice its player has seen."""
    is_daily = day_of(setup.seed) is not None and len(setup.players) == 1
    return (lambda game: game.setup == setup) if is_daily else None


def quick_setup(last: Mapping[str, Any] | None = None) -> Setup:
    """A new deal for one player, with the name last used."""
    return _alone(last_name(last or {}), draw_seed())


def last_name(last: Mapping[str, Any]) -> str:
    """The name last used in the form; empty if there was none."""
    return from_data(last).seats[0].name


def alone_name(last: Mapping[str, Any]) -> str:
    """The single player's name, as last entered."""
    return evolve(from_data(last), is_alone=True).bare_names[0]


def rematch(setup: Setup) -> Setup:
    """The setup of a rematch with new dice; after a daily deal, an ordinary one."""
    return evolve(setup, seed=None if setup.seed is None else draw_seed(), dice_from=(), extra={})


def _alone(name: str, seed: str) -> Setup:
    choice = GameChoice(seats=(ChosenSeat(name), ChosenSeat("", ADDED)))
    return Setup((Player(choice.bare_names[0]),), _sheet(), seed)


@cache
def _sheet() -> PrintedSheet:
    return standard_sheet()


# What the settings keep.


def as_data(choice: GameChoice) -> dict[str, Any]:
    """The choice as plain data, to be stored until the next game; a deal is for one game."""
    return {
        "alone": choice.is_alone,
        "seats": [{"name": seat.name, "control": seat.control} for seat in choice.seats],
        "real_dice": choice.real_dice,
    }


def from_data(data: object) -> GameChoice:
    """A choice from stored data; invalid parts count as not chosen."""
    fields = data if isinstance(data, Mapping) else {}
    seats = _seats(fields.get("seats"))
    usual = GameChoice()
    if len(seats) < LEAST_SEVERAL:
        seats = (*seats, *usual.seats[len(seats) :])
    return GameChoice(
        is_alone=fields.get("alone") is not False,
        seats=seats,
        real_dice=fields.get("real_dice") is True,
    )


def _seats(data: object) -> tuple[ChosenSeat, ...]:
    entries = data if isinstance(data, list | tuple) else ()
    return tuple(_seat(entry) for entry in entries[:MOST_PLAYERS] if isinstance(entry, Mapping))


def _seat(fields: Mapping[str, object]) -> ChosenSeat:
    name, control = fields.get("name"), fields.get("control")
    return ChosenSeat(
        fitting_name(name) if isinstance(name, str) else "",
        control if isinstance(control, str) and control in controls() else HUMAN,
    )
