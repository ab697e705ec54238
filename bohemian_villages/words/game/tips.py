"""Tips: what a building does, who is there, whether they can be kicked out, what it is worth."""

from __future__ import annotations

from ...engine.board import Kind
from ...engine.moves import ALWAYS_KICKABLE, KICKABLE_IF_NONE_HELD
from ...engine.state import NO_PLAYER
from ..catalogue import Speaker
from .names import building_names
from .table import Table


class Tips(Speaker):
    """The lines of a building's tool tip."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def about(self, building: int) -> list[str]:
        """Its name, the total that reaches it, what it does."""
        kind = Kind(self.table.board.kind_of[building])
        return [self.name(building), self.effect(kind), self.kicking(kind)]

    def name(self, building: int) -> str:
        """Its name and the total that reaches it."""
        return self.tr("{total}: {building}").format(
            total=self.table.board.kind_of[building], building=self.table.label(building)
        )

    def effect(self, kind: Kind) -> str:
        """What a kind of building does."""
        return {
            Kind.MILL: self.tr(
                "Take a flour tile. When the last one is taken, each pays 2 coins and "
                "every figure at a flour mill returns."
            ),
            Kind.GLASSWORKS: self.tr(
                "Take a glass tile. When the last one is taken, each pays 3 coins and every "
                "figure at a glass factory returns."
            ),
            Kind.FARM: self.tr("Pays at once: 1 coin for each farm you then hold."),
            Kind.INN: self.tr(
                "Pays 1 coin each turn once three other buildings in the village are "
                "taken: its tile then shows the stein."
            ),
            Kind.TOWN_HALL: self.tr(
                "Pays its coins at the end if every building in the village is taken. With no "
                "town hall you lose 5 coins."
            ),
            Kind.CHURCH: self.tr(
                "At the end, most churches win 10 coins, second most 6; tied for most, 6 "
                "each. With the bishop, each of yours pays 1 coin each turn."
            ),
            Kind.MANOR: self.tr("Pays its coins at once."),
        }.get(kind) or self.tr("At the end 1, 2, 3 or 4 different shops pay 1, 5, 12 or 20 coins.")

    def kicking(self, kind: Kind) -> str:
        """When figures can be kicked out of a kind of building."""
        if kind in ALWAYS_KICKABLE:
            return self.tr(
                "If all of its kind are taken, you may kick out another player’s figure."
            )
        if kind in KICKABLE_IF_NONE_HELD:
            return self.tr(
                "If all of its kind are taken and you hold none, you may kick out another "
                "player’s figure."
            )
        return self.tr("Nobody can be kicked out.")

    def no_dice(self, kind: int) -> str:
        """Why none of these buildings can be reached."""
        text = self.tr("No dice add up to {total} for {a_building}.")
        return text.format(total=kind, a_building=building_names.a(kind))

    def occupant(self, owner: int) -> str:
        """The owner of the figure in the building."""
        if owner == NO_PLAYER:
            return self.tr("Free.")
        return self.tr("{player} is here.").format(player=self.table.player(owner))

    def worth(self, player: int, gain: str) -> str:
        """What the building brings the player to move now."""
        return self.tr("Now for {player}: {gain}.").format(
            player=self.table.player(player), gain=gain
        )

    def kick(self, loss: str) -> str:
        """What the kick costs."""
        return self.tr("After the kick, {loss}.").format(loss=loss)
