"""Names: what projects, spaces, avenues and players are called."""

from __future__ import annotations

from ...words import foreign
from ...words.catalogue import Speaker
from ..engine.setup import Setup
from ..engine.sheet import Project, avenue_at, column_of

AVENUE_NAMES = ("3–4", "5–6", "7", "8–9", "10–11")
"""An avenue is called by the sums of the dice that make it the active one."""


class ProjectNames(Speaker):
    """The names of the game and its projects, alone and as parts of sentences."""

    def game(self) -> str:
        """The game itself."""
        return self.tr("Rolling Village")

    def one(self, project: Project) -> str:
        """The name by itself, for lists and labels."""
        return {
            Project.HOUSE: self.tr("House"),
            Project.FOREST: self.tr("Forest"),
            Project.LAKE: self.tr("Lake"),
            Project.SQUARE: self.tr("Square"),
        }[project]

    def counted(self, project: Project, n: int) -> str:
        """So many of them: "1 house", "2 houses"."""
        return {
            Project.HOUSE: self.tr("%n house(s)", "", n),
            Project.FOREST: self.tr("%n forest(s)", "", n),
            Project.LAKE: self.tr("%n lake(s)", "", n),
            Project.SQUARE: self.tr("%n square(s)", "", n),
        }[project]

    def drawn(self, project: Project) -> str:
        """A project as an object: "Anna draws (a house)", "Draw (a house) here"."""
        return {
            Project.HOUSE: self.tr("a house", "what somebody draws"),
            Project.FOREST: self.tr("a forest", "what somebody draws"),
            Project.LAKE: self.tr("a lake", "what somebody draws"),
            Project.SQUARE: self.tr("a square", "what somebody draws"),
        }[project]


class SheetNames(Speaker):
    """The players of one game and the places on their sheets."""

    def __init__(self, setup: Setup) -> None:
        self._names = [foreign.name(player.name) for player in setup.players]

    def player(self, number: int) -> str:
        """A player's name; with the number, or by the number, if the name alone would not do."""
        name = self._names[number]
        if not name:
            return self.tr("Player {number}").format(number=number + 1)
        if self._names.count(name) == 1:
            return name
        return self.tr("{name} ({number})").format(name=name, number=number + 1)

    def space(self, space: int) -> str:
        """Where something is drawn: "in column 2, avenue 5–6"."""
        text = self.tr("in column {column}, avenue {avenue}")
        return text.format(column=column_of(space) + 1, avenue=AVENUE_NAMES[avenue_at(space)])


project_names = ProjectNames()
game_name = project_names.game
