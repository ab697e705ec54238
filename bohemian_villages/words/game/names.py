"""Names: what buildings, tiles, colours, levels and the parts of a score are called."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.board import Kind
from ...engine.scoring import Score
from ...engine.state import Ending
from ..catalogue import Speaker
from ..grammar import lists


class BuildingNames(Speaker):
    """The names of the kinds of building, alone and as parts of sentences.

    Other languages bend article and noun, and melt prepositions into them. So a sentence does not
    build "at the inn in Mirotin" from pieces: each kind has the whole phrase.
    """

    def one(self, kind: int) -> str:
        """The name by itself, for lists and labels."""
        return {
            Kind.BAKERY: self.tr("Bakery"),
            Kind.BUTCHERY: self.tr("Butchery"),
            Kind.DAIRY: self.tr("Dairy"),
            Kind.TAILOR: self.tr("Tailor shop"),
            Kind.MILL: self.tr("Flour mill"),
            Kind.GLASSWORKS: self.tr("Glass factory"),
            Kind.FARM: self.tr("Farm"),
            Kind.INN: self.tr("Inn"),
            Kind.TOWN_HALL: self.tr("Town hall"),
            Kind.CHURCH: self.tr("Church"),
            Kind.MANOR: self.tr("Manor"),
        }[Kind(kind)]

    def counted(self, kind: int, n: int) -> str:
        """A number of buildings: "1 inn", "2 inns"."""
        return {
            Kind.BAKERY: self.tr("%n bakery(s)", "", n),
            Kind.BUTCHERY: self.tr("%n butchery(s)", "", n),
            Kind.DAIRY: self.tr("%n dairy(s)", "", n),
            Kind.TAILOR: self.tr("%n tailor shop(s)", "", n),
            Kind.MILL: self.tr("%n flour mill(s)", "", n),
            Kind.GLASSWORKS: self.tr("%n glass factory(s)", "", n),
            Kind.FARM: self.tr("%n farm(s)", "", n),
            Kind.INN: self.tr("%n inn(s)", "", n),
            Kind.TOWN_HALL: self.tr("%n town hall(s)", "", n),
            Kind.CHURCH: self.tr("%n church(s)", "", n),
            Kind.MANOR: self.tr("%n manor(s)", "", n),
        }[Kind(kind)]

    def a(self, kind: int) -> str:
        """Any building of a kind, as a subject: "(a farm) needs 8", "(a farm) is still free"."""
        return {
            Kind.BAKERY: self.tr("a bakery"),
            Kind.BUTCHERY: self.tr("a butchery"),
            Kind.DAIRY: self.tr("a dairy"),
            Kind.TAILOR: self.tr("a tailor shop"),
            Kind.MILL: self.tr("a flour mill"),
            Kind.GLASSWORKS: self.tr("a glass factory"),
            Kind.FARM: self.tr("a farm"),
            Kind.INN: self.tr("an inn"),
            Kind.TOWN_HALL: self.tr("a town hall"),
            Kind.CHURCH: self.tr("a church"),
            Kind.MANOR: self.tr("a manor"),
        }[Kind(kind)]

    def all_taken(self, kind: int) -> str:
        """That no building of a kind is free: "3+5 = 8, (every farm is taken)"."""
        return {
            Kind.BAKERY: self.tr("every bakery is taken"),
            Kind.BUTCHERY: self.tr("every butchery is taken"),
            Kind.DAIRY: self.tr("every dairy is taken"),
            Kind.TAILOR: self.tr("every tailor shop is taken"),
            Kind.MILL: self.tr("every flour mill is taken"),
            Kind.GLASSWORKS: self.tr("every glass factory is taken"),
            Kind.FARM: self.tr("every farm is taken"),
            Kind.INN: self.tr("every inn is taken"),
            Kind.TOWN_HALL: self.tr("every town hall is taken"),
            Kind.CHURCH: self.tr("every church is taken"),
            Kind.MANOR: self.tr("every manor is taken"),
        }[Kind(kind)]

    def the(self, kind: int, village: str) -> str:
        """A building as a subject: "(the inn in Mirotin) is already yours"."""
        phrase = {
            Kind.BAKERY: self.tr("the bakery in {village}"),
            Kind.BUTCHERY: self.tr("the butchery in {village}"),
            Kind.DAIRY: self.tr("the dairy in {village}"),
            Kind.TAILOR: self.tr("the tailor shop in {village}"),
            Kind.MILL: self.tr("the flour mill in {village}"),
            Kind.GLASSWORKS: self.tr("the glass factory in {village}"),
            Kind.FARM: self.tr("the farm in {village}"),
            Kind.INN: self.tr("the inn in {village}"),
            Kind.TOWN_HALL: self.tr("the town hall in {village}"),
            Kind.CHURCH: self.tr("the church in {village}"),
            Kind.MANOR: self.tr("the manor in {village}"),
        }[Kind(kind)]
        return phrase.format(village=village)

    def several(self, kinds: Sequence[int], village: str) -> str:
        """Buildings of one village, as an object: "(the inn and the farm in Mirotin)"."""
        names = {
            Kind.BAKERY: self.tr("the bakery"),
            Kind.BUTCHERY: self.tr("the butchery"),
            Kind.DAIRY: self.tr("the dairy"),
            Kind.TAILOR: self.tr("the tailor shop"),
            Kind.MILL: self.tr("the flour mill"),
            Kind.GLASSWORKS: self.tr("the glass factory"),
            Kind.FARM: self.tr("the farm"),
            Kind.INN: self.tr("the inn"),
            Kind.TOWN_HALL: self.tr("the town hall"),
            Kind.CHURCH: self.tr("the church"),
            Kind.MANOR: self.tr("the manor"),
        }
        text = self.tr("{buildings} in {village}")
        buildings = lists.all_of([names[Kind(kind)] for kind in kinds])
        return text.format(buildings=buildings, village=village)

    def onto(self, kind: int, village: str) -> str:
        """Where a figure is put: "Anna places a figure (at the inn in Mirotin)"."""
        phrase = {
            Kind.BAKERY: self.tr("at the bakery in {village}"),
            Kind.BUTCHERY: self.tr("at the butchery in {village}"),
            Kind.DAIRY: self.tr("at the dairy in {village}"),
            Kind.TAILOR: self.tr("at the tailor shop in {village}"),
            Kind.MILL: self.tr("at the flour mill in {village}"),
            Kind.GLASSWORKS: self.tr("at the glass factory in {village}"),
            Kind.FARM: self.tr("at the farm in {village}"),
            Kind.INN: self.tr("at the inn in {village}"),
            Kind.TOWN_HALL: self.tr("at the town hall in {village}"),
            Kind.CHURCH: self.tr("at the church in {village}"),
            Kind.MANOR: self.tr("at the manor in {village}"),
        }[Kind(kind)]
        return phrase.format(village=village)

    def out_of(self, kind: int, village: str) -> str:
        """Where a figure is kicked from: "Ota is kicked (out of the inn in Mirotin)"."""
        phrase = {
            Kind.BAKERY: self.tr("out of the bakery in {village}"),
            Kind.BUTCHERY: self.tr("out of the butchery in {village}"),
            Kind.DAIRY: self.tr("out of the dairy in {village}"),
            Kind.TAILOR: self.tr("out of the tailor shop in {village}"),
            Kind.MILL: self.tr("out of the flour mill in {village}"),
            Kind.GLASSWORKS: self.tr("out of the glass factory in {village}"),
            Kind.FARM: self.tr("out of the farm in {village}"),
            Kind.INN: self.tr("out of the inn in {village}"),
            Kind.TOWN_HALL: self.tr("out of the town hall in {village}"),
            Kind.CHURCH: self.tr("out of the church in {village}"),
            Kind.MANOR: self.tr("out of the manor in {village}"),
        }[Kind(kind)]
        return phrase.format(village=village)


class ThingNames(Speaker):
    """The names of everything on the table that is not a building."""

    def game(self) -> str:
        """The game itself."""
        return self.tr("Bohemian Villages")

    def bishop(self) -> str:
        """The bishop, which makes churches pay."""
        return self.tr("Bishop")

    def special_tiles(self, n: int) -> str:
        """A number of special action tiles."""
        return self.tr("%n special action tile(s)", "", n)

    def flour_tiles(self, n: int) -> str:
        """A number of flour tiles, taken at mills."""
        return self.tr("%n flour tile(s)", "", n)

    def glass_tiles(self, n: int) -> str:
        """A number of glass tiles, taken at glassworks."""
        return self.tr("%n glass tile(s)", "", n)

    def inn_tiles(self, n: int) -> str:
        """A number of inn tiles, taken at inns."""
        return self.tr("%n inn tile(s)", "", n)

    def coins(self, n: int) -> str:
        """An amount of coins; a debt has its minus sign."""
        return self.tr("%n coin(s)", "", n) if n >= 0 else self._debt(n)

    def _debt(self, n: int) -> str:
        return self.tr("−%n coin(s)", "", -n)

    def figures(self, n: int) -> str:
        """A number of figures."""
        return self.tr("%n figure(s)", "", n)

    def dice(self, n: int) -> str:
        """A number of dice."""
        return self.tr("%n die(s)", "", n)

    def villages(self, n: int) -> str:
        """A number of villages."""
        return self.tr("%n village(s)", "", n)

    def players(self, n: int) -> str:
        """A number of players."""
        return self.tr("%n player(s)", "", n)

    def bank(self) -> str:
        """The bank, which pays all coins."""
        return self.tr("Bank")


class ColorNames(Speaker):
    """The colours of the figures."""

    def name(self, color: str) -> str:
        """The name of a colour by itself."""
        return {
            "red": self.tr("Red"),
            "blue": self.tr("Blue"),
            "yellow": self.tr("Yellow"),
            "black": self.tr("Black"),
            "white": self.tr("White"),
        }[color]


class ScoreNames(Speaker):
    """The parts of the final score."""

    def parts(self, score: Score) -> list[tuple[str, int]]:
        """Every part with its name, in the order of the rules; they make up the total."""
        return [
            (self.tr("Coins in hand"), score.coins),
            (self.tr("Town halls"), score.town_halls),
            (self.tr("Shops"), score.shops),
            (self.tr("Churches"), score.churches),
            (self.tr("Flour and glass"), score.goods),
        ]

    def total(self) -> str:
        """The name of the total."""
        return self.tr("Total")


class EndingNames(Speaker):
    """Why a game is over."""

    def reason(self, ending: Ending) -> str:
        """The reason as a sentence that names nobody."""
        return {
            Ending.NO_FIGURES: self.tr("A player started a turn with no figures in hand."),
            Ending.BANK_EMPTY: self.tr("The bank is empty."),
        }[ending]


building_names = BuildingNames()
thing_names = ThingNames()
color_names = ColorNames()
score_names = ScoreNames()
ending_names = EndingNames()
