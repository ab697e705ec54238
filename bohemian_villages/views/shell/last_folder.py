"""Where people keep their files: every file dialog begins where the last one ended."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from ...folders import home
from ...models.program.preferences import Preferences


class LastFolder:
    """The folder in which a file was last chosen, in this or an earlier session."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    @property
    def path(self) -> Path:
        """That folder; the documents if there was none, or it is gone."""
        last = self._preferences.now.last_folder
        # No folder has a name that is too long for the system.
        with suppress(OSError):
            if last and Path(last).is_dir():
                return Path(last)
        return _documents()

    def chose(self, file: Path) -> None:
        """Note the folder of a chosen file."""
        folder = str(file.absolute().parent)
        if folder.isprintable():
            # Names that are no text cannot be kept; next time it is the folder before.
            self._preferences.change(last_folder=folder)


def _documents() -> Path:
    """Where people keep files of their own."""
    place = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation))
    return place if place.is_dir() else home()
