"""A company: the players of a run, ready to play game after game."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from ...engine import setup
from ...engine.game import Game
from ...engine.village_set import VillageSet
from ...play.match import Thinking, play_on
from ...play.player import Player
from ...records.bounds import LONGEST_NAME
from ..levels import make_player
from ..players.bot_seat import BotSeat, LostSeat
from ..players.bots import TIMEOUT, Bot
from .entries import Entry, numbered


@frozen
class Party:
    """Who plays a run, and on which villages."""

    entries: tuple[Entry, ...]
    villages: VillageSet
    bot_timeout: float = TIMEOUT

    @property
    def has_bots(self) -> bool:
        """Whether other programs take part."""
        return any(entry.is_bot for entry in self.entries)


@frozen
class Played:
    """A game, how long each seat thought, and which bots failed."""

    game: Game
    thinking: tuple[Thinking, ...]
    lost_seats: tuple[LostSeat, ...]


class Company:
    """The players of a party around one table; its bots run until they are told to leave."""

    def __init__(self, party: Party) -> None:
        self.entries = party.entries
        self.villages = party.villages
        self.bots = {
            number: Bot(entry.command, party.bot_timeout)
            for number, entry in enumerate(party.entries)
            if entry.is_bot
        }

    def start(self) -> None:
        """Start the bots, each of them once."""
        for bot in self.bots.values():
            bot.start()

    def quit(self) -> None:
        """The last game is over: tell the bots to leave."""
        for bot in self.bots.values():
            bot.quit()

    def ban_bots(self) -> None:
        """End the bots at once, for good; from any thread."""
        for bot in self.bots.values():
            bot.ban()

    def play(self, seed: str, order: Sequence[int]) -> Played:
        """Play the deal of this seed; `order` names for each seat the entry that sits there."""
        players = [self._player(entry) for entry in order]
        bot_seats = [player for player in players if isinstance(player, BotSeat)]
        for seat in bot_seats:
            seat.get_ready()
        game = Game(self.villages.deal(self._seats(order), seed))
        for seat in bot_seats:
            seat.sit_down(game)
        thinking = tuple(Thinking() for _ in players)
        for _step in play_on(game, players, thinking):
            pass
        for seat in bot_seats:
            seat.get_up()
        return Played(game, thinking, tuple(seat.lost for seat in bot_seats if seat.lost))

    def _player(self, entry: int) -> Player:
        """A fresh player, for no game may depend on which ones were played before it."""
        bot = self.bots.get(entry)
        return BotSeat(bot, entry) if bot else make_player(self.entries[entry].level)

    def _seats(self, order: Sequence[int]) -> tuple[setup.Player, ...]:
        # Records are the same to the byte on every machine, so these names are in no language.
        names = numbered([self._name(entry) for entry in order])
        return tuple(
            setup.Player(name, color, self.entries[entry].level)
            for name, color, entry in zip(names, setup.COLORS, order, strict=False)
        )

    def _name(self, entry: int) -> str:
        bot = self.bots.get(entry)
        name = _usable(bot.name) if bot else ""
        return name or self.entries[entry].level.capitalize()


def _usable(name: str) -> str:
    """The name a bot gave itself, as a name in a record."""
    # The second of a name gets a 2, and so on.
    longest = LONGEST_NAME - len(" 2")
    return "".join(filter(str.isprintable, name)).strip()[:longest]
