"""Names of what keys do in Rolling Village, for the help; tool tips stand with the buttons."""

from __future__ import annotations

from ...words.catalogue import Speaker


class RollingShortcutNames(Speaker):
    """Names of actions and groups of keys."""

    def name(self, action: str) -> str:
        """A short phrase."""
        return {
            "next": self.tr("Draw, go on or skip the animation"),
            "to-sheet": self.tr("Move between the lit spaces"),
            "draw": self.tr("Draw in the space"),
            "swap": self.tr("Draw the other project first"),
            "choose": self.tr("Choose a project, an avenue or the face of a real die"),
            "next-sheet": self.tr("Look at the next player’s sheet"),
            "take-back": self.tr("Delete the last die"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "hint": self.tr("Show or hide the hint"),
            "why": self.tr("Explain what a computer player drew"),
            "log": self.tr("Open or close the log"),
            "card": self.tr("Show the overview card"),
            "let-go": self.tr("Cancel, close or deselect"),
        }[action]

    def group(self, screen: str) -> str:
        """The heading of a group of keys."""
        return {"rolling": self.tr("At the table")}[screen]


rolling_shortcut_names = RollingShortcutNames()
