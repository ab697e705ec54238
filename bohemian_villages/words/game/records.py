"""Errors in a record of Bohemian Villages, in words."""

from __future__ import annotations

from ...records.errors import RecordError
from ..records import RecordWords
from . import refusals

_words = RecordWords(refusals.rule)


def sentence(error: RecordError) -> str:
    """A sentence with the error and its place."""
    return _words.sentence(error)
