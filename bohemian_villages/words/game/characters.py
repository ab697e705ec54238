"""A sentence about each character."""

from __future__ import annotations

from ..catalogue import Speaker


class CharacterWords(Speaker):
    """A sentence about each character."""

    def sentence(self, key: str) -> str:
        """What to expect of the character with this key."""
        return {
            "priest": self.tr("Never passes a church without stopping."),
            "mayoress": self.tr("Wants every town hall, and a full village around it."),
            "courier": self.tr("Always in a hurry: the game is over before you know it."),
            "smith": self.tr("Throws you out and smiles about it."),
            "grandfather": self.tr("Saves his special tile for the very end."),
            "miller": self.tr("Trusts in flour and glass."),
            "innkeeper": self.tr("Knows that a full village means a full inn."),
            "merchant": self.tr("One of each shop, please, and then another round."),
            "farmer": self.tr("Coins in the hand beat points on the table."),
            "glassblower": self.tr("Goes only where nobody can throw her out."),
        }.get(key, "")


character_words = CharacterWords()
