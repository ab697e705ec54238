"""Quick facts about many sheets: the score of each avenue, and the squares."""

from __future__ import annotations

import numpy as np
from attrs import frozen

from ...numeric.arrays import Array
from .rolls import AVENUE_CHANCES, FREE, FREE_CHANCES
from .sheets import PROJECTS, Sheets
from .spaces import (
    ALL,
    AVENUE,
    AVENUES,
    BIT,
    COLUMNS,
    SPACES,
    SQUARE,
    Printed,
    beside,
    flags,
    grown,
    members,
)

POINTS_FOR_SQUARE = 10
_CHANCES = np.array(AVENUE_CHANCES, np.int32)


@frozen(eq=False)
class Facts:
    """Facts about sheets, one row each."""

    by_kind: tuple[Array, ...]
    """For each kind: what its groups would score, by avenue."""
    beside: tuple[Array, ...]
    """For each kind: the spaces beside one of it."""

    @property
    def by_avenue(self) -> Array:
        """What the groups of all kinds would score, by avenue."""
        result: Array = self.by_kind[0] + self.by_kind[1] + self.by_kind[2]
        return result

    def score(self, avenue: int) -> Array:
        """What a turn scores that names this avenue, or leaves it free."""
        scores = self.by_avenue
        result: Array = scores.max(axis=1) if avenue == FREE else scores[:, avenue]
        return result

    @property
    def surrounded(self) -> Array:
        """The spaces beside all three kinds."""
        result: Array = self.beside[0] & self.beside[1] & self.beside[2]
        return result


def facts_of(sheets: Sheets, printed: Printed) -> Facts:
    """The facts about these sheets."""
    by_kind = []
    for kind in PROJECTS:
        # Most sheets of a batch share what is drawn of a kind with others.
        distinct, places = np.unique(sheets.drawn[kind], return_inverse=True)
        by_kind.append(printed.sums(_reached(distinct))[places])
    return Facts(tuple(by_kind), tuple(beside(sheets.drawn[kind]) for kind in PROJECTS))


def _reached(kind: Array) -> Array:
    """The spaces of the groups that would score, by set and avenue."""
    return grown(AVENUE, kind[:, None])


@frozen(eq=False)
class Gains:
    """By how much sheets would score more with one project more, one row each.

    A row of `by_column` is about coming turns in general, in 36ths of a point, a row of `by_avenue`
    about a turn that names it, in points.
    """

    by_column: tuple[Array, ...]
    """For each kind: with it in the best space of a column, by column."""
    by_avenue: tuple[Array, ...]
    """For each kind: with it in the best space of all, by avenue."""


def gains_of(sheets: Sheets, printed: Printed) -> Gains:
    """What one project more would bring these sheets."""
    empty = _by_space(flags(empty_spaces(sheets)).astype(printed.points.dtype))
    by_column, by_avenue = [], []
    for kind in PROJECTS:
        distinct, places = np.unique(sheets.drawn[kind], return_inverse=True)
        points = _gained(distinct, printed)
        in_all = np.zeros_like(empty)
        best = []
        for avenue, chances in enumerate(AVENUE_CHANCES):
            gained = _by_space(points[avenue].take(places, axis=0)) * empty
            best.append(gained.max(axis=0))
            in_all += chances * gained
        by_column.append(in_all.reshape(AVENUES, COLUMNS, -1).max(axis=0).T)
        by_avenue.append(np.stack(best, axis=1))
    return Gains(tuple(by_column), tuple(by_avenue))


def _by_space(rows: Array) -> Array:
    # The largest of each column is found far quicker than the largest of each row.
    return np.ascontiguousarray(rows.T)


def _gained(kind: Array, printed: Printed) -> Array:
    """The points gained, by avenue, set and space with one project more."""
    points = np.zeros((AVENUES, len(kind), SPACES), printed.points.dtype)
    for space in range(SPACES):
        # By itself, a project scores what is printed on its space.
        points[space // COLUMNS, :, space] = printed.points[space]
    places, spaces = members(beside(kind) & ~kind)
    group = grown(BIT[spaces], kind[places] | BIT[spaces])
    all_points = printed.sums(group)
    reached = _reached(kind)
    for avenue in range(AVENUES):
        before = printed.sums(group & reached[places, avenue])
        points[avenue, places, spaces] = (all_points - before) * ((group & AVENUE[avenue]) != 0)
    return points


def expected_36(by_avenue: Array) -> Array:
    """What a coming turn scores on average if nothing more is drawn, in 36ths of a point."""
    result: Array = by_avenue @ _CHANCES + FREE_CHANCES * by_avenue.max(axis=1)
    return result


def finished_squares(sheets: Sheets, facts: Facts) -> Array:
    """How many squares touch all three kinds."""
    count: Array = np.bitwise_count(sheets.drawn[SQUARE] & facts.surrounded).astype(np.int32)
    return count


def empty_spaces(sheets: Sheets) -> Array:
    """The spaces still empty."""
    result: Array = ALL & ~sheets.taken
    return result
