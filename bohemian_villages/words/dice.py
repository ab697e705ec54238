"""Words about dice, in any game."""

from __future__ import annotations

from .catalogue import Speaker


class DiceWords(Speaker):
    """Questions about dice."""

    def asked(self, dice: int, player: str = "") -> str:
        """So many real dice, rolled for a computer player if one is named, are to be entered."""
        if player:
            text = self.tr("What do {player}’s %n dice show?", "", dice)
            return text.format(player=player)
        return self.tr("What do your %n dice show?", "", dice)


dice_words = DiceWords()
