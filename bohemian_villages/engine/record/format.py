"""The names of the format: its fields and words."""

from __future__ import annotations

from ..state import Ending

FORMAT = "bohemian-villages/record"
VERSION = 1

# Whatever else these objects hold is kept as it is.
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
