"""The levels of AI players, by which setups of both games name who controls a seat."""

from __future__ import annotations

from collections.abc import Sequence

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


def numbered(names: Sequence[str]) -> list[str]:
    """The names, made unique: the second of a name gets a 2, and so on."""
    seen: dict[str, int] = {}
    different = []
    for name in names:
        seen[name] = seen.get(name, 0) + 1
        different.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return different
