"""The help on Rolling Village."""

from __future__ import annotations

from functools import partial

from ...models.program.help import Chapter, HelpBook
from ...words.program.help_chapters import chapter_names

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
        Chapter(partial(chapter_names.name, "rules"), RULES, FOLDER),
        Chapter(partial(chapter_names.name, "screen"), SCREEN, FOLDER),
        Chapter(partial(chapter_names.name, "program"), PROGRAM),
    ),
)
