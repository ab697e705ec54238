"""The keys of Bohemian Villages, screen by screen."""

from __future__ import annotations

from ..words.game.shortcuts import villages_shortcut_names as names
from ..words.program.shortcuts import shortcut_names
from .toolkit.shortcuts import (
    FINAL,
    HINT,
    LOG,
    NEW_GAME,
    REAL_DICE,
    REPLAY,
    STATISTICS,
    keys_of,
)

START = keys_of("start", shortcut_names, ("new-game", "N"), ("quick-game", "P"))
TABLE = keys_of(
    "table",
    names,
    ("go-on", "Space"),
    ("roll", "R"),
    ("dice", "1", "2", "3", "4"),
    ("collect", "C"),
    ("bishop", "B"),
    ("special", "S"),
    ("reroll", "T"),
    ("end-turn", "E"),
    ("undo", "Ctrl+Z"),
    ("redo", "Ctrl+Shift+Z", "Ctrl+Y"),
    ("hint", "H"),
    ("chances", "W"),
    ("card", "O"),
    ("log", "L"),
    ("actions", "A"),
    ("news", "N"),
    ("why", "Y"),
    ("let-go", "Esc"),
)
BOARD = keys_of(
    "board",
    names,
    ("to-board", "Left", "Right", "Up", "Down"),
    ("to-any", "Ctrl+Left", "Ctrl+Right", "Ctrl+Up", "Ctrl+Down"),
    ("first-building", "Home"),
    ("last-building", "End"),
    ("use", "Enter"),
    ("show-all", "0"),
    ("zoom-in", "+", "="),
    ("zoom-out", "-"),
)
TILES = keys_of("tiles", names, ("to-chance", "Backspace", "Del"))

KEYS = (TABLE, REAL_DICE, BOARD, HINT, LOG, NEW_GAME, TILES, FINAL, REPLAY, STATISTICS)
