"""From the bytes of a record to its JSON document; anything that is not JSON is refused here."""

from __future__ import annotations

import json
import re
from math import isinf
from typing import Any, NoReturn

from .errors import DOCUMENT, Problem, RecordError

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
        return json.loads(text, parse_float=_float, parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        raise _at(Problem.NOT_JSON, text, error.pos) from error
    except RecordError:
        raise
    except ValueError as error:  # Python refuses to convert integers of thousands of digits.
        raise RecordError(DOCUMENT, Problem.NUMBER_TOO_LARGE) from error
    except RecursionError as error:
        raise RecordError(DOCUMENT, Problem.NESTED_TOO_DEEPLY) from error


def _check_surrogates(text: str) -> None:
    """Refuse lone surrogates: Python reads them, but could never write them again."""
    if "\\u" in text and (lone := _LONE_SURROGATE.search(text.replace(r"\\", "  "))):
        raise _at(Problem.LONE_SURROGATE, text, lone.start())


def _float(digits: str) -> float:
    value = float(digits)
    if isinf(value):
        raise RecordError(DOCUMENT, Problem.NUMBER_TOO_LARGE)
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise RecordError(DOCUMENT, Problem.NOT_A_NUMBER, value=name)


def _at(problem: Problem, text: str, offset: int) -> RecordError:
    line = text.count("\n", 0, offset) + 1
    column = offset - text.rfind("\n", 0, offset)
    return RecordError(DOCUMENT, problem, line=line, column=column)
