"""What the others did since a player's last turn, in a few words each."""

from __future__ import annotations

from ...engine.board import Kind
from ..catalogue import Speaker
from .table import Table


class MeanwhileWords(Speaker):
    """Short phrases about other players' turns, for one reader."""

    def __init__(self, table: Table, reader: int) -> None:
        self.table = table
        self.reader = reader

    def title(self, *, has_played: bool) -> str:
        """Heading: since when."""
        return self.tr("Since your last turn") if has_played else self.tr("Before your first turn")

    def ring(self, *, has_played: bool) -> str:
        """What a ring around a building means."""
        if has_played:
            return self.tr("Red ring: new since your last turn.")
        return self.tr("Red ring: new before your first turn.")

    def place(self, building: int) -> str:
        """Where a figure was put: "church in Falkenow"."""
        phrase = {
            Kind.BAKERY: self.tr("bakery in {village}"),
            Kind.BUTCHERY: self.tr("butchery in {village}"),
            Kind.DAIRY: self.tr("dairy in {village}"),
            Kind.TAILOR: self.tr("tailor shop in {village}"),
            Kind.MILL: self.tr("flour mill in {village}"),
            Kind.GLASSWORKS: self.tr("glass factory in {village}"),
            Kind.FARM: self.tr("farm in {village}"),
            Kind.INN: self.tr("inn in {village}"),
            Kind.TOWN_HALL: self.tr("town hall in {village}"),
            Kind.CHURCH: self.tr("church in {village}"),
            Kind.MANOR: self.tr("manor in {village}"),
        }[Kind(self.table.board.kind_of[building])]
        return phrase.format(village=self.table.village_of(building))

    def kicked(self, victim: int) -> str:
        """Whose figure was kicked out."""
        if victim == self.reader:
            return self.tr("kicked you out")
        return self.tr("kicked out {player}").format(player=self.table.player(victim))

    def most_churches(self) -> str:
        """The player now has the most churches, alone."""
        return self.tr("most churches now")

    def village_full(self) -> str:
        """Every building of the village is taken."""
        return self.tr("village full")

    def coins(self, n: int) -> str:
        """What a player got for a placement."""
        return self.tr("+{coins}").format(coins=n)

    def payout(self, kind: int, yours: int) -> str:
        """A row of mills or glass factories pays; what the reader gets."""
        mills, glass = self.tr("flour mills pay out"), self.tr("glass factories pay out")
        text = mills if kind == Kind.MILL else glass
        return self.tr("{what}, +{coins} for you").format(what=text, coins=yours) if yours else text

    def inn_opened(self, owner: int, building: int) -> str:
        """An inn now pays."""
        village = self.table.village_of(building)
        if owner == self.reader:
            return self.tr("your inn in {village} opens").format(village=village)
        text = self.tr("{player}’s inn in {village} opens")
        return text.format(player=self.table.player(owner), village=village)

    def bishop(self, previous: int, *, on_table: bool) -> str:
        """The bishop was taken, from a player or from the table."""
        if on_table:
            return self.tr("took the bishop")
        if previous == self.reader:
            return self.tr("took your bishop")
        return self.tr("took the bishop from {player}").format(player=self.table.player(previous))

    def special_taken(self) -> str:
        """A special action tile was taken."""
        return self.tr("took a special action tile")

    def special_spent(self) -> str:
        """A special action tile was spent."""
        return self.tr("rerolled")

    def passed(self) -> str:
        """A player passed."""
        return self.tr("passed")
