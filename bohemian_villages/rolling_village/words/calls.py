"""What is wrong with a call of a command for Rolling Village."""

from __future__ import annotations

from collections.abc import Sequence

from ...words.catalogue import Speaker
from ...words.foreign import quote
from ..engine.setup import LEAST_PLAYERS, MOST_PLAYERS


class RollingCallWords(Speaker):
    """What is wrong, and what to do."""

    def no_luck(self) -> str:
        """Luck is only taken out of the results of the other game."""
        return self.tr("Rolling Village gives everyone the same dice: leave out --luck.")

    def no_bots(self) -> str:
        """A bot among the players."""
        return self.tr("Bots play only Bohemian Villages; name levels instead.")

    def no_villages(self) -> str:
        """A village set, of which this game has none."""
        return self.tr("Rolling Village has no village sets; leave out --villages.")

    def unknown_player(self, name: str, levels: Sequence[str]) -> str:
        """An unknown player."""
        return self.tr("There is no player called {name}; choose from {levels}.").format(
            name=quote(name), levels=", ".join(levels)
        )

    def too_many(self, players: int) -> str:
        """More than the game is for."""
        return self.tr(
            "Rolling Village takes {least} to {most} players, but you named {players}."
        ).format(least=LEAST_PLAYERS, most=MOST_PLAYERS, players=players)

    def not_a_table(self, text: str, known: Sequence[str]) -> str:
        """Unusable seats for a table."""
        return self.tr(
            "{text} does not seat a game of Rolling Village; name {least} to {most} of {known}, "
            "separated by commas, like human,medium."
        ).format(text=quote(text), least=LEAST_PLAYERS, most=MOST_PLAYERS, known=", ".join(known))


rolling_call_words = RollingCallWords()
