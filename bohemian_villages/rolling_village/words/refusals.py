"""Why an action is refused: the rule it breaks, and what on the sheet makes it so."""

from __future__ import annotations

from ...words.catalogue import Speaker
from ...words.records import RecordWords
from ..engine.actions import Action, Draw
from ..engine.errors import Refusal
from ..engine.moves import open_tasks
from ..engine.sheet import columns_for
from ..engine.state import State


class RollingRules(Speaker):
    """The rules that can be broken, as sentences that hold on any sheet."""

    def rule(self, refusal: Refusal) -> str:
        """The rule behind a refusal."""
        return (self._rules_of_form() | self._rules_of_turns() | self._rules_of_drawing())[refusal]

    def _rules_of_form(self) -> dict[Refusal, str]:
        return {
            Refusal.UNKNOWN_SPACE: self.tr("There is no such space on the sheet."),
            Refusal.UNKNOWN_AVENUE: self.tr("There is no such avenue; there are five."),
            Refusal.WRONG_NUMBER_OF_FACES: self.tr("Enter two faces, one for each die."),
            Refusal.UNKNOWN_FACE: self.tr("A die shows 1 to 6."),
        }

    def _rules_of_turns(self) -> dict[Refusal, str]:
        return {
            Refusal.GAME_OVER: self.tr("The game is over."),
            Refusal.ROLL_FIRST: self.tr("Roll the dice first."),
            Refusal.NO_ROLL_DUE: self.tr("Everybody draws for this roll before the next one."),
            Refusal.DICE_NOT_OF_SEED: self.tr("These dice do not match the game’s seed."),
            Refusal.AVENUE_DUE: self.tr("Everything is drawn; pick the avenue that scores."),
            Refusal.DRAW_FIRST: self.tr("Draw your projects first, then pick an avenue."),
            Refusal.NO_AVENUE_DUE: self.tr("You pick an avenue only when the dice add to 2 or 12."),
        }

    def _rules_of_drawing(self) -> dict[Refusal, str]:
        return {
            Refusal.SPACE_TAKEN: self.tr("This space is taken."),
            Refusal.WRONG_PROJECT: self.tr("The dice call for another project."),
            Refusal.SQUARE_NEEDS_DOUBLES: self.tr("You draw a square only when you roll doubles."),
            Refusal.WRONG_COLUMN: self.tr("The dice call for another column."),
            Refusal.NOT_NEAREST_COLUMN: self.tr(
                "When a column is full, draw in the nearest column with an empty space."
            ),
            Refusal.FEWER_EMPTY_SPACES: self.tr(
                "Of two columns equally near, draw in the one with more empty spaces."
            ),
            Refusal.PROJECTS_MUST_DIFFER: self.tr(
                "The two projects of the preparation must be different."
            ),
            Refusal.NO_SQUARE_IN_PREPARATION: self.tr("You cannot draw a square to prepare."),
            Refusal.NO_SQUARE_AS_BONUS: self.tr("A square cannot be a bonus."),
            Refusal.BONUS_USED: self.tr("You have already had this project as a bonus."),
            Refusal.NO_BONUS_DUE: self.tr(
                "You draw a bonus only on turns 3, 6 and 9, after your two projects."
            ),
        }


class RollingRefusals(RollingRules):
    """Explains refusals on a given sheet."""

    def explain(self, state: State, action: Action | None, refusal: Refusal) -> str:
        """One sentence; the action may be missing where it was too malformed to exist."""
        columns = self._columns(state, action) if isinstance(action, Draw) else []
        if len(columns) > 1 and refusal is Refusal.WRONG_COLUMN:
            text = self.tr("The dice call for column {column} or {other}.")
            return text.format(column=columns[0] + 1, other=columns[-1] + 1)
        if len(columns) != 1:
            return self.rule(refusal)
        (meant,) = columns
        nearest = columns_for(state.sheet, meant)[0] + 1
        match refusal:
            case Refusal.WRONG_COLUMN:
                return self.tr("The dice call for column {column}.").format(column=meant + 1)
            case Refusal.NOT_NEAREST_COLUMN:
                text = self.tr("Column {column} is full; the nearest one with room is {nearest}.")
            case Refusal.FEWER_EMPTY_SPACES:
                text = self.tr(
                    "Column {column} is full; column {nearest} is as near and has more room."
                )
            case _:
                return self.rule(refusal)
        return text.format(column=meant + 1, nearest=nearest)

    def _columns(self, state: State, draw: Draw) -> list[int]:
        """The columns that the dice name for this project."""
        tasks = [task for task in open_tasks(state) if draw.project in task.projects]
        return [task.column for task in tasks if task.column is not None]


_refusals = RollingRefusals()


def explain(state: State, action: Action | None, refusal: Refusal) -> str:
    """Why this action is refused on this sheet, addressed to the player who tried it."""
    return _refusals.explain(state, action, refusal)


def rule(refusal: Refusal) -> str:
    """The rule that is broken, in general terms."""
    return _refusals.rule(refusal)


about_record = RecordWords(rule).sentence
"""What is wrong with a record and where, in one sentence."""
