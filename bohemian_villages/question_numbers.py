"""Numbers of questions, one row for the whole program: an answer fits one question alone."""

from __future__ import annotations

from itertools import count

_numbers = count(1)


def next_number() -> int:
    """A number for a question that no other one has."""
    return next(_numbers)
