"""Bohemian Villages on the start screen and in the menus."""

from __future__ import annotations

from .. import foreign
from ..catalogue import Speaker
from ..controls import control_names


class StartWords(Speaker):
    """Words for starting, resuming and exporting a game."""

    def motto(self) -> str:
        """Motto below the game's name."""
        return self.tr("Four dice, a handful of villagers, and every house has its number.")

    def players(self) -> str:
        """Number of players."""
        return self.tr("2 to 5 players, human or computer")

    def quick_game(self, character: str, is_matched: bool) -> str:
        """Name of the game without a form, against a character or nobody in particular."""
        if character:
            return self.tr("Play against {name}").format(name=character)
        return self.tr("Play at your level") if is_matched else self.tr("Play against a beginner")

    def quick_line(self, character: str, level: str, is_matched: bool) -> str:
        """Description of the quick game."""
        level = control_names.name(level)
        if is_matched:
            return self.tr("Bohemian Villages for two, roughly {level}").format(level=level)
        if character:
            return self.tr("Bohemian Villages for two, {level}").format(level=level)
        return self.tr("Bohemian Villages for two, start right away")

    def to_move(self, name: str) -> str:
        """Whose turn it is in a saved game."""
        return self.tr("{name} to move").format(name=foreign.name(name))

    # Files.

    def board_as_picture(self) -> str:
        """Menu item."""
        return self.tr("Board as a &picture…")

    def export_board(self) -> str:
        """Dialog title."""
        return self.tr("Export the board")


start_words = StartWords()
