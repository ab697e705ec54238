"""Words on the card of a choice of dice."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.board import Kind
from ..catalogue import Speaker
from .names import building_names


class ChoiceWords(Speaker):
    """The titles of the card, and the effects of things that are not buildings."""

    def title(self, faces: Sequence[int], kind: Kind) -> str:
        """The dice and the building they reach: "3+4: Glass factory"."""
        text = self.tr("{sum}: {building}")
        return text.format(sum="+".join(map(str, faces)), building=building_names.one(kind))

    def bishop(self) -> str:
        """Doubles used for the bishop."""
        return self.tr("Take the bishop")

    def bishop_does(self) -> str:
        """What the bishop is good for."""
        return self.tr("While you hold it, each of your churches pays 1 coin each turn.")

    def special(self) -> str:
        """Two dice used for a special action tile."""
        return self.tr("Take a special tile")

    def special_does(self) -> str:
        """What a special action tile is good for."""
        return self.tr("Any two dice. Spend the tile later to reroll dice you do not like.")

    def nothing_yet(self) -> str:
        """A figure brings nothing yet in any of several buildings."""
        return self.tr("Nothing yet")


choice_words = ChoiceWords()
