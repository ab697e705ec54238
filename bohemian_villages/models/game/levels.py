"""Levels: the AI players that a seat can be given to."""

from __future__ import annotations

from ...ai.levels import LEVELS, RANDOM


def levels() -> list[str]:
    """The levels offered to people, weakest first, as setups name them."""
    return [level for level in LEVELS if level != RANDOM]


def is_human(control: str) -> bool:
    """Whether a person controls a seat; unknown controls count as people, too."""
    return control not in LEVELS
