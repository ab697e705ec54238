"""Errors in a record, as data: where, which field, which problem; `words` makes sentences."""

from __future__ import annotations

import json
from enum import Enum, auto
from typing import Any

from attrs import frozen

# The path to a field from its place: names of fields, and indices in lists.
Path = tuple[str | int, ...]

# A value in an error is cut at this length; a broken record may contain a book in one text.
LONGEST_QUOTE = 40


class Section(Enum):
    """The parts of a record."""

    DOCUMENT = "document"
    SETUP = "setup"
    PREPARATION = "preparation"
    TURN = "turn"
    RESULT = "result"


@frozen
class RecordPlace:
    """A place in a record: a section; turn, action and sheet counted from 1, 0 for none."""

    section: Section
    turn: int = 0
    action: int = 0
    sheet: int = 0

    def __str__(self) -> str:
        part = str(self.section.value)
        numbers = [f"{part} {self.turn}" if self.turn else part]
        numbers += [f"action {self.action}"] if self.action else []
        numbers += [f"sheet {self.sheet}"] if self.sheet else []
        return ", ".join(numbers)


DOCUMENT = RecordPlace(Section.DOCUMENT)
SETUP = RecordPlace(Section.SETUP)
RESULT = RecordPlace(Section.RESULT)


class JsonType(Enum):
    """The type that a field should have."""

    OBJECT = auto()
    LIST = auto()
    TEXT = auto()
    INTEGER = auto()
    BOOLEAN = auto()
    INTEGER_OR_NULL = auto()


class Problem(Enum):
    """What can be wrong with a record; in brackets the `values` that come with it.

    `value` and `expected` are quoted as in the record, except where another type is given.
    """

    # The file; all of them [file: str].
    FILE_MISSING = auto()
    FILE_IS_FOLDER = auto()
    FILE_NOT_REGULAR = auto()
    FILE_TOO_LARGE = auto()
    """[most: int, in bytes]"""
    FILE_UNREADABLE = auto()
    """[reason: str, the system's message]"""
    FILE_EMPTY = auto()

    # The text.
    NOT_UTF8 = auto()
    """[offset: int, the first wrong byte, from 0]"""
    NOT_JSON = auto()
    """[line: int, column: int, from 1]"""
    NOT_A_NUMBER = auto()
    """[value: str] NaN and the infinities, which JSON does not know."""
    NUMBER_TOO_LARGE = auto()
    """Too large for any number type, or thousands of digits long."""
    WRITTEN_TWICE = auto()
    """A field stands twice in its object."""
    LONE_SURROGATE = auto()
    """[line: int, column: int, from 1] Half a character, which no text can hold."""
    NESTED_TOO_DEEPLY = auto()

    # The version.
    WRONG_FORMAT = auto()
    """[value, expected] Not a record of this game."""
    NEWER_VERSION = auto()
    """[value] Written by a newer program."""
    UNKNOWN_VERSION = auto()
    """[value]"""

    # A field.
    MISSING = auto()
    WRONG_TYPE = auto()
    """[expected: JsonType]"""
    OUT_OF_RANGE = auto()
    """[value, least: int, most: int]"""
    TOO_SMALL = auto()
    """[value, least: int]"""
    TOO_LARGE = auto()
    """[value, most: int]"""
    UNKNOWN = auto()
    """[value] An unknown text, or an index outside a list."""
    EMPTY = auto()
    TOO_LONG = auto()
    """[value: int, most: int] The number of characters of a name."""
    ODD_SIGN = auto()
    """[value: str, like U+202E] A control or direction character in a name."""
    NOT_UNIQUE = auto()
    """[value] Two entries of a list have the same value."""
    WRONG_COUNT = auto()
    """[value: int, least: int, most: int] The number of entries of a list."""
    UNEXPECTED = auto()
    """[kind: Kind] Printed coins on a building that has none."""

    # The game.
    WRONG_PLAYER = auto()
    """[value: int, expected: int] It is another player's turn."""
    TURN_NOT_ENDED = auto()
    """Another turn follows an unfinished one."""
    ACTION_AFTER_END = auto()
    """An action follows the end of the turn."""
    SHEET_NOT_DONE = auto()
    """Another sheet follows one on which something is still to be drawn or picked."""
    SCORE_TOO_EARLY = auto()
    """What is written with the score, on a sheet that is unfinished."""
    NOT_IN_PREPARATION = auto()
    """A field that only turns have."""
    RULE_BROKEN = auto()
    """[refusal: the Refusal of the game]"""
    DOES_NOT_FOLLOW = auto()
    """[value, expected] A field differs from what follows from the rest."""
    INCOME_IN_PART = auto()
    """[value, expected] Income is collected as a whole or not at all."""
    RESULT_TOO_EARLY = auto()
    """A result of a game that is not over."""


class RecordError(ValueError):
    """Why a record cannot be read: the first error in the order of reading."""

    def __init__(
        self, place: RecordPlace, problem: Problem, path: Path = (), **values: Any
    ) -> None:
        super().__init__(place, problem, path)
        self.place = place
        self.problem = problem
        self.path = path
        """The path to the field from its place; empty for the place itself."""
        self.values = values
        """Further details, by the names given in Problem."""

    @property
    def field(self) -> str:
        """The field as text, `players[1].color`; empty for the place itself."""
        steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in self.path)
        return "".join(steps).removeprefix(".")

    @property
    def refusal(self) -> Enum | None:
        """The rule that was broken, if it is one."""
        return self.values.get("refusal")

    def __str__(self) -> str:
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
        parts = [str(self.place), self.field, self.problem.name, values]
        return ": ".join(part for part in parts if part)


def quoted(value: Any) -> str:
    """A value as in the record, cut if long, and safe to print."""
    text = json.dumps(value, ensure_ascii=False)
    text = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text)
