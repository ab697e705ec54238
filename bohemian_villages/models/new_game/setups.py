"""A new game: the setup that follows from what people chose at the table."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from functools import cache

from attrs import evolve, frozen

from ... import village_sets
from ...engine import dice
from ...engine.board import Board
from ...engine.setup import Player, Setup
from ...engine.village_set import Tile, VillageSet
from ...records.bounds import LONGEST_NAME, fitting_name
from ...words import foreign
from ...words.game.village_sets import sentence
from .table_choice import (
    BANKS,
    FIRST_TABLE,
    LONGEST_SEED,
    NAMES,
    Seat,
    Sides,
    TableChoice,
    as_data,
    from_data,
)

__all__ = [
    "BANKS",
    "FIRST_TABLE",
    "LONGEST_NAME",
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
    "fitting_name",
    "from_data",
    "quick_setup",
    "rematch",
    "set_choices",
    "standard_choice",
]

SEED_BYTES = 16


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
    first = choice.youngest_person if choice.by_age else choice.first
    if first is None:
        first = dice.first_player(seed, count)
    return Setup(
        players=tuple(
            Player(name, seat.color, seat.control)
            for name, seat in zip(choice.bare_names, choice.seats, strict=True)
        ),
        board=_board(choice, village_set, seed),
        seed=None if choice.real_dice else seed,
        first_player=first,
        bank=choice.bank,
        forgetful_income=choice.forgetful_income,
    )


def quick_setup() -> Setup:
    """A game against an easy opponent, as it is for whoever fills in nothing."""
    standard = standard_choice().village_set
    assert standard is not None
    return build(FIRST_TABLE, standard, draw_seed())


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


@cache
def standard_choice() -> SetChoice:
    """The set that comes with the program, read once."""
    standard = village_sets.standard_set()
    return SetChoice(village_sets.STANDARD, standard.name, standard)


def set_choices() -> Iterator[SetChoice]:
    """The standard set and the user's own, broken ones with the reason; each may take a second."""
    yield standard_choice()
    yield from map(_set_choice, village_sets.each_user_set())


def _set_choice(found: village_sets.Found) -> SetChoice:
    name = found.village_set.name if found.village_set else found.file.name
    reason = sentence(found.problems[0]) if found.problems else ""
    return SetChoice(found.file.stem, foreign.name(name), found.village_set, reason)
