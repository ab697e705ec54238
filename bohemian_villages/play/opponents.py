"""Opponents: descriptions of AI players, as plain data that can be stored and sent.

As text, in the lab's commands for example, one is a level or a strength, and perhaps a taste:
`hard`, `strength:1350`, `hard+churches`, `strength:1350+kicks`.
"""

from __future__ import annotations

from attrs import frozen

from .strength import STRONGEST

STRENGTH_PREFIX = "strength:"
TASTE_SIGN = "+"
MOST_DIGITS = 4


@frozen
class Opponent:
    """How strong an AI player is, and which moves it likes."""

    skill: str | int
    """A level's name, or a strength."""
    taste: str = ""
    """The key of a taste; empty for none."""

    def __str__(self) -> str:
        skill = self.skill if isinstance(self.skill, str) else f"{STRENGTH_PREFIX}{self.skill}"
        return f"{skill}{TASTE_SIGN}{self.taste}" if self.taste else skill


def parse_opponent(text: str) -> Opponent:
    """The opponent that a text describes; anything but a possible strength is read as a level."""
    skill, _, taste = text.partition(TASTE_SIGN)
    if not taste:
        skill = text
    number = skill.removeprefix(STRENGTH_PREFIX)
    # Python reads no number of thousands of digits.
    is_number = number.isascii() and number.isdecimal() and len(number) <= MOST_DIGITS
    is_strength = skill != number and is_number and int(number) <= STRONGEST
    return Opponent(int(number) if is_strength else skill, taste)
