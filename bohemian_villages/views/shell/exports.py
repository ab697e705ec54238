"""The Export menu: the log, the board and the record of the game that is shown, as files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from ...models.files.export import Exporter
from ...models.game.data import Game
from ...words import foreign
from ..board.picture import BoardPicture
from ..toolkit.art import Art
from .last_folder import LastFolder

AskName = Callable[[QWidget, str, str, str], tuple[str, str]]


class Exports(QObject):
    """Asks for a name, writes the file, and tells how that went."""

    told = Signal(str)

    def __init__(self, art: Art, folder: LastFolder, window: QWidget) -> None:
        super().__init__(window)
        self.art = art
        self._folder = folder
        self._window = window
        self.exporter = Exporter(self)
        self.exporter.finished.connect(self._tell)
        self.ask_name: AskName = QFileDialog.getSaveFileName

    def add_to(self, menu: QMenu, shown: Game, whole: Game) -> QMenu:
        """A menu for a game: its board as it is shown, log and record of the whole."""
        exports = menu.addMenu(self.tr("&Export"))
        exports.addAction(self.tr("Log as &text…"), lambda: self.export_log(whole, "txt"))
        exports.addAction(self.tr("Log as a &web page…"), lambda: self.export_log(whole, "html"))
        exports.addAction(self.tr("Board as a &picture…"), lambda: self.export_board(shown))
        exports.addAction(self.tr("&Record of the game…"), lambda: self.export_record(whole))
        return exports

    def export_log(self, game: Game, suffix: str) -> None:
        """The log as text or as a web page."""
        kinds = {
            "txt": self.tr("Text (*.txt)"),
            "html": self.tr("Web pages (*.html)"),
        }
        path = self._ask(self.tr("Export the log"), f"log.{suffix}", kinds[suffix])
        if path is not None:
            self.exporter.write_log(path, _copy(game))

    def export_board(self, game: Game) -> None:
        """The board as a picture."""
        name = self.tr("Export the board")
        path = self._ask(name, "board.png", self.tr("Pictures (*.png)"))
        if path is not None:
            picture = BoardPicture(game.setup, game.state, self.art, self)
            picture.ready.connect(lambda image: self._write_picture(path, image))

    def export_record(self, game: Game) -> None:
        """The game itself."""
        path = self._ask(self.tr("Export the record"), "game.bvg", self.tr("Games (*.bvg)"))
        if path is not None:
            self.exporter.write_record(path, _copy(game))

    def _write_picture(self, path: Path, image: QImage) -> None:
        self.exporter.write_picture(path, image)

    def _ask(self, title: str, name: str, kinds: str) -> Path | None:
        """Where to; a name without an ending gets the usual one."""
        suggested = str(self._folder.path / name)
        chosen, _kind = self.ask_name(self._window, title, suggested, kinds)
        if not chosen:
            return None
        path = Path(chosen)
        self._folder.chose(path)
        return path if path.suffix else path.with_suffix(Path(name).suffix)

    def _tell(self, name: str, problem: str) -> None:
        name = foreign.one_line(name)
        if problem:
            text = self.tr("{name} could not be written: {reason}")
            self.told.emit(text.format(name=name, reason=problem))
        else:
            self.told.emit(self.tr("Saved as {name}").format(name=name))


def _copy(game: Game) -> Game:
    """The game as it is now, whatever is played while it is written."""
    return game.upto(len(game.steps))
