"""Numbers of questions, counted once for the whole program: an answer fits one question only."""

from __future__ import annotations

from itertools import count

_numbers = count(1)


def next_number() -> int:
    """A unique number for a question."""
    return next(_numbers)
