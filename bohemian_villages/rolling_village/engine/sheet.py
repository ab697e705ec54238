"""The sheet: columns, avenues and spaces, what is drawn on them, and where a full column leads.

Columns (0 to 5, left to right), avenues (0 to 4, top to bottom) and spaces (avenue * 6 + column)
count from 0 within the program, and from 1 in records and sentences.
"""

from __future__ import annotations

from enum import IntEnum

from attrs import frozen

COLUMNS = 6
AVENUES = 5
SPACES = COLUMNS * AVENUES

Points = tuple[int, ...]
"""The points printed on the spaces, avenue by avenue."""


class Project(IntEnum):
    """What can be drawn into a space."""

    HOUSE = 0
    FOREST = 1
    LAKE = 2
    SQUARE = 3

    @property
    def key(self) -> str:
        """The project's name in records."""
        return self.name.lower()


PROJECTS_BY_KEY = {project.key: project for project in Project}
GROUPED = (Project.HOUSE, Project.FOREST, Project.LAKE)
"""The projects that dice show, that form groups and that can be a bonus: all but the square."""

# Faces 1 to 6 show a house, a forest, a lake, and the same once more.
_SHOWN = GROUPED * 2

# The avenue that a sum of the dice names; none for 2 and 12, where everybody picks one.
_AVENUE_OF_SUM = {3: 0, 4: 0, 5: 1, 6: 1, 7: 2, 8: 3, 9: 3, 10: 4, 11: 4}


def project_of(face: int) -> Project:
    """The project that a face of the dice stands for."""
    return _SHOWN[face - 1]


def avenue_of(total: int) -> int | None:
    """The active avenue of a roll with that sum; None where the player picks it."""
    return _AVENUE_OF_SUM.get(total)


def space_at(column: int, avenue: int) -> int:
    """The space where a column and an avenue cross."""
    return avenue * COLUMNS + column


def column_of(space: int) -> int:
    """The column of a space."""
    return space % COLUMNS


def avenue_at(space: int) -> int:
    """The avenue of a space."""
    return space // COLUMNS


def _spaces_of_column(column: int) -> tuple[int, ...]:
    return tuple(space_at(column, avenue) for avenue in range(AVENUES))


def _neighbours(space: int) -> tuple[int, ...]:
    column, avenue = column_of(space), avenue_at(space)
    around = [
        (column, avenue - 1),
        (column - 1, avenue),
        (column + 1, avenue),
        (column, avenue + 1),
    ]
    return tuple(space_at(c, a) for c, a in around if 0 <= c < COLUMNS and 0 <= a < AVENUES)


IN_COLUMN = tuple(map(_spaces_of_column, range(COLUMNS)))
"""For each column its spaces, top to bottom."""
_COLUMN_SETS = tuple(sum(1 << space for space in spaces) for spaces in IN_COLUMN)
NEIGHBOURS = tuple(map(_neighbours, range(SPACES)))
"""For each space those side by side with it, ascending."""


@frozen
class Sheet:
    """What a player has drawn: for each project the set of its spaces, as the bits of a number."""

    drawn: tuple[int, int, int, int] = (0, 0, 0, 0)

    @property
    def filled(self) -> int:
        """The set of all spaces that are not empty."""
        houses, forests, lakes, squares = self.drawn
        return houses | forests | lakes | squares

    def at(self, space: int) -> Project | None:
        """The project in a space."""
        return next((p for p in Project if self.drawn[p] >> space & 1), None)

    def is_empty(self, space: int) -> bool:
        """Whether a space is still empty."""
        return not self.filled >> space & 1

    @property
    def empty(self) -> tuple[int, ...]:
        """All empty spaces, ascending."""
        filled = self.filled
        return tuple(space for space in range(SPACES) if not filled >> space & 1)

    def empty_in(self, column: int) -> tuple[int, ...]:
        """The empty spaces of a column, top to bottom."""
        filled = self.filled
        return tuple(space for space in IN_COLUMN[column] if not filled >> space & 1)

    def room(self, column: int) -> int:
        """How many spaces of a column are empty."""
        return AVENUES - (self.filled & _COLUMN_SETS[column]).bit_count()

    def spaces_of(self, project: Project) -> tuple[int, ...]:
        """The spaces with a project, ascending."""
        return tuple(space for space in range(SPACES) if self.drawn[project] >> space & 1)

    def plus(self, project: Project, space: int) -> Sheet:
        """The sheet with one project more."""
        return self._with(project, self.drawn[project] | 1 << space)

    def minus(self, project: Project, space: int) -> Sheet:
        """The sheet without the project in that space."""
        return self._with(project, self.drawn[project] & ~(1 << space))

    def _with(self, project: Project, spaces: int) -> Sheet:
        houses, forests, lakes, squares = (
            spaces if other == project else drawn for other, drawn in enumerate(self.drawn)
        )
        return Sheet((houses, forests, lakes, squares))


BLANK = Sheet()


def columns_for(sheet: Sheet, column: int) -> tuple[int, ...]:
    """The columns into which a project meant for this one may go: itself while it has room.

    Else the nearest one with an empty space; of two at that distance the one with more of them;
    both where they have equally many.
    """
    for distance in range(COLUMNS):
        room = {
            side: sheet.room(side)
            for side in (column - distance, column + distance)
            if 0 <= side < COLUMNS
        }
        most = max(room.values(), default=0)
        if most:
            return tuple(side for side, empty in room.items() if empty == most)
    return ()
