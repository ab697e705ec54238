"""The levels of AI players, by which setups of both games name who controls a seat."""

from __future__ import annotations

RANDOM, BEGINNER, EASY, MEDIUM, HARD, EXPERT = LEVELS = (
    "random",
    "beginner",
    "easy",
    "medium",
    "hard",
    "expert",
)
"""All levels, weakest first."""
OFFERED_LEVELS = LEVELS[1:]
"""The levels offered to people."""


def is_human(control: str) -> bool:
    """Whether a person controls a seat; unknown controls count as people, too."""
    return control not in LEVELS
