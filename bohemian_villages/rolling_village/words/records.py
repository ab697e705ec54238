"""What is wrong with a record of Rolling Village."""

from __future__ import annotations

from ...records.errors import RecordError
from ...words.records import RecordWords
from . import refusals


class RollingRecordWords(RecordWords):
    """Knows the rules of this game."""

    def rule(self, error: RecordError) -> str:
        """The rule that is broken."""
        return refusals.rule(error.values["refusal"])


_words = RollingRecordWords()


def sentence(error: RecordError) -> str:
    """What is wrong with a record and where, in one sentence."""
    return _words.sentence(error)
