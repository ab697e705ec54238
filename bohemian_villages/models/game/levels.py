"""Levels: the AI players one can put on a seat."""

from __future__ import annotations

from ...ai.levels import LEVELS, RANDOM


def levels() -> list[str]:
    """The levels people may want to play against, weakest first, as setups name them."""
    return [level for level in LEVELS if level != RANDOM]


def is_human(control: str) -> bool:
    """Whether people decide for a seat; a control nobody knows is theirs, too."""
    return control not in LEVELS
