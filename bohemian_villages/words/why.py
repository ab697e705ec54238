"""Labels of the hint in any game, and of "Why?", which is about a computer player's turn."""

from __future__ import annotations

from .catalogue import Speaker
from .controls import control_names


class AnyHintWords(Speaker):
    """Labels that the hints of every game have."""

    def thinking(self, level: str) -> str:
        """Shown while the player of this level is still thinking."""
        if level:
            return self.tr("{level}, still thinking…").format(level=control_names.name(level))
        return self.tr("thinking…")

    def nothing(self) -> str:
        """Shown if the AI process failed."""
        return self.tr("The hint failed. Your game is unchanged; try again.")


class AnyWhyWords(Speaker):
    """Labels that the explanations of every game have."""

    def title(self, name: str) -> str:
        """Heading, with the player's name."""
        return self.tr("Why did {player} do that?").format(player=name)

    def thinking(self, level: str) -> str:
        """Shown while the player of this level is still thinking."""
        return self.tr("{level}, still thinking…").format(level=control_names.name(level))

    def level(self, level: str) -> str:
        """The level that the evaluation comes from."""
        return self.tr("Judged by {level}").format(level=control_names.name(level))

    def looking(self) -> str:
        """Shown until a first answer arrives."""
        return self.tr("Comparing the turn with every other way to use the dice…")

    def nothing(self) -> str:
        """Shown if the AI process failed."""
        return self.tr("This turn could not be explained. Your game is unchanged; try again.")
