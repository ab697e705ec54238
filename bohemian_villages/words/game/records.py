"""What is wrong with a record of Bohemian Villages."""

from __future__ import annotations

from ...records.errors import RecordError
from ..records import RecordWords
from . import refusals

_words = RecordWords(refusals.rule)


def sentence(error: RecordError) -> str:
    """What is wrong with a record and where, in one sentence."""
    return _words.sentence(error)
