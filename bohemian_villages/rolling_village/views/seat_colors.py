"""The colours of the seats: five, each with its mark, and then again from the first.

Where they repeat, seats are told apart by their numbers instead of the marks.
"""

from __future__ import annotations

from ...views.toolkit.theme import FIGURES

_COLORS = tuple(FIGURES)


def seat_color(player: int) -> str:
    """The colour in which a player is shown."""
    return _COLORS[player % len(_COLORS)]


def seat_number(player: int, players: int) -> str:
    """The number of a seat as it is written in place of its mark; empty where the mark will do."""
    return str(player + 1) if players > len(_COLORS) else ""
