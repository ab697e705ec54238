"""Why an action is refused: the rule it breaks, and the fact in the position that makes it so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...engine.actions import Action, Place, TakeBishop
from ...engine.board import Kind
from ...engine.errors import Refusal
from ...engine.state import State
from ..catalogue import Speaker
from ..grammar import capitalized, lists
from ..records import RecordWords
from .names import building_names
from .table import PlaceNames, faces


class Rules(Speaker):
    """The rules that can be broken, as sentences that hold in any position."""

    def rule(self, refusal: Refusal) -> str:
        """The rule behind a refusal."""
        return (self._rules_of_form() | self._rules_of_turns() | self._rules_of_moves())[refusal]

    def _rules_of_form(self) -> dict[Refusal, str]:
        return {
            Refusal.UNKNOWN_BUILDING: self.tr("There is no such building."),
            Refusal.UNKNOWN_DIE: self.tr("There is no such die; there are four."),
            Refusal.DICE_NOT_ASCENDING: self.tr("Name each die once, in the order they lie."),
            Refusal.WRONG_NUMBER_OF_DICE: self.tr(
                "Use two to four dice to place a figure, two to take the bishop or a special "
                "action tile; reroll one to four."
            ),
            Refusal.WRONG_NUMBER_OF_FACES: self.tr("Enter one face for each die you roll."),
            Refusal.UNKNOWN_FACE: self.tr("A die shows 1 to 6."),
        }

    def _rules_of_turns(self) -> dict[Refusal, str]:
        return {
            Refusal.GAME_OVER: self.tr("The game is over."),
            Refusal.ROLL_FIRST: self.tr("Roll the dice first."),
            Refusal.NO_ROLL_DUE: self.tr("There are no dice to roll now."),
            Refusal.DICE_NOT_OF_SEED: self.tr("These dice do not match the game’s seed."),
            Refusal.NO_INCOME_TO_COLLECT: self.tr("There is no income to collect now."),
            Refusal.MOVE_DUE: self.tr(
                "A move is possible, and the first move of a turn is mandatory."
            ),
            Refusal.REROLL_DUE: self.tr(
                "No move is possible, so the special action tile must be spent."
            ),
        }

    def _rules_of_moves(self) -> dict[Refusal, str]:
        return {
            Refusal.DIE_USED: self.tr("A die can be used only once."),
            Refusal.WRONG_TOTAL: self.tr("The dice do not add up to the building’s number."),
            Refusal.NO_FIGURE: self.tr("You need a figure in hand to place one."),
            Refusal.FREE_BUILDING_LEFT: self.tr(
                "Another building of this kind is still free; take a free one."
            ),
            Refusal.OWN_FIGURE: self.tr("You cannot kick out your own figure."),
            Refusal.NEVER_KICKED: self.tr(
                "Nobody can be kicked out of a flour mill, a glass factory or a manor."
            ),
            Refusal.SHOP_ALREADY_HELD: self.tr(
                "You cannot kick anyone out of a shop of a kind you already hold."
            ),
            Refusal.NOT_DOUBLES: self.tr("You need two equal dice to take the bishop."),
            Refusal.BISHOP_ALREADY_HELD: self.tr("You cannot take the bishop while you hold it."),
            Refusal.SPECIAL_ALREADY_HELD: self.tr("You can hold only one special action tile."),
            Refusal.SPECIAL_SPENT_THIS_TURN: self.tr(
                "You cannot take a special action tile in a turn in which you spent one."
            ),
            Refusal.NO_SPECIAL_LEFT: self.tr(
                "There are no special action tiles left in the supply."
            ),
            Refusal.NO_SPECIAL_TO_SPEND: self.tr("You need a special action tile to reroll dice."),
        }


class Refusals(Rules):
    """Explains refusals in a given position."""

    def explain(self, state: State, action: Action | None, refusal: Refusal) -> str:
        """One sentence; `action` is None if it was too malformed to exist."""
        detail = _DETAILS.get(refusal)
        return (detail(self, state, action) if detail else "") or self.rule(refusal)

    def _wrong_number_of_faces(self, state: State, _action: Action | None) -> str:
        return self.tr("Enter %n face(s), one for each die you roll.", "", len(state.due_dice))

    def _no_roll_due(self, _state: State, _action: Action | None) -> str:
        return self.tr("The dice are already rolled; make a move or end your turn.")

    def _no_income(self, state: State, _action: Action | None) -> str:
        if not state.forgetful:
            return self.tr("In this game you collect income automatically.")
        if not state.dice and not any(state.income(state.player)):
            return self.tr("You have no income: no active inn, and no church with the bishop.")
        return self.tr("Collect income once a turn, before you roll.")

    def _move_due(self, _state: State, _action: Action | None) -> str:
        return self.tr("Make a move first; you must if you can.")

    def _reroll_due(self, _state: State, _action: Action | None) -> str:
        return self.tr("You have no move, so you must spend your special action tile to reroll.")

    def _die_used(self, state: State, _action: Action | None) -> str:
        if not state.unused:
            return self.tr("All dice are used; end your turn.")
        left = faces(state.dice, state.unused)
        text = self.tr("You can use each die only once; you have %n left: {dice}.", "", len(left))
        return text.format(dice=lists.all_of(left))

    def _wrong_total(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        kind = state.board.kind_of[action.building]
        return self.tr("The dice add up to {total}, but {a_building} needs {needed}.").format(
            total=sum(state.dice[die] for die in action.dice),
            a_building=building_names.a(kind),
            needed=kind,
        )

    def _no_figure(self, _state: State, _action: Action | None) -> str:
        return self.tr("You have no figures in hand.")

    def _free_building_left(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        kind, places = state.board.kind_of[action.building], PlaceNames(state.board)
        villages = dict.fromkeys(state.board.village_of[free] for free in state.free[kind])
        text = self.tr("{a_building} is still free in {villages}; take a free one.")
        sentence = text.format(
            a_building=building_names.a(kind),
            villages=lists.all_of([*map(places.village, villages)]),
        )
        return capitalized(sentence)

    def _own_figure(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        the_building = PlaceNames(state.board).the(action.building)
        text = self.tr("{the_building} is already yours; you cannot kick out your own figure.")
        return capitalized(text.format(the_building=the_building))

    def _never_kicked(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        return {
            Kind.MILL: self.tr("Every flour mill is taken, and nobody can be kicked out of one."),
            Kind.GLASSWORKS: self.tr(
                "Every glass factory is taken, and nobody can be kicked out of one."
            ),
            Kind.MANOR: self.tr("Every manor is taken, and nobody can be kicked out of one."),
        }[Kind(state.board.kind_of[action.building])]

    def _shop_already_held(self, state: State, action: Action | None) -> str:
        if not isinstance(action, Place):
            return ""
        return {
            Kind.BAKERY: self.tr(
                "You already hold a bakery, so you cannot kick anyone out of one."
            ),
            Kind.BUTCHERY: self.tr(
                "You already hold a butchery, so you cannot kick anyone out of one."
            ),
            Kind.DAIRY: self.tr("You already hold a dairy, so you cannot kick anyone out of one."),
            Kind.TAILOR: self.tr(
                "You already hold a tailor shop, so you cannot kick anyone out of one."
            ),
        }[Kind(state.board.kind_of[action.building])]

    def _not_doubles(self, state: State, action: Action | None) -> str:
        if not isinstance(action, TakeBishop):
            return ""
        text = self.tr("You need two equal dice to take the bishop, not {dice}.")
        return text.format(dice=lists.all_of(faces(state.dice, action.dice)))

    def _bishop_already_held(self, _state: State, _action: Action | None) -> str:
        return self.tr("You already hold the bishop.")

    def _special_already_held(self, _state: State, _action: Action | None) -> str:
        return self.tr("You already hold a special action tile; one is the limit.")

    def _special_spent(self, _state: State, _action: Action | None) -> str:
        return self.tr("You spent a special action tile this turn, so you cannot take one.")

    def _no_special_to_spend(self, _state: State, _action: Action | None) -> str:
        return self.tr("You have no special action tile to spend on a reroll.")


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
    """Why this action is refused in this position, addressed to the player who tried it."""
    return _refusals.explain(state, action, refusal)


def rule(refusal: Refusal) -> str:
    """The rule that is broken, in general terms."""
    return _refusals.rule(refusal)


about_record = RecordWords(rule).sentence
"""What is wrong with a record and where, in one sentence."""
