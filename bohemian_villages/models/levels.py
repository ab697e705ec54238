"""Levels: the AI players one can put on a seat."""

from __future__ import annotations

from ..ai.levels import LEVELS


def levels() -> list[str]:
    """The levels there are, weakest first, as setups name them."""
    return list(LEVELS)


def is_human(control: str) -> bool:
    """Whether people decide for a seat; a control nobody knows is theirs, too."""
    return control not in LEVELS
