"""Texts of a game at the terminal, for any game."""

from __future__ import annotations

import shlex

from ..catalogue import Speaker
from ..foreign import quote_path


class TerminalWords(Speaker):
    """Pages, undo and files."""

    def more(self) -> str:
        """Prompt when the screen is full and there is more text."""
        return self.tr("Press Enter for more.")

    def not_understood_roll(self) -> str:
        """Something other than Enter was typed where dice are rolled."""
        return self.tr("Only Enter rolls. “help” says what else you can type.")

    def not_understood_dice(self, count: int) -> str:
        """The text entered is not a roll of so many dice."""
        return self.tr("Type %n digits from 1 to 6, one for each die.", "", count)

    def nothing_to_undo(self) -> str:
        """Nothing can be undone."""
        return self.tr("Nothing to undo since the last roll.")

    def nothing_to_redo(self) -> str:
        """Nothing can be redone."""
        return self.tr("Nothing to redo.")

    def undone(self) -> str:
        """A decision was undone."""
        return self.tr("Undone.")

    def kept(self) -> str:
        """The game was left; the line below allows resuming it."""
        return self.tr("The game is kept. To go on with it, type:")

    def resume(self, file: str) -> str:
        """What to type at a shell to go on with the game in a file."""
        return f"bohemian-villages text {shlex.quote(file)}"

    def would_be_lost(self, file: str) -> str:
        """Saving would replace a file that holds something else."""
        return self.tr("{file} holds something else; choose another name.").format(
            file=quote_path(file)
        )

    def saved(self, file: str) -> str:
        """The game was saved to a file."""
        return self.tr("Saved as {file}.").format(file=file)

    def not_saved(self, reason: str) -> str:
        """The game could not be saved."""
        return self.tr("The game cannot be saved: {reason}.").format(reason=reason)
