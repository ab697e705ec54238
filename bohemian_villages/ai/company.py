"""A company: the players of a run, ready to play game after game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from attrs import frozen

from ..engine import setup
from ..engine.game import Game
from ..engine.village_set import VillageSet
from .entries import Entry, numbered
from .levels import make_player
from .match import Thinking, play_game


@frozen
class LostSeat:
    """A seat that went to `random` for the rest of a game, because its bot failed."""

    seat: int


@frozen
class Played:
    """A game, how long each seat thought, and which of them were lost."""

    game: Game
    thinking: tuple[Thinking, ...]
    lost_seats: tuple[LostSeat, ...] = ()


@frozen
class Party:
    """Who plays a run, and on which villages."""

    entries: tuple[Entry, ...]
    villages: VillageSet

    def gather(self) -> Company:
        """The players, ready."""
        return Company(self)


class Company:
    """The players of a party around one table; to be closed when the last game is over."""

    def __init__(self, party: Party) -> None:
        self.entries = party.entries
        self.villages = party.villages

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def play(self, seed: str, order: Sequence[int]) -> Played:
        """Play the deal of this seed; `order` names for each seat the entry that sits there."""
        seated = [self.entries[entry] for entry in order]
        # Fresh players: no game may depend on which ones were played before it.
        players = [make_player(entry.level) for entry in seated]
        thinking = tuple(Thinking() for _ in players)
        deal = self.villages.deal(seats(seated), seed)
        return Played(play_game(deal, players, thinking), thinking)


def seats(entries: Sequence[Entry]) -> tuple[setup.Player, ...]:
    """The seats for these players, in seating order."""
    # Records are the same to the byte on every machine, so these names are in no language.
    names = numbered([entry.level.capitalize() for entry in entries])
    return tuple(
        setup.Player(name, color, entry.level)
        for name, color, entry in zip(names, setup.COLORS, entries, strict=False)
    )
