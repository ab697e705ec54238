"""Names of the medals, and comments on a total."""

from __future__ import annotations

from ...words.catalogue import Speaker
from ..statistics.medals import Medal


class MedalWords(Speaker):
    """Names medals."""

    def name(self, medal: Medal) -> str:
        """The medal by itself, which is its holder's title, too."""
        return {
            Medal.BRONZE: self.tr("Bronze"),
            Medal.SILVER: self.tr("Silver"),
            Medal.GOLD: self.tr("Gold"),
        }[medal]

    def with_goal(self, medal: Medal) -> str:
        """The medal, and how many points it takes: "Silver from 80 points"."""
        text = self.tr("{medal} from %n point(s)", "", medal.value)
        return text.format(medal=self.name(medal))


medal_words = MedalWords()
