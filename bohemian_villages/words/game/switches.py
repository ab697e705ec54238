"""The switches of Bohemian Villages in the settings."""

from __future__ import annotations

from ..catalogue import Speaker


class SwitchWords(Speaker):
    """Their names, and a hint to each."""

    def chances(self) -> str:
        """Whether winning chances are shown."""
        return self.tr("Winning chances")

    def of_whom(self) -> str:
        """Hint to that."""
        return self.tr("of all players, beside the board")

    def confirm_kicks(self) -> str:
        """Whether a kick has to be confirmed."""
        return self.tr("Ask before a kick")

    def how_confirmed(self) -> str:
        """Hint to that."""
        return self.tr("click twice to kick someone out")


switch_words = SwitchWords()
