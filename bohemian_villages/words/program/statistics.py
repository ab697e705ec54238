"""Words of the statistics: dates, numbers, shares, and what happened to their file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ...engine.setup import HUMAN
from .. import foreign
from ..catalogue import Speaker
from ..grammar import lists
from ..names import control_names, thing_names

HOUR, MINUTE = 3600, 60


class StatisticsWords(Speaker):
    """Tells what is counted in finished games."""

    # Numbers.

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with so many digits behind the separator."""
        whole = f"{abs(value):.{digits}f}"
        sign = "−" if value < 0 and float(whole) else ""
        return sign + whole.replace(".", self.tr(".", "decimal separator"))

    def wins(self, wins: float) -> str:
        """Wins in parts: whole ones without a separator."""
        if abs(wins - round(wins)) < 0.005:
            return str(round(wins))
        return self.decimal(wins, 1 if abs(wins * 2 - round(wins * 2)) < 0.005 else 2)

    def percent(self, share: float) -> str:
        """A share of 1 in whole percents."""
        return self.tr("{number}%").format(number=round(100 * share))

    def time(self, seconds: float) -> str:
        """How long was played, in hours or minutes; nothing where that is not known."""
        if seconds >= 2 * HOUR:
            return self.tr("%n hour(s)", "", round(seconds / HOUR))
        minutes = round(seconds / MINUTE)
        return self.tr("%n minute(s)", "", minutes) if minutes else ""

    def of_games(self, wins: float, games: int) -> str:
        """How many of how many."""
        return self.tr("{wins} of {games}").format(wins=self.wins(wins), games=games)

    def place(self, place: int) -> str:
        """A place in a ranking."""
        return {
            1: self.tr("1st"),
            2: self.tr("2nd"),
            3: self.tr("3rd"),
            4: self.tr("4th"),
            5: self.tr("5th"),
        }[place]

    # People.

    def level(self, level: str) -> str:
        """Opponents of a level, or people."""
        return self.tr("Humans") if level == HUMAN else control_names.name(level)

    def opponent(self, name: str, level: str) -> str:
        """Somebody's name, and what level that is."""
        shown = foreign.name(name) or control_names.name(level)
        told = control_names.name(level).lower()
        if level == HUMAN or shown.lower() == told:
            return shown
        return self.tr("{name}, {level}").format(name=shown, level=told)

    def game(
        self, when: str, total: int, place: int, players: int, opponents: Sequence[str]
    ) -> str:
        """A game in one line, for those who do not see the table."""
        text = self.tr("{when}: {coins}, {place} of {players}, against {opponents}")
        return text.format(
            when=when,
            coins=thing_names.coins(total),
            place=self.place(place),
            players=players,
            opponents=lists.all_of(opponents),
        )

    # Dice.

    def even_dice(self) -> str:
        """All faces came up about as often as they should."""
        return self.tr("as even as fair dice: 19 of 20 runs stay in the band")

    def uneven_dice(self) -> str:
        """They did not; that happens."""
        return self.tr("less even than usual: 19 of 20 runs stay in the band")

    # The file.

    def set_aside(self, file: Path) -> str:
        """The file was broken."""
        text = self.tr(
            "Your statistics file was damaged. It was set aside as {file}, and the "
            "statistics start afresh."
        )
        return text.format(file=foreign.quote_path(file.name))

    def newer(self) -> str:
        """Another version of the program wrote it."""
        return self.tr(
            "Your statistics come from a newer version of this program. They stay as "
            "they are, and nothing is added."
        )

    def unreadable(self, reason: str) -> str:
        """The system does not let us."""
        text = self.tr("Your statistics cannot be read right now ({reason}).")
        return text.format(reason=foreign.one_line(reason).rstrip("."))

    def damaged(self) -> str:
        """Values in the file are wrong."""
        return self.tr("Some games in your statistics are damaged. They are kept but not counted.")

    def no_record(self) -> str:
        """A game of the list cannot be opened."""
        return self.tr("The record of this game cannot be read.")


statistics_words = StatisticsWords()
