"""Sentences that count for or against something."""

from __future__ import annotations

from enum import Enum, auto

from attrs import frozen


class Tone(Enum):
    """Whether the amounts of a sentence are gains or losses."""

    GOOD = auto()
    BAD = auto()
    PLAIN = auto()
    SIGNED = auto()
    """Each amount by its own sign."""


@frozen
class Sentence:
    """A sentence about a turn, and whether it counts for the turn."""

    text: str
    tone: Tone = Tone.PLAIN
    amount: str = ""
    """Words within the text that name an amount without a sign: "2 coins"."""
