"""The Export menu: files that can be made of the game that is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from ...models.files.exporter import Exporter
from ...models.files.game_format import AnyGame
from ...words import foreign
from ..game_description import Export
from ..toolkit.art import Art
from .last_folder import LastFolder

AskName = Callable[[QWidget, str, str, str], tuple[str, str]]


class Exports(QObject):
    """Asks for a name, writes the file, and reports the result."""

    told = Signal(str)

    def __init__(self, art: Art, folder: LastFolder, window: QWidget) -> None:
        super().__init__(window)
        self._art = art
        self._folder = folder
        self._window = window
        self.exporter = Exporter(self)
        self.exporter.finished.connect(self._tell)
        self.ask_name: AskName = QFileDialog.getSaveFileName

    def add_to(
        self, menu: QMenu, exports: tuple[Export, ...], shown: AnyGame, whole: AnyGame
    ) -> QMenu:
        """Add a menu of exports: some show the game at this point, the others all of it."""
        added = menu.addMenu(self.tr("E&xport"))
        for each in exports:
            game = shown if each.of_shown else whole
            added.addAction(each.label(), partial(self.export, each, game))
        return added

    def export(self, wanted: Export, game: AnyGame) -> None:
        """Write a file, unless the dialog is cancelled."""
        path = self._ask(wanted)
        if path is not None:
            wanted.write(path, game, self.exporter, self._art)

    def _ask(self, wanted: Export) -> Path | None:
        """The path chosen; a name without a suffix gets the usual one."""
        suggested = str(self._folder.path / wanted.name)
        chosen, _kind = self.ask_name(self._window, wanted.title(), suggested, wanted.kinds())
        if not chosen:
            return None
        path = Path(chosen)
        self._folder.chose(path)
        return path if path.suffix else path.with_suffix(Path(wanted.name).suffix)

    def _tell(self, name: str, problem: str) -> None:
        name = foreign.one_line(name)
        if problem:
            text = self.tr("{name} could not be written: {reason}")
            self.told.emit(text.format(name=name, reason=problem))
        else:
            self.told.emit(self.tr("Saved as {name}").format(name=name))
