"""Opening a record: its text, its format and its version."""

from __future__ import annotations

from .errors import DOCUMENT, Problem, quoted
from .fields import Fields, fields_of
from .parsing import parse


def opened(data: bytes | str, form: str, version: int) -> Fields:
    """The fields of a document of that format and version; RecordError for any other."""
    document = fields_of(DOCUMENT, parse(data))
    written = document.text("format")
    if written != form:
        found = {"value": quoted(written), "expected": quoted(form)}
        raise document.error(Problem.WRONG_FORMAT, "format", **found)
    number = document.integer("version")
    if number != version:
        problem = Problem.NEWER_VERSION if number > version else Problem.UNKNOWN_VERSION
        raise document.error(problem, "version", value=quoted(number))
    return document
