"""Codes of spaces for typing: the letter of the avenue, from the top, and the column: `b3`."""

from __future__ import annotations

from ..engine.sheet import avenue_at, column_of, space_at

AVENUE_LETTERS = "abcde"
COLUMN_DIGITS = "123456"


def space_code(space: int) -> str:
    """The code of a space."""
    return f"{AVENUE_LETTERS[avenue_at(space)]}{column_of(space) + 1}"


def read_space(code: str) -> int | None:
    """The space meant; None if it is none."""
    if len(code) != 2 or code[0] not in AVENUE_LETTERS or code[1] not in COLUMN_DIGITS:
        return None
    return space_at(COLUMN_DIGITS.index(code[1]), AVENUE_LETTERS.index(code[0]))
