"""The switches of Bohemian Villages in the settings."""

from __future__ import annotations

from ..words.game.switches import switch_words as words
from .game_description import GameSwitch, SettingsSheet

CHANCES = GameSwitch("chances", words.chances, words.of_whom, SettingsSheet.TABLE)
CONFIRM_KICKS = GameSwitch(
    "confirm_kicks", words.confirm_kicks, words.how_confirmed, SettingsSheet.PLAY
)

SWITCHES = (CHANCES, CONFIRM_KICKS)
