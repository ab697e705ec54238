"""The names in the statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def by_games(seats: Iterable[tuple[str, bool]]) -> list[str]:
    """The names of the players, most games first; each seat is a name and whether it was a person.

    AI players are listed only if no person played.
    """
    found = list(seats)
    names = Counter(name for name, is_person in found if is_person)
    return [name for name, _ in (names or Counter(name for name, _ in found)).most_common()]
