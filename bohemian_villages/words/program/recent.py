"""Words about the games kept: one line for each in a list."""

from __future__ import annotations

from datetime import datetime

from ..catalogue import Speaker
from .statistics import statistics_words


class RecentWords(Speaker):
    """Says which game it is."""

    def line(
        self, players: str, turn: int, moment: datetime, now: datetime, *, is_over: bool
    ) -> str:
        """Who plays, how far it is, and since when."""
        when = statistics_words.when(moment, now)
        if is_over:
            return self.tr("{players} · finished · {when}").format(players=players, when=when)
        text = self.tr("{players} · turn {turn} · {when}")
        return text.format(players=players, turn=turn, when=when)


recent_words = RecentWords()
