"""Words about the games kept: one line for each in a list."""

from __future__ import annotations

from datetime import datetime

from ..catalogue import Speaker
from ..dates import date_words


class RecentWords(Speaker):
    """Says which game it is."""

    def line(
        self, players: str, turn: int, moment: datetime, now: datetime, *, is_over: bool
    ) -> str:
        """Who plays, how far it is, and since when."""
        when = date_words.when(moment, now)
        if is_over:
            return self.tr("{players} · finished · {when}").format(players=players, when=when)
        text = self.tr("{players} · turn {turn} · {when}")
        return text.format(players=players, turn=turn, when=when)

    def of_game(self, title: str, line: str) -> str:
        """The line of a game, where there are several kinds."""
        return self.tr("{game}: {line}").format(game=title, line=line)


recent_words = RecentWords()
