"""Rolling Village on the start screen and in the menus."""

from __future__ import annotations

from ...words.catalogue import Speaker
from ..engine.setup import MOST_PLAYERS


class RollingStartWords(Speaker):
    """Words for starting, resuming and exporting a game."""

    def motto(self) -> str:
        """Below the name of the game."""
        return self.tr("Two dice, one sheet of paper, and a village of your own.")

    def players(self) -> str:
        """Number of players."""
        return self.tr("Alone or up to {most}, human or computer").format(most=MOST_PLAYERS)

    def todays_deal(self) -> str:
        """A game without a form."""
        return self.tr("Rolling Village: today’s deal")

    def todays_line(self) -> str:
        """Description of today's deal."""
        return self.tr("Alone, the same dice for everyone today")

    def new_deal(self) -> str:
        """A game without a form, when today's deal has been played."""
        return self.tr("Rolling Village: a new deal")

    def new_line(self, total: int) -> str:
        """Description of a new deal, with the score of today's."""
        return self.tr("Alone; today’s deal brought you %n point(s)", "", total)

    def to_draw(self, name: str) -> str:
        """Who draws in the game that waits."""
        return self.tr("{name} to draw").format(name=name)

    def to_roll(self) -> str:
        """The dice are due in the game that waits."""
        return self.tr("Dice to roll")

    # Files.

    def sheets_as_picture(self) -> str:
        """Menu item."""
        return self.tr("Sheets as a &picture…")

    def export_sheets(self) -> str:
        """The title of a dialog."""
        return self.tr("Export the sheets")


rolling_start = RollingStartWords()
