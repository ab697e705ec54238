"""The lines of the log below the heading of a turn: a few words each.

The heading shows the dice, and points are at the end of a line, so the lines mention neither. A
player alone is not named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...words.catalogue import Speaker
from ...words.grammar import lists
from ..engine.events import GroupScored, ProjectDrawn, SquareScored, TurnScored
from ..engine.sheet import Project, avenue_at, column_of
from ..engine.state import PREPARATION
from .names import AVENUE_NAMES, SheetNames, project_names


class RollingLogLines(Speaker):
    """Short lines about the events of one game."""

    def __init__(self, names: SheetNames, *, is_alone: bool) -> None:
        self._names = names
        self._is_alone = is_alone

    def heading(self, turn: int) -> str:
        """The text beside the dice of a turn."""
        if turn == PREPARATION:
            return self.tr("Preparation")
        return self.tr("Turn {turn}").format(turn=turn)

    def final_scoring(self) -> str:
        """The heading of what is counted at the end."""
        return self.tr("Final scoring")

    def drawn(self, event: ProjectDrawn) -> str:
        """What was drawn, and where."""
        place = self._place(event.project, event.space)
        if event.bonus:
            place = self.tr("{house_in_column}, bonus").format(house_in_column=place)
        return self._of(event.player, place)

    def scored(self, event: TurnScored, groups: Sequence[GroupScored]) -> str:
        """The avenue that counts, and how much of each kind makes up its points."""
        spaces = Counter[Project]()
        for group in groups:
            if group.points:
                spaces[group.project] += len(group.spaces)
        counted = [project_names.counted(project, spaces[project]) for project in sorted(spaces)]
        text = self.tr("avenue {avenue}: {houses}") if counted else self.tr("avenue {avenue}")
        told = text.format(avenue=AVENUE_NAMES[event.avenue], houses=lists.all_of(counted))
        return self._of(event.player, told)

    def square(self, event: SquareScored) -> str:
        """A square that counts at the end."""
        return self._of(event.player, self._place(Project.SQUARE, event.space))

    def points(self, points: int) -> str:
        """An amount of points received."""
        return self.tr("+{points}").format(points=points) if points else "0"

    def _place(self, project: Project, space: int) -> str:
        text = self.tr("{house}: column {column}, avenue {avenue}")
        return text.format(
            house=project_names.one(project),
            column=column_of(space) + 1,
            avenue=AVENUE_NAMES[avenue_at(space)],
        )

    def _of(self, player: int, told: str) -> str:
        if self._is_alone:
            return told
        return self.tr("{player}: {what}").format(player=self._names.player(player), what=told)
