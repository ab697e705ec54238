"""Names of the medals, and comments on a total."""

from __future__ import annotations

from ...words.catalogue import Speaker


class MedalWords(Speaker):
    """Names medals by their keys."""

    def name(self, key: str) -> str:
        """The medal by itself."""
        return {
            "bronze": self.tr("Bronze"),
            "silver": self.tr("Silver"),
            "gold": self.tr("Gold"),
        }[key]

    def with_goal(self, key: str, points: int) -> str:
        """The medal, and how many points it takes: "Silver from 80 points"."""
        text = self.tr("{medal} from %n point(s)", "", points)
        return text.format(medal=self.name(key))


medal_words = MedalWords()
