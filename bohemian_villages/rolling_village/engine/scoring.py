"""Scores and what they are made of: groups, squares, and the total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen

from .sheet import GROUPED, NEIGHBOURS, Points, Project, Sheet, avenue_at
from .state import State

POINTS_FOR_A_SQUARE = 10
SOLO_GOAL = 60


@frozen
class Group:
    """Projects of one type, side by side, and the points on all of their spaces."""

    project: Project
    spaces: tuple[int, ...]
    points: int


@frozen
class Square:
    """A square, its neighbours, and its points at the end."""

    space: int
    touches: frozenset[Project]
    """Those of house, forest and lake that are side by side with it."""

    @property
    def points(self) -> int:
        """Something only for a square that touches all three."""
        return POINTS_FOR_A_SQUARE if len(self.touches) == len(GROUPED) else 0


@frozen
class Score:
    """A player's score: turn by turn, for squares, and all together."""

    turns: tuple[int, ...]
    squares: int

    @property
    def total(self) -> int:
        """All points."""
        return sum(self.turns) + self.squares


def groups(points: Points, sheet: Sheet) -> list[Group]:
    """All groups of a sheet, by type and then by their first space."""
    return [
        Group(project, spaces, sum(points[space] for space in spaces))
        for project in GROUPED
        for spaces in _connected(sheet.drawn[project])
    ]


def scoring_groups(points: Points, sheet: Sheet, avenue: int) -> list[Group]:
    """The groups that score when this avenue is active."""
    return [
        group
        for group in groups(points, sheet)
        if any(avenue_at(space) == avenue for space in group.spaces)
    ]


def avenue_score(points: Points, sheet: Sheet, avenue: int) -> int:
    """What a turn scores when this avenue is active."""
    return sum(group.points for group in scoring_groups(points, sheet, avenue))


def squares(sheet: Sheet) -> list[Square]:
    """All squares of a sheet, as they would count if the game ended now."""
    return [
        Square(space, frozenset(_around(sheet, space))) for space in sheet.spaces_of(Project.SQUARE)
    ]


def score(state: State) -> list[Score]:
    """Every player's score; of a game under way, as if it ended now."""
    return [
        Score(turns, sum(square.points for square in squares(sheet)))
        for turns, sheet in zip(state.scores, state.sheets, strict=True)
    ]


def winners(scores: Sequence[Score]) -> list[int]:
    """Who has most points; ties are shared."""
    best = max(score.total for score in scores)
    return [player for player, score in enumerate(scores) if score.total == best]


def is_re_elected(score: Score) -> bool:
    """Whether the mayor, who plays alone, has enough points to stay."""
    return score.total >= SOLO_GOAL


def _connected(spaces: int) -> Iterator[tuple[int, ...]]:
    """The parts of a set of spaces that hang together."""
    while spaces:
        first = (spaces & -spaces).bit_length() - 1
        spaces &= ~(1 << first)
        part, waiting = [first], [first]
        while waiting:
            for space in NEIGHBOURS[waiting.pop()]:
                if spaces >> space & 1:
                    spaces &= ~(1 << space)
                    part.append(space)
                    waiting.append(space)
        yield tuple(sorted(part))


def _around(sheet: Sheet, space: int) -> Iterator[Project]:
    for neighbour in NEIGHBOURS[space]:
        project = sheet.at(neighbour)
        if project in GROUPED:
            yield project
