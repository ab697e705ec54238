"""The help on Rolling Village."""

from __future__ import annotations

from ...models.program.help import Chapter, HelpBook

FOLDER = "help/rolling"

RULES = (
    "welcome", "sheet", "preparation", "turn", "full-column", "bonus", "scoring", "squares", "end",
    "tips",
)  # fmt: skip
SCREEN = (
    "table", "alone", "hint", "keys", "new-game", "computer-players", "fair-dice", "real-dice",
    "replay", "log", "about",
)  # fmt: skip
PROGRAM = ("saving", "settings")
"""Pages that are the same for every game."""

BOOK = HelpBook(
    (
        Chapter("rules", RULES, FOLDER),
        Chapter("screen", SCREEN, FOLDER),
        Chapter("program", PROGRAM),
    ),
)
