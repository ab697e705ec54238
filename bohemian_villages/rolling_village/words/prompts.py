"""Prompts: what the bar and the buttons ask for now."""

from __future__ import annotations

from ...words.catalogue import Speaker
from ..engine.sheet import Project
from ..engine.state import LAST_TURN
from .names import AVENUE_NAMES, SheetNames


class RollingPrompts(Speaker):
    """One sentence for the player who has to act."""

    def __init__(self, names: SheetNames) -> None:
        self._names = names

    def turn(self, turn: int) -> str:
        """The progress of the game."""
        if not turn:
            return self.tr("Preparation")
        return self.tr("Turn {turn} of {last}").format(turn=turn, last=LAST_TURN)

    def roll(self, turn: int) -> str:
        """The dice are to be rolled for all."""
        return self.tr("Roll the dice") if turn else self.tr("Roll the dice to begin")

    def enter_roll(self) -> str:
        """Real dice are to be entered."""
        return self.tr("Roll your two dice and enter what they show")

    def draw(self, player: int, project: Project, column: int) -> str:
        """A project is to be drawn in a column."""
        text = {
            Project.HOUSE: self.tr("{player}: draw the house in column {column}"),
            Project.FOREST: self.tr("{player}: draw the forest in column {column}"),
            Project.LAKE: self.tr("{player}: draw the lake in column {column}"),
            Project.SQUARE: self.tr("{player}: draw the square in column {column}"),
        }[project]
        return text.format(player=self._names.player(player), column=column + 1)

    def displaced(self, player: int, column: int, nearest: tuple[int, ...]) -> str:
        """The column is full: the project goes elsewhere."""
        if len(nearest) == 1:
            text = self.tr("{player}: column {column} is full; draw in column {nearest}")
        else:
            text = self.tr("{player}: column {column} is full; draw in column {nearest} or {other}")
        return text.format(
            player=self._names.player(player),
            column=column + 1,
            nearest=nearest[0] + 1,
            other=nearest[-1] + 1,
        )

    def square(self, player: int) -> str:
        """Doubles: a square may go anywhere."""
        text = self.tr("{player}: doubles! Draw a square in any empty space")
        return text.format(player=self._names.player(player))

    def prepare(self, player: int, column: int) -> str:
        """One of the two projects of the preparation."""
        text = self.tr("{player}: choose a project and draw it in column {column}")
        return text.format(player=self._names.player(player), column=column + 1)

    def bonus(self, player: int) -> str:
        """The third project of a turn with a star."""
        text = self.tr("{player}: bonus! Draw one more project in any empty space")
        return text.format(player=self._names.player(player))

    def avenue(self, player: int) -> str:
        """The dice add to 2 or 12."""
        text = self.tr("{player}: pick the avenue that scores")
        return text.format(player=self._names.player(player))

    def scored(self, player: int, avenue: int, points: int) -> str:
        """A person has drawn everything."""
        text = self.tr("{player}: %n point(s) in avenue {avenue}", "", points)
        return text.format(player=self._names.player(player), avenue=AVENUE_NAMES[avenue])

    def prepared(self, player: int) -> str:
        """A person has drawn the two projects of the preparation."""
        text = self.tr("{player}: both drawn; go on, or undo")
        return text.format(player=self._names.player(player))

    def drawing(self, player: int) -> str:
        """An AI player is drawing."""
        return self.tr("{player} is drawing…").format(player=self._names.player(player))

    def over(self) -> str:
        """Nothing is to be done any more."""
        return self.tr("The game is over")

    # Answers.

    def wait(self, player: int) -> str:
        """Another player is drawing."""
        return self.tr("Wait until {player} has drawn.").format(player=self._names.player(player))

    def go_on_first(self) -> str:
        """Everything is drawn, so the player should go on."""
        return self.tr("You have drawn everything for this roll: go on, or undo.")

    def draw_first(self, drawings: int) -> str:
        """It cannot be gone on yet, and what is to be done instead."""
        return self.tr(
            "%n drawing(s) to go: click a lit space, or use the arrow keys.", "", drawings
        )

    def pick_avenue_first(self) -> str:
        """The same, while an avenue is to be picked."""
        return self.tr("First pick the avenue that scores: click it, or use the arrow keys.")

    def roll_first(self) -> str:
        """A roll is due."""
        return self.tr("Roll the dice first.")

    def nothing_to_undo(self) -> str:
        """Undo stops at a roll, and at another player's drawing."""
        return self.tr("Nothing to undo: the dice and what the others drew stay.")

    def nothing_to_redo(self) -> str:
        """Nothing was undone."""
        return self.tr("Nothing to redo.")

    def random_instead(self, player: int) -> str:
        """An AI player found no answer."""
        text = self.tr("{player} could not decide and drew at random.")
        return text.format(player=self._names.player(player))

    # The button that goes on.

    def button(self, turn: int, next_player: int | None, *, is_last: bool) -> str:
        """What the large button will do."""
        if next_player is not None:
            return self.tr("Pass to {player}").format(player=self._names.player(next_player))
        if is_last:
            return self.tr("See the result")
        return self.tr("Start turn 1") if not turn else self.tr("Next turn")

    def roll_button(self) -> str:
        """The large button rolls."""
        return self.tr("Roll")

    def to_go(self, drawings: int) -> str:
        """Why it cannot be gone on yet."""
        return self.tr("%n drawing(s) to go", "", drawings)

    def pick_first(self) -> str:
        """Why it cannot be gone on yet."""
        return self.tr("pick an avenue first")
