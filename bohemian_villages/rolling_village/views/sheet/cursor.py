"""Moves the keyboard's cursor on a sheet."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.sheet import COLUMNS, avenue_at, column_of


def next_space(lit: Sequence[int], here: int | None, dx: int, dy: int) -> int | None:
    """The next lit space in a direction, those straight ahead first.

    A cursor on a space that is no longer lit goes to the nearest one, whatever the direction.
    """
    if here is None:
        return lit[0] if lit else None
    steps = {space: _steps(here, space, dx, dy) for space in lit}
    ahead = {space: far for space, far in steps.items() if far is not None}
    if not ahead and here not in lit:
        return min(lit, key=lambda space: _distance(here, space), default=None)
    return min(ahead, key=lambda space: ahead[space], default=None)


def _distance(here: int, there: int) -> int:
    across = column_of(there) - column_of(here)
    return abs(across) + abs(avenue_at(there) - avenue_at(here))


def _steps(here: int, there: int, dx: int, dy: int) -> int | None:
    """The distance of a space in a direction; None if it is in another."""
    across = column_of(there) - column_of(here)
    down = avenue_at(there) - avenue_at(here)
    ahead = across * dx + down * dy
    aside = abs(across * dy) + abs(down * dx)
    return None if ahead <= 0 else ahead + COLUMNS * aside


def next_avenue(avenues: Sequence[int], here: int | None, dy: int) -> int | None:
    """The avenue above or below that can be picked."""
    if here is None:
        return avenues[0] if avenues else None
    ahead = [avenue for avenue in avenues if (avenue - here) * dy > 0]
    return min(ahead, key=lambda avenue: abs(avenue - here), default=None)
