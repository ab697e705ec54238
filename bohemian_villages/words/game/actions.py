"""Actions on offer, as short phrases for lists, buttons and screen readers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from attrs import frozen

from ...engine.actions import (
    Action,
    CollectIncome,
    Dice,
    EndTurn,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from ...engine.setup import Setup
from ...engine.state import NO_PLAYER, State
from ..catalogue import Speaker
from ..grammar import lists
from .names import building_names, thing_names
from .table import Table, added, faces


@frozen
class PhraseGroup:
    """Actions whose phrases begin alike: the common heading, and what each adds to it."""

    heading: str
    items: Sequence[str]


class ActionPhrases(Speaker):
    """Phrases for what the player whose turn it is may do."""

    def __init__(self, setup: Setup) -> None:
        self.table = Table(setup)

    def phrase(self, state: State, action: Action) -> str:
        """A legal action, or a roll."""
        return PHRASES[type(action)](self, state, action)

    def groups(self, state: State, actions: Sequence[Action]) -> list[PhraseGroup]:
        """The actions in fewer words: consecutive actions with the same heading share it."""
        groups = []
        for heading, alike in groupby(actions, lambda action: self._heading(state, action)):
            members = [*alike]
            if heading and len(members) > 1:
                groups.append(
                    PhraseGroup(heading, [self._item(state, action) for action in members])
                )
            else:
                groups.extend(PhraseGroup("", [self.phrase(state, action)]) for action in members)
        return groups

    def _heading(self, state: State, action: Action) -> str:
        """How the phrase of an action begins; empty if it stands alone."""
        match action:
            case Place():
                kind = building_names.one(state.board.kind_of[action.building])
                text = self.tr("{dice}, {building}:", "4+5 = 9, Inn:")
                return text.format(dice=self.dice(state, action.dice), building=kind)
            case TakeSpecial():
                return self.tr("take a special action tile with:", "two dice follow")
            case Reroll():
                return self.tr("spend the special action tile, reroll:", "dice follow")
        return ""

    def _item(self, state: State, action: Action) -> str:
        """The part of an action's phrase after its heading."""
        match action:
            case Place():
                return self._place_under_heading(state, action.building)
            case TakeSpecial():
                return added(state.dice, action.dice)
            case Reroll():
                return " ".join(faces(state.dice, action.dice))
        return self.phrase(state, action)

    def _place_under_heading(self, state: State, building: int) -> str:
        owner, place = state.owners[building], self.table.place(building)
        if owner == NO_PLAYER:
            return place
        text = self.tr("{place} (kick {player})", "a village, and who is kicked out there")
        return text.format(place=place, player=self.table.player(owner))

    def _place(self, state: State, action: Place) -> str:
        owner, dice = state.owners[action.building], self.dice(state, action.dice)
        if owner == NO_PLAYER:
            label = self.table.label(action.building)
            return self.tr("{dice}: {building}").format(dice=dice, building=label)
        return self.tr("{dice}: kick {player} {out_of_building}").format(
            dice=dice,
            player=self.table.player(owner),
            out_of_building=self.table.out_of(action.building),
        )

    def _take_bishop(self, state: State, action: TakeBishop) -> str:
        dice = added(state.dice, action.dice)
        if state.bishop == NO_PLAYER:
            return self.tr("take the bishop with {dice}").format(dice=dice)
        text = self.tr("take the bishop from {player} with {dice}")
        return text.format(player=self.table.player(state.bishop), dice=dice)

    def _take_special(self, state: State, action: TakeSpecial) -> str:
        text = self.tr("take a special action tile with {dice}")
        return text.format(dice=added(state.dice, action.dice))

    def _reroll(self, state: State, action: Reroll) -> str:
        text = self.tr("spend the special action tile: reroll {dice}")
        return text.format(dice=lists.all_of(faces(state.dice, action.dice)))

    def _end_turn(self, state: State, _action: EndTurn) -> str:
        return self.tr("end the turn") if state.moved else self.tr("pass")

    def _collect_income(self, state: State, _action: CollectIncome) -> str:
        coins = thing_names.coins(sum(state.income(state.player)))
        return self.tr("collect income: {coins}").format(coins=coins)

    def _roll(self, _state: State, action: Roll) -> str:
        return self.tr("roll {faces}").format(faces=" ".join(map(str, action.faces)))

    def dice(self, state: State, chosen: Dice) -> str:
        """Chosen dice: "3+4 = 7", or "3" for a single die."""
        if len(chosen) == 1:
            return "".join(faces(state.dice, chosen))
        total = sum(state.dice[die] for die in chosen)
        return f"{added(state.dice, chosen)} = {total}"


PHRASES: dict[type, Callable[[ActionPhrases, State, Any], str]] = {
    Place: ActionPhrases._place,
    TakeBishop: ActionPhrases._take_bishop,
    TakeSpecial: ActionPhrases._take_special,
    Reroll: ActionPhrases._reroll,
    EndTurn: ActionPhrases._end_turn,
    CollectIncome: ActionPhrases._collect_income,
    Roll: ActionPhrases._roll,
}
