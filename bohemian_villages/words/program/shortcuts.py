"""Names of what keys do on every screen, for the help, tool tips and the settings."""

from __future__ import annotations

from ..catalogue import Speaker


class ShortcutNames(Speaker):
    """Names of actions and groups of keys."""

    def name(self, action: str) -> str:
        """A short phrase."""
        return (self._window() | self._others() | self._parts())[action]

    def group(self, screen: str) -> str:
        """The heading of a group of keys."""
        return {
            "window": self.tr("Everywhere"),
            "start": self.tr("On the start screen"),
            "help": self.tr("In the help"),
            "moving": self.tr("Moving about"),
            "real-dice": self.tr("Entering real dice"),
            "log": self.tr("In the log"),
            "hint": self.tr("In the hint"),
            "new-game": self.tr("Setting up a game"),
            "replay": self.tr("In a replay"),
            "calendar": self.tr("In the calendar"),
            "statistics": self.tr("In the statistics"),
            "final": self.tr("At the final scoring"),
        }[screen]

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
            "quick-game": self.tr("Play at once"),
            "recent": self.tr("Recent games"),
            "statistics": self.tr("Statistics"),
            "search": self.tr("Search"),
            "page-back": self.tr("Previous page"),
            "page-on": self.tr("Next page"),
            "next": self.tr("Next button or field"),
            "previous": self.tr("Previous button or field"),
            "move": self.tr("Move to the one beside it"),
            "press": self.tr("Press the button"),
            "press-too": self.tr("Press the button, unless the key does something else here"),
            "back": self.tr("Back, or cancel"),
            "face": self.tr("Enter a die"),
            "take-back": self.tr("Delete the last die"),
            "copy": self.tr("Copy the selected lines"),
            "grow-again": self.tr("Watch the scoring again"),
            "to-start": self.tr("Back to the start screen"),
        }

    def _parts(self) -> dict[str, str]:
        """Names of groups that any game may have."""
        return {
            "play-hint": self.tr("Play the chosen turn"),
            "start": self.tr("Start the game"),
            "move-seat": self.tr("Move the player up or down"),
            "month": self.tr("A month back or on"),
            "today": self.tr("Go to today"),
            "play": self.tr("Play or pause"),
            "step-back": self.tr("Back one step"),
            "step-on": self.tr("Forward one step"),
            "turn-back": self.tr("Back one turn"),
            "turn-on": self.tr("Forward one turn"),
            "first": self.tr("Go to the start"),
            "last": self.tr("Go to the end"),
            "open-replay": self.tr("Replay the chosen game"),
        }


shortcut_names = ShortcutNames()
