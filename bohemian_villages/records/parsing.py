"""From the bytes of a record to its JSON document; anything that is not JSON is refused here."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from math import isinf
from typing import Any

from attrs import frozen

from .errors import DOCUMENT, Path, Problem, RecordError

# In a text without `\\`: an escaped high surrogate without its low one, or the other way round.
_LONE_SURROGATE = re.compile(
    r"\\u[dD][89abAB]..(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB]..)\\u[dD][c-fC-F]", re.DOTALL
)
_BYTE_ORDER_MARK = "\ufeff"


def parse(data: bytes | str) -> Any:
    """The JSON document in the data."""
    text = _decode(data).removeprefix(_BYTE_ORDER_MARK)
    document = _parse(text)
    _check_surrogates(text)
    return document


def _decode(data: bytes | str) -> str:
    if isinstance(data, bytes):
        try:
            return data.decode()
        except UnicodeDecodeError as error:
            raise RecordError(DOCUMENT, Problem.NOT_UTF8, offset=error.start) from error
    try:
        data.encode()
    except UnicodeEncodeError as error:
        raise _at(Problem.LONE_SURROGATE, data, error.start) from error
    return data


def _parse(text: str) -> Any:
    try:
        try:
            return _Reader().read(text)
        except json.JSONDecodeError as error:
            raise _at(Problem.NOT_JSON, text, error.pos) from error
        except RecordError:
            raise
        except ValueError:  # Python refuses to convert integers of thousands of digits.
            return _Reader().read(text, _Reader.bounded_int)
    except RecursionError as error:
        raise RecordError(DOCUMENT, Problem.NESTED_TOO_DEEPLY) from error


@frozen
class _Wrong:
    """Stands in a document for what is wrong there."""

    problem: Problem
    values: dict[str, str]


class _Reader:
    """Reads a document, and finds what Python would read though it is wrong."""

    def __init__(self) -> None:
        self._found_wrong = False

    def read(self, text: str, parse_int: Callable[[_Reader, str], Any] | None = None) -> Any:
        """The document; RecordError with the path to what is wrong in it."""
        document = json.loads(
            text,
            object_pairs_hook=self._object,
            parse_int=parse_int and partial(parse_int, self),
            parse_float=self._float,
            parse_constant=lambda name: self._wrong(Problem.NOT_A_NUMBER, value=name),
        )
        if self._found_wrong:
            raise next(_errors(document))
        return document

    def _wrong(self, problem: Problem, **values: str) -> _Wrong:
        self._found_wrong = True
        return _Wrong(problem, values)

    def _object(self, pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            names = Counter(name for name, _value in pairs)
            twice = self._wrong(Problem.WRITTEN_TWICE)
            fields |= {name: twice for name in fields if names[name] > 1}
        return fields

    def _float(self, digits: str) -> Any:
        value = float(digits)
        return self._wrong(Problem.NUMBER_TOO_LARGE) if isinf(value) else value

    def bounded_int(self, digits: str) -> Any:
        """A whole number, unless Python refuses to convert so many digits."""
        try:
            return int(digits)
        except ValueError:
            return self._wrong(Problem.NUMBER_TOO_LARGE)


def _errors(document: Any) -> Iterator[RecordError]:
    """What is wrong in a document, in the order in which it is written; without recursion."""
    waiting: list[tuple[Path, Any]] = [((), document)]
    while waiting:
        path, value = waiting.pop()
        if type(value) is _Wrong:
            yield RecordError(DOCUMENT, value.problem, path, **value.values)
        elif type(value) is dict:
            waiting += [((*path, name), inner) for name, inner in reversed(value.items())]
        elif type(value) is list:
            waiting += [((*path, place), inner) for place, inner in reversed([*enumerate(value)])]


def _check_surrogates(text: str) -> None:
    """Refuse lone surrogates: Python reads them, but could never write them again."""
    if "\\u" in text and (lone := _LONE_SURROGATE.search(text.replace(r"\\", "  "))):
        raise _at(Problem.LONE_SURROGATE, text, lone.start())


def _at(problem: Problem, text: str, offset: int) -> RecordError:
    line = text.count("\n", 0, offset) + 1
    column = offset - text.rfind("\n", 0, offset)
    return RecordError(DOCUMENT, problem, line=line, column=column)
