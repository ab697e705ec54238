"""The files of games: opening by dialog, by name and by drop, and saving where people want it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from ...models.files.game_format import AnyGame, Formats, GameFormat
from ...models.files.open_file import OpenedFile, Opener, save_file
from ...models.files.writer import Writer
from ...words import foreign
from .last_folder import LastFolder


class GameFiles(QObject):
    """Asks for names, reads and writes files, and reports the result."""

    opened = Signal(object)
    """An OpenedFile with a game."""
    failed = Signal(object)
    """An OpenedFile without one."""
    told = Signal(str)
    """What happened, in a sentence; from another thread too."""

    _unsaved = Signal(object)

    def __init__(
        self, writer: Writer, formats: Formats, folder: LastFolder, window: QWidget
    ) -> None:
        super().__init__(window)
        self._formats = formats
        self._window = window
        self._writer = writer
        self.opener = Opener(formats, self)
        self.opener.opened.connect(self._take)
        self._unsaved.connect(self._forget)
        self._folder = folder
        self.own: Path | None = None
        """Where the player keeps the game on the table, beside the copy the program keeps."""

    # Opening.

    def open(self) -> None:
        """Ask for a record and open it."""
        name, _ = QFileDialog.getOpenFileName(
            self._window,
            self.tr("Open a game"),
            str(self._folder.path),
            self.tr("Games ({endings});;All files (*)").format(endings=self._endings()),
        )
        if name:
            self._folder.chose(Path(name))
            self.open_path(Path(name))

    def _endings(self) -> str:
        return " ".join(f"*{each.suffix}" for each in self._formats)

    def open_path(self, path: Path) -> None:
        """Open the game in a file; report a broken one."""
        if not self.opener.open(path):
            name = foreign.one_line(path.name)
            self.told.emit(self.tr("Reading a long game: {name}…").format(name=name))

    def _take(self, opened: OpenedFile) -> None:
        (self.failed if opened.game is None else self.opened).emit(opened)

    def open_dropped(self, data: QMimeData) -> None:
        """Open the first file of those dropped."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self.open_path(paths[0])
        else:
            self.told.emit(self.tr("Only files on this computer can be opened."))

    # Saving.

    def save(self, game_format: GameFormat, game: AnyGame) -> None:
        """Save where the game was saved before or came from; else ask."""
        if self.own is None:
            self.save_as(game_format, game)
        else:
            self._write(self.own, game_format, game)

    def save_as(self, game_format: GameFormat, game: AnyGame) -> None:
        """Ask for a place and write the game there."""
        suffix = game_format.suffix
        suggested = str(self.own or self._folder.path / f"game{suffix}")
        kinds = self.tr("Games ({endings})").format(endings=f"*{suffix}")
        name, _ = QFileDialog.getSaveFileName(
            self._window, self.tr("Save the game"), suggested, kinds
        )
        if name:
            path = Path(name)
            self._folder.chose(path)
            path = path if path.suffix else path.with_suffix(suffix)
            self._write(path, game_format, game)

    def _write(self, path: Path, game_format: GameFormat, game: AnyGame) -> None:
        self.own = path
        self._writer.write(str(path), partial(self._save, path, game_format, game))

    def _save(self, path: Path, game_format: GameFormat, game: AnyGame) -> None:
        """In the writer's thread."""
        problem = save_file(path, game_format, game)
        if problem:
            self._unsaved.emit(path)
        name = foreign.one_line(path.name)
        self.told.emit(problem or self.tr("Saved as {name}").format(name=name))

    def _forget(self, path: Path) -> None:
        """Ask for another place the next time."""
        if self.own == path:
            self.own = None
