"""The keys of the shell's own screens, and all keys listed in the help of a game."""

from __future__ import annotations

from attrs import evolve

from ...words.program.shortcuts import shortcut_names
from ..game_description import GameDescription
from ..toolkit.shortcuts import MOVING, WINDOW, ScreenKeys, keys_of

START = keys_of(
    "start",
    shortcut_names,
    ("open", "O"),
    ("recent", "R"),
    ("statistics", "S"),
)
HELP = keys_of(
    "help",
    shortcut_names,
    ("search", "Ctrl+F"),
    ("page-back", "Alt+Left"),
    ("page-on", "Alt+Right"),
)


def start_keys(game: GameDescription) -> ScreenKeys:
    """The keys of the start screen, with those that begin a game of this kind."""
    return evolve(START, shortcuts=(*game.start.keys.shortcuts, *START.shortcuts))


def told_keys(game: GameDescription) -> tuple[ScreenKeys, ...]:
    """All keys for those who play a game."""
    return (*game.keys, start_keys(game), WINDOW, HELP, MOVING)
