"""The keys of Rolling Village, screen by screen."""

from __future__ import annotations

from ...views.toolkit.shortcuts import (
    CALENDAR,
    FINAL,
    HINT,
    LOG,
    NEW_GAME,
    REAL_DICE,
    REPLAY,
    STATISTICS,
    keys_of,
)
from ...words.program.shortcuts import shortcut_names
from ..words.shortcuts import rolling_shortcut_names

START = keys_of("start", shortcut_names, ("new-game", "V"), ("quick-game", "T"))
TABLE = keys_of(
    "rolling",
    rolling_shortcut_names,
    ("next", "Space"),
    ("to-sheet", "Left", "Right", "Up", "Down"),
    ("draw", "Enter"),
    ("swap", "Tab", "X"),
    ("choose", "1", "2", "3", "4", "5", "6"),
    ("take-back", "Backspace"),
    ("undo", "Ctrl+Z"),
    ("redo", "Ctrl+Shift+Z", "Ctrl+Y"),
    ("hint", "H"),
    ("why", "Y"),
    ("log", "L"),
    ("next-sheet", "N"),
    ("card", "O"),
    ("let-go", "Esc"),
)

KEYS = (TABLE, REAL_DICE, HINT, LOG, NEW_GAME, CALENDAR, FINAL, REPLAY, STATISTICS)
