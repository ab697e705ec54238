"""Words of the statistics of Rolling Village."""

from __future__ import annotations

from collections.abc import Sequence

from ...words import foreign
from ...words.grammar import lists, ranks
from ...words.program.finished_games import FinishedGamesWords

LONGEST_DEAL = 30


class RollingStatisticsWords(FinishedGamesWords):
    """Texts of the statistics."""

    def points(self, n: int) -> str:
        """A number of points."""
        return self.tr("%n point(s)", "", n)

    def game(self, when: str, total: int, place: int, others: Sequence[str], medal: str) -> str:
        """A game in one line, for those who do not see the table."""
        points = self.points(total)
        if others:
            text = self.tr("{when}: {points}, {place} of {players}, with {others}")
            return text.format(
                when=when,
                points=points,
                place=ranks.place(place),
                players=len(others) + 1,
                others=lists.all_of(others),
            )
        if medal:
            text = self.tr("{when}: {points} alone, {medal}")
            return text.format(when=when, points=points, medal=medal.lower())
        return self.tr("{when}: {points} alone").format(when=when, points=points)

    def place_of(self, place: int, players: int) -> str:
        """A place among so many."""
        return self.tr("{place} of {players}").format(place=ranks.place(place), players=players)

    def alone(self, deal: str) -> str:
        """A game alone, with its deal if that has a text."""
        if not deal:
            return self.tr("alone")
        return self.tr("alone, deal {deal}").format(deal=foreign.one_line(deal, LONGEST_DEAL))

    def daily(self) -> str:
        """A daily deal."""
        return self.tr("alone, daily deal")

    # Days.

    def day_played(self, day: str, total: int, medal: str) -> str:
        """The result on a day's deal."""
        text = self.tr("{day}: {points}, {medal}") if medal else self.tr("{day}: {points}")
        return text.format(day=day, points=self.points(total), medal=medal.lower())

    def day_open(self, day: str) -> str:
        """A day whose deal waits."""
        return self.tr("{day}: not played yet").format(day=day)

    def day_to_come(self, day: str) -> str:
        """A day that has no deal yet."""
        return self.tr("{day}: its deal comes on that day").format(day=day)


rolling_statistics_words = RollingStatisticsWords()
