"""Words about a recorded game."""

from __future__ import annotations

from .catalogue import Speaker


class ReplayWords(Speaker):
    """Sentences of the replay."""

    def fair_dice(self, dice: int, *, branched: bool) -> str:
        """All dice follow from the seed."""
        if branched:
            return self.tr(
                "All %n dice match the seeds sealed before the game and before it was "
                "played on: nobody chose or changed any.",
                "",
                dice,
            )
        return self.tr(
            "All %n dice match the seed sealed before the game: nobody chose or changed any.",
            "",
            dice,
        )

    def wrong_dice(self, turn: int) -> str:
        """Some dice do not follow from the seed."""
        text = self.tr("The dice in turn {turn} do not match the seed: the game was changed.")
        return text.format(turn=turn)

    def real_dice(self) -> str:
        """Real dice cannot be checked."""
        return self.tr("Real dice were entered by hand and cannot be checked.")
