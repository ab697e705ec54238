"""Texts on a sheet, and tool tips of its parts."""

from __future__ import annotations

from collections.abc import Collection

from ...words.catalogue import Speaker
from ..engine.scoring import POINTS_FOR_A_SQUARE, Group, Square
from ..engine.sheet import GROUPED, Project, avenue_at, column_of
from .names import AVENUE_NAMES, project_names


class SheetWords(Speaker):
    """Labels and tool tips of a sheet."""

    # Labels.

    def column_label(self) -> str:
        """Before the numbers of the columns."""
        return self.tr("column")

    def value_label(self) -> str:
        """Above the values of the avenues; two short lines."""
        return self.tr("would\nscore now")

    def scored_label(self) -> str:
        """The label of scored values, when the game is over."""
        return self.tr("scored\nin all")

    def turns(self) -> str:
        """The heading of the turn tracker."""
        return self.tr("Turns")

    def star_note(self) -> str:
        """What a star in the turn tracker means."""
        return self.tr("a star: one more project, each kind once")

    def points_gained(self, points: int) -> str:
        """Over a group that scores."""
        return self.tr("+{points}").format(points=points)

    # Spaces.

    def place(self, space: int) -> str:
        """The place of a space."""
        text = self.tr("Column {column}, avenue {avenue}")
        return text.format(column=column_of(space) + 1, avenue=AVENUE_NAMES[avenue_at(space)])

    def printed(self, points: int) -> str:
        """What is printed on a space."""
        if not points:
            return self.tr("No points are printed here.")
        return self.tr("Printed here: %n point(s).", "", points)

    def empty(self, space: int, points: int) -> str:
        """Nothing is drawn in a space, and what is printed there."""
        text = self.tr("{place}: empty, no points printed")
        if points:
            text = self.tr("{place}: empty, %n point(s) printed", "", points)
        return text.format(place=self.place(space))

    def drawn(self, project: Project) -> str:
        """What is drawn in a space."""
        return {
            Project.HOUSE: self.tr("A house."),
            Project.FOREST: self.tr("A forest."),
            Project.LAKE: self.tr("A lake."),
            Project.SQUARE: self.tr("A square."),
        }[project]

    def draw_here(self, project: Project) -> str:
        """A click draws the project here."""
        return {
            Project.HOUSE: self.tr("Click to draw the house here."),
            Project.FOREST: self.tr("Click to draw the forest here."),
            Project.LAKE: self.tr("Click to draw the lake here."),
            Project.SQUARE: self.tr("Click to draw the square here."),
        }[project]

    def other_project(self) -> str:
        """Only the other project of the roll may be drawn in a space."""
        return self.tr("Your other project can go here.")

    def would_join(self, spaces: int, points: int) -> str:
        """The group that a project would belong to."""
        if spaces == 1:
            return self.tr("It would stand alone: %n point(s).", "", points)
        text = self.tr("It would be in a group of {spaces}: %n point(s).", "", points)
        return text.format(spaces=spaces)

    def scores_now(self, group: Group) -> str:
        """A group reaches into the avenue that scores."""
        text = self.tr("Its group of {spaces} scores this turn: %n point(s).", "", group.points)
        return text.format(spaces=len(group.spaces))

    def square(self, square: Square) -> str:
        """The points of a square."""
        if square.points:
            return self.tr("It touches house, forest and lake: %n point(s).", "", square.points)
        missing = [project for project in GROUPED if project not in square.touches]
        text = self.tr(
            "Still missing beside it: {projects}. Then it brings %n point(s).",
            "",
            POINTS_FOR_A_SQUARE,
        )
        return text.format(projects=self._listed(missing))

    def _listed(self, projects: Collection[Project]) -> str:
        return ", ".join(project_names.drawn(project) for project in projects)

    def hint_number(self, number: int) -> str:
        """A hint numbers the space."""
        return self.tr("The hint’s drawing number {number}.").format(number=number)

    def drawn_number(self, number: int) -> str:
        """A space numbered where a turn is explained."""
        return self.tr("Drawing number {number} of the turn.").format(number=number)

    # Columns and avenues.

    def column(self, column: int) -> str:
        """The number of a column."""
        return self.tr("Column {column}").format(column=column + 1)

    def column_in_hand(self, column: int) -> str:
        """The column for the project in hand."""
        return self.tr("Your project goes in column {column}.").format(column=column + 1)

    def avenue(self, avenue: int) -> str:
        """When an avenue scores."""
        name = AVENUE_NAMES[avenue]
        sums = name.split("–")
        if len(sums) == 1:
            text = self.tr("Avenue {avenue} scores when the dice add up to {sum}.")
            return text.format(avenue=name, sum=sums[0])
        text = self.tr("Avenue {avenue} scores when the dice add up to {sum} or {other}.")
        return text.format(avenue=name, sum=sums[0], other=sums[1])

    def avenue_scores(self, avenue: int) -> str:
        """The avenue of this roll."""
        return self.tr("Avenue {avenue} scores this turn.").format(avenue=AVENUE_NAMES[avenue])

    def pick(self, avenue: int, points: int) -> str:
        """A click picks an avenue."""
        text = self.tr("Click to score avenue {avenue}: %n point(s).", "", points)
        return text.format(avenue=AVENUE_NAMES[avenue])

    def value(self, avenue: int, points: int) -> str:
        """What an avenue would score."""
        text = self.tr("Avenue {avenue} would score %n point(s) now.", "", points)
        return text.format(avenue=AVENUE_NAMES[avenue])

    def scored(self, avenue: int, points: int) -> str:
        """What an avenue has scored in all turns together."""
        text = self.tr("Avenue {avenue} scored %n point(s) in this game.", "", points)
        return text.format(avenue=AVENUE_NAMES[avenue])

    def value_with(self, avenue: int, before: int, after: int) -> str:
        """The value, and what it would be with the project at the pointer."""
        text = self.tr(
            "Avenue {avenue} would score %n point(s) with it, {before} without.", "", after
        )
        return text.format(avenue=AVENUE_NAMES[avenue], before=before)

    # Turn tracker and legend.

    def turn_done(self, turn: int, points: int) -> str:
        """A turn that is over."""
        return self.tr("Turn {turn}: %n point(s).", "", points).format(turn=turn)

    def avenue_scored(self, avenue: int) -> str:
        """The avenue of a turn that is over."""
        return self.tr("Avenue {avenue} scored.").format(avenue=AVENUE_NAMES[avenue])

    def group(self, group: Group) -> str:
        """A group that scored in a turn that is over."""
        text = {
            Project.HOUSE: self.tr("%n house(s): {points}", "", len(group.spaces)),
            Project.FOREST: self.tr("%n forest(s): {points}", "", len(group.spaces)),
            Project.LAKE: self.tr("%n lake(s): {points}", "", len(group.spaces)),
        }[group.project]
        return text.format(points=group.points)

    def turn_now(self, turn: int) -> str:
        """The present turn."""
        return self.tr("Turn {turn}: under way.").format(turn=turn)

    def turn_to_come(self, turn: int) -> str:
        """A future turn."""
        return self.tr("Turn {turn}: still to come.").format(turn=turn)

    def bonus(self) -> str:
        """A star in a box."""
        return self.tr("Bonus: one more project in any empty space, each kind once.")

    def bonus_drawn(self, project: Project) -> str:
        """The bonus of a turn was used."""
        return self.tr("Bonus: {project}.").format(project=project_names.drawn(project))

    def faces(self, project: Project, face: int, other: int) -> str:
        """The meaning of a die's faces."""
        text = {
            Project.HOUSE: self.tr("{face} and {other} stand for a house."),
            Project.FOREST: self.tr("{face} and {other} stand for a forest."),
            Project.LAKE: self.tr("{face} and {other} stand for a lake."),
        }[project]
        return text.format(face=face, other=other)

    # Small sheets.

    def small(self, name: str, total: int) -> str:
        """A small sheet as a whole."""
        return self.tr("{name}: %n point(s)", "", total).format(name=name)

    def gained(self, points: int) -> str:
        """What a player's last turn brought, in short."""
        return f"+{points}"

    def look_at(self, name: str) -> str:
        """What a click on a small sheet does."""
        return self.tr("Click to see {name}’s sheet large.").format(name=name)


sheet_words = SheetWords()
