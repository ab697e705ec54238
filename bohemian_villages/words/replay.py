"""What is said about a recorded game."""

from __future__ import annotations

from .catalogue import Speaker


class ReplayWords(Speaker):
    """Sentences of the replay."""

    def fair_dice(self, dice: int) -> str:
        """All dice follow from the seed."""
        return self.tr(
            "All %n dice follow from the seed that was sealed before the game: "
            "nobody chose or changed one.",
            "",
            dice,
        )

    def wrong_dice(self) -> str:
        """Some do not."""
        return self.tr("Not all dice follow from the seed: this record was changed.")

    def real_dice(self) -> str:
        """There is nothing to check."""
        return self.tr("These dice were real ones, entered by hand; nobody can check them now.")
