"""The overview card: the rules on one sheet, in very few words."""

from __future__ import annotations

from ...engine.board import Kind
from ...engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN
from ...engine.scoring import MOST_CHURCHES, NO_TOWN_HALL, SECOND_MOST_CHURCHES, SET_OF_SHOPS
from ..catalogue import Speaker
from ..grammar import number


class Overview(Speaker):
    """Short lines for the overview; the help has the details."""

    def shops(self) -> str:
        """The four kinds of shop together."""
        return self.tr("Shops")

    def effect(self, kind: Kind) -> str:
        """What a building does."""
        return {
            Kind.MILL: self.tr("Take flour. All mills taken: {coins} coins a tile, figures return"),
            Kind.GLASSWORKS: self.tr("Take glass. All taken: {coins} coins a tile, figures return"),
            Kind.FARM: self.tr("1 coin at once for each farm you hold"),
            Kind.INN: self.tr(
                "1 coin each turn once {others} other buildings in the village are taken"
            ),
            Kind.TOWN_HALL: self.tr(
                "Pays its coins at the end if the village is full; {fine} if you hold no town hall"
            ),
            Kind.CHURCH: self.tr(
                "At the end {most} for the most, {second} for second most; {second} each if "
                "tied for most"
            ),
            Kind.MANOR: self.tr("Pays its coins at once"),
        }.get(kind, self.tr("At the end {sets} coins for 1, 2, 3, 4 different ones")).format(
            coins=COINS_FOR_GOODS.get(kind, 0),
            others=OCCUPIED_FOR_STEIN - 1,
            fine=number(NO_TOWN_HALL),
            most=MOST_CHURCHES,
            second=SECOND_MOST_CHURCHES,
            sets=", ".join(map(str, SET_OF_SHOPS[1:])),
        )

    def kicking(self, kind: Kind) -> str:
        """Whether a figure may be kicked out."""
        if kind in (Kind.MILL, Kind.GLASSWORKS, Kind.MANOR):
            return self.tr("nobody can kick you out")
        if kind in (Kind.FARM, Kind.INN, Kind.TOWN_HALL, Kind.CHURCH):
            return self.tr("others can kick you out")
        return self.tr("others can kick you out if they hold none")

    def notes(self) -> list[tuple[str, list[str]]]:
        """Turn, placing, special tile and end: a heading and its lines each."""
        return [
            (
                self.tr("A turn"),
                [
                    self.tr("Income: active inns; with the bishop, your churches"),
                    self.tr("Roll four dice"),
                    self.tr("One move is mandatory, a second is optional"),
                ],
            ),
            (
                self.tr("A move"),
                [
                    self.tr("2 to 4 dice that add up to a number: place a figure there"),
                    self.tr("Two equal dice: take the bishop"),
                    self.tr("Any two dice: take a special action tile (one at most)"),
                ],
            ),
            (
                self.tr("Placing"),
                [
                    self.tr("Take a free building of that kind first, in any village"),
                    self.tr("None free: kick another player’s figure out, where allowed"),
                ],
            ),
            (
                self.tr("Special action tile"),
                [
                    self.tr("Spend it to reroll any unused dice; mandatory if you have no move"),
                ],
            ),
            (
                self.tr("The end"),
                [
                    self.tr("A player starts a turn with no figures, or the bank is empty"),
                    self.tr("Leftover flour and glass count half, rounded down"),
                    self.tr("The most coins win"),
                ],
            ),
        ]


overview = Overview()
