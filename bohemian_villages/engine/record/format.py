"""The fields and words of the record's format."""

from __future__ import annotations

from ..state import Ending

FORMAT = "bohemian-villages/record"
VERSION = 1

# Any other fields of these objects are kept as they are.
DOCUMENT_FIELDS = frozenset({"format", "version", "setup", "turns", "result"})
SETUP_FIELDS = frozenset(
    {
        "seed",
        "dice_from",
        "players",
        "first_player",
        "figures",
        "bank",
        "special_tiles",
        "forgetful_income",
        "villages",
    }
)
PLAYER_FIELDS = frozenset({"name", "color", "control"})

ENDINGS = frozenset(ending.value for ending in Ending)
