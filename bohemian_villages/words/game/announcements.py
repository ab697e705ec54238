"""Announcements: what deserves a banner across the table, in a sentence each."""

from __future__ import annotations

from ...engine.board import Kind
from ..catalogue import Speaker
from .table import Table


class AnnouncementWords(Speaker):
    """Sentences for what nobody should miss."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def your_turn(self, player: int) -> str:
        """Another person takes over the screen."""
        return self.tr("{player}, your turn").format(player=self.table.player(player))

    def no_figures_left(self, player: int) -> str:
        """A player has no figures left, so the game will end."""
        text = self.tr(
            "{player} has no figures left and ends the game next turn, unless one returns"
        )
        return text.format(player=self.table.player(player))

    def payout(self, kind: int, coins: list[tuple[int, int]]) -> str:
        """A row of mills or glass factories pays: which player gets how much."""
        if kind == Kind.MILL:
            text = self.tr("The flour mills pay out: {coins}")
        else:
            text = self.tr("The glass factories pay out: {coins}")
        shares = [
            self.tr("{player} +{coins}").format(player=self.table.player(player), coins=amount)
            for player, amount in coins
        ]
        return text.format(coins=", ".join(shares))

    def village_full(self, village: int) -> str:
        """The last building of a village is taken: its town halls count."""
        text = self.tr("{village} is full: its town halls pay at the end")
        return text.format(village=self.table.village(village))

    def bishop_lost(self, taker: int, loser: int) -> str:
        """A person lost the bishop."""
        text = self.tr("{taker} takes the bishop from {loser}")
        return text.format(taker=self.table.player(taker), loser=self.table.player(loser))

    def kicked(self, kicker: int, victim: int, building: int) -> str:
        """A person's figure was kicked out."""
        text = self.tr("{kicker} kicks {victim} {out_of_building}")
        return text.format(
            kicker=self.table.player(kicker),
            victim=self.table.player(victim),
            out_of_building=self.table.out_of(building),
        )
