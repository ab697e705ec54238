"""New games: setups made from the choices in the form."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from attrs import evolve, frozen

from ... import village_sets
from ...engine.board import Board
from ...engine.setup import COLORS, Player, Setup, first_player
from ...engine.village_set import Tile, VillageSet
from ...fair_dice import commitment
from ...levels import is_human
from ...play.seats import CHARACTER, is_matched, matched_with
from ...words import foreign
from ...words.game.village_sets import sentence
from ..people.known_people import FIRST_LEVEL, KnownPeople, nearest_level, playable
from .table_choice import (
    ADDED,
    BANKS,
    FIRST_TABLE,
    MATCHED,
    NAMES,
    ChosenSeat,
    Sides,
    TableChoice,
    as_data,
    from_data,
)

__all__ = [
    "BANKS",
    "FIRST_TABLE",
    "MATCHED",
    "NAMES",
    "ChosenSeat",
    "SetChoice",
    "Sides",
    "TableChoice",
    "Tile",
    "VillageSet",
    "as_data",
    "build",
    "control_for",
    "draw_seed",
    "expected_level",
    "fingerprint",
    "from_data",
    "matched_rival",
    "quick_setup",
    "quick_table",
    "rematch",
    "set_choices",
    "standard_choice",
]

SEED_BYTES = 16


@frozen
class SetChoice:
    """A village set to choose, or why it cannot be used."""

    key: str
    name: str
    village_set: VillageSet | None
    reason: str = ""


def draw_seed() -> str:
    """A seed of 128 random bits."""
    return secrets.token_hex(SEED_BYTES)


def fingerprint(seed: str) -> str:
    """The first half of a seed's commitment in groups of four digits, shown before a game."""
    digits = commitment(seed)
    groups = [digits[start : start + 4] for start in range(0, 32, 4)]
    return " · ".join((" ".join(groups[:4]), " ".join(groups[4:])))


def build(
    choice: TableChoice,
    village_set: VillageSet,
    drawn_seed: str,
    people: KnownPeople | None = None,
) -> Setup:
    """The setup for a table; what was left to chance follows from the typed or drawn seed."""
    seed = choice.typed_seed or drawn_seed
    if choice.real_dice:
        # Real dice: this seed is never shown, it only chooses sides and the first player.
        seed = drawn_seed
    count = len(choice.seats)
    first = choice.youngest_person if choice.by_age else choice.first
    if first is None:
        first = first_player(seed, count)
    players = tuple(map(_player, choice.bare_names, choice.seats))
    matched = [place for place, seat in enumerate(choice.seats) if seat.control == MATCHED]
    return Setup(
        players=_matched(players, matched, people or KnownPeople()),
        board=_board(choice, village_set, seed),
        seed=None if choice.real_dice else seed,
        first_player=first,
        bank=choice.bank,
        forgetful_income=choice.forgetful_income,
    )


def _player(name: str, seat: ChosenSeat) -> Player:
    extra = {CHARACTER: seat.who.key} if seat.who else {}
    control = FIRST_LEVEL if seat.control == MATCHED else seat.control
    return Player(name, seat.color, control, extra)


def _matched(
    players: Sequence[Player], seats: Sequence[int], people: KnownPeople
) -> tuple[Player, ...]:
    """The players, with these seats matched to the first person's estimated strength."""
    rivals = [player.name for player in players if is_human(player.control)]
    strength = people.belief(rivals[0] if rivals else "").strength
    level = nearest_level(strength)
    return tuple(
        matched_with(player, level, playable(strength)) if place in seats else player
        for place, player in enumerate(players)
    )


def quick_table(last: Mapping[str, Any], people: KnownPeople) -> TableChoice:
    """The table of a game without a form: the first person of the form as it was left last, against
    a beginner, or at their level once they have played or have asked for that.

    The opponent keeps the character of the last one.
    """
    kept = from_data(last) if last else FIRST_TABLE
    humans = kept.humans
    person, name = ChosenSeat(), ""
    if humans:
        person, name = kept.seats[humans[0]], kept.bare_names[humans[0]]
    rivals = [seat for seat in kept.seats if not seat.is_human]
    rival = rivals[0] if rivals else ChosenSeat(control=ADDED)
    if rival.color == person.color or not humans:
        rival = evolve(rival, color=next(each for each in COLORS if each != person.color))
    control = MATCHED if rival.control == MATCHED else control_for(name, people)
    return TableChoice((evolve(person, name=name), evolve(rival, name="", control=control)))


def control_for(name: str, people: KnownPeople) -> str:
    """A suitable opponent: a seat at the person's level, or a beginner while nothing is known."""
    return MATCHED if people.belief(name).games else ADDED


def quick_setup(last: Mapping[str, Any], people: KnownPeople) -> Setup:
    """The setup of a game started without the form."""
    standard = standard_choice().village_set
    assert standard is not None
    return build(quick_table(last, people), standard, draw_seed(), people)


def expected_level(name: str, people: KnownPeople) -> str:
    """The level nearest to how somebody is believed to play."""
    return nearest_level(people.belief(name).strength)


def matched_rival(setup: Setup) -> str:
    """The person at whose level somebody plays in a game; empty where nobody does."""
    people = [player.name for player in setup.players if is_human(player.control)]
    return people[0] if people and any(map(is_matched, setup.players)) else ""


def rematch(setup: Setup, people: KnownPeople | None = None) -> Setup:
    """The same table again: new dice, and the next player begins.

    Matched seats take the person's strength as estimated now.
    """
    matched = [place for place, player in enumerate(setup.players) if is_matched(player)]
    return evolve(
        setup,
        players=_matched(setup.players, matched, people or KnownPeople()),
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


@cache
def standard_choice() -> SetChoice:
    """The set that comes with the program, read once."""
    standard = village_sets.standard_set()
    return SetChoice(village_sets.STANDARD, standard.name, standard)


def set_choices() -> Iterator[SetChoice]:
    """The standard set and the user's own, broken ones with the reason; each may take a second."""
    yield standard_choice()
    yield from map(_set_choice, village_sets.user_sets())


def _set_choice(found: village_sets.Found) -> SetChoice:
    name = found.village_set.name if found.village_set else found.file.name
    reason = sentence(found.problems[0]) if found.problems else ""
    return SetChoice(found.file.stem, foreign.name(name), found.village_set, reason)
