"""Reasons: what a turn brings and costs, as data, derived from the sheet it leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..engine.scoring import Group, Square, groups, scoring_groups, squares
from ..engine.sheet import (
    AVENUES,
    GROUPED,
    NEIGHBOURS,
    Points,
    Project,
    Sheet,
    avenue_at,
)
from ..engine.state import LAST_TURN
from .hint_data import Reason, Topic
from .rolls import AVENUE_CHANCES

# What a square is worth before it is finished, by the number of projects it touches.
UNFINISHED = (1.0, 3.0, 6.0)
ALL_ROLLS = 36
DOUBLES = 1 / 6


def reasons(  # a turn: from where to where, and how it counts
    points: Points, before: Sheet, after: Sheet, turn: int, avenue: int | None, picked: bool
) -> list[Reason]:
    """All reasons for and against a turn, the weightiest first."""
    found = list(_Turn(points, before, after, turn).reasons(avenue, picked))
    return sorted(found, key=lambda reason: -abs(reason.weight))


def forgone(own: Sequence[Reason], compared: Sequence[Reason]) -> Reason | None:
    """The weightiest reason for the compared turn that this one lacks."""
    missing = [
        reason
        for reason in compared
        if reason.weight > 0 and not any(_says_as_much(mine, reason) for mine in own)
    ]
    return max(missing, key=lambda reason: reason.weight, default=None)


def _says_as_much(own: Reason, other: Reason) -> bool:
    """Whether a reason is about the same thing, and no weaker."""
    same = (own.topic, own.project, own.avenue) == (other.topic, other.project, other.avenue)
    return same and own.points >= other.points and own.count >= other.count


class _Turn:
    """Finds the reasons for and against one turn."""

    def __init__(self, points: Points, before: Sheet, after: Sheet, turn: int) -> None:
        self._points, self._before, self._after = points, before, after
        self._left = LAST_TURN - turn

    def reasons(self, avenue: int | None, picked: bool) -> Iterator[Reason]:
        if avenue is not None:
            yield from self._scores(avenue, picked)
        if self._left:
            yield from self._groups()
            yield from self._sites()
        yield from self._squares()

    def _scores(self, avenue: int, picked: bool) -> Iterator[Reason]:
        scoring = scoring_groups(self._points, self._after, avenue)
        if picked:
            total = sum(group.points for group in scoring)
            yield Reason(
                Topic.AVENUE, (), points=total, count=len(scoring), avenue=avenue, weight=total
            )
        for group in scoring:
            if group.points:
                yield Reason(
                    Topic.SCORES,
                    group.spaces,
                    group.project,
                    group.points,
                    len(_avenues(group)),
                    avenue,
                    group.points,
                )

    def _groups(self) -> Iterator[Reason]:
        """Groups that have grown or joined."""
        earlier = groups(self._points, self._before)
        for group in groups(self._points, self._after):
            parts = [
                part
                for part in earlier
                if part.project == group.project and set(part.spaces) <= set(group.spaces)
            ]
            if group in parts:
                continue
            gained = self._left * (_a_turn(group) - sum(map(_a_turn, parts)))
            if gained <= 0:
                continue
            joins = len(parts) > 1
            yield Reason(
                Topic.JOINED if joins else Topic.GROWN,
                group.spaces,
                group.project,
                group.points,
                len(parts) if joins else len(_avenues(group)),
                weight=gained,
            )

    def _sites(self) -> Iterator[Reason]:
        """Empty spaces that now touch all three projects."""
        for space in self._after.empty:
            if _touches(self._after, space) == len(GROUPED) > _touches(self._before, space):
                chance = 1 - (1 - DOUBLES) ** self._left
                yield Reason(Topic.SITE, (space,), count=len(GROUPED), weight=6 * chance)

    def _squares(self) -> Iterator[Reason]:
        earlier = {square.space: square for square in squares(self._before)}
        for square in squares(self._after):
            yield from self._square(square, earlier.get(square.space))

    def _square(self, square: Square, earlier: Square | None) -> Iterator[Reason]:
        touched = len(square.touches)
        before = len(earlier.touches) if earlier else 0
        if square.points:
            if before < touched:
                yield Reason(
                    Topic.SQUARE_FINISHED,
                    (square.space,),
                    points=square.points,
                    count=touched,
                    weight=square.points - (UNFINISHED[before] if earlier else 0),
                )
            return
        could = _can_be_finished(self._after, square)
        if earlier and _can_be_finished(self._before, earlier) and not could:
            yield Reason(
                Topic.SQUARE_SPOILED,
                (square.space,),
                _lacking(square),
                count=touched,
                weight=-UNFINISHED[before],
            )
        elif could and self._left:
            yield from self._unfinished(square, earlier)

    def _unfinished(self, square: Square, earlier: Square | None) -> Iterator[Reason]:
        touched, room = len(square.touches), _room(self._after, square)
        before = len(earlier.touches) if earlier else 0
        if earlier is None or touched > before:
            yield Reason(
                Topic.SQUARE_PREPARED,
                (square.space,),
                _lacking(square),
                count=touched,
                weight=UNFINISHED[touched] - (UNFINISHED[before] if earlier else 0),
            )
        elif _lacking(square) is not None:
            yield Reason(Topic.SPACE_KEPT, room, _lacking(square), count=touched, weight=1.0)


def _avenues(group: Group) -> set[int]:
    return {avenue_at(space) for space in group.spaces}


def _a_turn(group: Group) -> float:
    """What a group scores in a coming turn, on average."""
    reached = sum(AVENUE_CHANCES[avenue] for avenue in range(AVENUES) if avenue in _avenues(group))
    return group.points * reached / ALL_ROLLS


def _touches(sheet: Sheet, space: int) -> int:
    around = {sheet.at(neighbour) for neighbour in NEIGHBOURS[space]}
    return len(around.intersection(GROUPED))


def _room(sheet: Sheet, square: Square) -> tuple[int, ...]:
    return tuple(space for space in NEIGHBOURS[square.space] if sheet.is_empty(space))


def _can_be_finished(sheet: Sheet, square: Square) -> bool:
    return len(square.touches) + len(_room(sheet, square)) >= len(GROUPED)


def _lacking(square: Square) -> Project | None:
    """The project a square lacks, if it is just one."""
    lacking = [project for project in GROUPED if project not in square.touches]
    return lacking[0] if len(lacking) == 1 else None
