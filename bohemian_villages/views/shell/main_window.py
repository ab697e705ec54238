"""The main window: start screen, new game, table and final scene, one at a time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from ...models.files.saved_games import SavedGames
from ...models.files.writer import Writer
from ...models.game.data import Game
from ...models.game.game_model import GameModel
from ...models.new_game.setups import from_data
from ...models.program.preferences import Preferences
from ...models.program.sounds import Sounds
from ...models.program.statistics import StatisticsModel
from ...models.thinking.worker import AiWorker, Analyst
from ..final.screen import FinalScreen
from ..new_game.screen import NewGameScreen
from ..table.table_screen import TableScreen
from ..toolkit.art import Art
from ..toolkit.shortcuts import shortcut
from ..toolkit.widgets.plain_text import size_tips
from ..toolkit.widgets.screen import scale_for
from .exports import Exports
from .game_files import GameFiles
from .last_folder import LastFolder
from .main_menu import MainMenu
from .offer import Offer
from .recent_menu import RecentMenu
from .side_screens import SideScreens
from .sitting import Sitting
from .start_screen import StartScreen
from .telling import Telling
from .window_place import LIKELY_FRAME, fit_to_screen, fit_when_framed

# The last action is seen for a moment before the final scoring takes over.
BEFORE_FINAL_MS = 1400
SMALLEST = (1024, 700)
USUAL = (1280, 800)


class MainWindow(QMainWindow):
    """Everything the player sees."""

    screen_changed = Signal(str)

    def __init__(
        self,
        preferences: Preferences,
        writer: Writer,
        saved: SavedGames,
        statistics: StatisticsModel,
        worker: AiWorker,
        sounds: Sounds,
        art: Art,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.writer = writer
        self.saved = saved
        self.statistics = statistics
        self.worker = worker
        self.analyst = Analyst(self)
        self.sounds = sounds
        self.art = art
        self._left_table = False
        self._is_scored = False
        self._final_due = QTimer(self, singleShot=True, interval=BEFORE_FINAL_MS)
        self._final_due.timeout.connect(self.show_final)
        self.side = SideScreens(self)
        self.sitting = Sitting(self)
        self.sitting.changed.connect(self._forget_scoring)
        folder = LastFolder(preferences)
        self.files = GameFiles(writer, folder, self)
        self.files.opened.connect(self._take_opened)
        self.files.told.connect(self.tell)
        self.exports = Exports(art, folder, self)
        self.exports.told.connect(self.tell)
        self._make_screens()
        self.offer = Offer(self.start, art, self)
        self.telling = Telling(self)
        self.files.failed.connect(self.telling.tell_unopened)
        self._make_shortcuts()
        self.setWindowTitle(self.tr("Bohemian Villages"))
        self.setMinimumSize(800, 560)
        self.setAcceptDrops(True)
        self._restore_place()
        self.show_start()

    @property
    def model(self) -> GameModel | None:
        """The game that is played, if there is one."""
        return self.sitting.model

    @property
    def table(self) -> TableScreen | None:
        """The table at which it is played."""
        return self.sitting.table

    def _make_screens(self) -> None:
        self.screens = QStackedWidget(self)
        self.setCentralWidget(self.screens)
        self.start = StartScreen(self.art)
        self.new_game = NewGameScreen(self.art)
        self.final = FinalScreen(self.art)
        for screen in (self.start, self.new_game, self.final):
            self.screens.addWidget(screen)
        self.start.continue_requested.connect(self.sitting.continue_game)
        self.start.quick_game_requested.connect(self._play_at_once)
        self.start.new_game_requested.connect(self.show_new_game)
        self.start.open_requested.connect(self.files.open)
        self.start.recent_requested.connect(self._open_recent)
        self.saved.recent_changed.connect(lambda: self.start.offer_recent(bool(self.saved.recent)))
        self.start.statistics_requested.connect(self.show_statistics)
        self.start.rules_requested.connect(lambda: self.side.show_help("welcome"))
        self.start.settings_requested.connect(self.side.show_settings)
        self.start.quit_requested.connect(self.close)
        self.new_game.started.connect(self.sitting.begin)
        self.new_game.cancelled.connect(self._leave_new_game)
        self.final.rematch_requested.connect(self.sitting.rematch)
        self.final.save_requested.connect(self.save_as)
        self.final.menu_requested.connect(self.show_start)
        self.final.board_requested.connect(self.show_table)
        self.final.replay_requested.connect(self.replay_this)

    def _make_shortcuts(self) -> None:
        for action, act in (
            ("help", self.side.show_help),
            ("overview", self.side.toggle_card),
            ("settings", self.side.show_settings),
            ("new-game", self.show_new_game),
            ("open", self.files.open),
            ("save", self.save),
            ("save-as", self.save_as),
            ("quit", self.close),
            ("full-screen", self.toggle_full_screen),
            ("menu", self._menu_by_key),
        ):
            for keys in shortcut("window", action).sequences:
                QShortcut(keys, self).activated.connect(act)

    # Which screen is shown.

    def show_screen(self, screen: QWidget) -> None:
        """Have one screen fill the window."""
        self._final_due.stop()
        self.screens.setCurrentWidget(screen)
        focus = QApplication.focusWidget()
        if focus is None or not screen.isAncestorOf(focus):
            # Some screens know best which of their parts is likeliest to be used.
            screen.setFocus()
        self.screen_changed.emit(type(screen).__name__)

    def show_start(self) -> None:
        """The start screen, with the game to be continued."""
        self.sitting.offer()
        self.saved.look_for_recent()
        self.show_screen(self.start)

    def show_new_game(self) -> None:
        """The form of a new game, as it was left last."""
        shown = self.screens.currentWidget()
        if shown is self.new_game:
            return
        self._left_table = shown is self.table
        last = self.preferences.now.last_table
        self.new_game.set_last_table(from_data(last) if last else None)
        self.show_screen(self.new_game)

    def _play_at_once(self) -> None:
        """A game against an easy opponent, without a form."""
        self.sitting.start(self.new_game.quick_setup())

    def _leave_new_game(self) -> None:
        """Back to the game that was left for the form, or to the start screen."""
        if self._left_table:
            self.show_table()
        else:
            self.show_start()

    def show_table(self) -> None:
        """The table."""
        if self.table is not None:
            self.show_screen(self.table)

    def await_final(self) -> None:
        """The end has been seen on the table; the final scoring follows once."""
        if not self._is_scored and self.model is not None:
            self._final_due.start()
            self.final.prepare(self.model, self.screens.size())

    def show_final(self) -> None:
        """The final scoring, unless somebody went elsewhere meanwhile."""
        at_table = self.table is not None and self.screens.currentWidget() is self.table
        if at_table and self.model is not None and self.model.is_over:
            self._is_scored = True
            self.show_screen(self.final)
            self.sounds.play("fanfare")
            self.final.show_result(self.model, animate=self.preferences.now.animations)

    def _forget_scoring(self) -> None:
        """Something was done, or taken back: there will be another end to be shown."""
        self._is_scored = False

    def show_statistics(self) -> None:
        """What became of finished games."""
        self.side.show_statistics()

    def show_replay(self, game: Game) -> None:
        """Look at a game step by step; afterwards the screen that asked for it is shown again."""
        self.side.show_replay(game)

    def replay_this(self) -> None:
        """Look at the game on the table again."""
        if self.model is not None:
            self.show_replay(self.model.snapshot)

    def use_language(self) -> None:
        """Say everything in the language in use; the table is laid anew."""
        self.setWindowTitle(self.tr("Bohemian Villages"))
        self.side.forget_texts()
        self.sitting.lay_table_anew()

    # Files.

    def open_path(self, path: Path) -> None:
        """Put the game of a file on the table; a broken one is told of."""
        self.files.open_path(path)

    def _take_opened(self, game: Game, file: Path) -> None:
        is_kept = file.parent == self.saved.folder
        if game.state.is_over:
            self.show_replay(game)
        elif is_kept and file == self.saved.file:
            self.show_table()
        else:
            self.sitting.load(game, file if is_kept else None)
            self.files.own = None if is_kept else file

    def save(self) -> None:
        """Write the game where the player keeps it."""
        if self.model is not None:
            self.files.save(self.model.snapshot)

    def save_as(self) -> None:
        """Ask for a place and write the game there."""
        if self.model is not None:
            self.files.save_as(self.model.snapshot)

    def tell(self, text: str) -> None:
        """Say something in a line, wherever the player is."""
        self.telling.tell(text)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped onto the window."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file dropped."""
        self.files.open_dropped(event.mimeData())

    # The window.

    def open_menu(self, at: QPoint) -> None:
        """The menu of the table, its upper right corner at a place on the screen."""
        menu = MainMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at - QPoint(menu.sizeHint().width(), 0))

    def _open_recent(self, at: QPoint) -> None:
        menu = RecentMenu(self.saved, self.open_path, self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    def _menu_by_key(self) -> None:
        if self.table is not None and self.screens.currentWidget() is self.table:
            self.open_menu(self.mapToGlobal(QPoint(self.width() - 10, 44)))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or not."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def about(self) -> None:
        """Say what this program is."""
        self.side.show_help("about")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tool tips are as large as the rest."""
        super().resizeEvent(event)
        size_tips(scale_for(self.width(), self.height()))

    def _restore_place(self) -> None:
        """As it was left, but on a screen that may be another one now."""
        self.resize(*USUAL)
        kept = self.preferences.now.window_geometry
        is_kept = bool(kept) and self.restoreGeometry(QByteArray.fromBase64(kept.encode()))
        fit_to_screen(self, LIKELY_FRAME, may_move=is_kept)

    def showEvent(self, event: QShowEvent) -> None:
        """Lie wholly on the screen."""
        super().showEvent(event)
        if not event.spontaneous():
            fit_when_framed(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place, end what thinks, and see everything onto the disk."""
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self.preferences.change(window_geometry=place)
        if self.table is not None:
            self.table.stop()
        self.worker.shutdown()
        self.analyst.shutdown()
        self.sounds.close()
        self.saved.close()
        self.exports.exporter.finish()
        self.files.opener.finish()
        self.new_game.village_set.stop()
        self.statistics.close()
        self.art.close()
        super().closeEvent(event)
