"""Fields: access to an object of a record; errors name the field and the problem."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator
from typing import Any, TypeVar

from attrs import frozen

from .bounds import LONGEST_NAME, MOST_AMOUNT, odd_sign
from .errors import JsonType, Path, Problem, RecordError, RecordPlace, quoted

# The deepest nesting of extra fields, so that they can be written again at any call depth.
DEEPEST = 100


Name = str | int
"""The name of a field, or an index if a list is read entry by entry."""

_T = TypeVar("_T", bound=Hashable)


@frozen
class Fields:
    """An object of a record: its place, the path to it from there, and its content.

    Types are compared exactly, because for Python `true` is an integer as well.
    """

    place: RecordPlace
    values: dict[Any, Any]
    path: Path = ()

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def error(self, problem: Problem, *names: str | int, **values: Any) -> RecordError:
        """An error about the field of that name, or about this object itself."""
        return RecordError(self.place, problem, (*self.path, *names), **values)

    def wrong_type(self, expected: JsonType, *names: str | int) -> RecordError:
        """The error for a field of another type."""
        return self.error(Problem.WRONG_TYPE, *names, expected=expected)

    def get(self, name: Name) -> Any:
        """A required field of any type."""
        try:
            return self.values[name]
        except KeyError:
            raise self.error(Problem.MISSING, name) from None

    def integer(self, name: Name) -> int:
        """A whole number."""
        value = self.get(name)
        if type(value) is not int:
            raise self.wrong_type(JsonType.INTEGER, name)
        return value

    def amount(self, name: Name, least: int, most: int = MOST_AMOUNT) -> int:
        """A whole number of at least `least`, and not absurdly large."""
        value = self.integer(name)
        if value < least:
            raise self.error(Problem.TOO_SMALL, name, value=quoted(value), least=least)
        if value > most:
            raise self.error(Problem.TOO_LARGE, name, value=quoted(value), most=most)
        return value

    def index(self, name: str, count: int) -> int:
        """An index into a list of `count` entries."""
        if not count:
            raise self.error(Problem.UNKNOWN, name, value=quoted(self.integer(name)))
        return self.number(name, 0, count - 1)

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number within these bounds."""
        value = self.integer(name)
        if not least <= value <= most:
            shown = quoted(value)
            raise self.error(Problem.OUT_OF_RANGE, name, value=shown, least=least, most=most)
        return value

    def boolean(self, name: str) -> bool:
        """True or false."""
        value = self.get(name)
        if type(value) is not bool:
            raise self.wrong_type(JsonType.BOOLEAN, name)
        return value

    def text(self, name: str) -> str:
        """A text, which may be empty."""
        value = self.get(name)
        if type(value) is not str:
            raise self.wrong_type(JsonType.TEXT, name)
        return value

    def filled_text(self, name: str) -> str:
        """A text that is not empty."""
        value = self.text(name)
        if not value:
            raise self.error(Problem.EMPTY, name)
        return value

    def name(self, name: str) -> str:
        """A name, which may be empty."""
        value = self.text(name)
        if len(value) > LONGEST_NAME:
            raise self.error(Problem.TOO_LONG, name, value=len(value), most=LONGEST_NAME)
        if sign := odd_sign(value):
            raise self.error(Problem.ODD_SIGN, name, value=f"U+{ord(sign):04X}")
        return value

    def word(self, name: str, known: Collection[str]) -> str:
        """One of the texts known here."""
        value = self.text(name)
        if value not in known:
            raise self.error(Problem.UNKNOWN, name, value=quoted(value))
        return value

    def sequence(self, name: Name) -> list[Any]:
        """A list of anything."""
        value = self.get(name)
        if type(value) is not list:
            raise self.wrong_type(JsonType.LIST, name)
        return value

    def counted(self, name: Name, least: int, most: int) -> list[Any]:
        """A list with a number of entries within bounds."""
        value = self.sequence(name)
        if not least <= len(value) <= most:
            found = {"value": len(value), "least": least, "most": most}
            raise self.error(Problem.WRONG_COUNT, name, **found)
        return value

    def integers(self, name: str) -> tuple[int, ...]:
        """A list of whole numbers."""
        value = self.sequence(name)
        for place, number in enumerate(value):
            if type(number) is not int:
                raise self.wrong_type(JsonType.INTEGER, name, place)
        return tuple(value)

    def inner(self, name: str) -> Fields:
        """The object in a field."""
        return fields_of(self.place, self.get(name), (*self.path, name))

    def section(self, name: str, place: RecordPlace) -> Fields:
        """The object in a required field that has a place of its own."""
        if name not in self:
            raise RecordError(place, Problem.MISSING)
        return fields_of(place, self.values[name])

    def objects(self, name: str) -> Iterator[Fields]:
        """The objects in a list, each checked when it is reached."""
        for place, value in enumerate(self.sequence(name)):
            yield fields_of(self.place, value, (*self.path, name, place))

    def entries(self, name: Name) -> Fields:
        """A list, to be read entry by entry."""
        entries = dict(enumerate(self.sequence(name)))
        return Fields(self.place, entries, (*self.path, name))

    def compare(self, name: str, written: object, expected: object) -> None:
        """Check that a field has the value that follows from the rest; both have one type."""
        if written != expected:
            found = {"value": quoted(written), "expected": quoted(expected)}
            raise self.error(Problem.DOES_NOT_FOLLOW, name, **found)

    def extra(self, known: Collection[str]) -> dict[str, Any]:
        """The fields beyond the known ones, to be preserved."""
        kept = {name: value for name, value in self.values.items() if name not in known}
        for name, value in kept.items():
            if _is_deep(value):
                raise self.error(Problem.NESTED_TOO_DEEPLY, name)
        return kept


def fields_of(place: RecordPlace, value: Any, path: Path = ()) -> Fields:
    """The fields of a value that must be an object."""
    if type(value) is not dict:
        raise RecordError(place, Problem.WRONG_TYPE, path, expected=JsonType.OBJECT)
    return Fields(place, value, path)


def _is_deep(value: Any) -> bool:
    """Whether lists and objects are nested too deeply; checked without recursion."""
    level = [value]
    for _ in range(DEEPEST):
        level = [
            inner
            for outer in level
            if type(outer) in (dict, list)
            for inner in (outer.values() if type(outer) is dict else outer)
        ]
        if not level:
            return False
    return True


class Unique:
    """Checks that no two entries of a list have the same value in a field."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seen: set[Hashable] = set()

    def check(self, fields: Fields, value: _T) -> _T:
        """The value, if it has not occurred before."""
        if value in self.seen:
            raise fields.error(Problem.NOT_UNIQUE, self.name, value=quoted(value))
        self.seen.add(value)
        return value
