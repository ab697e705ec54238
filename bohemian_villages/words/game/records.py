"""What is wrong with a record of Bohemian Villages."""

from __future__ import annotations

from ...records.errors import RecordError
from ..records import RecordWords
from . import refusals


class VillageRecordWords(RecordWords):
    """Knows the rules of this game."""

    def rule(self, error: RecordError) -> str:
        """The rule that is broken."""
        return refusals.rule(error.values["refusal"])


_words = VillageRecordWords()


def sentence(error: RecordError) -> str:
    """What is wrong with a record and where, in one sentence."""
    return _words.sentence(error)
