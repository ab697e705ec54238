"""Words about finished games of any kind: numbers, and trouble with their file."""

from __future__ import annotations

from pathlib import Path

from .. import foreign
from ..catalogue import Speaker
from ..controls import control_names

HOUR, MINUTE = 3600, 60


class FinishedGamesWords(Speaker):
    """Texts that the statistics of all games share."""

    # Numbers.

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with so many decimals."""
        whole = f"{abs(value):.{digits}f}"
        sign = "−" if value < 0 and float(whole) else ""
        return sign + whole.replace(".", self.tr(".", "decimal separator"))

    def percent(self, share: float) -> str:
        """A share of 1 in whole percents."""
        return self.tr("{number}%").format(number=round(100 * share))

    def time(self, seconds: float) -> str:
        """Playing time, in hours or minutes; empty if not known."""
        if seconds >= 2 * HOUR:
            return self.tr("%n hour(s)", "", round(seconds / HOUR))
        minutes = round(seconds / MINUTE)
        return self.tr("%n minute(s)", "", minutes) if minutes else ""

    # People.

    def player(self, name: str, level: str = "") -> str:
        """A player's name; for an AI player with its level."""
        shown = foreign.name(name) or control_names.name(level)
        told = control_names.name(level).lower()
        if not level or shown.lower() == told:
            return shown
        return self.tr("{name}, {level}").format(name=shown, level=told)

    # The file.

    def delete_all(self, games: int) -> str:
        """The question before all games are deleted; the same press answers it."""
        return self.tr("Delete %n game(s)? Press again", "", games)

    def set_aside(self, file: Path) -> str:
        """The file was damaged and set aside."""
        text = self.tr(
            "Your statistics file was damaged. It was set aside as {file}, and the "
            "statistics start afresh."
        )
        return text.format(file=foreign.quote_path(file.name))

    def newer(self) -> str:
        """The file was written by a newer version."""
        return self.tr(
            "Your statistics come from a newer version of this program. They stay as "
            "they are, and nothing is added."
        )

    def unreadable(self, reason: str) -> str:
        """The file cannot be read."""
        text = self.tr("Your statistics cannot be read right now ({reason}).")
        return text.format(reason=foreign.one_line(reason).rstrip("."))

    def damaged(self) -> str:
        """The file contains wrong values."""
        return self.tr("Some games in your statistics are damaged. They are kept but not counted.")

    def no_record(self) -> str:
        """A game in the list has no readable record."""
        return self.tr("The record of this game cannot be read.")


finished_games_words = FinishedGamesWords()
