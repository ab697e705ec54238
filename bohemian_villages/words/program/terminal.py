"""What a game at the terminal says, whichever it is."""

from __future__ import annotations

from ..catalogue import Speaker


class TerminalWords(Speaker):
    """Pages, undo and files."""

    def more(self) -> str:
        """The screen is full, and there is more to read."""
        return self.tr("Press Enter for more.")

    def not_understood_roll(self) -> str:
        """Something else than Enter."""
        return self.tr("Only Enter rolls. “help” says what else you can type.")

    def not_understood_dice(self, count: int) -> str:
        """Dice that are none."""
        return self.tr("Type %n digits from 1 to 6, one for each die.", "", count)

    def nothing_to_undo(self) -> str:
        """Undo has come to a die."""
        return self.tr("Nothing to undo since the last roll.")

    def nothing_to_redo(self) -> str:
        """Nothing was undone."""
        return self.tr("Nothing to redo.")

    def undone(self) -> str:
        """A decision was taken back."""
        return self.tr("Undone.")

    def kept(self, file: str) -> str:
        """The game was left and can be continued."""
        return self.tr("The game is kept in {file}.").format(file=file)

    def saved(self, file: str) -> str:
        """The game was written."""
        return self.tr("Saved as {file}.").format(file=file)

    def not_saved(self, reason: str) -> str:
        """The game could not be written."""
        return self.tr("The game cannot be saved: {reason}.").format(reason=reason)
