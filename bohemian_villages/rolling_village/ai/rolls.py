"""The rolls of two dice, how likely each is, and the avenue it names."""

from __future__ import annotations

# Avenue by the sum of the dice; on 2 and 12 the player picks one.
_AVENUE = {3: 0, 4: 0, 5: 1, 6: 1, 7: 2, 8: 3, 9: 3, 10: 4, 11: 4}
FREE = -1

ROLLS = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
# Of 36.
CHANCES = tuple(1 if low == high else 2 for low, high in ROLLS)
AVENUE_CHANCES = (5, 9, 6, 9, 5)
FREE_CHANCES = 2


def avenue_of(roll: tuple[int, int]) -> int:
    """The avenue that scores, from 0, or `FREE`."""
    return _AVENUE.get(sum(roll), FREE)
