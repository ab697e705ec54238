"""Bounds of names and amounts in files, so that none can stall the program."""

from __future__ import annotations

import re

LONGEST_NAME = 40
"""In characters: of a player, a village, a village set."""
MOST_AMOUNT = 1_000_000
"""Figures and tiles at the start, coins of the bank, whatever is printed on a board or a sheet."""

# Ends of lines, halves of characters, and whatever turns the direction of the writing are no part
# of a name. Joiners are: without them many scripts fall apart.
_NO_PART_OF_A_NAME = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)


def odd_sign(name: str) -> str:
    """The first control or direction character of a name; empty if it has none."""
    found = _NO_PART_OF_A_NAME.search(name)
    return found[0] if found else ""


def fitting_name(text: str) -> str:
    """A text made fit to be a name: what is no part of one goes, and what is too long is cut."""
    return _NO_PART_OF_A_NAME.sub("", text[: 10 * LONGEST_NAME])[:LONGEST_NAME]
