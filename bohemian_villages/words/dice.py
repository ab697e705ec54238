"""Words about dice, in any game."""

from __future__ import annotations

from .catalogue import Speaker


class DiceWords(Speaker):
    """Questions about dice."""

    def asked(self, dice: int) -> str:
        """So many real dice were rolled and are to be entered."""
        return self.tr("What do your %n dice show?", "", dice)


dice_words = DiceWords()
