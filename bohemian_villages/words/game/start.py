"""Bohemian Villages on the start screen and in the menus."""

from __future__ import annotations

from .. import foreign
from ..catalogue import Speaker


class StartWords(Speaker):
    """Says how to begin, how to go on, and what files can be made."""

    def motto(self) -> str:
        """Below the name of the game."""
        return self.tr("Four dice, a handful of villagers, and every house has its number.")

    def players(self) -> str:
        """Who can play."""
        return self.tr("2 to 5 players, human or computer")

    def quick_game(self) -> str:
        """A game without a form."""
        return self.tr("Play against Easy")

    def quick_line(self) -> str:
        """What that is like."""
        return self.tr("two players, start right away")

    def to_move(self, name: str) -> str:
        """Whose turn it is in the game that waits."""
        return self.tr("{name} to move").format(name=foreign.name(name))

    # Files.

    def log_as_text(self) -> str:
        """In the menu."""
        return self.tr("Log as &text…")

    def log_as_page(self) -> str:
        """In the menu."""
        return self.tr("Log as a &web page…")

    def board_as_picture(self) -> str:
        """In the menu."""
        return self.tr("Board as a &picture…")

    def record(self) -> str:
        """In the menu."""
        return self.tr("&Record of the game…")

    def export_log(self) -> str:
        """The title of a dialog."""
        return self.tr("Export the log")

    def export_board(self) -> str:
        """The title of a dialog."""
        return self.tr("Export the board")

    def export_record(self) -> str:
        """The title of a dialog."""
        return self.tr("Export the record")

    def texts(self) -> str:
        """Files the dialog shows."""
        return self.tr("Text (*.txt)")

    def pages(self) -> str:
        """Files the dialog shows."""
        return self.tr("Web pages (*.html)")

    def pictures(self) -> str:
        """Files the dialog shows."""
        return self.tr("Pictures (*.png)")

    def records(self) -> str:
        """Files the dialog shows."""
        return self.tr("Games (*.bvg)")


start_words = StartWords()
