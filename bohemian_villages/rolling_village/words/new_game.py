"""Words about a game of Rolling Village before it begins."""

from __future__ import annotations

from collections.abc import Sequence

from ...words import foreign
from ...words.catalogue import Speaker
from ...words.grammar import lists

LONGEST_DEAL = 30


class RollingNewGameWords(Speaker):
    """Sentences of the form."""

    # The game to come.

    def alone(self, name: str, deal: str) -> str:
        """A game alone in one line."""
        return self.tr("{name} alone · {deal}").format(name=name, deal=deal)

    def several(self, players: int, people: Sequence[str], deal: str) -> str:
        """A game of several in one line."""
        text = self.tr("{players} · {people} · {deal}")
        return text.format(
            players=self.tr("%n player(s)", "", players), people=self._people(people), deal=deal
        )

    def _people(self, people: Sequence[str]) -> str:
        if not people:
            return self.tr("computer players only")
        return self.tr("{people} at this screen").format(people=lists.all_of(people))

    # Deals.

    def new_deal(self) -> str:
        """A deal that nobody has played."""
        return self.tr("new deal")

    def deal(self, text: str) -> str:
        """A deal by its code."""
        return self.tr("deal {text}").format(text=foreign.one_line(text, LONGEST_DEAL))

    def daily_deal(self, day: str) -> str:
        """The deal of a day."""
        return self.tr("daily deal of {day}").format(day=day)

    def real_dice(self) -> str:
        """People roll real dice."""
        return self.tr("your own dice")

    def today_open(self) -> str:
        """The deal of the day waits."""
        return self.tr("One deal a day, the same for everyone.")

    def played(self, points: str, medal: str) -> str:
        """A daily deal that was played before."""
        text = self.tr("{points}, {medal}. Only the first try counts.")
        if not medal:
            text = self.tr("{points}. Only the first try counts.")
        return text.format(points=points, medal=medal.lower())

    # What is odd.

    def shared_names(self, names: Sequence[str]) -> str:
        """Two players have one name: allowed, but worth knowing."""
        text = self.tr("Several players are called {names}; tell them apart by their numbers.")
        return text.format(names=lists.all_of(names))

    def name_cleaned(self, name: str) -> str:
        """A name that cannot be shown as it was typed."""
        return self.tr("This name will be shown as {name}.").format(name=name)

    def no_text(self) -> str:
        """A deal by its code, but no code."""
        return self.tr("Type the code of a deal, or you get a new one.")


rolling_new_game_words = RollingNewGameWords()
