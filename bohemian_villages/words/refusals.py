"""Why an action is refused: the rule it breaks, and what in the position makes it so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..engine.actions import Action, Place, TakeBishop
from ..engine.board import Kind
from ..engine.errors import Refusal
from ..engine.state import State
from .catalogue import Speaker
from .names import building_names, capitalized, lists
from .table import Places, faces


class Rules(Speaker):
    """The rules that can be broken, as sentences that hold in any position."""

    def rule(self, refusal: Refusal) -> str:
        """What the rules say."""
        return (self._rules_of_form() | self._rules_of_turns() | self._rules_of_moves())[refusal]

    def _rules_of_form(self) -> dict[Refusal, str]:
        return {
            Refusal.UNREADABLE: self.tr("This does not describe an action."),
            Refusal.UNKNOWN_BUILDING: self.tr("There is no such building."),
            Refusal.UNKNOWN_DIE: self.tr("There is no such die; there are four."),
            Refusal.DICE_NOT_ASCENDING: self.tr("Name every die once, in the order they lie in."),
            Refusal.WRONG_NUMBER_OF_DICE: self.tr(
                "A figure is placed with two to four dice, the bishop and a special action tile"
                " are taken with two, and one to four are rolled again."
            ),
            Refusal.WRONG_NUMBER_OF_FACES: self.tr("Give one face for each die that is rolled."),
            Refusal.UNKNOWN_FACE: self.tr("A die shows 1 to 6."),
        }

    def _rules_of_turns(self) -> dict[Refusal, str]:
        return {
            Refusal.GAME_OVER: self.tr("The game is over."),
            Refusal.ROLL_FIRST: self.tr("The dice must be rolled first."),
            Refusal.NO_ROLL_DUE: self.tr("No dice are to be rolled now."),
            Refusal.DICE_NOT_OF_SEED: self.tr("These dice do not follow from the game’s seed."),
            Refusal.NO_INCOME_TO_COLLECT: self.tr("There is no income to collect now."),
            Refusal.MOVE_DUE: self.tr(
                "A move is possible, and the first move of a turn is a must."
            ),
            Refusal.REROLL_DUE: self.tr(
                "No move is possible, so the special action tile in hand must be spent."
            ),
        }

    def _rules_of_moves(self) -> dict[Refusal, str]:
        return {
            Refusal.DIE_USED: self.tr("A die can be used only once."),
            Refusal.WRONG_TOTAL: self.tr("The dice do not add up to the building’s number."),
            Refusal.NO_FIGURE: self.tr("Without a figure in hand there is no placing."),
            Refusal.FREE_BUILDING_LEFT: self.tr(
                "Another building of this kind is still free; a free one must be taken."
            ),
            Refusal.OWN_FIGURE: self.tr("Nobody can kick out a figure of their own."),
            Refusal.NEVER_KICKED: self.tr(
                "Nobody is ever kicked out of a Flour mill, a Glass factory or a Manor."
            ),
            Refusal.SHOP_ALREADY_HELD: self.tr(
                "Who holds a shop may not kick anyone out of another one of its kind."
            ),
            Refusal.NOT_DOUBLES: self.tr("The bishop is taken with two equal dice."),
            Refusal.BISHOP_ALREADY_HELD: self.tr("Who holds the bishop cannot take it."),
            Refusal.SPECIAL_ALREADY_HELD: self.tr("Nobody may hold two special action tiles."),
            Refusal.SPECIAL_SPENT_THIS_TURN: self.tr(
                "No special action tile may be taken in a turn in which one was spent."
            ),
            Refusal.NO_SPECIAL_LEFT: self.tr("There is no special action tile left in the supply."),
            Refusal.NO_SPECIAL_TO_SPEND: self.tr(
                "Only who holds a special action tile can roll dice again."
            ),
        }


class Refusals(Rules):
    """What to tell a player whose action is refused in this position."""

    def explain(self, state: State, action: Action | None, refusal: Refusal) -> str:
        """One sentence; the action may be missing where it was too malformed to exist."""
        detail = _DETAILS.get(refusal)
        return (detail(self, state, action) if detail else "") or self.rule(refusal)

    def _wrong_number_of_faces(self, state: State, _action: Action | None) -> str:
        return self.tr("Give %n face(s), one for each die that is rolled.", "", len(state.rolling))

    def _no_roll_due(self, _state: State, _action: Action | None) -> str:
        return self.tr("The dice are rolled already; make a move or end your turn.")

    def _no_income(self, state: State, _action: Action | None) -> str:
        if not state.forgetful:
            return self.tr("In this game income comes by itself.")
        if not state.dice and not any(state.income(state.player)):
            return self.tr("You have no active inn, nor bishop and church, so no income.")
        return self.tr("Income is collected once a turn, before the roll.")

    def _move_due(self, _state: State, _action: Action | None) -> str:
        return self.tr("You can make a move, and the first move of a turn is a must.")

    def _reroll_due(self, _state: State, _action: Action | None) -> str:
        return self.tr(
            "You cannot make a move, so you must spend your special action tile and roll again."
        )

    def _die_used(self, state: State, _action: Action | None) -> str:
        if not state.unused:
            return self.tr("All dice are used; end your turn.")
        left = faces(state.dice, state.unused)
        text = self.tr("A used die cannot be used again; you have %n left: {dice}.", "", len(left))
        return text.format(dice=lists.all_of(left))

    def _wrong_total(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        kind = state.board.kind_of[action.building]
        return self.tr("The dice make {total}, but {a_building} needs {needed}.").format(
            total=sum(state.dice[die] for die in action.dice),
            a_building=building_names.a(kind),
            needed=kind,
        )

    def _no_figure(self, _state: State, _action: Action | None) -> str:
        return self.tr("You have no figure in hand to place.")

    def _free_building_left(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        kind, places = state.board.kind_of[action.building], Places(state.board)
        villages = dict.fromkeys(state.board.village_of[free] for free in state.free[kind])
        text = self.tr("{a_building} is still free in {villages}; a free one must be taken.")
        sentence = text.format(
            a_building=building_names.a(kind),
            villages=lists.all_of([*map(places.village, villages)]),
        )
        return capitalized(sentence)

    def _own_figure(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        the_building = Places(state.board).the(action.building)
        text = self.tr("{the_building} is yours already, and nobody kicks out their own figure.")
        return capitalized(text.format(the_building=the_building))

    def _never_kicked(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        return {
            Kind.MILL: self.tr("No Flour mill is free, and nobody is ever kicked out of one."),
            Kind.GLASSWORKS: self.tr(
                "No Glass factory is free, and nobody is ever kicked out of one."
            ),
            Kind.MANOR: self.tr("No Manor is free, and nobody is ever kicked out of one."),
        }[Kind(state.board.kind_of[action.building])]

    def _shop_already_held(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        return {
            Kind.BAKERY: self.tr(
                "You hold a Bakery already, so you may not kick anyone out of one."
            ),
            Kind.BUTCHERY: self.tr(
                "You hold a Butchery already, so you may not kick anyone out of one."
            ),
            Kind.DAIRY: self.tr("You hold a Dairy already, so you may not kick anyone out of one."),
            Kind.TAILOR: self.tr(
                "You hold a Tailor shop already, so you may not kick anyone out of one."
            ),
        }[Kind(state.board.kind_of[action.building])]

    def _not_doubles(self, state: State, action: Action | None) -> str:
        if not isinstance(action, TakeBishop):
            return ""
        text = self.tr("The bishop is taken with two equal dice, not with {dice}.")
        return text.format(dice=lists.all_of(faces(state.dice, action.dice)))

    def _bishop_already_held(self, _state: State, _action: Action | None) -> str:
        return self.tr("You hold the bishop already.")

    def _special_already_held(self, _state: State, _action: Action | None) -> str:
        return self.tr("You hold a special action tile already, and nobody may hold two.")

    def _special_spent(self, _state: State, _action: Action | None) -> str:
        return self.tr("You spent a special action tile this turn, so you may not take one.")

    def _no_special_to_spend(self, _state: State, _action: Action | None) -> str:
        return self.tr("You hold no special action tile, so you cannot roll again.")


_DETAILS: dict[Refusal, Callable[[Refusals, State, Any], str]] = {
    Refusal.WRONG_NUMBER_OF_FACES: Refusals._wrong_number_of_faces,
    Refusal.NO_ROLL_DUE: Refusals._no_roll_due,
    Refusal.NO_INCOME_TO_COLLECT: Refusals._no_income,
    Refusal.MOVE_DUE: Refusals._move_due,
    Refusal.REROLL_DUE: Refusals._reroll_due,
    Refusal.DIE_USED: Refusals._die_used,
    Refusal.WRONG_TOTAL: Refusals._wrong_total,
    Refusal.NO_FIGURE: Refusals._no_figure,
    Refusal.FREE_BUILDING_LEFT: Refusals._free_building_left,
    Refusal.OWN_FIGURE: Refusals._own_figure,
    Refusal.NEVER_KICKED: Refusals._never_kicked,
    Refusal.SHOP_ALREADY_HELD: Refusals._shop_already_held,
    Refusal.NOT_DOUBLES: Refusals._not_doubles,
    Refusal.BISHOP_ALREADY_HELD: Refusals._bishop_already_held,
    Refusal.SPECIAL_ALREADY_HELD: Refusals._special_already_held,
    Refusal.SPECIAL_SPENT_THIS_TURN: Refusals._special_spent,
    Refusal.NO_SPECIAL_TO_SPEND: Refusals._no_special_to_spend,
}

_refusals = Refusals()


def explain(state: State, action: Action | None, refusal: Refusal) -> str:
    """Why this action is refused in this position, told to the player who tried."""
    return _refusals.explain(state, action, refusal)


def rule(refusal: Refusal) -> str:
    """The rule that is broken, told to nobody in particular."""
    return _refusals.rule(refusal)
