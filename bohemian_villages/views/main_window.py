"""The main window: start screen, new game, table and final scene, one at a time."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPixmap, QShortcut
from PySide6.QtWidgets import QFileDialog, QMainWindow, QStackedWidget, QWidget

from ..models.ai_worker import AiWorker
from ..models.change import Change
from ..models.data import Game, Setup
from ..models.game_model import GameModel
from ..models.new_game import as_data, from_data
from ..models.open_file import OpenedFile, Opener, save_file
from ..models.preferences import Preferences
from ..models.saved_games import SavedGame, SavedGames
from ..models.sounds import Sounds
from ..models.statistics import StatisticsModel
from ..models.writer import Writer
from .art import Art
from .exports import Exports
from .main_menu import MainMenu
from .screens.final import FinalScreen
from .screens.new_game import NewGameScreen
from .screens.start import StartScreen
from .shortcuts import shortcut
from .side_screens import SideScreens
from .statistics.screen import StatisticsScreen
from .table.icons import ArtIcons
from .table.table_screen import TableScreen
from .table.toast import Toast

# The last action is seen for a moment before the final scoring takes over.
BEFORE_FINAL_MS = 1400
SMALLEST = (1024, 700)
USUAL = (1280, 800)


class MainWindow(QMainWindow):
    """Everything the player sees."""

    screen_changed = Signal(str)
    _told = Signal(str)
    """What another thread has to say."""

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
        self.sounds = sounds
        self.art = art
        self.model: GameModel | None = None
        self.table: TableScreen | None = None
        self._continued: SavedGame | None = None
        self._left_table = False
        self._is_scored = False
        self._final_due = QTimer(self, singleShot=True, interval=BEFORE_FINAL_MS)
        self._final_due.timeout.connect(self.show_final)
        self.side = SideScreens(self)
        self.opener = Opener(self)
        self.opener.opened.connect(self._take_opened)
        self.exports = Exports(art, self)
        self.exports.told.connect(self.tell)
        self._told.connect(self.tell)
        self._make_screens()
        self.toast = Toast(ArtIcons(art), self)
        self._make_shortcuts()
        writer.failed.connect(self._tell_unsaved)
        writer.succeeded.connect(self._tell_saved)
        self.setWindowTitle(self.tr("Bohemian Villages"))
        self.setMinimumSize(800, 560)
        self.setAcceptDrops(True)
        self._restore_place()
        self.show_start()

    def _make_screens(self) -> None:
        self.screens = QStackedWidget(self)
        self.setCentralWidget(self.screens)
        self.start = StartScreen(self.art)
        self.new_game = NewGameScreen(self.art)
        self.final = FinalScreen(self.art)
        for screen in (self.start, self.new_game, self.final):
            self.screens.addWidget(screen)
        self.start.continue_requested.connect(self.continue_game)
        self.start.new_game_requested.connect(self.show_new_game)
        self.start.open_requested.connect(self.open)
        self.start.statistics_requested.connect(self.show_statistics)
        self.start.rules_requested.connect(lambda: self.side.show_help("welcome"))
        self.start.settings_requested.connect(self.side.show_settings)
        self.start.quit_requested.connect(self.close)
        self.statistics.notice.connect(self._tell_of_statistics)
        self.new_game.started.connect(self.begin)
        self.new_game.cancelled.connect(self._leave_new_game)
        self.final.rematch_requested.connect(self.rematch)
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
            ("open", self.open),
            ("save", self.save_as),
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
        screen.setFocus()
        self.screen_changed.emit(type(screen).__name__)

    def show_start(self) -> None:
        """The start screen, with the game to be continued."""
        self.writer.finish()
        self._continued = self.saved.latest()
        if self._continued is None:
            self.start.set_continue(None, "", "")
        else:
            self._offer(self._continued)
        self.show_screen(self.start)

    def _offer(self, saved: SavedGame) -> None:
        game = saved.game
        name = game.setup.players[game.state.player].name
        line = self.tr("{name} to move").format(name=name)
        when = saved.when.strftime("%x %H:%M")
        turn = self.tr("turn {turn} · {when}").format(turn=game.turn, when=when)
        self.start.set_continue(self._picture(), line, turn)

    def _picture(self) -> QPixmap | None:
        """The board of the game on the table, in small."""
        return self.table.board.grab() if self.table else None

    def show_new_game(self) -> None:
        """The form of a new game, as it was left last."""
        shown = self.screens.currentWidget()
        if shown is self.new_game:
            return
        self._left_table = shown is self.table
        self.new_game.set_last_table(from_data(self.preferences.now.last_table))
        self.show_screen(self.new_game)

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

    def _await_final(self) -> None:
        """The end has been seen on the table; the final scoring follows once."""
        if not self._is_scored:
            self._final_due.start()

    def show_final(self) -> None:
        """The final scoring, unless somebody went elsewhere meanwhile."""
        at_table = self.table is not None and self.screens.currentWidget() is self.table
        if at_table and self.model is not None and self.model.is_over:
            self._is_scored = True
            self.show_screen(self.final)
            self.sounds.play("fanfare")
            self.final.show_result(self.model, animate=self.preferences.now.animations)

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
        if self.model is not None:
            self.model.retranslate()
            self._lay_table_anew()

    def _lay_table_anew(self) -> None:
        old, model = self.table, self.model
        if old is None or model is None:
            return
        is_shown = self.screens.currentWidget() is old
        old.director.drop()
        self._lay_table(model)
        if is_shown:
            self.show_table()
        self.side.forget(old)
        self._go_on()

    # Games.

    def begin(self, setup: Setup) -> None:
        """Start a game as it was set up."""
        self.preferences.change(last_table=as_data(self.new_game.table()))
        self._start(setup)

    def _start(self, setup: Setup) -> None:
        self.saved.begin()
        if self.model is None:
            self._make_table(GameModel(setup, self))
        else:
            self.model.new_game(setup)
        self.show_table()
        self._go_on()

    def rematch(self) -> None:
        """The same table, new dice; the next player begins."""
        if self.model is not None:
            self._start(self.new_game.rematch(self.model.setup))

    def continue_game(self) -> None:
        """Go on with the game that was kept last."""
        if self._continued is not None:
            self.load(self._continued.game, self._continued.file)

    def load(self, game: Game, file: Path | None = None) -> None:
        """Put a game on the table; it is kept in its own file or in a new one."""
        self.saved.begin(file)
        if self.model is None:
            self._make_table(GameModel(game.setup, self), game)
        else:
            self.model.load(game)
        self.show_table()
        self._go_on()

    def _make_table(self, model: GameModel, game: Game | None = None) -> None:
        self.model = model
        self.worker.serve(model)
        # First of all: after a kill in between, the game is continued and added once more, which
        # changes nothing.
        self.statistics.follow(model)
        model.changed.connect(self._keep)
        if game is not None:
            model.load(game)
        self._lay_table(model)

    def _lay_table(self, model: GameModel) -> None:
        self.table = TableScreen(model, self.preferences, self.art, self.screens)
        self.table.stage.sound = self.sounds.play
        self.table.menu_requested.connect(self._open_menu)
        self.table.card_requested.connect(self.side.toggle_card)
        self.table.drawer.log_list.add_to_menu = lambda menu: self.exports.add_to(
            menu, model.game, model.game
        )
        self.table.game_over_shown.connect(self._await_final)
        self.screens.addWidget(self.table)

    def _go_on(self) -> None:
        """Let AI players begin where it is their turn."""
        if self.model is not None and not self.model.is_over:
            self.saved.keep(self.model)
            self.model.continue_turn()

    def _keep(self, _change: Change) -> None:
        self._is_scored = False
        if self.model is not None:
            self.saved.keep(self.model)

    # Files.

    def open(self) -> None:
        """Ask for a record and put it on the table."""
        name, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a game"), "", self.tr("Games (*.bvg);;All files (*)")
        )
        if name:
            self.open_path(Path(name))

    def open_path(self, path: Path) -> None:
        """Put the game of a file on the table; a broken one is told in a sentence."""
        if not self.opener.open(path):
            self.tell(self.tr("A long game: {name} is being read …").format(name=path.name))

    def _take_opened(self, opened: OpenedFile) -> None:
        if opened.game is None:
            self.tell(opened.problem)
        elif opened.game.state.is_over:
            self.show_replay(opened.game)
        else:
            self.load(opened.game)

    def save_as(self) -> None:
        """Ask for a place and write the game there."""
        if self.model is None:
            return
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the game"), "game.bvg", self.tr("Games (*.bvg)")
        )
        if name:
            self.writer.write(name, partial(self._save, Path(name), self.model.snapshot))

    def _save(self, path: Path, game: Game) -> None:
        """In the writer's thread."""
        problem = save_file(path, game)
        self._told.emit(problem or self.tr("Saved as {name}").format(name=path.name))

    def tell(self, text: str) -> None:
        """Say something in a line, wherever the player is."""
        if self.table is not None and self.screens.currentWidget() is self.table:
            self.table.say(text)
        else:
            middle = QPoint(self.width() // 2, round(self.height() * 0.07))
            self.toast.say(text, middle, round(self.width() * 0.7))

    def _tell_of_statistics(self, text: str) -> None:
        """What happened to their file; their own screen says it by itself."""
        if not isinstance(self.screens.currentWidget(), StatisticsScreen):
            self.tell(text)

    def _tell_unsaved(self, _key: str, reason: str) -> None:
        text = self.tr("Nothing can be saved at the moment ({reason}). The game goes on.")
        self.tell(text.format(reason=reason))

    def _tell_saved(self, _key: str) -> None:
        self.tell(self.tr("Saving works again."))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A file may be dropped onto the window."""
        if event.mimeData().hasUrls():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the first file dropped."""
        urls = [url for url in event.mimeData().urls() if url.isLocalFile()]
        if urls:
            self.open_path(Path(urls[0].toLocalFile()))

    # The window.

    def _open_menu(self, at: QPoint) -> None:
        menu = MainMenu(self)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at - QPoint(menu.sizeHint().width(), 0))

    def _menu_by_key(self) -> None:
        if self.table is not None and self.screens.currentWidget() is self.table:
            self._open_menu(self.mapToGlobal(QPoint(self.width() - 10, 44)))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or not."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def about(self) -> None:
        """Say what this program is."""
        self.side.show_help("about")

    def _restore_place(self) -> None:
        self.resize(*USUAL)
        kept = self.preferences.now.window_geometry
        if kept:
            self.restoreGeometry(QByteArray.fromBase64(kept.encode()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place, end what thinks, and see everything onto the disk."""
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self.preferences.change(window_geometry=place)
        if self.table is not None:
            self.table.stop()
        self.worker.shutdown()
        self.sounds.close()
        self.writer.finish()
        self.exports.exporter.finish()
        self.opener.finish()
        self.statistics.close()
        self.art.close()
        super().closeEvent(event)
