"""Texts of the terminal game of Rolling Village."""

from __future__ import annotations

from collections.abc import Sequence

from ...words.program.terminal import TerminalWords
from ..ai.hint_data import Hint
from ..engine.actions import ChooseAvenue, Decision, Draw
from ..engine.moves import DueDrawing, open_tasks
from ..engine.scoring import avenue_score
from ..engine.setup import Setup
from ..engine.sheet import AVENUES, COLUMNS, Project, Sheet, columns_for, space_at
from ..engine.state import State
from .hint import RollingHintWords
from .names import AVENUE_NAMES, SheetNames, project_names
from .notation import AVENUE_LETTERS, space_code


class RollingTextWords(TerminalWords):
    """Questions, answers and sheets of the terminal game."""

    def __init__(self, setup: Setup) -> None:
        self.names = SheetNames(setup)

    def welcome(self) -> str:
        """First line."""
        return self.tr("Rolling Village. Type a space like b3 to draw there, or “help”.")

    def help(self) -> list[str]:
        """The words that can be typed."""
        return [
            self.tr("Enter rolls the dice. b3 draws in avenue b, column 3."),
            self.tr(
                "Where several projects could go, type the letter of yours first, like {example}: "
                "{letters}."
            ).format(example=f"{self.letter(Project.HOUSE).lower()}b3", letters=self._letters()),
            self.tr("On the sheet, numbers are points, and > marks the avenue that scores."),
            self.tr("sheet: your sheet again. sheet NAME: another player’s. score: all points."),
            self.tr("hint: the best ways to end your turn."),
            self.tr("undo, redo: take back what you drew since the last roll, or do it again."),
            self.tr("save FILE: save the game to a file. quit: leave; the game is kept."),
        ]

    def letter(self, project: Project) -> str:
        """A project in one letter, on sheets and to type."""
        return {
            Project.HOUSE: self.tr("H", "one letter for a house, as people type it"),
            Project.FOREST: self.tr("F", "one letter for a forest, as people type it"),
            Project.LAKE: self.tr("L", "one letter for a lake, as people type it"),
            Project.SQUARE: self.tr("S", "one letter for a square, as people type it"),
        }[project]

    def _letters(self) -> str:
        named = (f"{self.letter(project)} {project_names.one(project)}" for project in Project)
        return ", ".join(named)

    # Dice.

    def roll(self) -> str:
        """The dice are to be rolled."""
        return self.tr("Press Enter to roll the dice.")

    def enter_dice(self) -> str:
        """Real dice are to be typed."""
        return self.tr("Roll two dice and type what they show, like 4 2.")

    # The sheet.

    def sheet(self, state: State, player: int) -> list[str]:
        """A sheet in seven lines: what is drawn, and the printed points."""
        heading = self.tr("{player}’s sheet ({letters}):")
        columns = "".join(f"{column:>4}" for column in range(1, COLUMNS + 1))
        return [
            heading.format(player=self.names.player(player), letters=self._letters()),
            f"{'':10}{columns}",
            *(self._avenue(state, state.sheets[player], avenue) for avenue in range(AVENUES)),
        ]

    def _avenue(self, state: State, sheet: Sheet, avenue: int) -> str:
        scores = state.avenue == avenue and not state.in_preparation
        cells = (self._cell(state, sheet, space_at(column, avenue)) for column in range(COLUMNS))
        mark = ">" if scores else " "
        return f"{mark} {AVENUE_LETTERS[avenue]}{AVENUE_NAMES[avenue]:>7}" + "".join(cells)

    def _cell(self, state: State, sheet: Sheet, space: int) -> str:
        project = sheet.at(space)
        letter = "" if project is None else self.letter(project)
        return f"{letter + str(state.points[space] or '.'):>4}"

    # What is to be done.

    def due(self, state: State) -> list[str]:
        """What the player draws now, and which avenue scores."""
        if state.avenue_due:
            return [self._avenues(state)]
        if state.bonus_due:
            return [self.tr("Bonus: {tasks}.").format(tasks=self._tasks(state))]
        lines = [self.tr("Draw: {tasks}.").format(tasks=self._tasks(state))]
        if state.in_preparation:
            lines.append(self.tr("Choose two different ones of house, forest and lake."))
        elif state.avenue is None:
            lines.append(self.tr("Then you pick the avenue that scores."))
        else:
            text = self.tr("Avenue {avenue} scores.")
            lines.append(text.format(avenue=AVENUE_NAMES[state.avenue]))
        return lines

    def _tasks(self, state: State) -> str:
        if state.in_preparation and not state.drawn:
            return self._free_tasks(state)
        told = [self._task(state.sheet, task) for task in open_tasks(state)]
        # What is drawn already may have been either of two: then only one of them is left.
        or_else = self.tr(", or ", "between two ways to draw the last project")
        return (or_else if state.drawn else ", ").join(told)

    def _free_tasks(self, state: State) -> str:
        """The two projects of the preparation, whichever they are."""
        columns = [self._where(state.sheet, task.column) for task in open_tasks(state)]
        if len(columns) == 1:
            return self.tr("two projects → {column}").format(column=columns[0])
        return self.tr("one project → {column}, one → {other}").format(
            column=columns[0], other=columns[1]
        )

    def _task(self, sheet: Sheet, task: DueDrawing) -> str:
        either = self.tr(" or ", "between projects one may draw")
        projects = either.join(map(project_names.drawn, task.projects))
        return f"{projects} → {self._where(sheet, task.column)}"

    def _where(self, sheet: Sheet, column: int | None) -> str:
        if column is None:
            return self.tr("any empty space")
        columns = [str(each + 1) for each in columns_for(sheet, column)]
        if sheet.room(column):
            text = self.tr("column {column}")
        elif len(columns) == 1:
            text = self.tr("column {nearest} (column {column} is full)")
        else:
            text = self.tr("column {nearest} or {other} (column {column} is full)")
        return text.format(column=column + 1, nearest=columns[0], other=columns[-1])

    def _avenues(self, state: State) -> str:
        choices = ", ".join(
            f"{AVENUE_LETTERS[avenue]} {AVENUE_NAMES[avenue]}: "
            f"{avenue_score(state.points, state.sheet, avenue)}"
            for avenue in range(AVENUES)
        )
        return self.tr("Pick the avenue that scores, with its points: {choices}.").format(
            choices=choices
        )

    def ask(self, state: State, example: str) -> str:
        """Prompt for a decision."""
        if state.avenue_due:
            text = self.tr("{player}, which avenue? Type a letter from a to e.")
        else:
            text = self.tr("{player}, where? Type a space, like {example}.")
        return text.format(player=self.names.player(state.player), example=example)

    # Answers.

    def code(self, decision: Decision) -> str:
        """A decision as typed, with the project."""
        match decision:
            case Draw(project, space):
                return self.letter(project).lower() + space_code(space)
            case ChooseAvenue(avenue):
                return AVENUE_LETTERS[avenue]

    def nothing_to_undo(self) -> str:
        """Undo stops at a roll, and at another player's drawing."""
        return self.tr("Nothing to undo since the last roll and the others’ drawings.")

    def which(self, draws: Sequence[Draw]) -> str:
        """Several projects could go into a space."""
        choices = ", ".join(
            f"{self.code(draw)} ({project_names.drawn(draw.project)})" for draw in draws
        )
        return self.tr("Which project? Type one of these: {choices}.").format(choices=choices)

    def not_there(self, state: State) -> str:
        """No project can go into a space."""
        return self.tr("Not there. {due}").format(due=self.due(state)[0])

    def not_understood(self, example: str) -> str:
        """The answer was not understood."""
        return self.tr("Type something like {example}, or “help”.").format(example=example)

    def unknown_player(self) -> str:
        """There is no such player."""
        return self.tr("Nobody of that name plays.")

    # Hints.

    def hint(self, hint: Hint) -> list[str]:
        """The best ways to end the turn, best first, each with what decides."""
        words, lines = RollingHintWords(self.names), []
        for place, suggestion in enumerate(hint.suggestions):
            moves = " ".join(map(self.code, suggestion.actions))
            lines.append(f"{moves}: {words.summary(suggestion)}")
            lines += (f"  {sentence.text}" for sentence in words.why(hint, place))
        return lines
