"""Bounds of names and amounts in files, so that none can stall the program."""

from __future__ import annotations

import re

LONGEST_NAME = 40
"""In characters: names of players, villages and village sets."""
LONGEST_TYPED_SEED = 100
MOST_AMOUNT = 1_000_000
"""For figures and tiles at the start, coins of the bank, and anything printed on a board or sheet.
"""

# Names must not contain line ends, surrogates or direction marks. Joiners are allowed: without them
# many scripts fall apart.
_NO_PART_OF_A_NAME = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
)


def odd_sign(name: str) -> str:
    """The first control or direction character of a name; empty if it has none."""
    found = _NO_PART_OF_A_NAME.search(name)
    return found[0] if found else ""


def fitting_name(text: str) -> str:
    """The text as a valid name: forbidden characters removed, and cut if too long."""
    return _NO_PART_OF_A_NAME.sub("", text[: 10 * LONGEST_NAME])[:LONGEST_NAME]


def typed_seed(text: str) -> str:
    """A typed text as a seed: without blanks around it, and signs that no file can hold."""
    whole = "".join(sign for sign in text if not "\ud800" <= sign <= "\udfff")
    return whole.strip()[:LONGEST_TYPED_SEED]
