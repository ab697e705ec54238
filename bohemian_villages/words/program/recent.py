"""Words about saved games: one line for each in a list."""

from __future__ import annotations

from datetime import datetime

from ..catalogue import Speaker
from ..dates import date_words


class RecentWords(Speaker):
    """Lines that describe saved games."""

    def line(
        self, players: str, turn: int, moment: datetime, now: datetime, *, is_over: bool
    ) -> str:
        """Players, progress and time of the last change."""
        when = date_words.when(moment, now)
        if is_over:
            return self.tr("{players} · finished · {when}").format(players=players, when=when)
        text = self.tr("{players} · turn {turn} · {when}")
        return text.format(players=players, turn=turn, when=when)

    def of_game(self, title: str, line: str) -> str:
        """The line after the game's name, where games of several kinds are listed."""
        return self.tr("{game}: {line}").format(game=title, line=line)


recent_words = RecentWords()
