"""The help on Bohemian Villages."""

from __future__ import annotations

from ...engine.board import SHOPS, Kind
from ..program.help import Chapter, HelpBook

CHAPTERS = {
    "rules": (
        "welcome", "setup", "turn", "income", "dice", "placing", "kicking", "bishop",
        "special-tile", "end", "scoring",
    ),
    "buildings": (
        "shops", "mill", "glassworks", "farm", "inn", "town-hall", "church", "manor",
    ),
    "program": (
        "table", "hint", "keys", "new-game", "computer-players", "fair-dice", "real-dice", "replay",
        "log", "saving", "settings", "about",
    ),
}  # fmt: skip

BOOK = HelpBook(tuple(Chapter(key, topics) for key, topics in CHAPTERS.items()))


def topic_of(kind: int) -> str:
    """The topic about a kind of building."""
    if kind in SHOPS:
        return "shops"
    return Kind(kind).key.replace("_", "-")
