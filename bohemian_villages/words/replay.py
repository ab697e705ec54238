"""What is said about a recorded game."""

from __future__ import annotations

from .catalogue import Speaker


class ReplayWords(Speaker):
    """Sentences of the replay."""

    def fair_dice(self, dice: int, *, branched: bool) -> str:
        """All dice follow from the seed."""
        if branched:
            return self.tr(
                "All %n dice follow from the seeds that were sealed before the game and when it was"
                " branched off: nobody chose or changed one.",
                "",
                dice,
            )
        return self.tr(
            "All %n dice follow from the seed that was sealed before the game: "
            "nobody chose or changed one.",
            "",
            dice,
        )

    def wrong_dice(self, turn: int) -> str:
        """Some do not."""
        text = self.tr("The dice of turn {turn} do not follow from the seed: the game was changed.")
        return text.format(turn=turn)

    def real_dice(self) -> str:
        """There is nothing to check."""
        return self.tr("These dice were real ones, entered by hand; nobody can check them now.")
