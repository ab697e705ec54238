"""Words about a table before the game: what will be played, and what to look at again."""

from __future__ import annotations

from collections.abc import Sequence

from ..catalogue import Speaker
from ..grammar import capitalized, lists
from ..names import thing_names


class NewGameWords(Speaker):
    """Sentences of the new-game screen."""

    def summary(self, players: int, figures: int, villages: int, humans: Sequence[str]) -> str:
        """The game to come in one line."""
        text = self.tr("{players} · {figures} each · {villages} · {people}")
        return text.format(
            players=thing_names.players(players),
            figures=thing_names.figures(figures),
            villages=thing_names.villages(villages),
            people=self.people(humans),
        )

    def people(self, humans: Sequence[str]) -> str:
        """Who sits at the screen."""
        if not humans:
            return self.tr("computer players only")
        return self.tr("{people} at this screen").format(people=lists.all_of(humans))

    def shared_names(self, names: Sequence[str]) -> str:
        """Two players have one name: allowed, but worth knowing."""
        text = self.tr("Several players are called {names}; tell them apart by colour.")
        return text.format(names=lists.all_of(names))

    def name_cleaned(self, name: str) -> str:
        """A name that cannot be shown as it was typed."""
        return self.tr("This name will be shown as {name}.").format(name=name)

    def blank_seed(self) -> str:
        """Only blanks were typed."""
        return self.tr("A seed needs more than spaces; the program will choose one.")

    def trimmed_seed(self) -> str:
        """Blanks around a seed."""
        return self.tr("Spaces around the seed are ignored.")

    def colors_swapped(self, name: str) -> str:
        """A colour was taken over from somebody."""
        return self.tr("{name} gets the other colour.").format(name=name)

    def broken_set(self, name: str, reason: str) -> str:
        """A village set that cannot be used."""
        text = self.tr("{name} cannot be used. {reason}")
        return text.format(name=name, reason=capitalized(reason))

    def broken_set_in_list(self, name: str) -> str:
        """The same in the list of all sets."""
        return self.tr("{name} (cannot be used)").format(name=name)

    def missing_set(self, name: str) -> str:
        """The village set of the last table is gone."""
        text = self.tr("The village set {name} is gone; you play with the standard set.")
        return text.format(name=name)


new_game_words = NewGameWords()
