"""Words about a table before the game: the game to come, and possible mistakes in the form."""

from __future__ import annotations

from collections.abc import Sequence

from ..catalogue import Speaker
from ..controls import control_names
from ..grammar import capitalized, lists
from .names import thing_names


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
        """How many people and computer players take part."""
        if not humans:
            return self.tr("computer players only")
        return self.tr("{people} at this screen").format(people=lists.all_of(humans))

    def shared_names(self, names: Sequence[str]) -> str:
        """Several players have the same name: allowed, but worth a note."""
        text = self.tr("Several players are called {names}; tell them apart by colour.")
        return text.format(names=lists.all_of(names))

    def name_cleaned(self, name: str) -> str:
        """A name was changed because it cannot be shown as typed."""
        return self.tr("This name will be shown as {name}.").format(name=name)

    def blank_seed(self) -> str:
        """The seed consists of blanks."""
        return self.tr("A seed needs more than spaces; the program will choose one.")

    def trimmed_seed(self) -> str:
        """Blanks around the seed are ignored."""
        return self.tr("Spaces around the seed are ignored.")

    def colors_swapped(self, name: str) -> str:
        """Two players exchanged colours."""
        return self.tr("{name} gets the other colour.").format(name=name)

    def broken_set(self, name: str, reason: str) -> str:
        """A village set that cannot be used."""
        text = self.tr("{name} cannot be used. {reason}")
        return text.format(name=name, reason=capitalized(reason))

    def broken_set_in_list(self, name: str) -> str:
        """A broken village set in the list of sets."""
        return self.tr("{name} (cannot be used)").format(name=name)

    def missing_set(self, name: str) -> str:
        """The last table's village set no longer exists."""
        text = self.tr("The village set {name} is gone; you play with the standard set.")
        return text.format(name=name)

    def rival(self, name: str, level: str, games: int, *, learns: bool = True) -> str:
        """The strength of a seat matched to a person, where it comes from, and whether it learns
        from the game.
        """
        level = control_names.name(level)
        if not name:
            text = self.tr(
                "At your level: with no person at the table, this seat plays like {level}."
            )
            return text.format(level=level)
        if not (games or learns):
            text = self.tr(
                "At your level: this seat plays like {level}; "
                "it learns nothing where two people share a name."
            )
            return text.format(level=level)
        if not games:
            text = self.tr(
                "At your level: {name} is new here; "
                "this seat starts out like {level} and learns from your games."
            )
            return text.format(name=name, level=level)
        text = self.tr(
            "At your level: {name} plays about as well as {level}, after %n game(s).", "", games
        )
        return text.format(name=name, level=level)

    def forgotten(self, name: str) -> str:
        """What was believed of somebody is gone."""
        return self.tr("Forgot how well {name} plays.").format(name=name)


new_game_words = NewGameWords()
