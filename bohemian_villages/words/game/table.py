"""Table: the players, villages and buildings of one game, by names that tell them apart."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.actions import Dice
from ...engine.board import PRINTED_WITH_COINS, Board
from ...engine.setup import Setup
from .. import foreign
from ..catalogue import Speaker
from ..grammar import lists
from .names import building_names, color_names, thing_names


class PlaceNames(Speaker):
    """The villages and buildings of a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        cleaned = [foreign.name(village.name) for village in board.villages]
        self._villages = [
            self._village_name(cleaned, number) for number in range(len(board.villages))
        ]

    def _village_name(self, cleaned: Sequence[str], number: int) -> str:
        """The village's name; with its unique id, if the name alone would be ambiguous."""
        village = foreign.name(self.board.villages[number].id)
        if not cleaned[number]:
            return village or str(number + 1)
        if cleaned.count(cleaned[number]) == 1:
            return cleaned[number]
        return f"{cleaned[number]} ({village})"

    def village(self, number: int) -> str:
        """A village's name."""
        return self._villages[number]

    def village_of(self, building: int) -> str:
        """The name of a building's village, with the building's number if it has twins."""
        village = self.board.village_of[building]
        twins = self._twins(building)
        if len(twins) == 1:
            return self.village(village)
        return self.tr("{village} (number {number})").format(
            village=self.village(village), number=twins.index(building) + 1
        )

    def _twins(self, building: int) -> list[int]:
        """The buildings of the same kind in the same village, including this one."""
        kind_of, village = self.board.kind_of, self.board.village_of[building]
        return [b for b in self.board.in_village[village] if kind_of[b] == kind_of[building]]

    def the(self, building: int) -> str:
        """A building as a subject: "the inn in Mirotin"."""
        return building_names.the(self.board.kind_of[building], self.village_of(building))

    def the_buildings(self, buildings: Sequence[int]) -> list[str]:
        """Items of a list, one for each village: "the inn and the farm in Mirotin"."""
        groups: dict[str, list[int]] = {}
        for building in buildings:
            groups.setdefault(self.village_of(building), []).append(building)
        kinds = self.board.kind_of
        return [
            building_names.several([kinds[each] for each in group], village)
            if len(group) > 1
            else self.the(group[0])
            for village, group in groups.items()
        ]

    def onto(self, building: int) -> str:
        """Where a figure is put: "at the inn in Mirotin"."""
        return building_names.onto(self.board.kind_of[building], self.village_of(building))

    def out_of(self, building: int) -> str:
        """Where a figure is kicked from: "out of the inn in Mirotin"."""
        return building_names.out_of(self.board.kind_of[building], self.village_of(building))

    def label(self, building: int) -> str:
        """A building in a list: "Inn in Mirotin", "Manor in Nenbrad, 5 coins"."""
        names = {
            "building": building_names.one(self.board.kind_of[building]),
            "village": self.village_of(building),
        }
        if self.board.kind_of[building] not in PRINTED_WITH_COINS:
            return self.tr("{building} in {village}").format(**names)
        coins = thing_names.coins(self.board.value_of[building])
        return self.tr("{building} in {village}, {coins}").format(coins=coins, **names)

    def place(self, building: int) -> str:
        """A building below a heading that names its kind: "Mirotin", "Nenbrad, 5 coins"."""
        village = self.village_of(building)
        if self.board.kind_of[building] not in PRINTED_WITH_COINS:
            return village
        coins = thing_names.coins(self.board.value_of[building])
        return self.tr("{village}, {coins}").format(village=village, coins=coins)

    def local_label(self, building: int) -> str:
        """A building below a heading that names its village: "Inn", "Manor, 5 coins"."""
        name = building_names.one(self.board.kind_of[building])
        twins = self._twins(building)
        if len(twins) > 1:
            text = self.tr("{building} (number {number})")
            name = text.format(building=name, number=twins.index(building) + 1)
        if self.board.kind_of[building] not in PRINTED_WITH_COINS:
            return name
        coins = thing_names.coins(self.board.value_of[building])
        return self.tr("{building}, {coins}").format(building=name, coins=coins)


class Table(PlaceNames):
    """The places of a board and the players around it."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.board)
        self.players = setup.players
        self._names = [foreign.name(player.name) for player in setup.players]

    def player(self, number: int) -> str:
        """A player's name; with the colour, or the colour alone, if the name is not enough."""
        name = self._names[number]
        if name and self._names.count(name) == 1:
            return name
        return self.introduced(number)

    def introduced(self, number: int) -> str:
        """A player's name and colour."""
        name, color = self._names[number], color_names.name(self.players[number].color)
        return self.tr("{name} ({color})").format(name=name, color=color) if name else color

    def all_players(self, numbers: Sequence[int]) -> str:
        """Several players as a list in a sentence."""
        return lists.all_of([self.player(number) for number in numbers])


def faces(dice: Dice, chosen: Dice) -> list[str]:
    """The faces of the chosen dice, as they lie."""
    return [str(dice[die]) for die in chosen]


def added(dice: Dice, chosen: Dice) -> str:
    """The chosen dice as a sum: "3+4"."""
    return "+".join(faces(dice, chosen))
