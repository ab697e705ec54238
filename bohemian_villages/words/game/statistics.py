"""Words of the statistics of Bohemian Villages: shares, places, opponents, dice."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.setup import HUMAN
from ..controls import control_names
from ..grammar import lists, ranks
from ..program.finished_games import FinishedGamesWords
from .names import thing_names


class StatisticsWords(FinishedGamesWords):
    """Texts of the statistics."""

    # Numbers.

    def wins(self, wins: float) -> str:
        """A number of wins, with decimals only if shared wins make it fractional."""
        if abs(wins - round(wins)) < 0.005:
            return str(round(wins))
        return self.decimal(wins, 1 if abs(wins * 2 - round(wins * 2)) < 0.005 else 2)

    def of_games(self, wins: float, games: int) -> str:
        """Wins out of games."""
        return self.tr("{wins} of {games}").format(wins=self.wins(wins), games=games)

    # People.

    def level(self, level: str) -> str:
        """The level of opponents, or people."""
        return self.tr("Humans") if level == HUMAN else control_names.name(level)

    def belief(self, level: str, games: int) -> str:
        """How well somebody plays, and after how many games that is known."""
        text = self.tr("plays about as well as {level}, after %n game(s)", "", games)
        return text.format(level=control_names.name(level))

    def opponent(self, name: str, level: str) -> str:
        """A name with its level."""
        return self.player(name, "" if level == HUMAN else level)

    def game(
        self, when: str, total: int, place: int, players: int, opponents: Sequence[str]
    ) -> str:
        """A game in one line, for screen readers."""
        text = self.tr("{when}: {coins}, {place} of {players}, against {opponents}")
        return text.format(
            when=when,
            coins=thing_names.coins(total),
            place=ranks.place(place),
            players=players,
            opponents=lists.all_of(opponents),
        )

    # Dice.

    def even_dice(self) -> str:
        """All faces came up about equally often."""
        return self.tr("Your dice look fair: fair dice stay in the band 19 times out of 20")

    def uneven_dice(self) -> str:
        """The faces came up unevenly, which happens."""
        return self.tr("Your dice look uneven: fair dice leave the band once in 20 times")


statistics_words = StatisticsWords()
