"""The moves of a hint, each in a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ...engine.actions import (
    CollectIncome,
    Decision,
    EndTurn,
    Place,
    Reroll,
    TakeBishop,
    TakeSpecial,
)
from ...engine.rules import apply
from ...engine.state import NO_PLAYER, State
from ..catalogue import Speaker
from ..game.names import building_names
from ..game.table import Table, added, faces
from ..grammar import lists

Label = tuple[str, str, str]
"""Title, the line below it, and the name of a picture."""


class HintSteps(Speaker):
    """Labels for moves."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def label(self, state: State, action: Decision) -> Label:
        """A title, the place and the dice, and a picture."""
        return _LABELS[type(action)](self, state, action)

    def phrase(self, state: State, action: Decision) -> str:
        """The move as part of a sentence: "the glass factory in Chlumetin"."""
        if not isinstance(action, Place):
            return self._other_phrase(state, action)
        building, owner = action.building, state.owners[action.building]
        the_building = self.table.the(building)
        if owner == NO_PLAYER:
            return the_building
        text = self.tr("{the_building} (kicks out {player})")
        return text.format(the_building=the_building, player=self.table.player(owner))

    def phrases(self, state: State, actions: Sequence[Decision]) -> list[str]:
        """The moves of a turn; its end goes without saying, unless it is all there is."""
        told = []
        for place, action in enumerate(actions):
            if place and isinstance(action, EndTurn):
                break
            told.append(self.phrase(state, action))
            if place + 1 < len(actions):
                state, _events = apply(state, action)
        return told

    def _other_phrase(self, state: State, action: Decision) -> str:
        if isinstance(action, TakeBishop):
            return self.tr("the bishop")
        if isinstance(action, TakeSpecial):
            return self.tr("a special action tile")
        if isinstance(action, Reroll):
            rolled = lists.all_of(faces(state.dice, action.dice))
            return self.tr("reroll {dice}").format(dice=rolled)
        return self.tr("end the turn") if state.moved else self.tr("pass")

    def short(self, state: State, action: Decision) -> str:
        """The move in one line of a list: "Farm, Jarotin"."""
        if not isinstance(action, Place):
            return self.label(state, action)[0]
        return self.tr("{building}, {village}").format(
            building=building_names.one(self.table.board.kind_of[action.building]),
            village=self.table.village_of(action.building),
        )

    def _place(self, state: State, action: Place) -> Label:
        title = building_names.one(self.table.board.kind_of[action.building])
        detail = self.tr("{village}, {dice}").format(
            village=self.table.village_of(action.building), dice=added(state.dice, action.dice)
        )
        return title, detail, ""

    def _bishop(self, state: State, action: TakeBishop) -> Label:
        return self.tr("Take the bishop"), added(state.dice, action.dice), "bishop"

    def _special(self, state: State, action: TakeSpecial) -> Label:
        return self.tr("Take a special action tile"), added(state.dice, action.dice), "special"

    def _reroll(self, state: State, action: Reroll) -> Label:
        rolled = lists.all_of(faces(state.dice, action.dice))
        return (
            self.tr("Reroll {dice}").format(dice=rolled),
            self.tr("special action tile"),
            "special",
        )

    def _end(self, state: State, _action: EndTurn) -> Label:
        title = self.tr("End the turn") if state.moved else self.tr("Pass")
        return title, "", "toolbar-end-turn"

    def _collect(self, _state: State, _action: CollectIncome) -> Label:
        return self.tr("Collect income"), "", "coin-badge"


_LABELS: dict[type, Callable[[HintSteps, State, Any], Label]] = {
    Place: HintSteps._place,
    TakeBishop: HintSteps._bishop,
    TakeSpecial: HintSteps._special,
    Reroll: HintSteps._reroll,
    EndTurn: HintSteps._end,
    CollectIncome: HintSteps._collect,
}
