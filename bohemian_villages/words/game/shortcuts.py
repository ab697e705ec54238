"""Names of what keys do in Bohemian Villages, for the help.

Some buttons take their tool tips from here, too; others bring their own words.
"""

from __future__ import annotations

from ..catalogue import Speaker


class VillagesShortcutNames(Speaker):
    """Names of actions and groups of keys."""

    def name(self, action: str) -> str:
        """A short phrase."""
        return (self._table() | self._parts())[action]

    def group(self, screen: str) -> str:
        """The heading of a group of keys."""
        return {
            "table": self.tr("At the table"),
            "board": self.tr("On the board"),
            "tiles": self.tr("Choosing villages"),
        }[screen]

    def _table(self) -> dict[str, str]:
        return {
            "go-on": self.tr("Skip the animation, roll or end the turn"),
            "roll": self.tr("Roll the dice"),
            "end-turn": self.tr("End the turn, or pass"),
            "collect": self.tr("Collect income"),
            "bishop": self.tr("Take the bishop"),
            "special": self.tr("Take a special action tile"),
            "reroll": self.tr("Spend the special action tile: reroll"),
            "dice": self.tr("Pick or unpick a die"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "hint": self.tr("Show or hide the hint"),
            "chances": self.tr("Show or hide all winning chances"),
            "log": self.tr("Open or close the log"),
            "actions": self.tr("Open or close the list of all actions"),
            "news": self.tr("Show again what the others did"),
            "why": self.tr("Explain what the computer players did"),
            "card": self.tr("Show the overview card"),
            "let-go": self.tr("Cancel, close or deselect"),
        }

    def _parts(self) -> dict[str, str]:
        return {
            "to-board": self.tr("Move between the lit buildings"),
            "to-any": self.tr("Move between all buildings"),
            "first-building": self.tr("Go to the first building"),
            "last-building": self.tr("Go to the last building"),
            "use": self.tr("Use the building"),
            "show-all": self.tr("Show all villages"),
            "zoom-in": self.tr("Zoom in"),
            "zoom-out": self.tr("Zoom out"),
            "to-chance": self.tr("Leave the village tile to chance"),
        }


villages_shortcut_names = VillagesShortcutNames()
