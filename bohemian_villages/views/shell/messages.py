"""Messages of the program, shown on whichever screen is open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ...models.files.open_file import OpenedFile
from ...models.files.pace import SavingPace
from ...models.files.writer import Writer
from ...models.program.preferences import SETTINGS
from ..game_description import GameTable
from ..toolkit.art import Art
from ..toolkit.painting.icons import ArtIcons
from ..toolkit.widgets.toast import Toast
from .unopened import UnopenedDialog

# By then a window that has just been shown has its frame and its place.
BEFORE_FRAMED_MS = 300


class Messages(QObject):
    """Shows messages: at the table in its own way, on other screens in a line over them."""

    def __init__(
        self, window: QWidget, art: Art, table_shown: Callable[[], GameTable | None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._table_shown = table_shown
        self.toast = Toast(ArtIcons(art), window)
        self.unopened: UnopenedDialog | None = None
        """The dialog about the file that could not be opened last."""
        self._unsaved: set[str] = set()

    def follow(self, writer: Writer, pace: SavingPace) -> None:
        """Report when saving fails or takes long, and when it works again."""
        writer.failed.connect(self._tell_unsaved)
        writer.succeeded.connect(self._tell_saved)
        pace.refused.connect(self._ask_to_wait)
        pace.slow.connect(self._tell_slow)
        pace.stuck.connect(self._tell_stuck)
        pace.caught_up.connect(self._tell_caught_up)

    def tell(self, text: str) -> None:
        """Show a message."""
        window, table = self._window, self._table_shown()
        if table is not None:
            table.say(text)
        else:
            middle = QPoint(window.width() // 2, round(window.height() * 0.07))
            self.toast.say(text, middle, round(window.width() * 0.7))

    def tell_unopened(self, opened: OpenedFile) -> None:
        """Show which file cannot be opened and why, until the dialog is closed."""
        if self.unopened is not None and isValid(self.unopened):
            self.unopened.close()
        self.unopened = UnopenedDialog(opened, self._window)
        # A file named on the command line is looked at before the window is there, and the dialog
        # is to lie in the middle of it.
        wait = 0 if self._window.isVisible() else BEFORE_FRAMED_MS
        QTimer.singleShot(wait, self.unopened, self.unopened.open)

    def _tell_unsaved(self, key: str, reason: str) -> None:
        """Once, however many games cannot be saved."""
        if key == SETTINGS:
            text = self.tr("Your settings cannot be saved right now ({reason}).")
            self.tell(text.format(reason=reason))
            return
        if not self._unsaved:
            text = self.tr("Nothing can be saved right now ({reason}). The game goes on.")
            self.tell(text.format(reason=reason))
        self._unsaved.add(key)

    def _tell_saved(self, key: str) -> None:
        was_unsaved = key in self._unsaved
        self._unsaved.discard(key)
        if was_unsaved and not self._unsaved:
            self.tell(self.tr("Saving works again."))

    # A disk that keeps people waiting.

    def _ask_to_wait(self) -> None:
        self.tell(self.tr("Please wait: your last action is still being saved."))

    def _tell_slow(self) -> None:
        self.tell(
            self.tr("The disk is slow: the last action is not saved yet. The next one waits.")
        )

    def _tell_stuck(self) -> None:
        self.tell(self.tr("The disk is not responding. The game goes on, but nothing is saved."))

    def _tell_caught_up(self) -> None:
        if not self._unsaved:
            self.tell(self.tr("Saving works again."))
