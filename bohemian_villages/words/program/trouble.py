"""Texts for trouble of the program itself: no window, a crash."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..catalogue import Speaker
from ..foreign import one_line, quote_path

_NO_SCREEN = ("could not connect to display", "Failed to create wl_display")


class WindowTrouble(Speaker):
    """Why no window can be opened, and what to do."""

    def sentence(self, said: Sequence[str], missing: Mapping[str, str], screen: str) -> str:
        """The reason, from Qt's message, missing system libraries and the requested screen."""
        if missing:
            return self._lacks(missing)
        if any(words in line for line in said for words in _NO_SCREEN):
            return self.tr(
                "The window cannot be opened: there is no screen at {screen}. Run "
                "“bohemian-villages text” to play in the terminal."
            ).format(screen=one_line(screen))
        reason = one_line(said[0]) if said else self.tr("Qt does not say why")
        return self.tr("The window cannot be opened: {reason}").format(reason=reason)

    def _lacks(self, missing: Mapping[str, str]) -> str:
        return self.tr(
            "The window cannot be opened: the system lacks {libraries}. On Debian and "
            "Ubuntu, run: sudo apt-get install {packages}"
        ).format(libraries=", ".join(missing), packages=" ".join(missing.values()))


class CrashWords(Speaker):
    """Texts of the crash dialog."""

    def title(self) -> str:
        """Heading."""
        return self.tr("Something went wrong")

    def told(self, file: str, *, playing: bool, saved: bool) -> str:
        """What happened to the game, and where the report is."""
        return " ".join(
            filter(None, [self._game(playing=playing, saved=saved), self._report(file)])
        )

    def _game(self, *, playing: bool, saved: bool) -> str:
        if not playing:
            return self.tr("The program hit an error. You can go on.")
        if saved:
            return self.tr("The program hit an error. Your game is saved, and you can go on.")
        return self.tr(
            "The program hit an error, and your game could not be saved. You can go "
            "on; use “Save as…” in the menu to save it elsewhere."
        )

    def _report(self, file: str) -> str:
        if not file:
            return self.tr("The report could not be written; you can copy it from here.")
        return self.tr("If it happens again, please send this report to the developers:")

    def earlier(self, file: str) -> str:
        """The process itself crashed the last time."""
        return self.tr("The program crashed last time. The report is {file}").format(file=file)

    def not_started(self, file: str) -> str:
        """The window could not be built."""
        if not file:
            return self.tr("The game cannot start because of an error in the program.")
        return self.tr(
            "The game cannot start because of an error in the program. The report is {file}"
        ).format(file=file)

    def go_on(self) -> str:
        """Button that closes the dialog."""
        return self.tr("Continue")

    def quit(self) -> str:
        """Button that quits the program."""
        return self.tr("Quit")

    def show_folder(self) -> str:
        """Button that opens the report's folder."""
        return self.tr("Show folder")

    def copy(self) -> str:
        """Button that copies the report."""
        return self.tr("Copy report")


class FolderWords(Speaker):
    """Messages about folders and settings."""

    def no_home(self, folder: str) -> str:
        """The system knows no home folder of the user."""
        return self.tr(
            "You have no home folder: settings and games are kept in {folder}, perhaps only "
            "until the computer restarts."
        ).format(folder=quote_path(folder))

    def settings_aside(self, file: str) -> str:
        """The settings file contained mistakes and was set aside."""
        return self.tr(
            "Some settings could not be read and are back to their defaults. The old "
            "file is {file}."
        ).format(file=quote_path(file))


class ProgramWords(Speaker):
    """Messages about the program's own files."""

    def incomplete(self, name: str) -> str:
        """A file of the program is missing."""
        sentence = self.tr("{file} is missing: the program is incomplete; please reinstall it.")
        return sentence.format(file=quote_path(name))


program_words = ProgramWords()
folder_words = FolderWords()
window_trouble = WindowTrouble()
crash_words = CrashWords()
