"""The overview card: the whole game on one sheet, in as few words as will do."""

from __future__ import annotations

from ..engine.board import Kind
from ..engine.rules import COINS_FOR_GOODS, OCCUPIED_FOR_STEIN
from ..engine.scoring import MOST_CHURCHES, NO_TOWN_HALL, SECOND_MOST_CHURCHES, SET_OF_SHOPS
from .catalogue import Speaker
from .names import number


class Overview(Speaker):
    """Short lines; the help has the long ones."""

    def title(self) -> str:
        """The name of the card."""
        return self.tr("Overview card")

    def close(self) -> str:
        """How it goes away."""
        return self.tr("Any key or a click closes it")

    def shops(self) -> str:
        """The four kinds of shop together."""
        return self.tr("Shops")

    def effect(self, kind: Kind) -> str:
        """What a building does."""
        return {
            Kind.MILL: self.tr("Take flour. All mills full: {coins} coins a tile, figures go home"),
            Kind.GLASSWORKS: self.tr("Take glass. All full: {coins} coins a tile, figures go home"),
            Kind.FARM: self.tr("At once 1 coin for each farm you hold"),
            Kind.INN: self.tr(
                "1 coin each turn once {others} other buildings of the village are taken"
            ),
            Kind.TOWN_HALL: self.tr(
                "At the end its coins, if the village is full; {fine} without any town hall"
            ),
            Kind.CHURCH: self.tr(
                "At the end {most} for the most, {second} for the second most; tied for most"
                " {second} each"
            ),
            Kind.MANOR: self.tr("Its coins at once"),
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
            return self.tr("no kick")
        if kind in (Kind.FARM, Kind.INN, Kind.TOWN_HALL, Kind.CHURCH):
            return self.tr("kick")
        return self.tr("kick if you have none")

    def notes(self) -> list[tuple[str, list[str]]]:
        """Turn, placing, special tile and end: a heading and its lines each."""
        return [
            (
                self.tr("A turn"),
                [
                    self.tr("Income: active inns; with the bishop, your churches"),
                    self.tr("Roll four dice"),
                    self.tr("One move is a must, a second may follow"),
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
                    self.tr("A free building of the kind first, wherever it stands"),
                    self.tr("None free: kick another player out, where that is allowed"),
                ],
            ),
            (
                self.tr("Special action tile"),
                [
                    self.tr("Spend it to roll any unused dice again; a must if no move fits"),
                ],
            ),
            (
                self.tr("The end"),
                [
                    self.tr("Somebody begins a turn without a figure, or the bank is empty"),
                    self.tr("Flour and glass left over count half, rounded down"),
                    self.tr("Most coins win"),
                ],
            ),
        ]


overview = Overview()
