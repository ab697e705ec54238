"""The names of what keys do: for the help, tool tips and the settings."""

from __future__ import annotations

from ..catalogue import Speaker


class ShortcutNames(Speaker):
    """Says what an action is that a key does."""

    def name(self, action: str) -> str:
        """A short phrase."""
        return (self._table() | self._window() | self._others())[action]

    def group(self, group: str) -> str:
        """The heading of a group of keys."""
        return {
            "table": self.tr("At the table"),
            "board": self.tr("On the board"),
            "window": self.tr("Everywhere"),
            "replay": self.tr("In a replay"),
            "help": self.tr("In the help"),
        }[group]

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
            "take-back": self.tr("Delete the last real die entered"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "hint": self.tr("Show or hide the hint"),
            "chances": self.tr("Show or hide all winning chances"),
            "log": self.tr("Open or close the log"),
            "actions": self.tr("Open or close the list of all actions"),
            "news": self.tr("Show again what the others did"),
            "card": self.tr("Show the overview card"),
            "let-go": self.tr("Cancel, close or deselect"),
        }

    def _window(self) -> dict[str, str]:
        return {
            "help": self.tr("Help on what you point at"),
            "overview": self.tr("Show the overview card"),
            "new-game": self.tr("New game"),
            "open": self.tr("Open a game"),
            "save": self.tr("Save the game to a file"),
            "save-as": self.tr("Save the game under another name"),
            "settings": self.tr("Settings"),
            "menu": self.tr("Open the menu"),
            "full-screen": self.tr("Full screen on or off"),
            "quit": self.tr("Quit"),
        }

    def _others(self) -> dict[str, str]:
        return {
            "show-all": self.tr("Show all villages"),
            "zoom-in": self.tr("Zoom in"),
            "zoom-out": self.tr("Zoom out"),
            "to-board": self.tr("Move between buildings"),
            "use": self.tr("Use the building"),
            "play": self.tr("Play or pause"),
            "step-back": self.tr("Back one step"),
            "step-on": self.tr("Forward one step"),
            "turn-back": self.tr("Back one turn"),
            "turn-on": self.tr("Forward one turn"),
            "first": self.tr("Go to the start"),
            "last": self.tr("Go to the end"),
            "copy": self.tr("Copy lines of the log"),
            "close": self.tr("Close"),
            "back": self.tr("Previous page"),
            "forward": self.tr("Next page"),
            "search": self.tr("Search"),
        }


shortcut_names = ShortcutNames()
